import type { Estate } from '../estate/estate.ts';
import type { UploadHead } from '../upload/upload.ts';
import type { EstateDocument } from './document.ts';

/** Whether anything of the estate is on paper here: a document that is on file, or a file that nobody has sorted yet. */
export const hasDocuments = (
  { hasPapersOnFile }: { readonly hasPapersOnFile: boolean },
  uploads: readonly UploadHead[],
): boolean => uploads.length > 0 || hasPapersOnFile;

export const hasPapersOnFile = ({ documents }: Pick<Estate, 'documents'>): boolean =>
  documents.some(({ isOnFile }) => isOnFile);

/** Its documents that somebody has on file. */
export const onFile = ({ documents }: Pick<Estate, 'documents'>): Estate['documents'] =>
  documents.filter(({ isOnFile }) => isOnFile);

/** Whether a file of the estate has been read to its end. */
export const hasBeenAbstracted = (uploads: readonly Pick<UploadHead, 'status'>[]): boolean =>
  uploads.some(({ status }) => status === 'READ');

/** Of the files that a document names those that are still there, newest first. */
export const filesOnRecord = (found: readonly (UploadHead | null)[]): UploadHead[] =>
  found.filter((upload) => upload !== null).sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** A document of which somebody has the paper now: planning begins with one that was missing. */
export const nowOnFile = ({
  isOnFile,
  planningStatus,
}: Pick<EstateDocument, 'isOnFile' | 'planningStatus'>): Pick<EstateDocument, 'isOnFile' | 'planningStatus'> => ({
  isOnFile: true,
  planningStatus: isOnFile ? planningStatus : 'IN_PROGRESS',
});
