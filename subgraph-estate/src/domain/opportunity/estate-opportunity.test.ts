import { expect, it } from 'vitest';
import {
  checkRemovable,
  type EstateOpportunity,
  isForClient,
  opportunityChanges,
  opportunityWith,
} from './estate-opportunity.ts';
import { findingsOn } from './findings.ts';

const opportunity = (over: Partial<EstateOpportunity>): EstateOpportunity => ({
  id: 'o1',
  version: 1,
  estateId: 'e1',
  organizationId: 'g1',
  kind: 'NO_WILL',
  title: null,
  description: null,
  status: 'TODO',
  notes: null,
  isHidden: false,
  manuallyArchived: false,
  orderKey: 'i',
  settledOn: null,
  createdByName: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

it.each([
  ['a first finding is added', ['NO_WILL'], [], { add: ['NO_WILL'], settle: 0, reopen: 0 }],
  ['a known one stays as it is', ['NO_WILL'], [opportunity({})], { add: [], settle: 0, reopen: 0 }],
  ['what is found no longer is completed', [], [opportunity({})], { add: [], settle: 1, reopen: 0 }],
  [
    'what somebody has dismissed stays so',
    [],
    [opportunity({ status: 'DISMISSED' })],
    { add: [], settle: 0, reopen: 0 },
  ],
  [
    'what somebody has completed stays so while it is found',
    ['NO_WILL'],
    [opportunity({ status: 'COMPLETED' })],
    { add: [], settle: 0, reopen: 0 },
  ],
  [
    'what had completed itself is to be done again',
    ['NO_WILL'],
    [opportunity({ status: 'COMPLETED', settledOn: '2026-10-01' })],
    { add: [], settle: 0, reopen: 1 },
  ],
  ['what somebody has put down is no finding', [], [opportunity({ kind: null })], { add: [], settle: 0, reopen: 0 }],
] as const)('%s', (_what, found, known, { add, settle, reopen }) => {
  const changes = opportunityChanges(found, known);
  expect(changes.add).toEqual(add);
  expect(changes.settle).toHaveLength(settle);
  expect(changes.reopen).toHaveLength(reopen);
});

it('what is found has its kind’s words until somebody has better ones; what is put down needs its own', () => {
  expect(opportunityWith(opportunity({}), { notes: ' Ask her brother ' })).toMatchObject({
    title: null,
    notes: 'Ask her brother',
  });
  expect(opportunityWith(opportunity({ title: 'Sign the will' }), { title: ' ' })).toMatchObject({ title: null });
  expect(() => opportunityWith(null, { title: ' ' })).toThrow('Title is required');
  expect(() => opportunityWith(null, { title: 'Talk', notes: 'x'.repeat(501) })).toThrow('At most 500 characters');
});

it('R207: an opportunity that is hidden, archived or ended is not the client’s to read', () => {
  expect(isForClient(opportunity({}))).toBe(true);
  expect(isForClient(opportunity({ isHidden: true }))).toBe(false);
  expect(isForClient(opportunity({ manuallyArchived: true }))).toBe(false);
  expect(isForClient(opportunity({ status: 'COMPLETED' }))).toBe(false);
  expect(isForClient(opportunity({ status: 'DISMISSED' }))).toBe(false);
});

it('what is found cannot be removed, what is put down can', () => {
  expect(() => checkRemovable(opportunity({}))).toThrow('would be found again');
  expect(() => checkRemovable(opportunity({ kind: null }))).not.toThrow();
});

it('a paper is old on the day after its years, not on that day', () => {
  const facts = {
    taxedInsuranceCents: 0,
    exclusionNotPorted: false,
    oldestSignedOn: '2016-11-20',
    healthCareDirectiveMissing: true,
    hasWill: true,
  } as const;
  expect(findingsOn(facts, '2016-11-20')).toEqual(['NO_HEALTH_CARE_DIRECTIVE']);
  expect(findingsOn(facts, '2016-11-21')).toEqual(['OLD_DOCUMENTS', 'NO_HEALTH_CARE_DIRECTIVE']);
});
