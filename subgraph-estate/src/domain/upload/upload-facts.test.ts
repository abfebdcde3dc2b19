import { expect, it } from 'vitest';
import { newDocument } from '../document/document-facts.ts';
import { existingTrust } from '../trust/trust.ts';
import { UPLOAD_STATUSES } from './upload.ts';
import { hasUnassociated, tokensToReadAll, uploadWith } from './upload-facts.ts';

const KNOWN = { summary: 'The will of 2019.', displayOrder: 3 };

it('what is not said of a file stays, and null takes it away', () => {
  expect(uploadWith(KNOWN, {})).toEqual(KNOWN);
  expect(uploadWith(KNOWN, { displayOrder: 0 })).toEqual({ ...KNOWN, displayOrder: 0 });
  expect(uploadWith(KNOWN, { summary: null, displayOrder: null })).toEqual({ summary: null, displayOrder: null });
  expect(uploadWith(KNOWN, { summary: '  ' }).summary).toBeNull();
});

it('a summary that is too long, and a place that no file has, are refused with their field', () => {
  const refused = (facts: object, code: string, field: string) =>
    expect(() => uploadWith(KNOWN, facts)).toThrow(expect.objectContaining({ code, field }));
  refused({ summary: 'x'.repeat(2_001) }, 'TOO_LONG', 'attributes.summary');
  refused({ displayOrder: -1 }, 'OUT_OF_RANGE', 'attributes.displayOrder');
  refused({ displayOrder: 10_001 }, 'OUT_OF_RANGE', 'attributes.displayOrder');
});

it('a file is associated once one document or trust has it', () => {
  const trust = { ...existingTrust('t', 'Trust', 'REVOCABLE'), uploadIds: ['a'] };
  const will = { ...newDocument('w', 'WILL', 'Will', '2026-01-01T00:00:00.000Z'), uploadIds: ['b'] };
  const estate = { trusts: [trust], documents: [will] };
  expect(hasUnassociated(estate, [])).toBe(false);
  expect(hasUnassociated(estate, [{ id: 'a' }, { id: 'b' }])).toBe(false);
  expect(hasUnassociated(estate, [{ id: 'a' }, { id: 'c' }])).toBe(true);
});

it('tokens are counted of what is not read and not being read', () => {
  const uploads = UPLOAD_STATUSES.map((status, index) => ({ status, tokensNeeded: 10 ** index }));
  // UPLOADED, TOKENS_REFUSED, FAILED and CANCELLED.
  expect(tokensToReadAll(uploads)).toBe(1 + 100 + 100_000 + 1_000_000);
});
