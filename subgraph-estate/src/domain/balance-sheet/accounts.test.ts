import { sumCents } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { balanceSheet } from '../../views/balance-sheet/balance-sheet.ts';
import { runDistribution } from '../distribution/distribution.ts';
import { counted } from '../estate/counted.ts';
import type { Estate } from '../estate/estate.ts';
import { estateOwnership } from '../estate/estate-ownership.ts';
import type { EstateAccount } from './account.ts';
import { accountWith, checkAccountFacts, NO_ACCOUNT } from './account-facts.ts';
import { checkAccounts } from './account-rules.ts';
import { withChosenBack, withoutHoldings } from './bulk.ts';
import { accountCents, heldAssets } from './held.ts';
import { NO_ASSET, NO_LIABILITY } from './holding-facts.ts';

const TODAY = '2026-11-20';
const [anEstate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 11 }) as [Estate];
const asset = (id: string, balanceCents: number, more: object = {}) => ({
  ...NO_ASSET,
  id,
  name: id,
  assetType: 'BROKERAGE' as const,
  balanceCents,
  owners: [{ id: 'h' }],
  ...more,
});
const account = (id: string, more: Partial<EstateAccount> = {}): EstateAccount => ({
  ...NO_ACCOUNT,
  id,
  name: id,
  kind: 'BROKERAGE',
  owners: [{ id: 'w' }],
  ...more,
});
const estateWith = (assetAccounts: EstateAccount[], more: Partial<Estate> = {}): Estate => ({
  ...anEstate,
  maritalStatus: 'LEGALLY_MARRIED',
  people: anEstate.people.map((person) => (person.id === 'w' ? { ...person, isDeceased: false } : person)),
  assets: [asset('shares', 100_01), asset('bonds', 50_00)],
  liabilities: [],
  entities: [],
  trusts: [],
  readingUndo: [],
  documents: [],
  assetAccounts,
  ...more,
});
const fromAssets = { balanceType: 'FROM_ASSETS' as const };
const amounts = (estate: Estate) => heldAssets(estate).map(({ id, balanceCents }) => [id, balanceCents]);

describe('what accounts hold', () => {
  it('counts once: a part of an asset in its account, the rest by itself, to the cent', () => {
    const estate = estateWith([
      account('one', { ...fromAssets, holds: [{ assetId: 'shares', percent: 33.33333 }] }),
      account('two', {
        ...fromAssets,
        holds: [
          { assetId: 'shares', percent: 50 },
          { assetId: 'bonds', percent: 100 },
        ],
      }),
    ]);
    expect(amounts(estate)).toEqual([
      ['shares', 16_67],
      ['one', 33_34],
      ['two', 100_00],
    ]);
  });

  it('takes what was paid for it along, and is of unknown cost where one part is or the balance is stated', () => {
    const assets = [asset('shares', 100_01, { costBasisCents: 30_00 }), asset('bonds', 50_00)];
    const costs = (...accounts: EstateAccount[]) =>
      heldAssets(estateWith(accounts, { assets })).map(({ id, costBasisCents }) => [id, costBasisCents]);
    const half = [{ assetId: 'shares', percent: 50 }];
    expect(costs(account('one', { ...fromAssets, holds: half }))).toEqual([
      ['shares', 15_00],
      ['bonds', null],
      ['one', 15_00],
    ]);
    expect(
      costs(
        account('one', { ...fromAssets, holds: [...half, { assetId: 'bonds', percent: 100 }] }),
        account('two', { balanceCents: 1, holds: half }),
      ),
    ).toEqual([
      ['one', null],
      ['two', null],
    ]);
  });

  it('is what a stated balance is made of, and adds nothing to it', () => {
    const held = account('one', { balanceCents: 900_00, holds: [{ assetId: 'shares', percent: 100 }] });
    expect(amounts(estateWith([held]))).toEqual([
      ['bonds', 50_00],
      ['one', 900_00],
    ]);
    expect(amounts(estateWith([account('old', { status: 'CLOSED' })]))).toEqual([
      ['shares', 100_01],
      ['bonds', 50_00],
    ]);
  });

  it('belongs to the owner of the account and goes to its beneficiaries, whoever owned the asset by itself', () => {
    const estate = estateWith([
      account('one', {
        ...fromAssets,
        todOrPod: 'TOD',
        beneficiaries: [{ to: 'child', tier: 'PRIMARY' }],
        holds: [{ assetId: 'shares', percent: 100 }],
      }),
    ]);
    const lines = estateOwnership(estate, TODAY).lines.map(({ id, personId, amountCents }) => [
      id,
      personId,
      amountCents,
    ]);
    expect(lines).toEqual([
      ['bonds', 'h', 50_00],
      ['one', 'w', 100_01],
    ]);
    const died = runDistribution({ ...estate, firstSpouseToDieId: 'w' }, TODAY);
    if (!('result' in died)) throw new Error('the case can be played');
    expect(died.result.transfers.find(({ assetId }) => assetId === 'one')).toMatchObject({ toId: 'child' });
  });

  it('of any estate adds up with everything else, on the sheet too', () => {
    const holds = fc.array(
      fc.record({ assetId: fc.constantFrom('a0', 'a1', 'a2', 'a3'), percent: fc.constantFrom(10, 33.33333, 40, 50) }),
      { maxLength: 2 },
    );
    const accounts = fc.tuple(holds, holds, fc.boolean(), fc.nat(500_000));
    fc.assert(
      fc.property(randomStoredEstate, accounts, (random, [first, second, isStated, stated]) => {
        const once = (all: EstateAccount['holds']) =>
          all.filter(({ assetId }, at) => all.findIndex((one) => one.assetId === assetId) === at);
        const estate: Estate = {
          ...random,
          assetAccounts: [
            account('first', { ...fromAssets, holds: once(first), owners: [{ id: 'h' }] }),
            account('second', { ...(isStated ? { balanceCents: stated } : fromAssets), holds: once(second) }),
          ],
        };
        const sum = (of: readonly { readonly balanceCents: number }[]) => sumCents(of.map((one) => one.balanceCents));
        const inStated = isStated
          ? stated - accountCents(estate, { ...account('second'), ...fromAssets, holds: once(second) })
          : 0;
        expect(sum(heldAssets(estate))).toBe(sum(random.assets) + inStated);
        const { assets, liabilities } = counted(estate);
        expect(balanceSheet(estate, TODAY).total).toBe(sum(assets) - sum(liabilities));
      }),
      { numRuns: 60 },
    );
  });
});

describe('whose an account is', () => {
  it('a minor’s is the minor’s; what is saved for somebody’s education is theirs, or nobody can say', () => {
    const estate = estateWith([
      account('utma', { kind: 'MINOR', owners: [{ id: 'child' }], balanceCents: 5, ageOfMajority: 21 }),
      account('plan', {
        kind: 'EDUCATION_SAVINGS',
        owners: [{ id: 'h' }],
        balanceCents: 7,
        beneficiaries: [{ to: 'child' }],
      }),
      account('lost', { kind: 'EDUCATION_SAVINGS', owners: [{ id: 'h' }], balanceCents: 9 }),
    ]);
    const standing = new Map(estateOwnership(estate, TODAY).lines.map((line) => [line.id, line.standing]));
    expect([standing.get('utma'), standing.get('plan'), standing.get('lost')]).toEqual([
      'outside',
      'outside',
      'unknown',
    ]);
    const rows = balanceSheet(estate, TODAY).groups.flatMap((group) => group.rows);
    const details = new Map(rows.map(({ id, detail }) => [id, detail]));
    expect(details.get('utma')).toBe('Belongs to Cora Quill, kept until 21');
    expect(details.get('plan')).toBe('Saved for Cora Quill');
    expect(details.get('lost')).toBe('Nobody is named for whom it is saved');
    expect(rows.find(({ id }) => id === 'utma')?.part).toBe('ASSET_ACCOUNTS');
  });
});

describe('what an account may be', () => {
  const one = (more: Partial<EstateAccount>) => estateWith([account('one', more)]);
  const holds = [{ assetId: 'shares', percent: 100 }];
  const policy = asset('policy', 5, { assetType: 'LIFE_INSURANCE' });
  const house = asset('house', 5, { assetType: 'REAL_ESTATE' });
  it.each<[string, Estate, string]>([
    ['an unknown asset', one({ holds: [{ assetId: 'sold', percent: 5 }] }), 'is not on the balance sheet'],
    ['an asset twice', one({ holds: [...holds, ...holds] }), 'named once'],
    ['a share of nothing', one({ holds: [{ assetId: 'shares', percent: 0 }] }), 'above 0 and up to 100'],
    [
      'more than there is, over all accounts',
      estateWith([account('one', { holds }), account('two', { holds: [{ assetId: 'shares', percent: 1 }] })]),
      'more than 100% of shares',
    ],
    [
      'a policy',
      estateWith([account('one', { holds: [{ assetId: 'policy', percent: 100 }] })], { assets: [policy] }),
      'cannot be in an account',
    ],
    [
      'a house, outside of a retirement account',
      estateWith([account('one', { holds: [{ assetId: 'house', percent: 100 }] })], { assets: [house] }),
      'cannot be in an account',
    ],
    [
      'what a debt is secured by',
      estateWith([account('one', { holds })], {
        liabilities: [
          {
            ...NO_LIABILITY,
            id: 'd',
            name: 'Margin loan',
            liabilityType: 'LOAN',
            owners: [],
            securedByAssetId: 'shares',
          },
        ],
      }),
      'shares is named in Margin loan',
    ],
    ['nobody on death', one({ todOrPod: 'POD' }), 'Name who receives it'],
    ['a minor’s of two', one({ kind: 'MINOR', owners: [{ id: 'h' }, { id: 'child' }] }), 'belongs to one person'],
    ['closed with money', one({ status: 'CLOSED', balanceCents: 1 }), 'still holds something'],
  ])('not %s', (_what, estate, words) => {
    expect(() => checkAccounts(estate)).toThrow(words);
  });

  it('a house in a retirement account, and an empty closed one', () => {
    const retirement = account('ira', { kind: 'RETIREMENT', holds: [{ assetId: 'house', percent: 100 }] });
    const closed = account('old', { status: 'CLOSED' });
    expect(() => checkAccounts(estateWith([retirement, closed], { assets: [house] }))).not.toThrow();
  });

  it('of another kind keeps nothing that suits the kind before alone', () => {
    const minor = account('one', { kind: 'MINOR', minorAccountType: 'UTMA', ageOfMajority: 21 });
    expect(accountWith(minor, { kind: 'BANK', todOrPod: 'POD' })).toMatchObject({
      minorAccountType: null,
      ageOfMajority: null,
      todOrPod: 'POD',
    });
    expect(accountWith(account('a', { balanceCents: 7 }), fromAssets)).toMatchObject({ balanceCents: 0 });
    expect(() => checkAccountFacts({ ageOfMajority: 30 }, TODAY)).toThrow('between 18 and 25');
    expect(() => checkAccountFacts({ balanceCents: -1 }, TODAY)).toThrow();
  });
});

it('an asset goes together with the account it is in, not before it, and both come back', () => {
  const estate = estateWith([account('one', { holds: [{ assetId: 'shares', percent: 100 }] })]);
  expect(() => withoutHoldings(estate, ['shares'])).toThrow('shares is named in one.');
  const without = withoutHoldings(estate, ['shares', 'one']);
  expect([without.assets.map(({ id }) => id), without.assetAccounts]).toEqual([['bonds'], []]);
  const back = withChosenBack(without, ['one', 'shares']);
  expect(back.assetAccounts).toEqual(estate.assetAccounts);
  expect(() => checkAccounts(back)).not.toThrow();
});
