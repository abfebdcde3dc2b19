import { type Cents, sumCents } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import type { EstateAsset, EstateLiability } from '../balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../balance-sheet/holding-facts.ts';
import { counted } from '../estate/counted.ts';
import type { Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { estateOwnership } from '../estate/estate-ownership.ts';
import type { EstateEntity } from './entity.ts';
import { entityWith, heldBy } from './entity-facts.ts';
import { checkChangedEntities } from './entity-rules.ts';
import { entityWorths, ultimateShares, worthOfEntity } from './interests.ts';

const TODAY = '2026-11-20';
const [random] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 3 }) as [Estate];
type Owned = readonly (readonly [owner: string | null, percent: number])[];
const entity = (id: string, owned: Owned, more: Partial<EstateEntity> = {}): EstateEntity => ({
  id,
  name: `${id} LLC`,
  entityType: 'LLC',
  location: null,
  shares: owned.map(([ownerId, percent]) => ({ ownerId, outsider: null, percent })),
  discountPercent: null,
  discountSource: null,
  ...more,
});
const asset = (id: string, owner: string, balanceCents: Cents, more: Partial<EstateAsset> = {}): EstateAsset => ({
  ...NO_ASSET,
  id,
  name: id,
  assetType: 'BROKERAGE',
  balanceCents,
  owners: [{ id: owner }],
  ...more,
});
const debt = (id: string, owner: string, balanceCents: Cents): EstateLiability => ({
  ...NO_LIABILITY,
  id,
  name: id,
  liabilityType: 'LOAN',
  balanceCents,
  owners: [{ id: owner }],
});
const estate = (more: Partial<Estate>): Estate => ({
  ...random,
  assets: [],
  liabilities: [],
  entities: [],
  ...more,
});
const amounts = (of: Estate) =>
  counted(of).assets.map(({ name, owners, balanceCents }) => [name, owners[0]?.id, balanceCents]);

it('a discount of interests counts in the plan with what supports it, and not in the balance sheet', () => {
  const household = estate({
    assets: [asset('house', 'Lake', 1_000_000_00), asset('part', 'h', 100_000_00, { discountPercent: 10 })],
    entities: [
      entity(
        'Lake',
        [
          ['h', 60],
          [null, 40],
        ],
        { discountPercent: 30, discountSource: 'Appraisal by Perl & Co.' },
      ),
    ],
  });
  const { assets } = toEstateCase(household, TODAY);
  expect(
    assets.map(({ balanceCents, discountPercent, discountSource }) => [balanceCents, discountPercent, discountSource]),
  ).toEqual([
    [100_000_00, 10, undefined],
    [600_000_00, 30, 'Appraisal by Perl & Co.'],
  ]);
  const lines = estateOwnership(household, TODAY).lines.filter(({ kind }) => kind === 'asset');
  expect(lines.map(({ amountCents, planCents }) => [amountCents, planCents])).toEqual([
    [100_000_00, 90_000_00],
    [600_000_00, 420_000_00],
  ]);
  expect(worthOfEntity(household, 'Lake')?.netCents).toBe(1_000_000_00);
});

it.each([
  ['OUT_OF_RANGE', { discountPercent: 95 }, 'discountPercent'],
  ['TOO_LONG', { discountPercent: 20, discountSource: 'x'.repeat(201) }, 'discountSource'],
])('a discount that is %s is refused with its field; without one nothing supports it', (code, facts, field) => {
  const known = entity('Lake', [['h', 100]]);
  expect(() => entityWith(known, facts)).toThrow(expect.objectContaining({ code, field }));
  expect(entityWith(known, { discountSource: 'An appraisal' }).discountSource).toBeNull();
});

describe('what an entity is worth to its owners', () => {
  it('is its net value by share, through every layer, with an outsider’s part in nobody’s estate', () => {
    const household = estate({
      assets: [asset('house', 'Lake', 1_000_000_00), asset('cash', 'Family', 500_000_00), asset('own', 'h', 1)],
      liabilities: [debt('loan', 'Lake', 200_000_00)],
      entities: [
        entity('Family', [
          ['t0', 60],
          ['h', 40],
        ]),
        entity('Lake', [
          ['Family', 50],
          [null, 50],
        ]),
      ],
    });
    expect(amounts(household)).toEqual([
      ['own', 'h', 1],
      ['60% of Family LLC', 't0', 540_000_00],
      ['40% of Family LLC', 'h', 360_000_00],
    ]);
    expect(worthOfEntity(household, 'Family')?.netCents).toBe(900_000_00);
    expect(counted(household).liabilities).toEqual([]);
    expect(ultimateShares(household, household.entities[1] as EstateEntity)).toEqual([
      { ownerId: null, outsider: null, percent: 50 },
      { ownerId: 't0', outsider: null, percent: 30 },
      { ownerId: 'h', outsider: null, percent: 20 },
    ]);
    const { assets, liabilities } = toEstateCase(household, TODAY);
    expect(assets.map(({ owners, assetType }) => [owners[0]?.id, assetType])).toEqual([
      ['h', 'BROKERAGE'],
      ['t0', 'BUSINESS'],
      ['h', 'BUSINESS'],
    ]);
    expect(liabilities).toEqual([]);
  });

  it('is nothing where it owes more than it holds, but the partners of a general partnership owe the rest', () => {
    const under = (entityType: EstateEntity['entityType']) =>
      estate({
        assets: [asset('shop', 'Shop', 100)],
        liabilities: [debt('loan', 'Shop', 201)],
        entities: [
          entity(
            'Shop',
            [
              ['h', 50],
              ['w', 50],
            ],
            { entityType },
          ),
        ],
      });
    expect(counted(under('LLC')).assets.map(({ balanceCents }) => balanceCents)).toEqual([0, 0]);
    expect(counted(under('LLC')).liabilities).toEqual([]);
    const partners = counted(under('GENERAL_PARTNERSHIP'));
    expect(partners.assets).toEqual([]);
    expect(partners.liabilities.map(({ owners, balanceCents }) => [owners[0]?.id, balanceCents])).toEqual([
      ['h', 51],
      ['w', 50],
    ]);
  });

  it('a debt of a person that the entity’s property secures is still the person’s', () => {
    const household = estate({
      assets: [asset('house', 'Lake', 5)],
      liabilities: [{ ...debt('loan', 'h', 3), securedByAssetId: 'house' }],
      entities: [entity('Lake', [['h', 100]])],
    });
    expect(counted(household).liabilities).toMatchObject([{ id: 'loan', securedByAssetId: null }]);
    expect(estateOwnership(household, TODAY).insideCents).toBe(2);
  });

  it('no cent of what entities hold is lost or made, of any estate', () => {
    fc.assert(
      fc.property(randomStoredEstate, (any) => {
        const ids = new Set(any.entities.map(({ id }) => id));
        const of = (things: readonly (EstateAsset | EstateLiability)[]): Cents =>
          sumCents(things.filter(({ owners }) => ids.has(owners[0]?.id ?? '')).map(({ balanceCents }) => balanceCents));
        const worths = entityWorths(any);
        const forgiven = sumCents(
          worths.map(({ netCents, interests }) => netCents - sumCents(interests.map(({ amountCents }) => amountCents))),
        );
        const final = sumCents(
          worths
            .flatMap(({ interests }) => interests)
            .filter(({ share }) => !ids.has(share.ownerId ?? ''))
            .map(({ amountCents }) => amountCents),
        );
        expect(final + forgiven).toBe(of(any.assets) - of(any.liabilities));
        for (const { entity: one, netCents, interests } of worths) {
          const sum = sumCents(interests.map(({ amountCents }) => amountCents));
          expect(sum).toBe(netCents < 0 && one.entityType !== 'GENERAL_PARTNERSHIP' ? 0 : netCents);
        }
        for (const one of any.entities) {
          const shares = ultimateShares(any, one);
          expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 3);
          expect(shares.some(({ ownerId }) => ids.has(ownerId ?? ''))).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('entities that an estate may hold', () => {
  const check = (more: Partial<Estate>) => () => checkChangedEntities(null, estate(more));

  it('names the circle in which nobody would own anything', () => {
    const circle = [
      entity('A', [['B', 100]]),
      entity('B', [
        ['C', 10],
        ['h', 90],
      ]),
      entity('C', [
        ['A', 50],
        ['w', 50],
      ]),
      entity('D', [['A', 100]]),
    ];
    expect(check({ entities: circle })).toThrow(
      'Nobody would own these in the end: C LLC owns a share of B LLC, B LLC owns a share of A LLC, and A LLC owns a share of C LLC.',
    );
    expect(
      check({
        entities: [
          entity('A', [
            ['A', 50],
            ['h', 50],
          ]),
        ],
      }),
    ).toThrow('A LLC cannot own a share of itself.');
    expect(
      check({ entities: circle.slice(1).map((one) => (one.id === 'C' ? entity('C', [['w', 100]]) : one)) }),
    ).not.toThrow();
  });

  it('asks for the rest of shares that do not make the whole, and refuses more', () => {
    expect(
      check({
        entities: [
          entity('A', [
            ['h', 60],
            ['w', 30],
          ]),
        ],
      }),
    ).toThrow('The shares of A LLC add up to 90%. Say who owns the other 10%, or add an outside owner.');
    expect(check({ entities: [entity('A', [])] })).toThrow('Say who owns A LLC.');
    expect(
      check({
        entities: [
          entity('A', [
            ['h', 60],
            ['w', 41],
          ]),
        ],
      }),
    ).toThrow('more than 100%');
    expect(
      check({
        entities: [
          entity('A', [
            ['h', 50],
            ['h', 50],
          ]),
        ],
      }),
    ).toThrow('Each owner is named once');
    expect(
      check({
        entities: [
          entity('A', [
            ['h', 33.33],
            ['w', 33.33],
            ['t0', 33.33],
          ]),
        ],
      }),
    ).not.toThrow();
  });

  it('holds a thing alone, but no retirement account and no policy; what it holds has no title of its own', () => {
    const entities = [entity('A', [['h', 100]])];
    const owned = asset('flat', 'A', 5);
    const both = { ...owned, owners: [{ id: 'A' }, { id: 'h' }] };
    expect(check({ entities, assets: [owned] })).not.toThrow();
    expect(check({ entities, assets: [both] })).toThrow('A LLC owns or owes a thing alone. Split flat first');
    expect(check({ entities, assets: [{ ...owned, owners: [{ id: 'A', percent: 40 }] }] })).toThrow('the rest of flat');
    for (const assetType of ['RETIREMENT', 'LIFE_INSURANCE'] as const)
      expect(check({ entities, assets: [{ ...owned, assetType }] })).toThrow(/A LLC/);
    const titled = { ...owned, titling: 'JOINT_WITH_SURVIVORSHIP' as const, beneficiaries: [{ to: 'h' }] };
    expect(heldBy(entities, titled)).toEqual(owned);
    expect(heldBy([], titled)).toBe(titled);
  });

  it('what was stored before keeps nobody from changing the rest', () => {
    const before = estate({ entities: [entity('A', [['h', 60]])] });
    expect(() => checkChangedEntities(before, { ...before, assets: [asset('own', 'h', 1)] })).not.toThrow();
  });
});
