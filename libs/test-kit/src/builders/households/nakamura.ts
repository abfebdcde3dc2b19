import { asset, couple, custodianFeed, dollars, millions, parents, type SampleHousehold } from '../sample-case.ts';

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
  valuations: { rest: custodianFeed('2026-11-18') },
  documents: [
    { id: 'will-ken', kind: 'WILL', name: 'Will of Ken Nakamura', owner: 'ken', isMissing: true },
    { id: 'will-priscilla', kind: 'WILL', name: 'Will of Priscilla Nakamura', owner: 'priscilla', isMissing: true },
  ],
  fiduciaries: [],
};
