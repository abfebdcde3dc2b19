import { notFound } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import type { ChangedField } from '../../domain/history/estate-change.ts';
import { checkFileable, type Filing, withFile, withoutFiling } from '../../domain/upload/filed.ts';
import type { UploadHead } from '../../domain/upload/upload.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { UploadService } from './upload.service.ts';

export type FilingService = ReturnType<typeof createFilingService>;

/** What history says of it: the estate has ids of files alone, and no reader is told of those. */
function toldOf(
  { documents, trusts }: Estate,
  { documentId }: Filing,
  { file }: UploadHead,
  belongs: boolean,
): ChangedField {
  const name = [...documents, ...trusts].find(({ id }) => id === documentId)?.name ?? '';
  const [before, after] = belongs ? [null, file.filename] : [file.filename, null];
  return { field: 'file', label: `File of ${name}`, before, after, rawBefore: null, rawAfter: null };
}

/** Whose file one is, as people say it of a file that is stored already. */
export function createFilingService(
  uploads: Pick<UploadService, 'headsByIds'>,
  estates: Pick<EstateService, 'one' | 'changeLatest'>,
) {
  return {
    /** Throws: DomainError NOT_FOUND, UNKNOWN_REFERENCE, READ_FROM_FILE. */
    async set(filing: Filing, belongs: boolean): Promise<UploadHead> {
      const [upload] = await uploads.headsByIds([filing.uploadId]);
      if (!upload) throw notFound('Document');
      const estate = await estates.one(upload.estateId);
      checkFileable(estate, filing.documentId);
      const told = [toldOf(estate, filing, upload, belongs)];
      const rule = belongs ? withFile : withoutFiling;
      await estates.changeLatest(upload.estateId, (latest) => rule(latest, filing), { told });
      return upload;
    },
  };
}
