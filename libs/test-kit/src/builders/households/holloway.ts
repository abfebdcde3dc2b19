import { asset, couple, custodianFeed, dollars, millions, parents, type SampleHousehold } from '../sample-case.ts';

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
    rest: custodianFeed('2026-11-13'),
    home: { on: '2026-10-04', source: 'Appraisal' },
    lot: { on: '2026-10-04', source: 'Appraisal' },
  },
  documents: [{ id: 'will', kind: 'WILL', name: 'Will of Leontyne Holloway', owner: 'leontyne', isMissing: true }],
  fiduciaries: [],
};
