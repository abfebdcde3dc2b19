import { type Actor, anonymousActor, MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { guardOperations, readAccessRules, readEntityRules } from '@platform/service-kit';
import type { DocumentNode } from 'graphql';

export type Caller = MembershipRole | 'VISITOR';

type Ask = (parent: object, input: object, context: { actor: Actor }, info: object) => unknown;
type ByKey = (reference: object, context: { actor: Actor }, info: object) => unknown;
const REACHED = 'reached';

/**
 * Who gets through to each operation of a subgraph, and to each type that it hands out by its key (under the type's
 * name), and to fields with a rule of their own, by the guard that stands before them, visitors first.
 * @param settings the switches of the callers' organization; those not named are off
 */
export function whoReaches(
  typeDefs: DocumentNode,
  settings: Actor['settings'] = {},
): Record<string, readonly Caller[]> {
  const given: Record<string, Record<string, Ask | ByKey>> = { Query: {}, Mutation: {} };
  for (const { type, field } of readAccessRules(typeDefs)) given[type] = { ...given[type], [field]: () => REACHED };
  for (const { type } of readEntityRules(typeDefs)) given[type] = { ...given[type], __resolveReference: () => REACHED };
  const guarded = guardOperations(given, typeDefs);
  const visitor = anonymousActor('a request');
  const actors: readonly (readonly [Caller, Actor])[] = [
    ['VISITOR', visitor],
    ...MEMBERSHIP_ROLES.map((activeRole) => {
      const actor: Actor = { ...visitor, kind: 'account', accountId: 'somebody', activeRole, settings };
      return [activeRole, actor] as const;
    }),
  ];
  const reaches = (ask: (actor: Actor) => unknown, actor: Actor): boolean => {
    try {
      return ask(actor) === REACHED;
    } catch {
      return false;
    }
  };
  const ways = Object.entries(guarded).flatMap(([type, asked]) =>
    Object.entries(asked).map(([field, ask]) =>
      field === '__resolveReference'
        ? ([type, (actor: Actor) => (ask as ByKey)({}, { actor }, {})] as const)
        : ([
            type === 'Query' || type === 'Mutation' ? field : `${type}.${field}`,
            (actor: Actor) => (ask as Ask)({}, {}, { actor }, {}),
          ] as const),
    ),
  );
  return Object.fromEntries(
    ways.map(([name, ask]) => [name, actors.filter(([, actor]) => reaches(ask, actor)).map(([caller]) => caller)]),
  );
}
