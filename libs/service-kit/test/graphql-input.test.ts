import { DomainError } from '@platform/kernel';
import { buildSchema, GraphQLError, graphqlSync, parse, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { assertWithinLimits, createScalars, formatGraphQLError, measureDocument } from '../src/index.ts';

const SECRET = 'a secret of at least thirty-two characters';
const scalars = createScalars(SECRET);
const schema = buildSchema(
  'scalar JSON scalar Cents type Query { json(value: JSON): Boolean cents(value: Cents): Boolean }',
);
Object.assign(schema.getType('JSON') ?? {}, {
  parseValue: scalars.JSON.parseValue,
  parseLiteral: scalars.JSON.parseLiteral,
});
Object.assign(schema.getType('Cents') ?? {}, {
  parseValue: scalars.Cents.parseValue,
  parseLiteral: scalars.Cents.parseLiteral,
});

describe('scalars', () => {
  it.each([0, -1, 719_133_088, Number.MAX_SAFE_INTEGER])('Cents takes %s', (value) => {
    expect(scalars.Cents.parseValue(value)).toBe(value);
  });
  it.each([1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '5', null, { $gt: 0 }])('Cents refuses %s', (value) => {
    expect(() => scalars.Cents.parseValue(value)).toThrow(/whole number/);
  });
  it.each(['2026-02-30', '2026-1-1', 20_260_101, { $ne: '' }])('Date refuses %s', (value) => {
    expect(() => scalars.Date.parseValue(value)).toThrow(/YYYY-MM-DD/);
  });
  it('Date refuses a year that was typed short, and answers whatever is stored', () => {
    expect(() => scalars.Date.parseValue('0024-05-01')).toThrow('Year must have 4 digits, from 1500 to 9999');
    expect(() => scalars.Date.parseLiteral(parseValue('"0024-05-01"'))).toThrow('Year must have 4 digits');
    expect(scalars.Date.serialize('0024-05-01')).toBe('0024-05-01');
    expect(scalars.Date.parseValue('2024-05-01')).toBe('2024-05-01');
  });
  it('DateTime takes a zone and answers UTC', () => {
    expect(scalars.DateTime.parseValue('2026-11-21T12:00:00+02:00')).toBe('2026-11-21T10:00:00.000Z');
    expect(() => scalars.DateTime.parseValue('2026-11-21 12:00')).toThrow();
    expect(() => scalars.DateTime.parseValue('2026-99-21T12:00:00Z')).toThrow();
  });
  it('Upload takes nothing that the gateway did not sign', () => {
    expect(() => scalars.Upload.parseValue({ blobKey: 'ab/x', token: 'made.up' })).toThrow(/multipart/);
  });

  it.each([
    '{ "$ne": "" }',
    '{ "a": [{ "$where": "1" }] }',
    '{ "__proto__": { "isAdmin": true } }',
    '{ "a.b": 1 }',
    '{ "constructor": 1 }',
  ])('JSON refuses %s', (text) => {
    const { errors } = graphqlSync({
      schema,
      source: 'query($value: JSON) { json(value: $value) }',
      variableValues: { value: JSON.parse(text) },
    });
    expect(errors?.[0]?.message).toMatch(/must not have a key/);
  });
  it('JSON refuses the same keys in a literal', () => {
    const { errors } = graphqlSync({ schema, source: '{ json(value: { a: { __proto__: { b: 1 } } }) }' });
    expect(errors?.[0]?.message).toMatch(/must not have a key/);
    expect(graphqlSync({ schema, source: '{ json(value: { a: [1, { b: null }] }) }' }).errors).toBeUndefined();
  });
});

describe('the size of an operation', () => {
  const size = (source: string) => measureDocument(parse(source));

  it('counts depth, aliases of __typename too, and fields at each use of a fragment', () => {
    expect(size('{ a { b { c } } x: __typename }')).toMatchObject({ depth: 3, aliases: 1, fields: 4 });
    expect(size('{ a { ...F } b { ...F } } fragment F on T { c d }')).toMatchObject({
      depth: 2,
      aliases: 0,
      fields: 6,
    });
    expect(size('{ ... on Q { a { ... { b } } } }')).toMatchObject({ depth: 2, aliases: 0, fields: 2 });
  });
  it('is found at once for fragments that would expand without end', () => {
    const nested = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on T { a { ...F${i + 1} } b { ...F${i + 1} } }`,
    ).join(' ');
    expect(size(`{ ...F0 } ${nested} fragment F60 on T { c }`).fields).toBeGreaterThan(1e15);
    expect(size('{ ...A } fragment A on T { ...B } fragment B on T { ...A c }').fields).toBe(1);
  });
  it('counts how deep values are written, wherever one stands', () => {
    expect(size('{ a(b: 1) }').valueDepth).toBe(0);
    expect(size('{ a(b: [{ c: [[1], 2] }], d: []) { e } }').valueDepth).toBe(4);
    expect(size('{ a @include(if: [[true]]) }').valueDepth).toBe(2);
    expect(size('query ($v: [[[Int]]] = [[[1]]]) { a(b: $v) }').valueDepth).toBe(3);
    expect(size('{ a } fragment F on T { b(c: [[[[1]]]]) }').valueDepth).toBe(4);
  });
  it('above a limit is refused with its code and status', () => {
    const limits = { maxDepth: 2, maxAliases: 0, maxFields: 3, maxValueDepth: 1 };
    expect(() => assertWithinLimits(size('{ a { b } }'), limits)).not.toThrow();
    for (const source of ['{ a { b { c } } }', '{ x: a }', '{ a b c d }', '{ a(b: [[1]]) }']) {
      expect(() => assertWithinLimits(size(source), limits)).toThrow(
        expect.objectContaining({ extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } } }),
      );
    }
  });
});

describe('errors', () => {
  const format = (cause: Error) => {
    const error = new GraphQLError(cause.message, { path: ['estate'], originalError: cause });
    return formatGraphQLError(
      { message: error.message, path: error.path, extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: [] } },
      error,
    );
  };
  it('keep text, code, field and details when they are expected', () => {
    const error = new DomainError('STALE_VERSION', 'Somebody was faster', {
      field: 'version',
      details: { currentVersion: 4 },
    });
    expect(format(error)).toMatchObject({
      message: 'Somebody was faster',
      path: ['estate'],
      extensions: { code: 'STALE_VERSION', field: 'version', currentVersion: 4 },
    });
  });
  it('say nothing when they are bugs', () => {
    expect(format(new TypeError('x of mongodb://secret'))).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  it.each([
    ['the store', Object.assign(new Error('connection 5 to 127.0.0.1:27017 closed'), { name: 'MongoNetworkError' })],
    ['the store, before it was ever there', new Error('Operation `x.findOne()` buffering timed out after 5000ms')],
    ['the cache', new Error('Command timed out')],
    ['a disk with room', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ])('says in words that %s is away, and nothing of where', (_what, cause) => {
    const formatted = { message: cause.message, path: ['estate'], extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    const error = new GraphQLError(cause.message, { originalError: cause, path: ['estate'] });
    expect(formatGraphQLError(formatted, error)).toMatchObject({
      message: 'The platform cannot reach its data at the moment. Please try again in a minute.',
      path: ['estate'],
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });
  });
});
