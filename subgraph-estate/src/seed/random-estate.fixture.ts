import { TRUST_KINDS } from '@platform/contracts/instrument-kinds';
import { castellan } from '@platform/test-kit/builders';
import fc from 'fast-check';
import type { Estate, EstateAsset, EstateLiability, EstateTrust } from '../domain/estate/estate.ts';
import { person } from '../domain/estate/household.ts';
import { emptyTrust } from '../domain/upload/reading-terms.ts';
import { sampleEstate } from './sample-estate.ts';

const TODAY = '2026-11-21';
const BASE = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);
const TRUST_IDS = ['t0', 't1', 't2'];

const money = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 3_000_000_000 }));
const nullable = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const alone = fc.constantFrom('h', 'w', 'child', 'late', ...TRUST_IDS).map((id) => [{ id }]);
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
const titling = nullable(
  fc.constantFrom(
    'SOLE',
    'JOINT_WITH_SURVIVORSHIP',
    'TENANTS_IN_COMMON',
    'COMMUNITY_PROPERTY',
    'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
  ),
) as fc.Arbitrary<EstateAsset['titling']>;

const KINDS = ['CASH', 'BROKERAGE', 'REAL_ESTATE', 'BUSINESS', 'TANGIBLE', 'RETIREMENT', 'LIFE_INSURANCE'] as const;

const asset = (id: string): fc.Arbitrary<EstateAsset> =>
  fc
    .record({
      assetType: fc.constantFrom(...KINDS),
      balanceCents: money,
      owners,
      titling,
      contributions: fc.constantFrom<EstateAsset['contributions']>([], [], [{ id: 'h', percent: 100 }]),
      valuationDate: nullable(fc.constantFrom('2026-11-01', '2026-03-01')),
      state: nullable(fc.constantFrom('MA', 'NY', 'FL')),
      insuredId: fc.constantFrom('h', 'w', 'child'),
      transferredOn: fc.constantFrom('2010-01-01', '2025-06-01'),
      deathBenefitCents: money,
    })
    .map(
      ({ insuredId, transferredOn, deathBenefitCents, ...rest }): EstateAsset => ({
        id,
        name: `Holding ${id}`,
        valuationSource: null,
        beneficiaries: [],
        retirementAccountType: rest.assetType === 'RETIREMENT' ? 'IRA' : null,
        lifeInsurance: rest.assetType === 'LIFE_INSURANCE' ? { insuredId, transferredOn, deathBenefitCents } : null,
        ...rest,
      }),
    );

const debt = (id: string): fc.Arbitrary<EstateLiability> =>
  fc
    .record({ balanceCents: money, owners, securedByAssetId: nullable(fc.constantFrom('a0', 'a1')) })
    .map((rest) => ({ id, name: `Debt ${id}`, asOf: null, source: null, ...rest }));

const trust = (id: string): fc.Arbitrary<EstateTrust> =>
  fc
    .record({
      kind: fc.constantFrom(...TRUST_KINDS),
      settlors: fc.constantFrom(['h'], ['w'], ['h', 'w'], ['late'], []),
      lifetimeBeneficiaries: fc.constantFrom([], ['w'], ['h'], ['child']),
      insideEstate: nullable(fc.boolean()),
      qtipElection: nullable(fc.constantFrom('NONE', 'STATE_ONLY', 'FEDERAL_AND_STATE')),
    })
    .map((rest) => ({ ...emptyTrust(id, `Trust ${id}`), ...rest }) as EstateTrust);

/** Households as they are stored: of every title, kind of trust and election, sound or not. */
export const randomStoredEstate: fc.Arbitrary<Estate> = fc
  .record({
    assets: fc.tuple(...['a0', 'a1', 'a2', 'a3', 'a4'].map(asset)),
    liabilities: fc.tuple(debt('d0'), debt('d1')),
    trusts: fc.tuple(...TRUST_IDS.map(trust)),
    clientState: fc.constantFrom('MA', 'NY', 'WA', 'MD', 'PA', 'FL', 'IL', 'CT'),
    firstSpouseToDieId: nullable(fc.constantFrom('h', 'w')),
    isWidowed: fc.boolean(),
    portabilityElected: fc.boolean(),
    giftsCents: fc.constantFrom(0, 310_000_000),
    dsueCents: fc.constantFrom(0, 700_000_000),
  })
  .map(({ isWidowed, giftsCents, dsueCents, portabilityElected, ...rest }): Estate => {
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
        person({ id: 'child', name: 'Cora Quill', firstName: 'Cora', lastName: 'Quill' }),
        person({ id: 'late', name: 'Lyle Quill', firstName: 'Lyle', lastName: 'Quill', isDeceased: true }),
      ],
      relations: [relation('h', 'w', 'SPOUSE'), relation('h', 'child', 'PARENT'), relation('w', 'child', 'PARENT')],
      removedPeople: [],
      charities: [],
      documents: [],
      decisions: [],
      readingHints: [],
      readingUndo: [],
      assumptions: { ...BASE.assumptions, portabilityElected },
    };
  });
