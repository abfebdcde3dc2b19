import { arrayBuffer } from 'node:stream/consumers';
import type { RealtimeMessage } from '@platform/contracts';
import { isDomainError } from '@platform/kernel';
import type { BlobStore, ChangeResult, UploadReference } from '@platform/service-kit';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import type { EstateChange } from '../../domain/history/estate-change.ts';
import type { PersonPhoto } from '../../domain/person/person-photo.ts';
import { MAX_PICTURE_BYTES, type PictureKind, pictureKind } from '../../domain/person/picture.ts';
import { nounChangeRecord } from '../../views/history/change-record.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { ChangeRecorder } from '../history/change-recorder.service.ts';
import type { PersonPhotoRepository } from './person-photo.repository.ts';

interface PersonPhotoDeps {
  readonly photos: PersonPhotoRepository;
  readonly estates: Pick<EstateService, 'holding'>;
  readonly blobs: BlobStore;
  readonly idempotencyKey: string | null;
  readonly recorder: ChangeRecorder;
  readonly now: () => Date;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  readonly nudge: () => void;
}

export type PersonPhotoService = ReturnType<typeof createPersonPhotoService>;

/** Pictures of people. One takes the place of the one before, whose file goes at once. */
export function createPersonPhotoService(deps: PersonPhotoDeps) {
  const { photos, estates, blobs, idempotencyKey, recorder, now, publish, nudge } = deps;

  /** Throws: DomainError as `pictureKind`. Larger files are not read at all. */
  async function kindOf({ blobKey, byteSize }: UploadReference): Promise<PictureKind> {
    const bytes = new Uint8Array(await arrayBuffer(await blobs.get(blobKey, { start: 0, end: MAX_PICTURE_BYTES })));
    return pictureKind(byteSize > bytes.byteLength ? new Uint8Array(byteSize) : bytes);
  }
  const nameOf = (photo: PersonPhoto | null) => photo && { id: photo.id, photo: photo.file.filename };
  function recordOf(estate: Estate, personId: string, before: PersonPhoto | null, after: PersonPhoto | null) {
    const name = personById(estate, personId)?.name ?? '';
    // Both sides are said: the person was there before the first photo, and is after the last.
    const said = {
      before: nameOf(before) ?? { id: personId, photo: null },
      after: nameOf(after) ?? { id: personId, photo: null },
    };
    const made = `${personId} photo`;
    return nounChangeRecord(
      estate,
      { part: 'people', name, ...said },
      recorder.writing(made, (before?.version ?? 0) + 1),
    );
  }
  async function told(
    { outcome }: ChangeResult<PersonPhoto>,
    estate: Estate,
    change: EstateChange | null,
  ): Promise<void> {
    if (outcome !== 'applied') return;
    await recorder.keep(change);
    nudge();
    await publish({ type: 'estateChanged', estateId: estate.id, version: estate.version });
  }

  async function put(estate: Estate, personId: string, file: UploadReference): Promise<void> {
    const [known] = await photos.byIds([personId]);
    if (known?.file.sha256 === file.sha256) {
      // Sent again, by a repeated request above all: what is stored stays, the copy goes.
      await blobs.delete(file.blobKey);
      return;
    }
    const { blobKey, filename, byteSize, sha256 } = file;
    const kept = { blobKey, filename, byteSize, sha256, mimetype: await kindOf(file) };
    const at = now().toISOString();
    const { organizationId, id: estateId } = estate;
    const own = { id: personId, version: 1, estateId, organizationId, createdAt: at };
    const photo: PersonPhoto = { ...(known ?? own), file: kept, updatedAt: at };
    const change = recordOf(estate, personId, known ?? null, photo);
    const events = recorder.events(change);
    if (!known) return told(await photos.insert(photo, estate.archived !== null, events), estate, change);
    const write = { version: known.version, idempotencyKey, events };
    await told(await photos.change(personId, { file: kept, updatedAt: at }, write), estate, change);
    await blobs.delete(known.file.blobKey);
  }

  async function takeAway(estate: Estate, personId: string): Promise<void> {
    const [known] = await photos.byIds([personId]);
    if (!known) return;
    const change = recordOf(estate, personId, known, null);
    const write = { version: known.version, idempotencyKey, events: recorder.events(change) };
    await told(await photos.remove(personId, write), estate, change);
    await blobs.delete(known.file.blobKey);
  }

  return {
    byPeople: (personIds: readonly string[]): Promise<PersonPhoto[]> => photos.byIds(personIds),
    /** Null takes it away. Throws: DomainError NOT_FOUND, STALE_VERSION, and what `pictureKind` refuses the file for. */
    async set(personId: string, file: UploadReference | null): Promise<Estate> {
      try {
        const estate = await estates.holding('people', personId, 'Person');
        await (file ? put(estate, personId, file) : takeAway(estate, personId));
        return estate;
      } catch (error) {
        // The file of this request: nothing but the photo that it makes can refer to it.
        if (file && isDomainError(error)) await blobs.delete(file.blobKey);
        throw error;
      }
    },
  };
}
