import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, codesOf, type PlatformStand, startPlatformStand } from './platform-stand.ts';

let stand: PlatformStand;
let advisor: Client;
beforeAll(async () => {
  stand = await startPlatformStand({}, ['identity', 'estate']);
  advisor = await stand.as('advisor');
}, 120_000);
afterAll(() => stand?.stop());

const CYCLE = `{ estates(pagination: { perPage: 1 }) { collection { ${'people { estate { '.repeat(5)} id ${'} }'.repeat(5)} } } }`;
const aliases = (count: number, page: string): string =>
  Array.from(
    { length: count },
    (_, index) => `a${index}: estates${page} { collection { distribution { totals { tax } } } }`,
  ).join(' ');

/** Each was minutes of a core, or gigabytes, once. */
const ATTACKS: readonly [string, string, object, RegExp][] = [
  [
    'a distribution for every estate, sixteen times',
    `{ ${aliases(16, '(pagination: { perPage: 1000 })')} }`,
    {},
    /distribution/,
  ],
  ['the same by asking for all', `{ ${aliases(16, '(pagination: { perPage: -1 })')} }`, {}, /distribution/],
  ['the same without a page', `{ ${aliases(16, '')} }`, {}, /distribution/],
  [
    'the same by a variable',
    `query ($p: PaginationInput) { ${aliases(1, '(pagination: $p)')} }`,
    { p: { perPage: -1 } },
    /estates\.collection\.distribution/,
  ],
  ['people of the estate of people', CYCLE, {}, /people/],
  [
    'the same through fragments',
    `{ estates(pagination: { perPage: 1 }) { collection { ...A } } }
     fragment A on Estate { people { estate { ...B } } } fragment B on Estate { people { estate { ...C } } }
     fragment C on Estate { people { estate { people { id } } } }`,
    {},
    /people/,
  ],
  [
    'every list in every list',
    '{ trusts(pagination: { perPage: 1000 }) { collection { estate { trusts { estate { assets { id } } } } } } }',
    {},
    /trusts/,
  ],
  [
    'hashing for whoever asks',
    `mutation { ${Array.from({ length: 50 }, (_, index) => `v${index}: validatePassword(password: "x") { valid }`).join(' ')} }`,
    {},
    /validatePassword/,
  ],
];

describe('an operation that would occupy the platform', () => {
  it.each(ATTACKS)('%s: refused at once, in words that name what is large', async (_what, query, variables, names) => {
    const from = performance.now();
    const answer = await advisor.graphql(query, variables);
    expect([answer.status, codesOf(answer)]).toEqual([400, ['OPERATION_TOO_LARGE']]);
    expect(answer.errors[0]?.message).toMatch(
      /may answer [\d,]+ values, most of them at .*; the limit is [\d,]+\. Ask for/,
    );
    expect(answer.errors[0]?.message).toMatch(names);
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('does not keep a screen from what it asks for', async () => {
    const query =
      '{ estates(pagination: { perPage: 20 }) { collection { id distribution { totals { tax } } people { id } } } }';
    const { errors, data } = await advisor.graphql(query);
    expect(errors).toEqual([]);
    expect(data.estates.collection.length).toBeGreaterThan(3);
  });

  it('tells nobody of the rules behind it: no directive is in the schema that clients see', async () => {
    const { data } = await advisor.graphql('{ __schema { directives { name } } }');
    const names = data.__schema.directives.map(({ name }: { name: string }) => name);
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/access|rateLimit|despiteDuty|cost|listSize/)]),
    );
  });
});
