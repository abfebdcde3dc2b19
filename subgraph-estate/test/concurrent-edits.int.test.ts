import { newId } from '@platform/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object) => estate.as('admin')(query, variables, newId());
const SEEN = `query ($id: ID!) { estate(id: $id) { version assets { id balance owners { owner { ... on Person { id } } } } }
  balanceSheetTable(estateId: $id) { total }
  estateHistory(estateId: $id, pagination: { perPage: 1 }) { collection { id canUndo } metadata { totalCount } } }`;
const CREATE =
  'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { asset { id } } }';
const UPDATE =
  'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { ok } }';
const DELETE = 'mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { ok } }';
const RESTORE =
  'mutation ($estateId: ID!, $id: ID!, $v: Int!) { restoreAsset(estateId: $estateId, id: $id, version: $v) { ok } }';
const UNDO = 'mutation ($id: ID!, $v: Int!) { undoEstateChange(id: $id, version: $v) { ok } }';

/** What the household owns, as whoever edits believes it: cents by holding, and what was taken off. */
interface Believed {
  readonly held: ReadonlyMap<string, number>;
  readonly removed: ReadonlyMap<string, number>;
}
/** What one person sees before editing. */
interface Seen {
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  readonly latest: { readonly id: string; readonly canUndo: boolean };
}
interface Tried {
  readonly answer: Answer;
  readonly leaves: (now: Believed) => Believed;
}

const one = <Key>(keys: Iterable<Key>, at: number): Key | undefined => {
  const all = [...keys];
  return all[at % Math.max(all.length, 1)];
};
const changed = (map: ReadonlyMap<string, number>, id: string, cents: number | null): ReadonlyMap<string, number> => {
  const next = new Map(map);
  if (cents === null) next.delete(id);
  else next.set(id, cents);
  return next;
};

type Edit = (seen: Seen, now: Believed, before: Believed, at: number, cents: number) => Promise<Tried | null>;
const EDITS: Readonly<Record<string, Edit>> = {
  add: async ({ id, version: v, ownerId }, _now, _before, at, balance) => {
    const a = { name: `Account ${at}`, assetType: 'CASH', balance, owners: [{ ownerId, percent: 100 }] };
    const answer = await ask(CREATE, { id, v, a });
    const made: string = answer.data?.createAsset?.asset.id ?? '';
    return { answer, leaves: (now) => ({ ...now, held: changed(now.held, made, balance) }) };
  },
  value: async ({ version: v }, now, _before, at, balance) => {
    const id = one(now.held.keys(), at);
    if (!id || now.held.get(id) === balance) return null;
    const answer = await ask(UPDATE, { id, v, a: { balance } });
    return { answer, leaves: (kept) => ({ ...kept, held: changed(kept.held, id, balance) }) };
  },
  remove: async ({ version: v }, now, _before, at) => {
    const id = one(now.held.keys(), at);
    if (!id) return null;
    const answer = await ask(DELETE, { id, v });
    return {
      answer,
      leaves: ({ held, removed }) => ({
        held: changed(held, id, null),
        removed: changed(removed, id, held.get(id) ?? 0),
      }),
    };
  },
  bringBack: async ({ id: estateId, version: v }, now, _before, at) => {
    const id = one(now.removed.keys(), at);
    if (!id) return null;
    const answer = await ask(RESTORE, { estateId, id, v });
    return {
      answer,
      leaves: ({ held, removed }) => ({
        held: changed(held, id, removed.get(id) ?? 0),
        removed: changed(removed, id, null),
      }),
    };
  },
  undo: async ({ version: v, latest }, _now, before) => {
    if (!latest.canUndo) return null;
    return { answer: await ask(UNDO, { id: latest.id, v }), leaves: () => before };
  },
};

async function household(): Promise<string> {
  const input = { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE' };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }',
    { input },
  );
  return data.createEstate.estate.id;
}

const edit = fc.record({
  what: fc.constantFrom(...Object.keys(EDITS)),
  at: fc.nat(20),
  // Ten of them are still less than everything in an estate may come to.
  cents: fc.oneof(fc.constantFrom(1, 9_999_999_999_999), fc.nat(5_000_000)),
});

interface Wish {
  readonly what: string;
  readonly at: number;
  readonly cents: number;
}
const bothTry = (left: string, right: string, cents: number): [Wish, Wish] => [
  { what: left, at: 0, cents },
  { what: right, at: 0, cents: cents + 1 },
];
/** Whichever of each pair is kept, both of the next can be tried: so that refusals are seen in every run. */
const AT_ONCE = [
  bothTry('add', 'add', 100),
  bothTry('add', 'value', 200),
  bothTry('value', 'value', 300),
  bothTry('remove', 'remove', 0),
  bothTry('bringBack', 'add', 400),
];

it('of two who save at once one is kept and the other told; no edit, removal, return or undo loses a cent', async () => {
  const outcomes = { kept: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(edit, edit), { minLength: 6, maxLength: 10 }), async (rounds) => {
      const id = await household();
      const { data: people } = await ask('query ($id: ID!) { estate(id: $id) { people { id } } }', { id });
      const ownerId: string = people.estate.people[0].id;
      let now: Believed = { held: new Map(), removed: new Map() };
      let before = now;
      for (const pair of rounds) {
        const { data: seen } = await ask(SEEN, { id });
        const latest = seen.estateHistory.collection[0];
        const tries = await Promise.all(
          pair.map(({ what, at, cents }) =>
            EDITS[what]?.({ id, version: seen.estate.version, ownerId, latest }, now, before, at, cents),
          ),
        );
        const made = tries.filter((tried) => tried !== null && tried !== undefined);
        const kept = made.filter(({ answer }) => answer.errors.length === 0);
        const told = made.flatMap(({ answer }) => answer.errors.map(({ extensions }) => extensions.code));
        expect(kept).toHaveLength(Math.min(made.length, 1));
        expect(told).toEqual(told.map(() => 'STALE_VERSION'));
        outcomes.kept += kept.length;
        outcomes.refused += told.length;
        for (const { leaves } of kept) [before, now] = [now, leaves(now)];

        const { data: after } = await ask(SEEN, { id });
        const held = new Map(
          after.estate.assets.map((asset: { id: string; balance: number }) => [asset.id, asset.balance]),
        );
        expect(held).toEqual(now.held);
        expect(after.balanceSheetTable.total).toBe([...now.held.values()].reduce((sum, cents) => sum + cents, 0));
        expect(after.estateHistory.metadata.totalCount).toBe(seen.estateHistory.metadata.totalCount + kept.length);
        for (const { owners } of after.estate.assets) expect(owners[0].owner.id).toBe(ownerId);
      }
    }),
    { numRuns: 6, examples: [[AT_ONCE]] },
  );
  expect(outcomes.kept).toBeGreaterThanOrEqual(AT_ONCE.length);
  expect(outcomes.refused).toBeGreaterThanOrEqual(AT_ONCE.length);
}, 60_000);

it('the largest sum and one cent of it are the same cents in the sheet, its receipt and who receives it', async () => {
  const id = await household();
  const { data } = await ask('query ($id: ID!) { estate(id: $id) { version people { id } } }', { id });
  const owners = [{ ownerId: data.estate.people[0].id, percent: 100 }];
  const LARGEST = 99_999_999_999_999;
  const amounts = [LARGEST - 2, 1, 1];
  for (const [at, balance] of amounts.entries()) {
    const a = { name: `Account ${at}`, assetType: 'CASH', balance, owners };
    expect((await ask(CREATE, { id, v: data.estate.version + at, a })).errors).toEqual([]);
  }
  const { data: shown } = await ask(
    `query ($id: ID!) {
      balanceSheetTable(estateId: $id) { total groups { rows { total } } }
      estate(id: $id) { netWorth netWorthReceipt { total byType { amount } } distribution { totals { family tax claims state } finalHoldings { outright inTrust } } }
    }`,
    { id },
  );
  const { netWorth, netWorthReceipt, distribution } = shown.estate;
  const { family, tax, claims, state } = distribution.totals;
  expect(shown.balanceSheetTable.groups[0].rows.map((row: { total: number }) => row.total)).toEqual(amounts);
  expect([shown.balanceSheetTable.total, netWorth, netWorthReceipt.total]).toEqual([LARGEST, LARGEST, LARGEST]);
  expect(family + tax + claims + state).toBe(LARGEST);
  const next = await ask(CREATE, {
    id,
    v: data.estate.version + amounts.length,
    a: { name: 'One cent more', assetType: 'CASH', balance: 1, owners },
  });
  expect(next.errors.map(({ message }) => message)).toEqual([
    'Everything in an estate together is worth at most $999,999,999,999.99.',
  ]);
});
