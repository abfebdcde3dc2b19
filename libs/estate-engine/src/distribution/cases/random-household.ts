import type { MaritalStatus } from '@platform/contracts/domain';
import { TRUST_KINDS } from '@platform/contracts/instrument-kinds';
import fc from 'fast-check';
import {
  type Asset,
  type EstateCase,
  type Liability,
  type Person,
  QTIP_ELECTIONS,
  type Share,
  TITLINGS,
  type Trust,
} from '../estate-case.ts';

/** A couple, a child, a parent who lives apart, a late first husband, a business partner. */
const HOUSEHOLD_PEOPLE = ['h', 'w', 'child', 'parent', 'late', 'friend'] as const;
const TRUST_IDS = ['t0', 't1', 't2', 't3'] as const;

const money = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 3_000_000_000 }));
const person = fc.constantFrom(...HOUSEHOLD_PEOPLE);
const percent = fc.constantFrom(undefined, 10, 25, 33.33333, 50, 100);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

/** Leaves out what is undefined, as a case from outside would. */
const given = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

const share = (id: fc.Arbitrary<string>): fc.Arbitrary<Share> =>
  fc.record({ id, percent }).map(given) as fc.Arbitrary<Share>;

/** One to three owners with shares that come to the whole, or not; alone for a trust. */
const owners: fc.Arbitrary<Share[]> = fc.oneof(
  { weight: 3, arbitrary: fc.uniqueArray(share(person), { minLength: 1, maxLength: 3, selector: ({ id }) => id }) },
  { weight: 2, arbitrary: fc.constantFrom(...TRUST_IDS).map((id) => [{ id }]) },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(share(fc.constantFrom('h', ...TRUST_IDS)), { maxLength: 3, selector: ({ id }) => id }),
  },
);

const trust = (id: string): fc.Arbitrary<Trust> =>
  fc
    .record({
      id: fc.constant(id),
      name: fc.constant(id.toUpperCase()),
      kind: fc.constantFrom(...TRUST_KINDS),
      settlors: fc.uniqueArray(fc.constantFrom('h', 'w', 'parent', 'late'), { maxLength: 2 }),
      lifetimeBeneficiaries: maybe(fc.uniqueArray(fc.constantFrom('h', 'w', 'child'), { maxLength: 2 })),
      insideEstate: maybe(fc.boolean()),
      qtipElection: maybe(fc.constantFrom(...QTIP_ELECTIONS)),
      createdUponDeath: maybe(fc.boolean()),
    })
    .map(given) as fc.Arbitrary<Trust>;

const asset = (id: string): fc.Arbitrary<Asset> =>
  fc
    .record({
      kind: fc.constantFrom(
        'CASH',
        'BROKERAGE',
        'REAL_ESTATE',
        'BUSINESS',
        'TANGIBLE',
        'OTHER',
        'RETIREMENT',
        'POLICY',
        'POLICY',
      ),
      balanceCents: money,
      owners,
      titling: maybe(fc.constantFrom(...TITLINGS)),
      contributions: maybe(
        fc.uniqueArray(share(fc.constantFrom('h', 'w', 'child')), {
          minLength: 1,
          maxLength: 2,
          selector: ({ id: one }) => one,
        }),
      ),
      beneficiaries: maybe(
        fc.uniqueArray(fc.record({ to: fc.constantFrom('h', 'w', 'child', 't0') }), {
          maxLength: 2,
          selector: ({ to }) => to,
        }),
      ),
      insured: fc.constantFrom('h', 'w', 'child'),
      second: maybe(fc.constantFrom('h', 'w')),
      benefitCents: money,
      transferredOn: maybe(fc.constantFrom('2020-01-01', '2025-06-01')),
    })
    .map(({ kind, insured, second, benefitCents, transferredOn, ...rest }) => {
      const policy = kind === 'POLICY';
      const lifeInsurance = given({
        insuredId: insured,
        secondaryInsuredId: second === insured ? undefined : second,
        deathBenefitCents: benefitCents,
        transferredOn,
      });
      const assetType = policy ? 'LIFE_INSURANCE' : kind;
      return given({ id, name: id.toUpperCase(), assetType, ...rest, ...(policy && { lifeInsurance }) }) as Asset;
    });

const debt = (id: string): fc.Arbitrary<Liability> =>
  fc
    .record({ balanceCents: money, owners, securedByAssetId: fc.constantFrom(undefined, 'a0', 'a1') })
    .map((rest) => given({ id, name: id.toUpperCase(), ...rest }) as Liability);

/**
 * Households of every title, kind of trust and election at once, sound or not: owners without or beyond a whole,
 * trusts that name no settlor, owners who died. A plan is not in it.
 */
export const randomHousehold: fc.Arbitrary<EstateCase> = fc
  .record({
    assets: fc.tuple(...['a0', 'a1', 'a2', 'a3', 'a4', 'a5'].map(asset)),
    liabilities: fc.tuple(debt('d0'), debt('d1')),
    trusts: fc.tuple(...TRUST_IDS.map(trust)),
    order: fc.constantFrom(['h', 'w'], ['w', 'h'], ['h'], []),
    maritalStatus: fc.constantFrom<MaritalStatus>('LEGALLY_MARRIED', 'DOMESTIC_PARTNERSHIP', 'WIDOWED'),
    dead: fc.constantFrom([], ['w']),
    citizenship: fc.constantFrom('US', 'FR'),
  })
  .map(({ order, maritalStatus, dead, citizenship, ...property }): EstateCase => {
    const gone = new Set<string>(['late', ...(maritalStatus === 'WIDOWED' ? ['w'] : []), ...dead]);
    const people = HOUSEHOLD_PEOPLE.map(
      (id): Person =>
        given({
          id,
          name: id.toUpperCase(),
          isDeceased: gone.has(id) ? true : undefined,
          citizenship: id === 'w' ? citizenship : undefined,
        } as Person),
    );
    return {
      domicileState: 'MA',
      maritalStatus,
      people,
      relations: [
        { from: 'h', to: 'w', kind: 'SPOUSE' },
        { from: 'late', to: 'w', kind: 'SPOUSE' },
        { from: 'h', to: 'child', kind: 'PARENT' },
        { from: 'parent', to: 'h', kind: 'PARENT' },
      ],
      ...property,
      assumptions: {
        deaths: order
          .filter((id) => !gone.has(id))
          .map((personId, at) => ({ personId, date: at === 0 ? '2026-03-01' : '2026-11-01' })),
      },
    };
  });
