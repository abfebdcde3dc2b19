import { type DomainEvent, uploadFiledV1 } from '@platform/contracts/events';
import { type EventHandler, onEvent } from '@platform/service-kit';
import type { z } from 'zod';
import { withFile } from '../../domain/upload/filed.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { UploadRepository } from './upload.repository.ts';

/**
 * A file is put with its document by its own event: whatever ended the service between the file and the document, it is
 * there when the event has been handled. What is there already is left alone, so that a repetition does nothing.
 */
export function createFiledHandlers(
  uploads: Pick<UploadRepository, 'findHeads'>,
  estates: Pick<EstateService, 'byIds' | 'changeLatest'>,
): EventHandler[] {
  return [
    onEvent(uploadFiledV1, async ({ payload }: DomainEvent<z.infer<typeof uploadFiledV1.payload>>) => {
      const { estateUploadId: uploadId, estateId, documentId } = payload;
      const [[upload], [estate]] = await Promise.all([uploads.findHeads([uploadId]), estates.byIds([estateId])]);
      // Deleted meanwhile.
      if (!upload || !estate) return;
      await estates.changeLatest(estateId, (latest) => withFile(latest, { uploadId, documentId }));
    }),
  ];
}
