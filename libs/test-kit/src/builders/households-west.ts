import {
  acts,
  asset,
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

const FEED = { on: '2026-11-17', source: 'Custodian feed' };

/** California couple with a joint trust of community property, divided at the first death. */
export const ortiz: SampleHousehold = {
  number: 6,
  organization: 'northmere',
  clientId: 'gil',
  displayName: 'The Ortiz Family',
  city: 'Pasadena',
  input: {
    domicileState: 'CA',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'gil', name: 'Gil Ortiz', birthDate: '1949-04-10', domicileState: 'CA' },
      { id: 'hana', name: 'Hana Ortiz', birthDate: '1951-08-08', domicileState: 'CA' },
      { id: 'ivo', name: 'Ivo Ortiz', birthDate: '1979-01-25', domicileState: 'CA' },
      { id: 'jan', name: 'Jan Ortiz', birthDate: '1982-11-19', domicileState: 'WA' },
    ],
    relations: [couple('gil', 'hana'), ...parents(['gil', 'hana'], ['ivo', 'jan'])],
    assets: [
      asset('portfolio', 'Brokerage ··2950', 'BROKERAGE', millions(27.3), 'joint', heldInTrust),
      asset('home', 'Residence, Pasadena', 'REAL_ESTATE', dollars(5_450_000), 'joint', { ...heldInTrust, state: 'CA' }),
      asset('rentals', 'Apartment building, Glendale', 'REAL_ESTATE', dollars(8_900_000), 'joint', {
        ...heldInTrust,
        state: 'CA',
      }),
      asset('cash', 'Cash management ··0031', 'CASH', dollars(640_000), ['gil', 'hana'], {
        titling: 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
      }),
      ira('ira', 'IRA ··5506', dollars(2_215_000), 'gil', ['hana'], ['ivo', 'jan']),
    ],
    liabilities: [
      {
        id: 'loan',
        name: 'Loan, Glendale',
        balanceCents: dollars(2_340_000),
        owners: [{ id: 'joint' }],
        securedByAssetId: 'rentals',
      },
    ],
    trusts: [
      {
        id: 'joint',
        name: 'Ortiz Family Trust',
        kind: 'REVOCABLE_JOINT',
        settlors: ['gil', 'hana'],
        lifetimeBeneficiaries: ['gil', 'hana'],
        terms: [
          {
            on: 'FIRST_DEATH',
            steps: [
              { kind: 'SURVIVOR_SHARE', to: [{ to: 'survivor' }] },
              { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'bypass' }] },
              { kind: 'MARITAL_FUNDING', to: [{ to: 'marital' }] },
              residue(children),
            ],
          },
        ],
      },
      {
        id: 'survivor',
        name: 'Ortiz Survivor’s Trust',
        kind: 'SURVIVOR',
        settlors: ['gil', 'hana'],
        lifetimeBeneficiaries: ['hana'],
        createdUponDeath: true,
        terms: [{ on: 'SECOND_DEATH', steps: [residue({ to: 'ivo' }, { to: 'jan' })] }],
      },
      {
        id: 'bypass',
        name: 'Ortiz Bypass Trust',
        kind: 'BYPASS',
        settlors: ['gil', 'hana'],
        lifetimeBeneficiaries: ['hana'],
        createdUponDeath: true,
        gstStatus: 'EXEMPT',
        terms: [{ on: 'SECOND_DEATH', steps: [residue({ to: 'ivo' }, { to: 'jan' })] }],
      },
      {
        id: 'marital',
        name: 'Ortiz Marital Trust',
        kind: 'MARITAL',
        settlors: ['gil', 'hana'],
        lifetimeBeneficiaries: ['hana'],
        createdUponDeath: true,
        qtipElection: 'FEDERAL_AND_STATE',
        terms: [{ on: 'SECOND_DEATH', steps: [residue({ to: 'ivo' }, { to: 'jan' })] }],
      },
    ],
    wills: [
      { personId: 'gil', kind: 'POUROVER_WILL', steps: [residue({ to: 'joint' })] },
      { personId: 'hana', kind: 'POUROVER_WILL', steps: [residue({ to: 'survivor' })] },
    ],
  },
  valuations: {
    rest: FEED,
    home: { on: '2026-07-12', source: 'Appraisal' },
    rentals: { on: '2025-12-01', source: 'Broker opinion' },
  },
  trustDates: { joint: '2012-02-16' },
  documents: [
    {
      id: 'will-gil',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Gil Ortiz',
      owner: 'gil',
      executedAt: '2012-02-16',
      situs: 'CA',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'will-hana',
      kind: 'POUROVER_WILL',
      name: 'Pour-over will of Hana Ortiz',
      owner: 'hana',
      executedAt: '2012-02-16',
      situs: 'CA',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [...acts('joint', 'trustee', 'gil', 'hana', 'ivo')],
};

/** Florida, single, one year after giving away a policy: it still counts as his. */
export const lund: SampleHousehold = {
  number: 7,
  organization: 'northmere',
  clientId: 'frank',
  displayName: 'The Lund Family',
  city: 'Naples',
  input: {
    domicileState: 'FL',
    maritalStatus: 'DIVORCED',
    people: [
      { id: 'frank', name: 'Frank Lund', birthDate: '1955-01-29', domicileState: 'FL' },
      { id: 'marta', name: 'Marta Lund', birthDate: '1957-06-06', domicileState: 'IL' },
      { id: 'gus', name: 'Gus Lund', birthDate: '1985-03-17', domicileState: 'FL' },
      { id: 'ida', name: 'Ida Lund', birthDate: '1988-09-04', domicileState: 'GA' },
    ],
    relations: [{ from: 'frank', to: 'marta', kind: 'FORMER_SPOUSE' }, ...parents(['frank', 'marta'], ['gus', 'ida'])],
    assets: [
      asset('portfolio', 'Brokerage ··9071', 'BROKERAGE', millions(13.75), 'frank'),
      asset('condo', 'Condominium, Naples', 'REAL_ESTATE', dollars(2_180_000), 'frank', { state: 'FL' }),
      asset('policy', 'Universal life policy', 'LIFE_INSURANCE', dollars(214_000), 'ilit', {
        ...heldInTrust,
        lifeInsurance: {
          insuredId: 'frank',
          deathBenefitCents: millions(4),
          transferredOn: '2025-06-01',
          transferorId: 'frank',
        },
      }),
      asset('boat', 'Sailing yacht', 'TANGIBLE', dollars(395_000), 'frank', { state: 'FL' }),
    ],
    trusts: [
      {
        id: 'ilit',
        name: 'Lund Insurance Trust',
        kind: 'ILIT',
        settlors: ['frank'],
        lifetimeBeneficiaries: ['gus', 'ida'],
        terms: [{ on: 'DEATH_OF', personId: 'frank', steps: [residue({ to: 'gus' }, { to: 'ida' })] }],
      },
    ],
    wills: [
      {
        personId: 'frank',
        steps: [residue({ to: 'gus', scheme: 'PER_STIRPES' }, { to: 'ida', scheme: 'PER_STIRPES' })],
      },
    ],
  },
  valuations: {
    rest: FEED,
    condo: { on: '2026-10-20', source: 'Appraisal' },
    boat: { on: '2026-03-15', source: 'Survey' },
  },
  trustDates: { ilit: '2025-06-01' },
  documents: [
    {
      id: 'will',
      kind: 'WILL',
      name: 'Will of Frank Lund',
      owner: 'frank',
      executedAt: '2024-11-06',
      situs: 'FL',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'poa',
      kind: 'POWER_OF_ATTORNEY',
      name: 'Durable power of attorney, Frank',
      owner: 'frank',
      executedAt: '2024-11-06',
      situs: 'FL',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [...acts('will', 'personal_representative', 'gus', 'ida'), ...acts('ilit', 'trustee', 'ida')],
};

/** Michigan, second marriage, no will: the law divides between the wife and his elder children. */
export const pell: SampleHousehold = {
  number: 8,
  organization: 'northmere',
  clientId: 'george',
  displayName: 'The Pell Family',
  city: 'Grand Rapids',
  input: {
    domicileState: 'MI',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'george', name: 'George Pell', birthDate: '1950-12-02', domicileState: 'MI' },
      { id: 'helen', name: 'Helen Pell', birthDate: '1958-04-27', domicileState: 'MI' },
      { id: 'gina', name: 'Gina Pell', birthDate: '1978-05-13', domicileState: 'MI' },
      { id: 'greg', name: 'Greg Pell', birthDate: '1980-08-22', domicileState: 'OH' },
      { id: 'holly', name: 'Holly Pell', birthDate: '1992-02-09', domicileState: 'MI' },
    ],
    relations: [
      couple('george', 'helen'),
      ...parents(['george'], ['gina', 'greg']),
      ...parents(['george', 'helen'], ['holly']),
    ],
    assets: [
      asset('portfolio', 'Brokerage ··1224', 'BROKERAGE', millions(1.95), 'george'),
      asset('home', 'Residence, Grand Rapids', 'REAL_ESTATE', dollars(520_000), ['george', 'helen'], { state: 'MI' }),
      asset('savings', 'Savings ··8815', 'CASH', dollars(146_000), 'helen'),
    ],
    liabilities: [
      {
        id: 'mortgage',
        name: 'Mortgage, Grand Rapids',
        balanceCents: dollars(88_250),
        owners: [{ id: 'george' }, { id: 'helen' }],
        securedByAssetId: 'home',
      },
    ],
  },
  valuations: { rest: FEED, home: { on: '2026-02-18', source: 'Tax assessment' } },
  documents: [
    { id: 'will', kind: 'WILL', name: 'Will of George Pell', owner: 'george', isMissing: true },
    {
      id: 'hcp',
      kind: 'HEALTHCARE_DIRECTIVE',
      name: 'Health care directive, George',
      owner: 'george',
      isMissing: true,
    },
  ],
  fiduciaries: [],
};

/** Washington, business owner: most of the worth is a company that nobody can sell in a week. */
export const vasquezKim: SampleHousehold = {
  number: 9,
  organization: 'northmere',
  clientId: 'isabel',
  displayName: 'The Vasquez-Kim Family',
  city: 'Seattle',
  input: {
    domicileState: 'WA',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'isabel', name: 'Isabel Vasquez', birthDate: '1962-03-30', domicileState: 'WA' },
      { id: 'joon', name: 'Joon Kim', birthDate: '1960-10-16', domicileState: 'WA' },
      { id: 'mina', name: 'Mina Vasquez-Kim', birthDate: '1994-07-07', domicileState: 'WA' },
      { id: 'teo', name: 'Teo Vasquez-Kim', birthDate: '1998-01-12', domicileState: 'CA' },
    ],
    relations: [couple('isabel', 'joon'), ...parents(['isabel', 'joon'], ['mina', 'teo'])],
    assets: [
      asset('company', 'Cascade Instruments, Inc., 80%', 'BUSINESS', millions(19.6), 'isabel', {
        titling: 'COMMUNITY_PROPERTY',
      }),
      asset('home', 'Residence, Seattle', 'REAL_ESTATE', dollars(3_950_000), ['isabel', 'joon'], {
        state: 'WA',
        titling: 'COMMUNITY_PROPERTY',
      }),
      asset('brokerage', 'Brokerage ··7300', 'BROKERAGE', millions(4.1), ['isabel', 'joon'], {
        titling: 'COMMUNITY_PROPERTY',
      }),
      asset('plan', '401(k) ··4418', 'RETIREMENT', dollars(1_422_000), 'joon', {
        retirementAccountType: 'EMPLOYER_PLAN',
        beneficiaries: [{ to: 'isabel' }, { to: 'mina', tier: 'CONTINGENT' }, { to: 'teo', tier: 'CONTINGENT' }],
      }),
    ],
    wills: [
      { personId: 'isabel', steps: [residue({ to: 'joon', alternates: [{ to: 'mina' }, { to: 'teo' }] })] },
      { personId: 'joon', steps: [residue({ to: 'isabel', alternates: [{ to: 'mina' }, { to: 'teo' }] })] },
    ],
  },
  valuations: {
    rest: FEED,
    company: { on: '2025-09-30', source: 'Appraisal' },
    home: { on: '2026-09-02', source: 'Appraisal' },
  },
  documents: [
    {
      id: 'will-isabel',
      kind: 'WILL',
      name: 'Will of Isabel Vasquez',
      owner: 'isabel',
      executedAt: '2015-03-26',
      situs: 'WA',
      planningStatus: 'ACTION_REQUIRED',
    },
    {
      id: 'will-joon',
      kind: 'WILL',
      name: 'Will of Joon Kim',
      owner: 'joon',
      executedAt: '2015-03-26',
      situs: 'WA',
      planningStatus: 'ACTION_REQUIRED',
    },
  ],
  fiduciaries: [
    ...acts('will-isabel', 'personal_representative', 'joon', 'mina'),
    ...acts('will-joon', 'personal_representative', 'isabel', 'mina'),
  ],
};
