import { DomainError, megabytes } from '@platform/kernel';

/** A file that is larger travels in parts of this size, so that one that breaks off goes on where it was. */
export const FILE_PART_BYTES = 2 * 1024 * 1024;

/** A part that has arrived, as its receipt tells it. */
export interface FilePart {
  readonly blobKey: string;
  readonly filename: string;
  /** Where it begins in its file. */
  readonly offset: number;
  readonly byteSize: number;
  readonly estateId: string;
  readonly accountId: string;
}

interface Taker {
  readonly estateId: string;
  readonly accountId: string;
  readonly maxBytes: number;
}

const gone = (): DomainError =>
  new DomainError('FILE_PART_GONE', 'Parts of this file are not here any more. Please send it again.', {
    field: 'parts',
  });

/**
 * The parts of one file in their order. Each was sent by the same person for the same estate, and they leave no gap.
 * Throws: DomainError FILE_PART_GONE, FILE_TOO_LARGE.
 */
export function wholeFile(parts: readonly (FilePart | null)[], { estateId, accountId, maxBytes }: Taker): FilePart[] {
  const known = parts.flatMap((part) => part ?? []);
  const isOwn = known.every((part) => part.estateId === estateId && part.accountId === accountId);
  if (known.length === 0 || known.length !== parts.length || !isOwn) throw gone();
  const inOrder = known.toSorted((a, b) => a.offset - b.offset);
  let end = 0;
  for (const { offset, byteSize } of inOrder) {
    if (offset !== end) throw gone();
    end += byteSize;
  }
  if (end > maxBytes)
    throw new DomainError('FILE_TOO_LARGE', `This file is larger than ${megabytes(maxBytes)}. Nothing was stored.`, {
      field: 'parts',
    });
  return inOrder;
}

/** Throws: DomainError FILE_TOO_LARGE for a part of more than its size, BAD_USER_INPUT for a place that no file has. */
export function assertPart(byteSize: number, offset: number, maxBytes: number): void {
  if (byteSize > FILE_PART_BYTES)
    throw new DomainError('FILE_TOO_LARGE', `A part may have ${megabytes(FILE_PART_BYTES)}.`, { field: 'part' });
  if (!Number.isInteger(offset) || offset < 0 || offset >= maxBytes)
    throw new DomainError('BAD_USER_INPUT', 'No file has a part there.', { field: 'offset' });
}

export { gone as partGone };
