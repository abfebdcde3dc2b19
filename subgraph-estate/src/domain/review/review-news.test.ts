import { REVIEW_STATUSES, type RFI_STATUSES } from '@platform/contracts/review';
import { expect, it } from 'vitest';
import { newsOfReview, newsOfRfi, toldOf } from './review-news.ts';

it('a result and a return are news, other steps of a review wait for nobody', () => {
  const news = REVIEW_STATUSES.map((status) => newsOfReview({ status: 'IN_PROGRESS' }, { status }));
  expect(Object.fromEntries(REVIEW_STATUSES.map((status, index) => [status, news[index]]))).toMatchObject({
    SUBMITTED: 'REVIEW_HANDED_OVER',
    RETURNED_TO_CUSTOMER: 'REVIEW_RETURNED',
  });
  expect(news.filter((one) => one !== null)).toHaveLength(2);
  expect(newsOfReview({ status: 'SUBMITTED' }, { status: 'SUBMITTED' })).toBe(null);
});

it('a request is news when it is sent, its answer each time that it says something else', () => {
  const news = (from: (typeof RFI_STATUSES)[number], to: (typeof RFI_STATUSES)[number], answer = 'Here') =>
    newsOfRfi({ status: from, answer: from === 'ANSWERED' ? 'Here' : null }, { status: to, answer });
  expect(news('DRAFT', 'SUBMITTED')).toBe('RFI_SENT');
  expect(news('SUBMITTED', 'ANSWERED')).toBe('RFI_ANSWERED');
  expect(news('ANSWERED', 'ANSWERED', 'There')).toBe('RFI_ANSWERED');
  expect([news('ANSWERED', 'ANSWERED'), news('ANSWERED', 'CLOSED'), news('DRAFT', 'DRAFT')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('whoever advises the client is told, of an answer whoever asked, and nobody of what she did herself', () => {
  const estate = { advisorId: 'nora', sharedOwnerships: [{ accountId: 'ann' }, { accountId: 'nora' }] };
  expect(toldOf('RFI_SENT', estate, 'dan', 'dan')).toEqual(['nora', 'ann']);
  expect(toldOf('REVIEW_RETURNED', estate, null, 'ann')).toEqual(['nora']);
  expect(toldOf('RFI_ANSWERED', estate, 'dan', 'nora')).toEqual(['dan']);
  expect(toldOf('RFI_ANSWERED', estate, 'nora', 'nora')).toEqual([]);
  expect(toldOf('RFI_SENT', { advisorId: null, sharedOwnerships: [] }, null, null)).toEqual([]);
});
