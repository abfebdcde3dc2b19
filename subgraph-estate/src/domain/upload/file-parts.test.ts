import { describe, expect, it } from 'vitest';
import { assertPart, FILE_PART_BYTES, type FilePart, wholeFile } from './file-parts.ts';

const TAKER = { estateId: 'e1', accountId: 'a1', maxBytes: 100 };
const part = (offset: number, byteSize: number, more: Partial<FilePart> = {}): FilePart => ({
  blobKey: `key-${offset}`,
  filename: 'binder.pdf',
  offset,
  byteSize,
  estateId: 'e1',
  accountId: 'a1',
  ...more,
});

describe('the parts of a file', () => {
  it('make it in their order, whatever the order in which they are told', () => {
    expect(wholeFile([part(40, 10), part(0, 40)], TAKER).map(({ blobKey }) => blobKey)).toEqual(['key-0', 'key-40']);
  });
  it.each([
    ['none', []],
    ['one that is no receipt, or too old', [part(0, 40), null]],
    ['a gap', [part(0, 40), part(50, 10)]],
    ['one twice', [part(0, 40), part(0, 40)]],
    ['a beginning that is missing', [part(40, 10)]],
    ['one of another estate', [part(0, 40), part(40, 10, { estateId: 'e2' })]],
    ['one of somebody else', [part(0, 40, { accountId: 'a2' })]],
  ])('do not with %s', (_name, parts) => {
    expect(() => wholeFile(parts, TAKER)).toThrow(/send it again/);
  });
  it('are no more than a file may be', () => {
    expect(wholeFile([part(0, 60), part(60, 40)], TAKER)).toHaveLength(2);
    expect(() => wholeFile([part(0, 60), part(60, 41)], TAKER)).toThrow(/larger than/);
  });
  it.each([
    [FILE_PART_BYTES + 1, 0],
    [1, -1],
    [1, 0.5],
    [1, 100],
  ])('are each of a size and at a place that a file has: %d at %d', (byteSize, offset) => {
    expect(() => assertPart(byteSize, offset, 100)).toThrow();
  });
});
