import { anonymousActor } from '@platform/contracts';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { guardOperations, requireAction } from './operation-rules.ts';

const typeDefs = parse('type Query type Mutation extend type Query { estate: ID } extend type Mutation { leave: ID }');
const resolvers = {
  Query: { estate: (..._input: unknown[]) => 'e' },
  Mutation: { leave: (..._input: unknown[]) => 'l' },
};
const rules = { Query: { estate: 'estate:view' }, Mutation: { leave: 'public' } } as const;
const visitor = anonymousActor('r');
const client = { ...visitor, kind: 'account' as const, accountId: 'a', activeRole: 'CLIENT' as const };

describe('operations behind their rules', () => {
  it('are reached by whose role may, and a public one by a visitor', () => {
    const { Query, Mutation } = guardOperations(resolvers, typeDefs, rules);
    expect(Query.estate({}, {}, { actor: client }, {})).toBe('e');
    expect(() => Query.estate({}, {}, { actor: visitor }, {})).toThrow('Please sign in.');
    expect(Mutation.leave({}, {}, { actor: visitor }, {})).toBe('l');
  });
  it('tell a visitor to sign in and a role that it may not', () => {
    expect(() => requireAction(visitor, 'estate:view')).toThrow('Please sign in.');
    expect(() => requireAction(client, 'estate:edit')).toThrow(/Unauthorized/);
  });
  it.each([
    ['without a rule', resolvers, { ...rules, Query: {} }, 'the operation Query.estate has no rule'],
    ['without a resolver', { Query: resolvers.Query }, rules, 'the operation Mutation.leave has no resolver'],
    [
      'that is gone, with a rule still',
      resolvers,
      { ...rules, Query: { ...rules.Query, former: 'estate:view' as const } },
      'Query.former has a rule, but is no operation',
    ],
  ])('an operation %s stops the subgraph from being built', (_how, given, table, message) => {
    expect(() => guardOperations(given, typeDefs, table)).toThrow(message);
  });
});
