import { anonymousActor } from '@platform/contracts';
import { LIST_LENGTH_DEFAULT, MOST_HOLDINGS } from '@platform/contracts/list-lengths';
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
    ['a space without width', 'Ma\u200Bry'],
    ['a word joiner', 'Ma\u2060ry'],
    ['a byte order mark', 'Ma\uFEFFry'],
    ['a soft hyphen', 'Ma\u00ADry'],
    ['a line separator', 'Ma\u2028ry'],
    ['a paragraph separator', 'Ma\u2029ry'],
    ['a vowel separator', 'Ma\u180Ery'],
    ['a letter mark', 'Ma\u061Cry'],
    ['an annotation', 'Ma\uFFF9ry'],
    ['no character', 'Ma\uFFFFry'],
    ['a private one', '\uE000'],
    ['tags', 'Mary\u{E0041}\u{E0042}'],
    ['a letter without a shape', '\u3164'],
    ['a joiner of nothing', 'Ma\u200Dry'],
    ['a joiner at its beginning', '\u200CMary'],
    ['more than there is room for', 'a'.repeat(TEXT_LENGTH_DEFAULT + 1)],
  ])('with %s is refused, wherever it stands', (_what, text) => {
    expect(problemOf({ name: text })).toBe('name');
    expect(problemOf({ input: { people: [{ lastName: text }] } })).toBe('lastName');
    expect(problemOf({ ids: ['a', text] })).toBe('ids');
    expect(problemOf({ value: { [text]: 1 } })).toBe('value');
  });
  it.each([
    '',
    'José Ñuñez',
    'שלום\u200F',
    '👩‍👧',
    '👩🏽‍🚀',
    'می‌خواهم',
    'क्‍ष',
    'line\nline\tend\r\n',
    'ü'.repeat(300),
    '👩'.repeat(300),
  ])('%j is fine', (text) => {
    expect(problemOf({ message: text })).toBeNull();
  });
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
  it.each([
    ['two lines', 'Ann\nLee'],
    ['nothing that is read', '\u2800'],
    ['signs alone', '…!'],
  ])('that is a name is no name with %s', (_what, text) => {
    expect(problemOf({ input: { firstName: text } })).toBe('firstName');
    expect(problemOf({ name: text })).toBe('name');
    expect(problemOf({ message: text })).toBeNull();
  });
  it.each(['', '  ', '7', '李', 'محمد', 'O’Neil & Sons, "the firm"'])(
    '%j may be a name, or a form says that it lacks',
    (text) => {
      expect(problemOf({ name: text })).toBeNull();
    },
  );
  it('is found however deep it lies', () => {
    let deep: unknown = '\u0000';
    for (let depth = 0; depth < 200_000; depth += 1) deep = [deep];
    expect(problemOf({ value: deep })).toBe('value');
  });
});

describe('a list of a request', () => {
  it('holds so many items, and is named where it holds more', () => {
    const most = Array(LIST_LENGTH_DEFAULT).fill('a');
    expect(problemOf({ scope: most, input: { scope: [most, most] } })).toBeNull();
    const holdings = Array(MOST_HOLDINGS).fill('a');
    expect(problemOf({ ids: holdings })).toBeNull();
    expect(problemOf({ ids: [...holdings, 'a'] })).toBe('ids');
    expect(problemOf({ input: { scope: [...most, 1] } })).toBe('scope');
    expect(problemOf({}, parse(`{ a(b: [${'1 '.repeat(LIST_LENGTH_DEFAULT + 1)}]) }`))).toBe('somewhere');
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
