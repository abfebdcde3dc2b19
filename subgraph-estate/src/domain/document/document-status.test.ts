import { describe, expect, it } from 'vitest';
import { documentStatus, statusWithFile, trustStatus } from './document-status.ts';

describe('the state of a document', () => {
  const will = { isOnFile: true, kind: 'WILL', planningStatus: 'ACTION_REQUIRED' } as const;
  it.each([
    ['what the planning says', will, 'ACTION_REQUIRED'],
    ['missing, whatever the planning says', { ...will, isOnFile: false }, 'MISSING'],
    ['none of a paper that no plan is about', { ...will, kind: 'OTHER' }, 'NOT_APPLICABLE'],
    ['missing, of such a paper too', { ...will, kind: 'OTHER', isOnFile: false }, 'MISSING'],
  ] as const)('is %s', (_what, document, status) => expect(documentStatus(document)).toBe(status));

  it('of a trust is complete once it is signed', () => {
    expect([trustStatus({ executedAt: '2019-03-01' }), trustStatus({ executedAt: null })]).toEqual([
      'COMPLETE',
      'UNDER_REVIEW',
    ]);
  });

  it('is complete only where somebody could look at a file', () => {
    expect([statusWithFile('COMPLETE', []), statusWithFile('COMPLETE', ['a file'])]).toEqual([
      'NOT_REVIEWED',
      'COMPLETE',
    ]);
    expect(statusWithFile('MISSING', [])).toBe('MISSING');
  });
});
