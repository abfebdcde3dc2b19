import {
  acts,
  asset,
  cashGift,
  couple,
  custodianFeed,
  dollars,
  heldInTrust,
  ira,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from '../sample-case.ts';

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
  valuations: { rest: custodianFeed('2026-11-18'), home: { on: '2026-03-12', source: 'Appraisal' } },
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
