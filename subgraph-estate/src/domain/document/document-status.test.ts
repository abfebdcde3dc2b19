import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { type DocumentReview, documentStatus, NEVER_REVIEWED, shownStatusOf, trustStatus } from './document-status.ts';

const FILE = ['a file'];

describe('the state of a document by its own record', () => {
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
});

describe('the state of a document to a planner and a super admin', () => {
  const asked: DocumentReview = { status: 'IN_PROGRESS', isReviewed: true, submittedRfis: 1 };
  it.each([
    ['R229: of kind other shows Not Applicable', 'NOT_APPLICABLE', asked, 'NOT_APPLICABLE'],
    ['R230: that is not started shows Not Started', 'NOT_STARTED', asked, 'NOT_STARTED'],
    ['R231: in progress shows In Progress', 'IN_PROGRESS', asked, 'IN_PROGRESS'],
    [
      'R232: with something to do and a submitted RFI shows Action Required',
      'ACTION_REQUIRED',
      asked,
      'ACTION_REQUIRED',
    ],
    ['R233: that is complete shows Complete', 'COMPLETE', asked, 'COMPLETE'],
    [
      'R234: with something to do and no submitted RFI shows Under Review',
      'ACTION_REQUIRED',
      NEVER_REVIEWED,
      'UNDER_REVIEW',
    ],
    ['R234: without a planning status shows Under Review', 'UNDER_REVIEW', NEVER_REVIEWED, 'UNDER_REVIEW'],
    ['that is not on file is missing', 'MISSING', asked, 'MISSING'],
  ] as const)('%s', (_what, recorded, review, shown) => {
    for (const role of ['ESTATE_SPECIALIST', 'SUPER_ADMIN'] as const)
      expect(shownStatusOf(recorded, review, FILE, role)).toBe(shown);
  });
  it('is complete only where somebody could look at a file', () => {
    expect(shownStatusOf('COMPLETE', NEVER_REVIEWED, [], 'SUPER_ADMIN')).toBe('NOT_REVIEWED');
  });
});

describe('the state of a document to everybody else', () => {
  const review: DocumentReview = { status: 'IN_PROGRESS', isReviewed: false, submittedRfis: 0 };
  it.each([
    ['R235: without a review shows Not Yet Reviewed', { ...review, status: null, submittedRfis: 1 }, 'NOT_REVIEWED'],
    [
      'R236: with a submitted RFI shows Action Required',
      { ...review, isReviewed: true, submittedRfis: 1 },
      'ACTION_REQUIRED',
    ],
    [
      'R237: not reviewed while the review waits for information shows On Hold',
      { ...review, status: 'REQUEST_FOR_INFORMATION' },
      'ON_HOLD',
    ],
    ['R238: not reviewed otherwise shows Under Review', review, 'UNDER_REVIEW'],
    [
      'R238: signed after the review was completed shows Under Review',
      { ...review, status: 'COMPLETE' },
      'UNDER_REVIEW',
    ],
    ['R239: otherwise shows Complete', { ...review, isReviewed: true }, 'COMPLETE'],
  ] as const)('%s', (_what, given, shown) => {
    const others = MEMBERSHIP_ROLES.filter((role) => role !== 'ESTATE_SPECIALIST' && role !== 'SUPER_ADMIN');
    for (const role of [...others, null])
      for (const recorded of ['NOT_APPLICABLE', 'NOT_STARTED', 'ACTION_REQUIRED', 'COMPLETE'] as const)
        expect(shownStatusOf(recorded, given, FILE, role)).toBe(shown);
  });
  it('that is not on file is missing', () => {
    expect(shownStatusOf('MISSING', review, [], 'ADVISOR')).toBe('MISSING');
  });
});
