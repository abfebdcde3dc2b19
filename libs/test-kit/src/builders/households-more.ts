import {
  acts,
  asset,
  cashGift,
  children,
  couple,
  dollars,
  heldInTrust,
  ira,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from './sample-case.ts';

const FEED = { on: '2026-11-18', source: 'Custodian feed' };

/** Illinois, young family without any document: what the law orders when both are thirty-five. */
export const nakamura: SampleHousehold = {
  number: 11,
  organization: 'northmere',
  clientId: 'ken',
  displayName: 'The Nakamura Family',
  city: 'Evanston',
  input: {
    domicileState: 'IL',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'ken', name: 'Ken Nakamura', birthDate: '1990-04-19', domicileState: 'IL' },
      { id: 'priscilla', name: 'Priscilla Nakamura', birthDate: '1991-09-27', domicileState: 'IL' },
      { id: 'emi', name: 'Emi Nakamura', birthDate: '2019-06-15', domicileState: 'IL' },
      { id: 'ren', name: 'Ren Nakamura', birthDate: '2022-03-08', domicileState: 'IL' },
    ],
    relations: [couple('ken', 'priscilla'), ...parents(['ken', 'priscilla'], ['emi', 'ren'])],
    assets: [
      asset('home', 'Residence, Evanston', 'REAL_ESTATE', dollars(815_000), ['ken', 'priscilla'], {
        state: 'IL',
        titling: 'TENANCY_BY_THE_ENTIRETY',
      }),
      asset('savings', 'Savings ··2093', 'CASH', dollars(71_400), ['ken', 'priscilla']),
      asset('plan', '401(k) ··6652', 'RETIREMENT', dollars(312_800), 'ken', {
        retirementAccountType: 'EMPLOYER_PLAN',
        beneficiaries: [{ to: 'priscilla' }],
      }),
      asset('term', 'Term life policy', 'LIFE_INSURANCE', 0, 'ken', {
        beneficiaries: [{ to: 'priscilla' }, { to: 'emi', tier: 'CONTINGENT' }, { to: 'ren', tier: 'CONTINGENT' }],
        lifeInsurance: { insuredId: 'ken', deathBenefitCents: millions(1.5) },
      }),
    ],
    liabilities: [
      {
        id: 'mortgage',
        name: 'Mortgage, Evanston',
        balanceCents: dollars(498_300),
        owners: [{ id: 'ken' }, { id: 'priscilla' }],
        securedByAssetId: 'home',
      },
    ],
  },
  valuations: { rest: FEED },
  documents: [
    { id: 'will-ken', kind: 'WILL', name: 'Will of Ken Nakamura', owner: 'ken', isMissing: true },
    { id: 'will-priscilla', kind: 'WILL', name: 'Will of Priscilla Nakamura', owner: 'priscilla', isMissing: true },
  ],
  fiduciaries: [],
};

/** Connecticut, a spouse who is no citizen: no marital deduction without a trust made for it. */
export const delacroix: SampleHousehold = {
  number: 12,
  organization: 'northmere',
  clientId: 'paul',
  displayName: 'The Delacroix-Wynn Family',
  city: 'Greenwich',
  input: {
    domicileState: 'CT',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'paul', name: 'Paul Wynn', birthDate: '1953-08-03', domicileState: 'CT' },
      { id: 'sylvie', name: 'Sylvie Delacroix', birthDate: '1961-12-20', domicileState: 'CT', citizenship: 'FR' },
      { id: 'camille', name: 'Camille Wynn', birthDate: '1993-05-25', domicileState: 'NY' },
    ],
    relations: [couple('paul', 'sylvie'), ...parents(['paul', 'sylvie'], ['camille'])],
    charities: [{ id: 'museum', name: 'Sound Shore Museum' }],
    assets: [
      asset('portfolio', 'Brokerage ··8846', 'BROKERAGE', millions(38.2), 'paul'),
      asset('home', 'Residence, Greenwich', 'REAL_ESTATE', dollars(9_400_000), ['paul', 'sylvie'], {
        state: 'CT',
        contributions: [{ id: 'paul', percent: 100 }],
      }),
      asset('art', 'Art collection', 'TANGIBLE', dollars(6_150_000), 'paul', { state: 'CT' }),
      asset('sylvies', 'Brokerage ··1570', 'BROKERAGE', millions(6.8), 'sylvie'),
    ],
    wills: [
      {
        personId: 'paul',
        steps: [
          { kind: 'SPECIFIC_GIFT', assetId: 'art', to: [{ to: 'museum' }] },
          residue({ to: 'sylvie', percent: 50, alternates: [{ to: 'camille' }] }, { to: 'camille', percent: 50 }),
        ],
      },
      { personId: 'sylvie', steps: [residue({ to: 'camille' })] },
    ],
  },
  valuations: {
    rest: FEED,
    home: { on: '2026-08-25', source: 'Appraisal' },
    art: { on: '2025-11-10', source: 'Appraisal' },
  },
  documents: [
    {
      id: 'will-paul',
      kind: 'WILL',
      name: 'Will of Paul Wynn',
      owner: 'paul',
      executedAt: '2022-04-28',
      situs: 'CT',
      planningStatus: 'ACTION_REQUIRED',
    },
    {
      id: 'will-sylvie',
      kind: 'WILL',
      name: 'Will of Sylvie Delacroix',
      owner: 'sylvie',
      executedAt: '2022-04-28',
      situs: 'CT',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [...acts('will-paul', 'executor', 'camille'), ...acts('will-sylvie', 'executor', 'camille')],
};

/** Massachusetts widow who has used her exclusion, with what her husband left ported. */
export const prescott: SampleHousehold = {
  number: 13,
  organization: 'northmere',
  clientId: 'josephine',
  displayName: 'The Prescott Family',
  city: 'Chestnut Hill',
  input: {
    domicileState: 'MA',
    maritalStatus: 'WIDOWED',
    people: [
      {
        id: 'josephine',
        name: 'Josephine Prescott',
        birthDate: '1943-07-21',
        domicileState: 'MA',
        federalExemptionUsedCents: millions(12.9),
        federalDsueCents: millions(4.2),
      },
      {
        id: 'elliot',
        name: 'Elliot Prescott',
        birthDate: '1939-01-06',
        isDeceased: true,
        deathDate: '2020-10-11',
        domicileState: 'MA',
      },
      { id: 'margaret', name: 'Margaret Prescott Lowe', birthDate: '1968-04-04', domicileState: 'MA' },
      { id: 'henry', name: 'Henry Prescott', birthDate: '1971-09-16', domicileState: 'RI' },
      { id: 'clara', name: 'Clara Lowe', birthDate: '2001-02-23', domicileState: 'MA' },
    ],
    relations: [
      couple('josephine', 'elliot'),
      ...parents(['josephine', 'elliot'], ['margaret', 'henry']),
      ...parents(['margaret'], ['clara']),
    ],
    charities: [{ id: 'symphony', name: 'Commonwealth Symphony Orchestra' }],
    assets: [
      asset('portfolio', 'Brokerage ··6007', 'BROKERAGE', millions(28.75), 'trust', heldInTrust),
      asset('home', 'Residence, Chestnut Hill', 'REAL_ESTATE', dollars(4_820_000), 'trust', {
        ...heldInTrust,
        state: 'MA',
      }),
      asset('cash', 'Cash management ··3341', 'CASH', dollars(915_000), 'josephine'),
      ira('ira', 'Inherited IRA ··7129', dollars(1_655_000), 'josephine', ['margaret', 'henry']),
    ],
    trusts: [
      {
        id: 'trust',
        name: 'Josephine Prescott Revocable Trust',
        kind: 'REVOCABLE',
        settlors: ['josephine'],
        lifetimeBeneficiaries: ['josephine'],
        terms: [
          {
            on: 'DEATH_OF',
            personId: 'josephine',
            steps: [
              cashGift('symphony', millions(3)),
              cashGift('clara', dollars(500_000)),
              residue({ to: 'margaret', scheme: 'PER_STIRPES' }, { to: 'henry', scheme: 'PER_STIRPES' }),
            ],
          },
        ],
      },
    ],
    wills: [{ personId: 'josephine', kind: 'POUROVER_WILL', steps: [residue({ to: 'trust' })] }],
    assumptions: { deaths: [], expensesPercent: 1 },
  },
  valuations: { rest: FEED, home: { on: '2026-03-12', source: 'Appraisal' } },
  trustDates: { trust: '2009-05-07' },
  documents: [
    {
      id: 'will',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Josephine Prescott',
      owner: 'josephine',
      executedAt: '2009-05-07',
      situs: 'MA',
      planningStatus: 'IN_PROGRESS',
    },
    {
      id: 'poa',
      kind: 'POWER_OF_ATTORNEY',
      name: 'Durable power of attorney, Josephine',
      owner: 'josephine',
      executedAt: '2009-05-07',
      situs: 'MA',
      planningStatus: 'IN_PROGRESS',
    },
  ],
  fiduciaries: [
    ...acts('will', 'personal_representative', 'margaret', 'henry'),
    ...acts('trust', 'trustee', 'josephine', 'margaret'),
    ...acts('poa', 'attorney_in_fact', 'margaret'),
  ],
};

/** Of the family office below Northmere: Minnesota, everything to the survivor, then to the children. */
export const brandvold: SampleHousehold = {
  number: 14,
  organization: 'familyOffice',
  clientId: 'erik',
  displayName: 'The Brandvold Family',
  city: 'Edina',
  input: {
    domicileState: 'MN',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'erik', name: 'Erik Brandvold', birthDate: '1956-06-18', domicileState: 'MN' },
      { id: 'sunniva', name: 'Sunniva Brandvold', birthDate: '1959-01-22', domicileState: 'MN' },
      { id: 'lars', name: 'Lars Brandvold', birthDate: '1987-10-09', domicileState: 'MN' },
      { id: 'astrid', name: 'Astrid Brandvold', birthDate: '1990-12-31', domicileState: 'WI' },
    ],
    relations: [couple('erik', 'sunniva'), ...parents(['erik', 'sunniva'], ['lars', 'astrid'])],
    assets: [
      asset('portfolio', 'Brokerage ··4402', 'BROKERAGE', millions(15.35), 'erik'),
      asset('farm', 'Farmland, Stearns County', 'REAL_ESTATE', dollars(3_720_000), 'sunniva', { state: 'MN' }),
      asset('home', 'Residence, Edina', 'REAL_ESTATE', dollars(1_890_000), ['erik', 'sunniva'], { state: 'MN' }),
      ira('ira', 'IRA ··9938', dollars(1_632_500), 'erik', ['sunniva'], ['lars', 'astrid']),
    ],
    wills: [
      { personId: 'erik', steps: [residue({ to: 'sunniva', alternates: [children] })] },
      { personId: 'sunniva', steps: [residue({ to: 'erik', alternates: [children] })] },
    ],
  },
  valuations: { rest: FEED, farm: { on: '2026-06-11', source: 'Appraisal' } },
  documents: [
    {
      id: 'will-erik',
      kind: 'WILL',
      name: 'Will of Erik Brandvold',
      owner: 'erik',
      executedAt: '2020-02-05',
      situs: 'MN',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'will-sunniva',
      kind: 'WILL',
      name: 'Will of Sunniva Brandvold',
      owner: 'sunniva',
      executedAt: '2020-02-05',
      situs: 'MN',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [
    ...acts('will-erik', 'personal_representative', 'sunniva', 'lars'),
    ...acts('will-sunniva', 'personal_representative', 'erik', 'astrid'),
  ],
};

/** Texas, single and charitable: the residue goes to a foundation. */
export const whitcombe: SampleHousehold = {
  number: 10,
  organization: 'northmere',
  clientId: 'augusta',
  displayName: 'Augusta Whitcombe',
  city: 'Austin',
  input: {
    domicileState: 'TX',
    maritalStatus: 'SINGLE',
    people: [
      {
        id: 'augusta',
        name: 'Augusta Whitcombe',
        birthDate: '1946-11-28',
        domicileState: 'TX',
        federalExemptionUsedCents: dollars(850_000),
      },
      { id: 'rosalind', name: 'Rosalind Whitcombe', birthDate: '1949-02-14', domicileState: 'TX' },
      { id: 'felix', name: 'Felix Arden', birthDate: '1975-05-01', domicileState: 'CO' },
    ],
    relations: [{ from: 'augusta', to: 'rosalind', kind: 'SIBLING' }, ...parents(['rosalind'], ['felix'])],
    charities: [
      { id: 'foundation', name: 'Hill Country Land Conservancy' },
      { id: 'library', name: 'Austin Public Library Foundation' },
    ],
    assets: [
      asset('portfolio', 'Brokerage ··3318', 'BROKERAGE', millions(16.9), 'augusta'),
      asset('ranch', 'Ranch, Blanco County', 'REAL_ESTATE', dollars(6_250_000), 'augusta', { state: 'TX' }),
      ira('ira', 'IRA ··0807', dollars(1_340_000), 'augusta', ['library']),
      asset('unitrust', 'Unitrust portfolio ··2291', 'BROKERAGE', millions(3.4), 'crut', heldInTrust),
    ],
    trusts: [
      {
        id: 'crut',
        name: 'Whitcombe Charitable Unitrust',
        kind: 'CRUT',
        settlors: ['augusta'],
        lifetimeBeneficiaries: ['rosalind'],
        terms: [{ on: 'DEATH_OF', personId: 'augusta', steps: [residue({ to: 'foundation' })] }],
      },
    ],
    wills: [
      {
        personId: 'augusta',
        steps: [cashGift('rosalind', millions(2)), cashGift('felix', millions(5)), residue({ to: 'foundation' })],
      },
    ],
  },
  valuations: { rest: FEED, ranch: { on: '2026-01-09', source: 'Appraisal' } },
  trustDates: { crut: '2019-12-18' },
  documents: [
    {
      id: 'will',
      kind: 'WILL',
      name: 'Will of Augusta Whitcombe',
      owner: 'augusta',
      executedAt: '2021-09-14',
      situs: 'TX',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'hcp',
      kind: 'HEALTHCARE_DIRECTIVE',
      name: 'Health care directive, Augusta',
      owner: 'augusta',
      isMissing: true,
    },
  ],
  fiduciaries: [...acts('will', 'executor', 'rosalind', 'felix'), ...acts('crut', 'trustee', 'felix')],
};
