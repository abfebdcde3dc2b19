import { asset, couple, custodianFeed, dollars, millions, parents, type SampleHousehold } from '../sample-case.ts';

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
  valuations: { rest: custodianFeed('2026-11-17'), home: { on: '2026-02-18', source: 'Tax assessment' } },
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
