import { anonymousActor } from '@platform/contracts';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { guardOperations, requireAction } from './access-guard.ts';

const SDL = `
  type Query type Mutation
  extend type Query { estate: Estate @access(action: "estate:view") }
  extend type Mutation { leave: ID @public @rateLimit(group: "sign-in") @despiteDuty(duties: ["rotate-password"]) }
  type Estate @key(fields: "id") @access(action: "estate:view") { id: ID tokens: Int @access(action: "quota:view") }
`;
const resolvers = {
  Query: { estate: (..._input: unknown[]) => 'e' },
  Mutation: { leave: (..._input: unknown[]) => 'l' },
  Estate: { __resolveReference: ({ id }: { id: string }, ..._input: unknown[]) => `estate ${id}` },
};
const visitor = anonymousActor('r');
const client = { ...visitor, kind: 'account' as const, accountId: 'a', activeRole: 'CLIENT' as const };
const guard = (sdl = SDL, given: object = resolvers) => guardOperations(given as typeof resolvers, parse(sdl));

describe('fields behind the rules of their SDL', () => {
  it('are reached by whose role may, and a public one by a visitor', () => {
    const { Query, Mutation } = guard();
    expect(Query.estate({}, {}, { actor: client }, {})).toBe('e');
    expect(() => Query.estate({}, {}, { actor: visitor }, {})).toThrow('Please sign in.');
    expect(Mutation.leave({}, {}, { actor: visitor }, {})).toBe('l');
  });
  it('below an operation are guarded too, with a resolver of their own or without', () => {
    const { Estate } = guard() as unknown as { Estate: { tokens: (...input: unknown[]) => unknown } };
    const info = { fieldName: 'tokens' };
    const advisor = { ...client, activeRole: 'ADVISOR' as const };
    expect(Estate.tokens({ tokens: 3 }, {}, { actor: advisor }, info)).toBe(3);
    expect(() => Estate.tokens({ tokens: 3 }, {}, { actor: client }, info)).toThrow(/Unauthorized/);
  });
  it('by a key are guarded like operations', () => {
    const { __resolveReference: byKey } = guard().Estate;
    expect(byKey({ id: '7' }, { actor: client }, {})).toBe('estate 7');
    expect(() => byKey({ id: '7' }, { actor: visitor }, {})).toThrow('Please sign in.');
    expect(() =>
      guard(SDL.replace('"estate:view") { id', '"estate:delete") { id')).Estate.__resolveReference(
        { id: '7' },
        { actor: client },
        {},
      ),
    ).toThrow(/Unauthorized/);
  });
  it('are none of a type whose key another subgraph resolves', () => {
    const stub = `${SDL} type Account @key(fields: "id", resolvable: false) { id: ID! }`;
    expect(() => guard(stub)).not.toThrow();
    expect(() => guard(stub.replace('false)', 'false) @public'))).toThrow('Account is handed out by no key');
    expect(() => guard(stub, { ...resolvers, Account: { __resolveReference: () => null } })).toThrow(
      'Account has a __resolveReference, but is handed out by no key',
    );
  });
  it('tell a visitor to sign in and a role that it may not', () => {
    expect(() => requireAction(visitor, 'estate:view')).toThrow('Please sign in.');
    expect(() => requireAction(client, 'estate:edit')).toThrow(/Unauthorized/);
  });
  it.each([
    [
      'an operation without a rule',
      SDL.replace('@public', ''),
      'the operation Mutation.leave has no @access or @public',
    ],
    ['two rules', SDL.replace('@public', '@public @access(action: "estate:view")'), 'Mutation.leave has an action and'],
    ['an unknown action', SDL.replace('quota:view', 'quota:see'), 'Estate.tokens: there is no action "quota:see"'],
    ['an unknown group', SDL.replace('sign-in', 'guess'), 'Mutation.leave: there is no group of rate limits "guess"'],
    ['an unknown duty', SDL.replace('rotate-', 'rotat-'), 'Mutation.leave: there is no duty "rotat-password"'],
    [
      'a key without a rule',
      SDL.replace('@access(action: "estate:view") {', '{'),
      'Estate is handed out by its key, but',
    ],
    ['a key with an unknown action', SDL.replace('view") {', 'see") {'), 'Estate: there is no action "estate:see"'],
    ['a field that is no operation', SDL.replace('id: ID', 'id: ID @public'), 'Estate.id is no operation: @public'],
  ])('%s stops the subgraph from being built', (_how, sdl, message) => {
    expect(() => guard(sdl)).toThrow(message);
  });
  it.each([
    [
      'of a type with a key without a resolver',
      { ...resolvers, Estate: {} },
      'Estate is handed out by its key, but has no __resolveReference',
    ],
    ['without a resolver', { Query: resolvers.Query }, 'the operation Mutation.leave has no resolver'],
    [
      'that is gone, with a resolver still',
      { ...resolvers, Query: { ...resolvers.Query, former: () => 'f' } },
      'Query.former has a resolver, but is no operation',
    ],
  ])('an operation or key %s stops it too', (_how, given, message) => {
    expect(() => guard(SDL, given)).toThrow(message);
  });
});
