import { describe, expect, it } from 'vitest';
import {
  advisorIdsOf,
  mayShare,
  type SharedOwnership,
  sharedOwnersOf,
  withoutSharedOwnership,
  withSharedOwnership,
} from './shared-ownership.ts';

const shared = (accountId: string): SharedOwnership => ({
  id: `of-${accountId}`,
  accountId,
  name: accountId.toUpperCase(),
  sharedAt: '2026-11-21T10:00:00.000Z',
  sharedById: 'nora',
  sharedByName: 'Nora Finch',
});
const estate = { advisorId: 'nora', sharedOwnerships: [shared('sam')] };

describe('who advises a client', () => {
  it('are its advisor and everybody whom it is shared with, each once', () => {
    expect(advisorIdsOf(estate)).toEqual(['nora', 'sam']);
    expect(advisorIdsOf({ ...estate, advisorId: null })).toEqual(['sam']);
    expect(advisorIdsOf({ advisorId: 'sam', sharedOwnerships: estate.sharedOwnerships })).toEqual(['sam']);
  });
  it('who has become the advisor since stands beside nobody', () => {
    expect(sharedOwnersOf({ ...estate, advisorId: 'sam' })).toEqual([]);
  });
});

describe('sharing a client', () => {
  it('adds somebody once, however often the same request comes', () => {
    const both = withSharedOwnership(estate, shared('kim'));
    expect(advisorIdsOf(both)).toEqual(['nora', 'sam', 'kim']);
    expect(withSharedOwnership(both, shared('kim'))).toBe(both);
  });
  it.each([
    ['its advisor', 'nora', 'NORA is the advisor of this client already.'],
    ['somebody who has it', 'sam', 'This client is shared with SAM already.'],
  ])('refuses %s', (_who, accountId, words) => {
    expect(() => withSharedOwnership(estate, { ...shared(accountId), id: 'another' })).toThrow(words);
  });
  it('refuses the twenty-first', () => {
    const many = Array.from({ length: 20 }, (_, place) => shared(`a${place}`));
    expect(() => withSharedOwnership({ ...estate, sharedOwnerships: many }, shared('kim'))).toThrow(
      'at most 20 people',
    );
  });
  it('takes one back and leaves the others', () => {
    expect(withoutSharedOwnership(estate, 'of-sam').sharedOwnerships).toEqual([]);
    expect(withoutSharedOwnership(estate, 'of-kim')).toBe(estate);
  });
});

describe('who may share a client', () => {
  it.each([
    ['its own advisor', 'nora', 'ADVISOR', true],
    ['an advisor whom it was shared with', 'sam', 'ADVISOR', false],
    ['another advisor', 'kim', 'ADVISOR', false],
    ['a planner', 'pat', 'ESTATE_SPECIALIST', true],
    ['an administrator', 'ada', 'ADMIN', true],
  ] as const)('%s', (_who, accountId, activeRole, may) => {
    expect(mayShare(estate, { accountId, activeRole })).toBe(may);
  });
  it('any advisor a client that nobody advises', () => {
    expect(mayShare({ advisorId: null }, { accountId: 'kim', activeRole: 'ADVISOR' })).toBe(true);
  });
});
