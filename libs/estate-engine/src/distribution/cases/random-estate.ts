import fc from 'fast-check';
import type {
  Asset,
  Designation,
  Disclaimer,
  EstateCase,
  Nominee,
  Person,
  Relation,
  Step,
  Target,
  Trust,
  Will,
} from '../estate-case.ts';
import { DISCOUNTED_TYPES, type RELATION_KINDS, SCHEMES } from '../estate-case.ts';

/** A family of three generations: h and w, their children a and b, grandchildren, a brother, a friend, a charity. */
const PEOPLE = ['h', 'w', 'a', 'b', 'a1', 'a2', 'b1', 'bro', 'friend'] as const;
const RELATIONS: readonly (readonly [string, string, (typeof RELATION_KINDS)[number]])[] = [
  ['h', 'w', 'SPOUSE'],
  ['h', 'a', 'PARENT'],
  ['w', 'a', 'PARENT'],
  ['h', 'b', 'PARENT'],
  ['a', 'a1', 'PARENT'],
  ['a', 'a2', 'PARENT'],
  ['b', 'b1', 'PARENT'],
  ['h', 'bro', 'SIBLING'],
];

const money = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 3_000_000_000 }));
const states = fc.constantFrom('MA', 'NY', 'FL', 'PA', 'NJ', 'MD', 'KY', 'NE', 'IL', 'WA', 'HI', 'CA', 'CT', 'OR');
const taker = fc.constantFrom(...PEOPLE, 'charity', 'kids');

const designations: fc.Arbitrary<Designation[]> = fc.array(
  fc.record(
    { to: taker, tier: fc.constantFrom('PRIMARY', 'CONTINGENT'), perStirpes: fc.boolean() },
    { requiredKeys: ['to'] },
  ),
  { maxLength: 3 },
);

const target: fc.Arbitrary<Target> = fc.oneof(
  fc.record({ to: taker, scheme: fc.constantFrom(...SCHEMES) }, { requiredKeys: ['to'] }),
  fc.record({
    class: fc.constantFrom('CHILDREN', 'DESCENDANTS', 'SIBLINGS', 'HEIRS_AT_LAW'),
    scheme: fc.constantFrom(...SCHEMES),
  }),
  fc.record({
    to: taker,
    ages: fc.constant([
      { age: 25, percent: 50 },
      { age: 40, percent: 50 },
    ]),
  }),
  fc.record({ to: fc.constant('w'), disclaimerTrustId: fc.constant('bypass') }),
);
const targets = fc.array(target, { minLength: 1, maxLength: 3 });

const gifts: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('CASH_GIFT'), amountCents: money, to: targets }),
  fc.record({ kind: fc.constant('PERCENT_GIFT'), percent: fc.integer({ min: 1, max: 60 }), to: targets }),
  fc.record({ kind: fc.constant('SPECIFIC_GIFT'), assetId: fc.constantFrom('x0', 'x1', 'x2', 'x3'), to: targets }),
);
const funding: fc.Arbitrary<Step[]> = fc.constantFrom<Step[]>(
  [],
  [
    { kind: 'BYPASS_FUNDING', formula: 'LESSER_OF_FEDERAL_AND_STATE', to: [{ to: 'bypass' }] },
    { kind: 'MARITAL_FUNDING', to: [{ to: 'marital' }] },
  ],
  [{ kind: 'GST_EXEMPT_FUNDING', to: [{ to: 'kids' }] }],
);
const residue: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('RESIDUE'), to: targets });
const steps = fc.tuple(fc.array(gifts, { maxLength: 2 }), funding, residue).map(([a, b, c]): Step[] => [...a, ...b, c]);

const HOLDING_TRUSTS = ['ht', 'wt', 'joint', 'ilit', 'kids', 'marital', 'survivor', 'bypass'] as const;

const asset = (id: string): fc.Arbitrary<Asset> =>
  fc
    .record({
      kind: fc.constantFrom('CASH', 'BROKERAGE', 'REAL_ESTATE', 'BUSINESS', 'RETIREMENT', 'TANGIBLE', 'OTHER'),
      balanceCents: money,
      discount: fc.constantFrom(undefined, undefined, 12.5, 33.33333),
      state: states,
      title: fc.constantFrom('h', 'w', 'joint', 'common', 'community', 'three', 'trust', 'policy', 'payable', 'life'),
      trust: fc.constantFrom(...HOLDING_TRUSTS),
      beneficiaries: designations,
      transferred: fc.boolean(),
    })
    .map((draft): Asset & { readonly discount: number | undefined } => {
      const { balanceCents, discount } = draft;
      const base = { id, name: id, assetType: draft.kind as Asset['assetType'], balanceCents, discount };
      const own = { ...base, state: draft.state, beneficiaries: draft.beneficiaries };
      const both = [{ id: 'h' }, { id: 'w' }];
      switch (draft.title) {
        case 'joint':
          return { ...own, owners: both, titling: 'JOINT_WITH_SURVIVORSHIP' };
        case 'three':
          return {
            ...own,
            owners: [...both, { id: 'a' }],
            titling: 'JOINT_WITH_SURVIVORSHIP',
            contributions: [{ id: 'h', percent: 70 }],
          };
        case 'common':
          return { ...own, owners: [{ id: 'h', percent: 33.33333 }, { id: 'b' }], titling: 'TENANTS_IN_COMMON' };
        case 'community':
          return { ...own, owners: [{ id: 'w' }], titling: 'COMMUNITY_PROPERTY' };
        case 'trust':
          return { ...base, owners: [{ id: draft.trust }], titling: 'TRUST_OWNED' };
        case 'life':
          return {
            ...own,
            assetType: 'REAL_ESTATE',
            owners: [{ id: draft.transferred ? 'h' : 'w' }],
            titling: 'SOLE',
            isLifeEstate: true,
            beneficiaries: [{ to: 'a' }, { to: 'b', perStirpes: true }],
          };
        case 'payable':
          return {
            ...own,
            assetType: 'LIFE_INSURANCE',
            owners: [{ id: 'b' }],
            beneficiaries: [...draft.beneficiaries, { to: 'h' }],
            lifeInsurance: { insuredId: 'h', deathBenefitCents: draft.balanceCents * 2 },
          };
        case 'policy':
          return {
            ...own,
            assetType: 'LIFE_INSURANCE',
            owners: [{ id: draft.transferred ? 'ilit' : 'h' }],
            lifeInsurance: {
              insuredId: 'h',
              ...(draft.trust === 'kids' ? { secondaryInsuredId: 'w' } : {}),
              deathBenefitCents: draft.balanceCents * 3,
              ...(draft.transferred ? { transferredOn: '2024-05-05' } : {}),
            },
          };
        default:
          return { ...own, owners: [{ id: draft.title }] };
      }
    })
    .map(({ discount, ...one }): Asset => {
      const isDiscounted = discount !== undefined && DISCOUNTED_TYPES.includes(one.assetType);
      return isDiscounted ? { ...one, discountPercent: discount } : one;
    });

function trustsOf(h: Step[], w: Step[], remainder: Step): Trust[] {
  const on = (personId: string, list: Step[]): Trust['terms'] => [{ on: 'DEATH_OF', personId, steps: list }];
  const create = { createdUponDeath: true };
  return [
    { id: 'ht', name: 'H', kind: 'REVOCABLE', settlors: ['h'], terms: on('h', h) },
    { id: 'wt', name: 'W', kind: 'REVOCABLE', settlors: ['w'], terms: on('w', w) },
    {
      id: 'joint',
      name: 'Joint',
      kind: 'REVOCABLE_JOINT',
      settlors: ['h', 'w'],
      terms: [{ on: 'FIRST_DEATH', steps: [{ kind: 'SURVIVOR_SHARE', to: [{ to: 'survivor' }] }, ...h] }],
    },
    {
      id: 'bypass',
      name: 'Bypass',
      kind: 'BYPASS',
      settlors: ['h'],
      ...create,
      lifetimeBeneficiaries: ['w'],
      terms: on('w', [remainder]),
    },
    {
      id: 'marital',
      name: 'Marital',
      kind: 'MARITAL',
      settlors: ['h'],
      ...create,
      lifetimeBeneficiaries: ['w'],
      terms: on('w', [remainder]),
    },
    { id: 'survivor', name: 'Survivor', kind: 'SURVIVOR', settlors: ['h', 'w'], ...create, terms: on('w', w) },
    {
      id: 'ilit',
      name: 'Ilit',
      kind: 'ILIT',
      settlors: ['h'],
      gstStatus: 'NON_EXEMPT',
      terms: [{ on: 'SECOND_DEATH', steps: [remainder] }],
    },
    { id: 'kids', name: 'Kids', kind: 'OTHER', settlors: ['h'], lifetimeBeneficiaries: ['a1', 'b1'] },
  ].map((trust) => trust as Trust);
}

const disclaimer = (of: string): Disclaimer =>
  of === 'residue'
    ? { personId: 'w', formula: 'REMAINING_FEDERAL_EXCLUSION' }
    : of === 'class'
      ? { personId: 'a', amountCents: 777_777 }
      : { personId: 'w', assetId: of, amountCents: 1_000_003 };

const nominees: fc.Arbitrary<Nominee[] | undefined> = fc.option(
  fc.subarray<Nominee>([{ id: 'w' }, { id: 'a' }, { id: 'a2' }, { name: 'A bank' }]),
  { nil: undefined },
);

/** Estates of every title and instrument at once, with debts, dead heirs and any order of deaths. */
export const randomEstate: fc.Arbitrary<EstateCase> = fc
  .record({
    assets: fc.tuple(asset('x0'), asset('x1'), asset('x2'), asset('x3'), asset('x4'), asset('x5')),
    domicile: states,
    dead: fc.subarray(['a', 'b', 'a1', 'bro']),
    hSteps: steps,
    wSteps: steps,
    remainder: residue,
    wills: fc.subarray(['h', 'w']),
    pourOver: fc.boolean(),
    debt: money,
    otherDebt: fc.record({ balanceCents: money, owner: fc.constantFrom('h', 'w', 'a', ...HOLDING_TRUSTS) }),
    secured: fc.constantFrom('x0', 'x1', undefined),
    expensesPercent: fc.constantFrom(0, 2, 7.12345),
    portabilityElected: fc.boolean(),
    apportionment: fc.constantFrom('RESIDUE', 'RESIDUE_OFF_THE_TOP', 'APPORTION', undefined),
    waiveRecovery: fc.boolean(),
    citizenship: fc.constantFrom('US', 'FR'),
    union: fc.constantFrom<Relation['kind']>('SPOUSE', 'SPOUSE', 'SPOUSE', 'REGISTERED_PARTNER'),
    order: fc.constantFrom(['h', 'w'], ['w', 'h'], ['h'], ['h', 'w'], ['w', 'h'], ['h'], ['widow']),
    second: fc.constantFrom('2026-03-03', '2026-11-01', '2028-04-15'),
    disclaims: fc.constantFrom(undefined, 'residue', 'class', 'x0', 'x1'),
    acting: nominees,
    election: fc.constantFrom('NONE', 'STATE_ONLY', 'FEDERAL_AND_STATE'),
    retained: fc.boolean(),
    isQdot: fc.boolean(),
    isReversed: fc.boolean(),
    powers: fc.constantFrom<NonNullable<Trust['powers']>>(
      [],
      [],
      [{ personId: 'w', kind: 'GENERAL' }],
      [{ personId: 'h', kind: 'LIMITED' }],
    ),
    prior: fc.constantFrom<NonNullable<Person['priorTransfers']>>(
      [],
      [
        {
          diedOn: '2023-05-01',
          valueCents: 100_000_003,
          taxableEstateCents: 2_000_000_001,
          federalTaxCents: 300_000_007,
        },
      ],
    ),
    priorTransferCredit: fc.boolean(),
    term: fc.constantFrom<Trust['retainedTerm']>(
      undefined,
      undefined,
      { endsOn: '2026-03-01' },
      { endsOn: '2028-01-01' },
      { endsOn: '2028-01-01', annuityCents: 2_000_003 },
    ),
    growth: fc.constantFrom(undefined, undefined, 4, 7.12345),
    late: fc.constantFrom<NonNullable<Trust['lateAllocations']>>(
      [],
      [],
      [{ allocatedOn: '2025-01-01', exemptionCents: 300_000_001, valueCents: 900_000_007 }],
      [
        { allocatedOn: '2026-03-02', exemptionCents: 1_500_000_000, valueCents: 700_000_000 },
        { allocatedOn: '2024-01-01', exemptionCents: 100_000_003, valueCents: 800_000_000 },
      ],
    ),
    lawDate: fc.constantFrom(undefined, '2025-09-01', '2026-08-01', '2031-01-01'),
  })
  .map((draft): EstateCase => {
    // Her husband died before: what was his and whom his policies wait for is left to the engine.
    const isWidow = draft.order[0] === 'widow';
    const order = isWidow ? ['w'] : draft.order;
    const dead = isWidow ? [...draft.dead, 'h'] : draft.dead;
    const people = PEOPLE.map(
      (id, index): Person => ({
        id,
        name: id.toUpperCase(),
        birthDate: `${[1950, 1955, 1980, 1982, 2005, 2012, 2010, 1948, 1999][index]}-01-01`,
        ...(dead.includes(id) ? { isDeceased: true } : {}),
        ...(id === 'w' ? { citizenship: draft.citizenship, priorTransfers: draft.prior } : {}),
      }),
    );
    const relations = RELATIONS.map(
      ([from, to, kind]): Relation => ({ from, to, kind: kind === 'SPOUSE' ? draft.union : kind }),
    );
    const wills = draft.wills.map(
      (personId): Will => ({
        personId,
        kind: draft.pourOver ? 'POUROVER_WILL' : 'WILL',
        steps: draft.pourOver
          ? [{ kind: 'RESIDUE', to: [{ to: `${personId}t` }] }]
          : personId === 'h'
            ? draft.hSteps
            : draft.wSteps,
        ...(draft.apportionment
          ? { taxApportionment: draft.apportionment as NonNullable<Will['taxApportionment']> }
          : {}),
        waiveRecovery: draft.waiveRecovery,
        ...(draft.acting ? { executors: draft.acting, guardians: draft.acting } : {}),
      }),
    );
    const dates = ['2026-03-01', draft.second];
    return {
      domicileState: draft.domicile,
      maritalStatus: isWidow ? 'WIDOWED' : 'LEGALLY_MARRIED',
      people,
      relations,
      charities: [{ id: 'charity', name: 'Charity' }],
      assets: draft.assets,
      liabilities: [
        {
          id: 'd',
          name: 'Debt',
          balanceCents: draft.debt,
          owners: [{ id: 'h' }, { id: 'w' }],
          ...(draft.secured ? { securedByAssetId: draft.secured } : {}),
        },
        {
          id: 'e',
          name: 'Other debt',
          balanceCents: draft.otherDebt.balanceCents,
          owners: [{ id: draft.otherDebt.owner }],
          ...(draft.secured ? { securedByAssetId: draft.secured } : {}),
        },
      ],
      trusts: trustsOf(draft.hSteps, draft.wSteps, draft.remainder).map((plain): Trust => {
        const trust = draft.acting ? { ...plain, trustees: draft.acting } : plain;
        if (trust.id === 'bypass')
          return { ...trust, qtipElection: draft.election as NonNullable<Trust['qtipElection']> };
        if (trust.id === 'kids' && draft.term) return { ...trust, retainedTerm: draft.term };
        if (trust.id === 'marital') return { ...trust, isQdot: draft.isQdot, isReverseQtip: draft.isReversed };
        if (trust.id === 'ilit') return { ...trust, powers: draft.powers, lateAllocations: draft.late };
        return trust.id === 'kids' && draft.retained ? { ...trust, insideEstate: true } : trust;
      }),
      wills,
      assumptions: {
        deaths: order.map((personId, index) => ({ personId, date: dates[index] ?? '' })),
        portabilityElected: draft.portabilityElected,
        expensesPercent: draft.expensesPercent,
        priorTransferCredit: draft.priorTransferCredit,
        ...(draft.growth === undefined ? {} : { growthBetweenDeathsPercent: draft.growth }),
        ...(draft.lawDate ? { lawDate: draft.lawDate } : {}),
        ...(draft.disclaims ? { disclaimers: [disclaimer(draft.disclaims)] } : {}),
      },
    };
  });
