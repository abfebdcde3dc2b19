import { type Actor, anonymousActor, MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { guardOperations, type OperationRules } from '@platform/service-kit';
import { parse } from 'graphql';

export type Caller = MembershipRole | 'VISITOR';

type Ask = (parent: object, input: object, context: { actor: Actor }, info: object) => unknown;
const REACHED = 'reached';

/**
 * Who gets through to each operation of a subgraph by the guard that stands before it, visitors first.
 * @param settings the switches of the callers' organization; those not named are off
 */
export function whoReaches(rules: OperationRules, settings: Actor['settings'] = {}): Record<string, readonly Caller[]> {
  const root = (name: keyof OperationRules) => Object.keys(rules[name]);
  const typeDefs = parse(
    (['Query', 'Mutation'] as const)
      .map(
        (name) =>
          `type ${name} { ${root(name)
            .map((field) => `${field}: ID`)
            .join(' ')} }`,
      )
      .join(' '),
  );
  const fields = (name: keyof OperationRules) =>
    Object.fromEntries(root(name).map((field): [string, Ask] => [field, () => REACHED]));
  const guarded = guardOperations({ Query: fields('Query'), Mutation: fields('Mutation') }, typeDefs, rules);
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
