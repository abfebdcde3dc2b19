import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createGroupLoader,
  createHealth,
  createLoader,
  createLogger,
  defineEnvironment,
  derivedId,
  kafkaEnvironment,
  newDocumentId,
  pageMetadata,
  readPagination,
  scopeFilter,
  scopeParts,
  scopeReaches,
  serviceEnvironment,
} from '../src/index.ts';

describe('the environment', () => {
  const shape = { ...serviceEnvironment, ...kafkaEnvironment, REPORTS: z.coerce.number() };
  it('names every wrong variable at once, and never a value', () => {
    const secret = 'too short a secret';
    expect(() =>
      defineEnvironment(shape, { PORT: '70000', KAFKA_BROKERS: 'nowhere', ACTOR_TOKEN_SECRET: secret }),
    ).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/PORT[\s\S]*ACTOR_TOKEN_SECRET[\s\S]*KAFKA_BROKERS[\s\S]*REPORTS: is not set/),
      }),
    );
    expect(() => defineEnvironment(shape, { ACTOR_TOKEN_SECRET: secret })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(secret) }),
    );
  });
  it('gives typed values and defaults', () => {
    const environment = defineEnvironment(shape, {
      PORT: '0',
      KAFKA_BROKERS: 'a:1, b:2',
      ACTOR_TOKEN_SECRET: 'x'.repeat(32),
      REPORTS: '3',
      HOST: '',
    });
    expect(environment).toMatchObject({ PORT: 0, HOST: '127.0.0.1', KAFKA_BROKERS: ['a:1', 'b:2'], REPORTS: 3 });
  });
});

describe('a scope', () => {
  const fields = { organizationField: 'organizationId', estateField: '_id' };
  it.each([
    ['everything', { everything: true, organizationIds: [], estateIds: [] }, {}],
    ['organizations', { everything: false, organizationIds: ['o'], estateIds: [] }, { organizationId: { $in: ['o'] } }],
    ['estates', { everything: false, organizationIds: [], estateIds: ['e'] }, { _id: { $in: ['e'] } }],
    [
      'both',
      { everything: false, organizationIds: ['o'], estateIds: ['e'] },
      { $or: [{ organizationId: { $in: ['o'] } }, { _id: { $in: ['e'] } }] },
    ],
    ['nothing', { everything: false, organizationIds: [], estateIds: [] }, { _id: { $in: [] } }],
  ])('that reaches %s becomes a filter that finds just that', (_name, scope, filter) => {
    expect(scopeFilter(scope, fields)).toEqual(filter);
  });
  it('finds nothing in a collection that has none of its fields', () => {
    expect(
      scopeFilter({ everything: false, organizationIds: ['o'], estateIds: [] }, { estateField: 'estateId' }),
    ).toEqual({ _id: { $in: [] } });
  });
  it('answers for one document', () => {
    const scope = { everything: false, organizationIds: ['o'], estateIds: ['e'] };
    expect(scopeReaches(scope, { organizationId: 'o' })).toBe(true);
    expect(scopeReaches(scope, { organizationId: 'other', estateId: 'e' })).toBe(true);
    expect(scopeReaches(scope, { organizationId: null, estateId: 'other' })).toBe(false);
  });
  it('of whoever is limited to the own clients reaches the firm itself, and of its estates those alone', () => {
    const scope = { everything: false, organizationIds: ['o'], estateIds: ['e'], ownClientsOnly: true };
    expect(scopeFilter(scope, fields)).toEqual({ _id: { $in: ['e'] } });
    expect(scopeParts(scope, fields)).toEqual([{ _id: { $in: ['e'] } }]);
    expect(scopeFilter({ ...scope, estateIds: [] }, fields)).toEqual({ _id: { $in: [] } });
    expect(scopeFilter(scope, { organizationField: 'organizationId' })).toEqual({ organizationId: { $in: ['o'] } });
    expect(scopeReaches(scope, { organizationId: 'o', estateId: 'e' })).toBe(true);
    expect(scopeReaches(scope, { organizationId: 'o', estateId: 'other' })).toBe(false);
    expect(scopeReaches(scope, { organizationId: 'o' })).toBe(true);
  });
});

describe('ids of repeated requests', () => {
  it('are the same UUID for the same parts, another for any other', () => {
    const id = derivedId('account', 'key', 'gift');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(derivedId('account', 'key', 'gift')).toBe(id);
    expect(
      new Set([
        id,
        derivedId('accountk', 'ey', 'gift'),
        derivedId('account', 'key', 'trust'),
        derivedId('account', 'key'),
      ]).size,
    ).toBe(4);
  });
  it('are random without a key', () => {
    expect(newDocumentId('a', null, 'gift')).not.toBe(newDocumentId('a', null, 'gift'));
    expect(newDocumentId('a', 'k', 'gift')).toBe(newDocumentId('a', 'k', 'gift'));
  });
});

describe('pages', () => {
  it('have a default, a cap and -1 for all', () => {
    expect(readPagination(null, 50)).toMatchObject({ page: 1, perPage: 50 });
    expect(readPagination({ page: 3, perPage: -1 })).toMatchObject({ page: 1, perPage: 1_000 });
    expect(() => readPagination({ perPage: 1_001 })).toThrow(
      expect.objectContaining({ code: 'PER_PAGE_TOO_LARGE', field: 'perPage' }),
    );
    for (const wrong of [{ page: 0 }, { perPage: 0 }, { perPage: -2 }]) {
      expect(() => readPagination(wrong)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    }
  });
  it('count up, one page at least', () => {
    expect(pageMetadata(41, 2, 20)).toMatchObject({ totalCount: 41, currentPage: 2, limitValue: 20, totalPages: 3 });
  });
});

describe('loaders', () => {
  it('read once for all ids of a tick and answer in order, null where nothing came', async () => {
    const reads: (readonly string[])[] = [];
    const loader = createLoader(
      async (ids) => {
        reads.push(ids);
        return [{ id: 'b' }, { id: 'a' }];
      },
      ({ id }) => id,
    );
    expect(await loader.loadMany(['a', 'x', 'b'])).toEqual([{ id: 'a' }, null, { id: 'b' }]);
    expect(reads).toEqual([['a', 'x', 'b']]);
  });
  it('group many of one key', async () => {
    const loader = createGroupLoader(
      async () => [
        { of: 'a', n: 1 },
        { of: 'b', n: 2 },
        { of: 'a', n: 3 },
      ],
      ({ of }) => of,
    );
    expect(
      (await loader.loadMany(['b', 'a', 'x'])).map((group) =>
        group instanceof Error ? null : group.map(({ n }) => n),
      ),
    ).toEqual([[2], [1, 3], []]);
  });
});

describe('logs', () => {
  it('hold no secret', () => {
    const lines: string[] = [];
    const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
    log.info(
      {
        password: 'p1',
        variables: { input: { password: 'p2', otp: 'p3' } },
        headers: { authorization: 'p4', cookie: 'p5' },
        token: 'p6',
      },
      'x',
    );
    expect(lines.join('')).toContain('[redacted]');
    expect(lines.join('')).not.toMatch(/p[1-6]/);
  });
});

describe('readiness', () => {
  it('names what is down, and is gone while shutting down', async () => {
    const health = createHealth({ mongo: async () => true, kafka: () => Promise.reject(new Error('away')) });
    expect(await health.check()).toEqual({
      ready: false,
      serves: false,
      checks: { mongo: 'up', kafka: 'down' },
    });
    const up = createHealth({ mongo: async () => true });
    expect((await up.check()).ready).toBe(true);
    up.startShutdown();
    expect((await up.check()).ready).toBe(false);
  });
});
