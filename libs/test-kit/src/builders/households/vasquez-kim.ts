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
    rest: custodianFeed('2026-11-17'),
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
