import { TRUST_KINDS } from '@platform/contracts/instrument-kinds';
import { ASSET_TYPES, QTIP_ELECTIONS, TITLINGS } from '@platform/estate-engine';
import { castellan } from '@platform/test-kit/builders';
import fc from 'fast-check';
import type { EstateAsset, EstateLiability } from '../domain/balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../domain/balance-sheet/holding-facts.ts';
import { ENTITY_TYPES, type EntityShare, type EstateEntity } from '../domain/entity/entity.ts';
import type { Estate } from '../domain/estate/estate.ts';
import { person } from '../domain/estate/household.ts';
import { NO_POLICY_RECORD, type Policy } from '../domain/insurance/policy.ts';
import type { EstateTrust } from '../domain/trust/trust.ts';
import { emptyTrust } from '../domain/trust/trust.ts';
import { sampleEstate } from './sample-estate.ts';

const TODAY = '2026-11-21';
const BASE = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);
const TRUST_IDS = ['t0', 't1', 't2'];

const money = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 3_000_000_000 }));
const nullable = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const alone = fc.constantFrom('h', 'w', 'child', 'late', ...TRUST_IDS, 'e0', 'e1').map((id) => [{ id }]);
/** Mostly shares that make the whole; some that do not, some with a trust beside others, some nobody. */
const owners: fc.Arbitrary<EstateAsset['owners']> = fc.oneof(
  { weight: 8, arbitrary: alone },
  {
    weight: 6,
    arbitrary: fc.constantFrom<EstateAsset['owners']>(
      [{ id: 'h' }, { id: 'w' }],
      [{ id: 'h' }, { id: 'child' }],
      [{ id: 'h', percent: 33.33333 }, { id: 'w' }, { id: 'child' }],
      [
        { id: 'h', percent: 70 },
        { id: 'child', percent: 30 },
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<EstateAsset['owners']>([], [{ id: 'h', percent: 60 }], [{ id: 'h' }, { id: 't0' }]),
  },
);
const titling = nullable(fc.constantFrom(...TITLINGS));

/** What no entity owns. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['RETIREMENT', 'LIFE_INSURANCE']);

/** Shares that make the whole, of one owner up to three, an outsider or another entity among them. */
const shares = (owners: readonly (string | null)[]): fc.Arbitrary<EntityShare[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...owners), { minLength: 1, maxLength: 3 }),
      fc.constantFrom([50, 30, 20], [33.33333, 33.33333, 33.33334], [99, 0.5, 0.5]),
    )
    .map(([ids, parts]) =>
      ids.map((ownerId, at) => {
        const rest = at === ids.length - 1 ? 100 - parts.slice(0, at).reduce((sum, part) => sum + part, 0) : 0;
        return { ownerId, outsider: ownerId === null ? 'Dov Perl' : null, percent: rest || (parts[at] ?? 0) };
      }),
    );

const entity = (id: string, owners: readonly (string | null)[]): fc.Arbitrary<EstateEntity> =>
  fc.record({ entityType: fc.constantFrom(...ENTITY_TYPES), shares: shares(owners) }).map((rest) => ({
    id,
    name: `Entity ${id}`,
    location: null,
    discountPercent: null,
    discountSource: null,
    ...rest,
  }));

/** On one life or two, kept or given away by either of them, long ago or not. */
const policy: fc.Arbitrary<Policy> = fc
  .record({
    insuredId: fc.constantFrom('h', 'w', 'child'),
    other: fc.constantFrom(undefined, 'h', 'w'),
    gift: fc.option(
      fc.record({
        transferredOn: fc.constantFrom('2010-01-01', '2023-12-10', '2024-03-01', '2025-06-01'),
        transferorId: fc.constantFrom('h', 'w'),
      }),
      { nil: undefined },
    ),
    deathBenefitCents: money,
  })
  .map(
    ({ insuredId, other, gift, deathBenefitCents }): Policy => ({
      ...NO_POLICY_RECORD,
      insuredId,
      ...(other && other !== insuredId ? { secondaryInsuredId: other } : {}),
      ...gift,
      deathBenefitCents,
    }),
  );

const asset = (id: string): fc.Arbitrary<EstateAsset> =>
  fc
    .record({
      assetType: fc.constantFrom(...ASSET_TYPES),
      balanceCents: money,
      owners,
      titling,
      contributions: fc.constantFrom<EstateAsset['contributions']>([], [], [{ id: 'h', percent: 100 }]),
      valuationDate: nullable(fc.constantFrom('2026-11-01', '2026-03-01')),
      state: nullable(fc.constantFrom('MA', 'NY', 'FL')),
      policy,
    })
    .map(
      ({ policy: lifeInsurance, ...rest }): EstateAsset => ({
        ...NO_ASSET,
        id,
        name: `Holding ${id}`,
        retirementAccountType: rest.assetType === 'RETIREMENT' ? 'IRA' : null,
        lifeInsurance: rest.assetType === 'LIFE_INSURANCE' ? lifeInsurance : null,
        ...rest,
        owners: rest.owners.map((owner) =>
          owner.id.startsWith('e') && OF_PEOPLE.has(rest.assetType) ? { id: 'h' } : owner,
        ),
      }),
    );

const debt = (id: string): fc.Arbitrary<EstateLiability> =>
  fc
    .record({ balanceCents: money, owners, securedByAssetId: nullable(fc.constantFrom('a0', 'a1')) })
    .map((rest) => ({ ...NO_LIABILITY, id, name: `Debt ${id}`, liabilityType: 'LOAN', ...rest }));

const trust = (id: string): fc.Arbitrary<EstateTrust> =>
  fc
    .record({
      kind: fc.constantFrom(...TRUST_KINDS),
      settlors: fc.constantFrom<string[]>(['h'], ['w'], ['h', 'w'], ['late'], []),
      lifetimeBeneficiaries: fc.constantFrom<string[]>([], ['w'], ['h'], ['child']),
      insideEstate: nullable(fc.boolean()),
      qtipElection: nullable(fc.constantFrom(...QTIP_ELECTIONS)),
    })
    .map((rest) => ({ ...emptyTrust(id, `Trust ${id}`), ...rest }));

/** Nobody names a date, as in every new household, or somebody names one of them, or both. */
const deathDates = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ firstDeathOn: null, secondDeathOn: null }) },
  {
    weight: 2,
    arbitrary: fc.record({
      firstDeathOn: fc.constantFrom(null, '2026-12-01', '2027-06-01'),
      secondDeathOn: fc.constantFrom(null, '2027-07-02', '2031-01-01'),
    }),
  },
);

/** Households as they are stored: of every title, kind of trust and election, sound or not. */
export const randomStoredEstate: fc.Arbitrary<Estate> = fc
  .record({
    assets: fc.tuple(...['a0', 'a1', 'a2', 'a3', 'a4'].map(asset)),
    liabilities: fc.tuple(debt('d0'), debt('d1')),
    trusts: fc.tuple(...TRUST_IDS.map(trust)),
    entities: fc.tuple(
      entity('e0', ['h', 'w', 'child', 'late', 't0', 'e1', null]),
      entity('e1', ['h', 'w', 't1', 't2', null]),
    ),
    clientState: fc.constantFrom('MA', 'NY', 'WA', 'MD', 'PA', 'NE', 'FL', 'IL', 'CT'),
    childBornOn: nullable(fc.constantFrom('2005-01-15', '2008-12-05', '1990-01-01')),
    deathDates,
    firstSpouseToDieId: nullable(fc.constantFrom('h', 'w')),
    isWidowed: fc.boolean(),
    portabilityElected: fc.boolean(),
    giftsCents: fc.constantFrom(0, 310_000_000),
    dsueCents: fc.constantFrom(0, 700_000_000),
  })
  .map(({ isWidowed, giftsCents, dsueCents, portabilityElected, childBornOn, deathDates: days, ...rest }): Estate => {
    const federal = { federalExemptionUsedCents: giftsCents, federalDsueCents: dsueCents };
    const relation = (from: string, to: string, kind: 'SPOUSE' | 'PARENT') => ({
      id: `${from}-${to}`,
      from,
      to,
      kind,
      isAdopted: false,
    });
    return {
      ...BASE,
      ...rest,
      personId: 'h',
      maritalStatus: isWidowed ? 'WIDOWED' : 'LEGALLY_MARRIED',
      people: [
        person({ id: 'h', name: 'Harold Quill', firstName: 'Harold', lastName: 'Quill', ...federal }),
        person({ id: 'w', name: 'Wanda Quill', firstName: 'Wanda', lastName: 'Quill', isDeceased: isWidowed }),
        person({ id: 'child', name: 'Cora Quill', firstName: 'Cora', lastName: 'Quill', birthDate: childBornOn }),
        person({ id: 'late', name: 'Lyle Quill', firstName: 'Lyle', lastName: 'Quill', isDeceased: true }),
      ],
      relations: [relation('h', 'w', 'SPOUSE'), relation('h', 'child', 'PARENT'), relation('w', 'child', 'PARENT')],
      removedPeople: [],
      charities: [],
      documents: [],
      decisions: [],
      readingHints: [],
      readingUndo: [],
      assumptions: { ...BASE.assumptions, ...days, portabilityElected },
    };
  });
