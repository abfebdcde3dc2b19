import {
  acts,
  asset,
  children,
  couple,
  custodianFeed,
  dollars,
  ira,
  millions,
  parents,
  residue,
  type SampleHousehold,
} from '../sample-case.ts';

/** Of the family office below Northmere: Minnesota, everything to the survivor, then to the children. */
export const brandvold: SampleHousehold = {
  number: 14,
  organization: 'familyOffice',
  clientId: 'erik',
  displayName: 'The Brandvold Family',
  city: 'Edina',
  input: {
    domicileState: 'MN',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'erik', name: 'Erik Brandvold', birthDate: '1956-06-18', domicileState: 'MN' },
      { id: 'sunniva', name: 'Sunniva Brandvold', birthDate: '1959-01-22', domicileState: 'MN' },
      { id: 'lars', name: 'Lars Brandvold', birthDate: '1987-10-09', domicileState: 'MN' },
      { id: 'astrid', name: 'Astrid Brandvold', birthDate: '1990-12-31', domicileState: 'WI' },
    ],
    relations: [couple('erik', 'sunniva'), ...parents(['erik', 'sunniva'], ['lars', 'astrid'])],
    assets: [
      asset('portfolio', 'Brokerage ··4402', 'BROKERAGE', millions(15.35), 'erik'),
      asset('farm', 'Farmland, Stearns County', 'REAL_ESTATE', dollars(3_720_000), 'sunniva', { state: 'MN' }),
      asset('home', 'Residence, Edina', 'REAL_ESTATE', dollars(1_890_000), ['erik', 'sunniva'], { state: 'MN' }),
      ira('ira', 'IRA ··9938', dollars(1_632_500), 'erik', ['sunniva'], ['lars', 'astrid']),
    ],
    wills: [
      { personId: 'erik', steps: [residue({ to: 'sunniva', alternates: [children] })] },
      { personId: 'sunniva', steps: [residue({ to: 'erik', alternates: [children] })] },
    ],
  },
  valuations: { rest: custodianFeed('2026-11-18'), farm: { on: '2026-06-11', source: 'Appraisal' } },
  documents: [
    {
      id: 'will-erik',
      kind: 'WILL',
      name: 'Will of Erik Brandvold',
      owner: 'erik',
      executedAt: '2020-02-05',
      situs: 'MN',
      planningStatus: 'COMPLETE',
    },
    {
      id: 'will-sunniva',
      kind: 'WILL',
      name: 'Will of Sunniva Brandvold',
      owner: 'sunniva',
      executedAt: '2020-02-05',
      situs: 'MN',
      planningStatus: 'COMPLETE',
    },
  ],
  fiduciaries: [
    ...acts('will-erik', 'personal_representative', 'sunniva', 'lars'),
    ...acts('will-sunniva', 'personal_representative', 'erik', 'astrid'),
  ],
};
