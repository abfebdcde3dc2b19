import {
  acts,
  asset,
  cashGift,
  custodianFeed,
  dollars,
  heldInTrust,
  ira,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from '../sample-case.ts';

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
  valuations: { rest: custodianFeed('2026-11-18'), ranch: { on: '2026-01-09', source: 'Appraisal' } },
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
