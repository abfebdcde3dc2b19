import type { Actor } from '@platform/contracts';
import { type FileLink, signFileLink } from '@platform/service-kit';
import { fileNameOf } from '../../domain/report/report.ts';
import type { MadeFile } from './pdf-util.service.ts';

/** Signed links of the actor; null where there is no file, or nobody who could fetch it. */
export function createFileLinks({ accountId }: Pick<Actor, 'accountId'>, secret: string) {
  const link = (blobKey: string | null, of: FileLink['of'], filename: string, mimetype: string): string | null =>
    blobKey && accountId
      ? signFileLink({ blobKey, of, filename, mimetype, accountId, disposition: 'attachment' }, secret)
      : null;
  return {
    pdf: (blobKey: string | null, of: FileLink['of'], name: string): string | null =>
      link(blobKey, of, fileNameOf({ name }), 'application/pdf'),
    made: ({ blobKey, filename, mimetype }: MadeFile, reportId: string): string | null =>
      link(blobKey, { type: 'Report', id: reportId }, filename, mimetype),
  };
}
export type FileLinks = ReturnType<typeof createFileLinks>;
