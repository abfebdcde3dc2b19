import { expect, it } from 'vitest';
import type { DocumentReview } from '../../domain/document/document-status.ts';
import { instrumentKindWords, reviewSummary } from './review-words.ts';

const document = (more: Partial<DocumentReview> = {}): DocumentReview => ({
  status: 'IN_PROGRESS',
  isReviewed: false,
  submittedRfis: 0,
  ...more,
});
const reviewed = document({ isReviewed: true });

it('R240: without RFIs one document says when it was reviewed, several say how many were', () => {
  expect(reviewSummary([reviewed], '2026-03-05', false)).toBe('Reviewed on Mar 5, 2026');
  for (const withRfis of [false, true]) expect(reviewSummary([], null, withRfis)).toBe('No documents yet');
  expect(reviewSummary([document()], null, false)).toBe('0 Reviewed, 1 Not reviewed');
  expect(reviewSummary([reviewed, reviewed, document()], '2026-03-05', false)).toBe('2 Reviewed, 1 Not reviewed');
});
it.each([
  ['Not Yet Reviewed', [document({ status: null })]],
  ['Action Required', [reviewed, document({ submittedRfis: 1 })]],
  ['On Hold', [reviewed, document({ status: 'REQUEST_FOR_INFORMATION' })]],
  ['Under Review', [reviewed, document()]],
  ['Complete', [reviewed]],
] as const)('R241: with RFIs the documents show %s', (words, documents) => {
  expect(reviewSummary(documents, '2026-03-05', true)).toBe(words);
});
it('names what a document or trust is', () => {
  expect([instrumentKindWords('CODICIL'), instrumentKindWords('ILIT'), instrumentKindWords('UNHEARD')]).toEqual([
    'Codicil',
    'Insurance trust',
    'Document',
  ]);
});
