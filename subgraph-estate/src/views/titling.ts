import type { Titling } from '../domain/balance-sheet/holding.ts';
import type { Titling as GraphTitling } from '../schema.generated.ts';

/** The API's names of titlings and the engine's, which differ in two. */
const TO_GRAPH = {
  SOLE: 'SOLE',
  JOINT_WITH_SURVIVORSHIP: 'JOINT_WITH_SURVIVORSHIP',
  TENANCY_BY_THE_ENTIRETY: 'TENANCY_BY_ENTIRETY',
  TENANTS_IN_COMMON: 'TENANCY_IN_COMMON',
  COMMUNITY_PROPERTY: 'COMMUNITY_PROPERTY',
  COMMUNITY_PROPERTY_WITH_SURVIVORSHIP: 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
  TRUST_OWNED: 'TRUST_OWNED',
} as const satisfies Record<Titling, GraphTitling>;

export function titlingToGraph(titling: Titling | null): GraphTitling | null {
  return titling && TO_GRAPH[titling];
}

export function titlingFromGraph(titling: GraphTitling | null | undefined): Titling | null | undefined {
  if (!titling) return titling;
  return (Object.keys(TO_GRAPH) as Titling[]).find((name) => TO_GRAPH[name] === titling);
}
