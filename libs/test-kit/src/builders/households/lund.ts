import {
  acts,
  asset,
  custodianFeed,
  dollars,
  heldInTrust,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from '../sample-case.ts';

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
    rest: custodianFeed('2026-11-17'),
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
