import { anonymousActor } from '@platform/contracts';
import { TEXT_LENGTH_DEFAULT } from '@platform/contracts/text-lengths';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorAuthorization } from './actor-token.ts';
import { createLogger } from './logging.ts';
import { createMetrics } from './metrics.ts';
import type { Service } from './service.ts';
import { createSubgraph } from './subgraph.ts';
import { OPERATION_DIRECTIVES } from './subgraph-sdl.ts';
import { assertTexts } from './text-input.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOTHING = parse('{ a }');
const problemOf = (variables: Record<string, unknown>, document = NOTHING): unknown => {
  try {
    assertTexts(document, variables);
    return null;
  } catch (error) {
    return (error as { extensions: { field?: string } }).extensions.field ?? 'somewhere';
  }
};

describe('a text of a request', () => {
  it.each([
    ['NUL', 'Mallory\u0000Ray'],
    ['an escape', '\u001b[31mred'],
    ['an override of the direction', 'will\u202Efdp.exe'],
    ['an isolate', '\u2066Ray\u2069'],
    ['half a character', 'Ray \uD83D'],
    ['more than there is room for', 'a'.repeat(TEXT_LENGTH_DEFAULT + 1)],
  ])('with %s is refused, wherever it stands', (_what, text) => {
    expect(problemOf({ name: text })).toBe('name');
    expect(problemOf({ input: { people: [{ lastName: text }] } })).toBe('lastName');
    expect(problemOf({ ids: ['a', text] })).toBe('ids');
    expect(problemOf({ value: { [text]: 1 } })).toBe('value');
  });
  it.each(['', 'José Ñuñez', 'שלום\u200F', '👩‍👧', 'line\nline\tend\r\n', 'ü'.repeat(200), '👩'.repeat(200)])(
    '%j is fine',
    (text) => {
      expect(problemOf({ name: text })).toBeNull();
    },
  );
  it.each(['Mallory\u0000Ray', 'will\u202Efdp.exe', 'a'.repeat(TEXT_LENGTH_DEFAULT + 1)])(
    'is refused where the document itself says it: %j',
    (text) => {
      expect(problemOf({}, parse(`{ a(needle: ${JSON.stringify(text)}) }`))).toBe('needle');
      expect(problemOf({}, parse(`{ a(in: { needle: [${JSON.stringify(text)}] }) }`))).not.toBeNull();
    },
  );
  it('is as long as what it is called may be, whatever its variable is called', () => {
    const asked = parse('mutation ($x: String!, $y: [String!]) { invite(input: { name: $x, actions: $y }) { ok } }');
    expect(problemOf({ x: 'a'.repeat(200), y: ['a'.repeat(100)] }, asked)).toBeNull();
    expect(problemOf({ x: 'a'.repeat(201) }, asked)).toBe('name');
    expect(problemOf({ y: ['a', 'a'.repeat(101)] }, asked)).toBe('actions');
    expect(problemOf({}, parse(`{ a(in: { actions: ["${'a'.repeat(101)}"] }) }`))).toBe('actions');
    // One variable in two places keeps to the shorter.
    const twice = parse('query ($x: String!) { a(searchTerm: $x) b(zip: $x) }');
    expect(problemOf({ x: 'a'.repeat(41) }, twice)).toBe('zip');
    expect(problemOf({ value: { note: 'a'.repeat(TEXT_LENGTH_DEFAULT) } })).toBeNull();
  });
  it('is found however deep it lies', () => {
    let deep: unknown = '\u0000';
    for (let depth = 0; depth < 200_000; depth += 1) deep = [deep];
    expect(problemOf({ value: deep })).toBe('value');
  });
});

describe('a subgraph', () => {
  let service: Service;
  beforeAll(async () => {
    service = await createSubgraph({
      name: 'texts',
      environment: { PORT: 0, HOST: '127.0.0.1', ACTOR_TOKEN_SECRET: SECRET },
      typeDefs: parse(`${OPERATION_DIRECTIVES} type Query { said(text: String!): String @public }`),
      resolvers: { Query: { said: (_parent: unknown, { text }: { text: string }) => text } },
      createContext: (request) => request,
      checks: {},
      log: createLogger('texts', 'silent'),
      metrics: createMetrics('texts'),
    });
    await service.app.ready();
  });
  afterAll(() => service.app.close());

  it.each([
    ['Ray', null],
    ['Ray\u0000', 'BAD_USER_INPUT'],
    ['R'.repeat(TEXT_LENGTH_DEFAULT + 1), 'BAD_USER_INPUT'],
  ])('reads every text of a request before it is resolved', async (text, code) => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: actorAuthorization(anonymousActor('r'), SECRET) },
      payload: { query: 'query ($text: String!) { said(text: $text) }', variables: { text } },
    });
    const { data, errors } = response.json<{ data?: { said: string }; errors?: { extensions: object }[] }>();
    if (code) expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'text' });
    else expect(data).toEqual({ said: text });
  });
});
