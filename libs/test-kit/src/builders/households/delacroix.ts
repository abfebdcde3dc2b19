import {
  acts,
  asset,
  couple,
  custodianFeed,
  dollars,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from '../sample-case.ts';

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
    rest: custodianFeed('2026-11-18'),
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
