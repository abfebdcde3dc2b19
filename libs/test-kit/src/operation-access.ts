import { type Actor, anonymousActor, MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { guardOperations, readAccessRules } from '@platform/service-kit';
import type { DocumentNode } from 'graphql';

export type Caller = MembershipRole | 'VISITOR';

type Ask = (parent: object, input: object, context: { actor: Actor }, info: object) => unknown;
const REACHED = 'reached';

/**
 * Who gets through to each operation of a subgraph by the guard that stands before it, visitors first.
 * @param settings the switches of the callers' organization; those not named are off
 */
export function whoReaches(
  typeDefs: DocumentNode,
  settings: Actor['settings'] = {},
): Record<string, readonly Caller[]> {
  const fields = (root: string) =>
    Object.fromEntries(
      readAccessRules(typeDefs)
        .filter(({ type }) => type === root)
        .map(({ field }): [string, Ask] => [field, () => REACHED]),
    );
  const guarded = guardOperations({ Query: fields('Query'), Mutation: fields('Mutation') }, typeDefs);
  const visitor = anonymousActor('a request');
  const actors: readonly (readonly [Caller, Actor])[] = [
    ['VISITOR', visitor],
    ...MEMBERSHIP_ROLES.map((activeRole) => {
      const actor: Actor = { ...visitor, kind: 'account', accountId: 'somebody', activeRole, settings };
      return [activeRole, actor] as const;
    }),
  ];
  const reaches = (ask: Ask, actor: Actor): boolean => {
    try {
      return ask({}, {}, { actor }, {}) === REACHED;
    } catch {
      return false;
    }
  };
  return Object.fromEntries(
    Object.entries({ ...guarded.Query, ...guarded.Mutation }).map(([name, ask]) => [
      name,
      actors.filter(([, actor]) => reaches(ask, actor)).map(([caller]) => caller),
    ]),
  );
}
