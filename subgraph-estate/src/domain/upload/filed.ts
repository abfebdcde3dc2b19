import { DomainError } from '@platform/kernel';
import { nowOnFile } from '../document/on-file.ts';
import type { Estate } from '../estate/estate.ts';
import { uploadOfReading } from './reading.ts';

/** A file, and the document or trust that it was stored for. */
export interface Filing {
  readonly uploadId: string;
  readonly documentId: string;
}

type Papers = Pick<Estate, 'documents' | 'trusts' | 'readingUndo'>;
type Paper = Estate['documents'][number] | Estate['trusts'][number];

/** Throws: DomainError UNKNOWN_REFERENCE for what is no document of the estate, and no trust that has a paper of its own. */
export function checkFileable({ documents, trusts }: Pick<Estate, 'documents' | 'trusts'>, documentId: string): void {
  const isKnown =
    documents.some(({ id }) => id === documentId) ||
    trusts.some(({ id, createdUponDeath }) => id === documentId && !createdUponDeath);
  if (!isKnown)
    throw new DomainError('UNKNOWN_REFERENCE', 'Choose a document or a trust of this client.', {
      field: 'documentId',
    });
}

/** The file belongs to the document from now on, which is on file by it; the same estate where there is nothing to do. */
export function withFile(estate: Estate, { uploadId, documentId }: Filing): Estate {
  const lacksIt = ({ id, uploadIds }: Paper): boolean => id === documentId && !uploadIds.includes(uploadId);
  if (![...estate.documents, ...estate.trusts].some(lacksIt)) return estate;
  const filed = <One extends Paper>(one: One): One => ({ ...one, uploadIds: [...one.uploadIds, uploadId] });
  return {
    ...estate,
    documents: estate.documents.map((one) => (lacksIt(one) ? { ...filed(one), ...nowOnFile(one) } : one)),
    trusts: estate.trusts.map((one) => (lacksIt(one) ? filed(one) : one)),
  };
}

/**
 * The file is no file of that document any more; what the document says, and that it is on file, stays. The same estate
 * where there is nothing to do. Throws: DomainError READ_FROM_FILE where the document says what was accepted of the file.
 */
export function withoutFiling(estate: Estate, { uploadId, documentId }: Filing): Estate {
  const paper = [...estate.documents, ...estate.trusts].find(({ id }) => id === documentId);
  if (!paper?.uploadIds.includes(uploadId)) return estate;
  if (beforeReading(estate, paper, uploadId) !== undefined)
    throw new DomainError(
      'READ_FROM_FILE',
      `${paper.name} says what was accepted of this file. Take that back in the review of the file first.`,
      { field: 'documentId' },
    );
  const without = <One extends Paper>(one: One): One =>
    one.id === documentId ? { ...one, uploadIds: one.uploadIds.filter((known) => known !== uploadId) } : one;
  return { ...estate, documents: estate.documents.map(without), trusts: estate.trusts.map(without) };
}

/**
 * A file that is gone belongs to nothing any more, nor to what is brought back later; what was accepted of it, and that
 * a document is on file, stays.
 */
export function withoutFile(estate: Estate, uploadId: string): Estate {
  const names = ({ uploadIds }: Paper): boolean => uploadIds.includes(uploadId);
  const removed = estate.removedHoldings.flatMap(({ document, trust }): Paper[] =>
    [document, trust].filter((one) => one !== null),
  );
  const papers = [estate, ...estate.readingUndo].flatMap(({ documents, trusts }): Paper[] => [...documents, ...trusts]);
  if (![...papers, ...removed].some(names)) return estate;
  const without = <One extends Paper>(one: One): One =>
    names(one) ? { ...one, uploadIds: one.uploadIds.filter((known) => known !== uploadId) } : one;
  const stripped = ({ documents, trusts }: Pick<Papers, 'documents' | 'trusts'>) => ({
    documents: documents.map(without),
    trusts: trusts.map(without),
  });
  return {
    ...estate,
    ...stripped(estate),
    readingUndo: estate.readingUndo.map((undo) => ({ ...undo, ...stripped(undo) })),
    removedHoldings: estate.removedHoldings.map((removal) => ({
      ...removal,
      document: removal.document && without(removal.document),
      trust: removal.trust && without(removal.trust),
    })),
  };
}

/** A paper as it was before a reading of the file: null where that has made it, undefined where it left it alone. */
function beforeReading({ readingUndo }: Papers, { id, createdByReading }: Paper, uploadId: string) {
  if (createdByReading !== null && uploadOfReading(createdByReading) === uploadId) return null;
  return readingUndo
    .filter(({ key }) => uploadOfReading(key) === uploadId)
    .flatMap(({ documents, trusts }): Paper[] => [...documents, ...trusts])
    .find((one) => one.id === id);
}

function isByReading(estate: Papers, paper: Paper, uploadId: string): boolean {
  const before = beforeReading(estate, paper, uploadId);
  return before !== undefined && !before?.uploadIds.includes(uploadId);
}

/** The files that people have stored for a document, as against those that readings found to be it. */
export const filings = (estate: Papers): Filing[] =>
  [...estate.documents, ...estate.trusts].flatMap((paper) =>
    paper.uploadIds
      .filter((uploadId) => !isByReading(estate, paper, uploadId))
      .map((uploadId) => ({ uploadId, documentId: paper.id })),
  );

/** Files that are gone, of which values still count: what they were read into is there, and names them no more. */
export function goneFiles(estate: Papers): string[] {
  // A trust that begins at a death names no file.
  const papers: Paper[] = [...estate.documents, ...estate.trusts.filter(({ createdUponDeath }) => !createdUponDeath)];
  const named = new Set(papers.flatMap(({ uploadIds }) => uploadIds));
  const read = new Set(estate.readingUndo.map(({ key }) => uploadOfReading(key)));
  return [...read].filter(
    (uploadId) => !named.has(uploadId) && papers.some((paper) => beforeReading(estate, paper, uploadId) !== undefined),
  );
}
