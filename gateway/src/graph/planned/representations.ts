import type { RequiresSelection } from '@graphql-hive/router-query-planner';
import { isJson, type Json, own, put } from './json.ts';
import type { SupergraphTypes } from './supergraph-types.ts';

type Variables = Readonly<Record<string, unknown>>;

/** What a subgraph must be told of an object to find it; null where that is not known of this one. */
export type Project = (entity: Json, variables: Variables) => Json | null;

/** False where something that it needs is not there. */
type Fill = (from: Json, into: Json, variables: Variables) => boolean;

const NOT_KNOWN = Symbol('not known');

function fillField(
  { name, alias, selections }: Extract<RequiresSelection, { kind: 'Field' }>,
  types: SupergraphTypes,
): Fill {
  const inner = selections?.length ? fillAll(selections, types) : null;
  const part = (value: unknown, variables: Variables): unknown => {
    if (!inner || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => part(item, variables));
      return items.includes(NOT_KNOWN) ? NOT_KNOWN : items;
    }
    const given: Json = {};
    return isJson(value) && inner(value, given, variables) ? given : NOT_KNOWN;
  };
  return (from, into, variables) => {
    const value = own(from, name);
    // Asked for before and not there: an error has said why, and nothing more can be found of this object.
    if (value === undefined) return false;
    const given = part(value, variables);
    if (given === NOT_KNOWN) return false;
    put(into, alias ?? name, given);
    return true;
  };
}

function fillFragment(
  { typeCondition, selections, skipIf, includeIf }: Extract<RequiresSelection, { kind: 'InlineFragment' }>,
  types: SupergraphTypes,
): Fill {
  const inner = fillAll(selections, types);
  return (from, into, variables) => {
    if (skipIf && variables[skipIf] === true) return true;
    if (includeIf && variables[includeIf] !== true) return true;
    const { __typename: typename } = from;
    const isMeant = typeof typename !== 'string' || types.satisfies(typename, typeCondition);
    return isMeant ? inner(from, into, variables) : true;
  };
}

function fillAll(selections: readonly RequiresSelection[], types: SupergraphTypes): Fill {
  const parts = selections.map((selection): Fill => {
    if (selection.kind === 'Field') return fillField(selection, types);
    if (selection.kind === 'InlineFragment') return fillFragment(selection, types);
    throw new Error('the planner asks for a named fragment');
  });
  return (from, into, variables) => parts.every((fill) => fill(from, into, variables));
}

export function compileProject(requires: readonly RequiresSelection[], types: SupergraphTypes): Project {
  const fill = fillAll(requires, types);
  return (entity, variables) => {
    const representation: Json = {};
    if (!fill(entity, representation, variables)) return null;
    // A type that this step is not about has met none of its conditions.
    return typeof representation['__typename'] === 'string' ? representation : null;
  };
}
