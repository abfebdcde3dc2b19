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

const FEED = { on: '2026-11-13', source: 'Custodian feed' };

/** Ohio couple whose trust has been signed and not yet read: the plan is not known until its document is reviewed. */
export const vandermeer: SampleHousehold = {
  number: 2,
  organization: 'northmere',
  clientId: 'garrick',
  displayName: 'The Vandermeer Family',
  city: 'Shaker Heights',
  input: {
    domicileState: 'OH',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'garrick', name: 'Garrick Vandermeer', birthDate: '1951-02-18', domicileState: 'OH' },
      { id: 'winona', name: 'Winona Vandermeer', birthDate: '1954-10-05', domicileState: 'OH' },
      { id: 'wesley', name: 'Wesley Vandermeer', birthDate: '1983-07-29', domicileState: 'OH' },
      { id: 'lucinda', name: 'Lucinda Vandermeer Abdi', birthDate: '1986-12-11', domicileState: 'MI' },
    ],
    relations: [couple('garrick', 'winona'), ...parents(['garrick', 'winona'], ['wesley', 'lucinda'])],
    assets: [
      asset('brokerage', 'Brokerage ··5520', 'BROKERAGE', millions(12.4), 'trust', heldInTrust),
      asset('home', 'Residence, Shaker Heights', 'REAL_ESTATE', dollars(1_650_000), 'trust', {
        ...heldInTrust,
        state: 'OH',
      }),
      asset('cash', 'Joint checking ··0912', 'CASH', dollars(284_300), ['garrick', 'winona']),
      ira('ira', 'IRA ··7741', dollars(2_915_600), 'garrick', ['winona'], ['wesley', 'lucinda']),
      asset('winonas', 'Brokerage ··6188', 'BROKERAGE', millions(3.1), 'winona'),
      asset('tools', 'Woodworking tools and furnishings', 'TANGIBLE', dollars(92_000), 'trust', {
        ...heldInTrust,
        state: 'OH',
      }),
    ],
    trusts: [
      {
        id: 'trust',
        name: 'Garrick Vandermeer Revocable Living Trust',
        kind: 'REVOCABLE',
        settlors: ['garrick'],
        lifetimeBeneficiaries: ['garrick'],
      },
    ],
    wills: [{ personId: 'garrick', kind: 'POUROVER_WILL', steps: [residue({ to: 'trust' })] }],
  },
  valuations: {
    rest: FEED,
    home: { on: '2026-08-30', source: 'Appraisal' },
    tools: { on: '2026-05-02', source: 'Entered by Nora Finch' },
  },
  documents: [
    {
      id: 'will',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Garrick Vandermeer',
      owner: 'garrick',
      executedAt: '2018-06-14',
      situs: 'OH',
      planningStatus: 'IN_PROGRESS',
    },
    { id: 'will-winona', kind: 'WILL', name: 'Will of Winona Vandermeer', owner: 'winona', isMissing: true },
  ],
  fiduciaries: [...acts('will', 'executor', 'winona', 'wesley')],
};

/** Georgia family, no will on file yet: intestate until the scanned will is read. */
export const holloway: SampleHousehold = {
  number: 3,
  organization: 'northmere',
  clientId: 'leontyne',
  displayName: 'The Holloway Family',
  city: 'Savannah',
  input: {
    domicileState: 'GA',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'leontyne', name: 'Leontyne Amara Holloway', birthDate: '1979-05-23', domicileState: 'GA' },
      { id: 'cedric', name: 'Cedric Holloway', birthDate: '1977-11-02', domicileState: 'GA' },
      { id: 'imani', name: 'Imani Holloway', birthDate: '2008-08-14', domicileState: 'GA' },
      { id: 'jabari', name: 'Jabari Holloway', birthDate: '2011-01-30', domicileState: 'GA' },
    ],
    relations: [couple('leontyne', 'cedric'), ...parents(['leontyne', 'cedric'], ['imani', 'jabari'])],
    assets: [
      asset('home', 'Residence, Savannah', 'REAL_ESTATE', dollars(742_000), ['leontyne', 'cedric'], { state: 'GA' }),
      asset('lot', 'Lot on Tybee Island', 'REAL_ESTATE', dollars(418_000), 'leontyne', { state: 'GA' }),
      asset('brokerage', 'Brokerage ··3397', 'BROKERAGE', dollars(1_236_400), 'leontyne'),
      asset('piano', 'Piano and furnishings', 'TANGIBLE', dollars(64_000), 'leontyne', { state: 'GA' }),
      asset('plan', '401(k) ··2204', 'RETIREMENT', dollars(688_900), 'leontyne', {
        retirementAccountType: 'EMPLOYER_PLAN',
        beneficiaries: [{ to: 'cedric' }],
      }),
      asset('term', 'Term life policy', 'LIFE_INSURANCE', 0, 'leontyne', {
        lifeInsurance: { insuredId: 'leontyne', deathBenefitCents: millions(2) },
        beneficiaries: [{ to: 'cedric' }, { to: 'imani', tier: 'CONTINGENT' }, { to: 'jabari', tier: 'CONTINGENT' }],
      }),
    ],
    liabilities: [
      {
        id: 'mortgage',
        name: 'Mortgage, Savannah',
        balanceCents: dollars(211_500),
        owners: [{ id: 'leontyne' }, { id: 'cedric' }],
        securedByAssetId: 'home',
      },
    ],
  },
  valuations: {
    rest: FEED,
    home: { on: '2026-10-04', source: 'Appraisal' },
    lot: { on: '2026-10-04', source: 'Appraisal' },
  },
  documents: [{ id: 'will', kind: 'WILL', name: 'Will of Leontyne Holloway', owner: 'leontyne', isMissing: true }],
  fiduciaries: [],
};

/** New York couple: a bypass trust that avoids the state's cliff, the rest for the survivor. */
export const roth: SampleHousehold = {
  number: 4,
  organization: 'northmere',
  clientId: 'carl',
  displayName: 'The Roth Family',
  city: 'Scarsdale',
  input: {
    domicileState: 'NY',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'carl', name: 'Carl Roth', birthDate: '1948-09-12', domicileState: 'NY' },
      { id: 'dora', name: 'Dora Roth', birthDate: '1950-03-03', domicileState: 'NY' },
      { id: 'eli', name: 'Eli Roth', birthDate: '1978-06-21', domicileState: 'NY' },
      { id: 'fay', name: 'Fay Roth', birthDate: '1981-12-15', domicileState: 'NJ' },
    ],
    relations: [couple('carl', 'dora'), ...parents(['carl', 'dora'], ['eli', 'fay'])],
    assets: [
      asset('portfolio', 'Brokerage ··8102', 'BROKERAGE', millions(14.85), 'trust', heldInTrust),
      asset('coop', 'Apartment, Manhattan', 'REAL_ESTATE', dollars(4_380_000), ['carl', 'dora'], { state: 'NY' }),
      asset('doras', 'Brokerage ··4475', 'BROKERAGE', millions(5.2), 'dora'),
      ira('ira', 'IRA ··1093', dollars(1_870_250), 'carl', ['dora'], ['eli', 'fay']),
    ],
    trusts: [
      {
        id: 'trust',
        name: 'Carl Roth Revocable Trust',
        kind: 'REVOCABLE',
        settlors: ['carl'],
        lifetimeBeneficiaries: ['carl'],
        terms: [
          {
            on: 'DEATH_OF',
            personId: 'carl',
            steps: [
              { kind: 'BYPASS_FUNDING', formula: 'LESSER_OF_FEDERAL_AND_STATE', to: [{ to: 'bypass' }] },
              { kind: 'MARITAL_FUNDING', to: [{ to: 'marital' }] },
              residue(children),
            ],
          },
        ],
      },
      {
        id: 'bypass',
        name: 'Roth Family Trust',
        kind: 'BYPASS',
        settlors: ['carl'],
        lifetimeBeneficiaries: ['dora', 'eli', 'fay'],
        createdUponDeath: true,
        gstStatus: 'EXEMPT',
        terms: [{ on: 'DEATH_OF', personId: 'dora', steps: [residue({ to: 'eli' }, { to: 'fay' })] }],
      },
      {
        id: 'marital',
        name: 'Roth Marital Trust',
        kind: 'MARITAL',
        settlors: ['carl'],
        lifetimeBeneficiaries: ['dora'],
        createdUponDeath: true,
        qtipElection: 'FEDERAL_AND_STATE',
        terms: [{ on: 'DEATH_OF', personId: 'dora', steps: [residue({ to: 'eli' }, { to: 'fay' })] }],
      },
    ],
    wills: [
      { personId: 'carl', kind: 'POUROVER_WILL', steps: [residue({ to: 'trust' })] },
      { personId: 'dora', steps: [residue({ to: 'carl', alternates: [{ to: 'eli' }, { to: 'fay' }] })] },
    ],
  },
  valuations: { rest: FEED, coop: { on: '2026-04-17', source: 'Appraisal' } },
  trustDates: { trust: '2016-10-03' },
  documents: [
    {
      id: 'will-carl',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Carl Roth',
      owner: 'carl',
      executedAt: '2016-10-03',
      situs: 'NY',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'will-dora',
      kind: 'WILL',
      name: 'Will of Dora Roth',
      owner: 'dora',
      executedAt: '2016-10-03',
      situs: 'NY',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'hcp-carl',
      kind: 'HEALTHCARE_DIRECTIVE',
      name: 'Health care proxy, Carl',
      owner: 'carl',
      executedAt: '2016-10-03',
      situs: 'NY',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [
    ...acts('will-carl', 'executor', 'dora', 'eli'),
    ...acts('will-dora', 'executor', 'carl', 'eli'),
    ...acts('trust', 'trustee', 'carl', 'dora', 'eli'),
  ],
};

/** Pennsylvania widow: inheritance tax by what each heir is to her. */
export const fox: SampleHousehold = {
  number: 5,
  organization: 'northmere',
  clientId: 'edna',
  displayName: 'The Fox Family',
  city: 'Doylestown',
  input: {
    domicileState: 'PA',
    maritalStatus: 'WIDOWED',
    people: [
      { id: 'edna', name: 'Edna Fox', birthDate: '1940-05-05', domicileState: 'PA' },
      {
        id: 'walter',
        name: 'Walter Fox',
        birthDate: '1936-01-19',
        isDeceased: true,
        deathDate: '2017-03-08',
        domicileState: 'PA',
      },
      { id: 'karl', name: 'Karl Fox', birthDate: '1970-02-26', domicileState: 'PA' },
      { id: 'sue', name: 'Sue Dahl', birthDate: '1943-07-14', domicileState: 'PA' },
      { id: 'fred', name: 'Fred Noll', birthDate: '1945-10-30' },
    ],
    relations: [
      couple('edna', 'walter'),
      ...parents(['edna', 'walter'], ['karl']),
      { from: 'edna', to: 'sue', kind: 'SIBLING' },
    ],
    charities: [{ id: 'zoo', name: 'Delaware Valley Zoo' }],
    assets: [
      asset('portfolio', 'Brokerage ··6630', 'BROKERAGE', millions(2.85), 'edna'),
      asset('home', 'Residence, Doylestown', 'REAL_ESTATE', dollars(865_000), 'edna', { state: 'PA' }),
      asset('policy', 'Whole life policy', 'LIFE_INSURANCE', dollars(48_200), 'edna', {
        beneficiaries: [{ to: 'fred' }],
        lifeInsurance: { insuredId: 'edna', deathBenefitCents: dollars(200_000) },
      }),
    ],
    liabilities: [{ id: 'card', name: 'Home equity line', balanceCents: dollars(36_400), owners: [{ id: 'edna' }] }],
    wills: [
      {
        personId: 'edna',
        steps: [
          cashGift('sue', dollars(150_000)),
          cashGift('fred', dollars(50_000)),
          cashGift('zoo', dollars(75_000)),
          residue({ to: 'karl' }),
        ],
      },
    ],
    assumptions: { deaths: [], expensesPercent: 3 },
  },
  valuations: { rest: FEED, home: { on: '2026-09-21', source: 'Appraisal' } },
  documents: [
    {
      id: 'will',
      kind: 'WILL',
      name: 'Will of Edna Fox',
      owner: 'edna',
      executedAt: '2014-05-20',
      situs: 'PA',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [...acts('will', 'executor', 'karl', 'sue')],
};
