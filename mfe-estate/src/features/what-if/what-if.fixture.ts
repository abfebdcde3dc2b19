import type { EstateCase } from '@platform/estate-engine';

const M = 100_000_000;

/**
 * A couple in Massachusetts: $3,000,000 of hers, a house of both, each to the other and then to their children; a
 * son of the daughter stands ready.
 */
export const COUPLE: EstateCase = {
  domicileState: 'MA',
  maritalStatus: 'LEGALLY_MARRIED',
  people: [
    { id: 'ada', name: 'Ada Marsh', birthDate: '1955-03-01', domicileState: 'MA' },
    { id: 'ben', name: 'Ben Marsh', birthDate: '1952-07-01', domicileState: 'MA' },
    { id: 'lena', name: 'Lena Marsh', birthDate: '1980-01-01' },
    { id: 'otto', name: 'Otto Marsh', birthDate: '1983-01-01' },
    { id: 'pia', name: 'Pia Marsh', birthDate: '2004-01-01' },
  ],
  relations: [
    { from: 'ada', to: 'ben', kind: 'SPOUSE' },
    ...['ada', 'ben'].flatMap((from) => ['lena', 'otto'].map((to) => ({ from, to, kind: 'PARENT' as const }))),
    { from: 'lena', to: 'pia', kind: 'PARENT' },
  ],
  assets: [
    { id: 'cash', name: 'Savings', assetType: 'CASH', balanceCents: 3 * M, owners: [{ id: 'ada' }] },
    {
      id: 'house',
      name: 'Lake house',
      assetType: 'REAL_ESTATE',
      balanceCents: M,
      state: 'MA',
      owners: [{ id: 'ada' }, { id: 'ben' }],
      titling: 'JOINT_WITH_SURVIVORSHIP',
    },
  ],
  wills: ['ada', 'ben'].map((personId) => ({
    personId,
    steps: [
      {
        kind: 'RESIDUE' as const,
        to: [
          {
            to: personId === 'ada' ? 'ben' : 'ada',
            alternates: [{ class: 'DESCENDANTS' as const, scheme: 'PER_STIRPES' as const }],
          },
        ],
      },
    ],
  })),
  assumptions: {
    deaths: [
      { personId: 'ada', date: '2026-11-23' },
      { personId: 'ben', date: '2026-12-23' },
    ],
  },
};
