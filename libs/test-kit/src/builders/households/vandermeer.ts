import {
  acts,
  asset,
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
    rest: custodianFeed('2026-11-13'),
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
