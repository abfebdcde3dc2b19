import {
  acts,
  asset,
  cashGift,
  couple,
  custodianFeed,
  dollars,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from '../sample-case.ts';

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
  valuations: { rest: custodianFeed('2026-11-13'), home: { on: '2026-09-21', source: 'Appraisal' } },
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
