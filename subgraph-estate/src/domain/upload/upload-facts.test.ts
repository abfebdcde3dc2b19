import { expect, it } from 'vitest';
import { uploadWith } from './upload-facts.ts';

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
