import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import type { RealtimeMessage } from '@platform/contracts';
import { isDomainError } from '@platform/kernel';
import type { BlobStore, ChangeResult, UploadReference } from '@platform/service-kit';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import type { EstateChange } from '../../domain/history/estate-change.ts';
import type { PersonPhoto, PhotoFile } from '../../domain/person/person-photo.ts';
import { MAX_PICTURE_BYTES, pictureKind } from '../../domain/person/picture.ts';
import { plainPicture } from '../../domain/person/plain-picture.ts';
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
  async function plainFile({ blobKey, filename, byteSize }: UploadReference): Promise<PhotoFile> {
    const bytes = new Uint8Array(await arrayBuffer(await blobs.get(blobKey, { start: 0, end: MAX_PICTURE_BYTES })));
    const mimetype = pictureKind(byteSize > bytes.byteLength ? new Uint8Array(byteSize) : bytes);
    const put = await blobs.put(Readable.from([plainPicture(bytes, mimetype)]), 'uploads');
    return { blobKey: put.key, filename, mimetype, byteSize: put.byteSize, sha256: put.sha256 };
  }
  const nameOf = (photo: PersonPhoto | null) => photo && { id: photo.id, photo: photo.file?.filename ?? null };
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

  const goes = async (file: PhotoFile | null | undefined): Promise<void> => {
    if (file) await blobs.delete(file.blobKey);
  };

  /** Throws: DomainError NOT_FOUND, STALE_VERSION. True where it is stored now, false where the request was repeated. */
  async function write(estate: Estate, personId: string, seen: number, file: PhotoFile | null): Promise<boolean> {
    const [known = null] = await photos.byIds([personId]);
    const at = now().toISOString();
    const { organizationId, id: estateId } = estate;
    const own = { id: personId, version: 1, estateId, organizationId, createdAt: at };
    const photo: PersonPhoto = { ...(known ?? own), file, updatedAt: at };
    const change = recordOf(estate, personId, known, photo);
    const written = { version: seen, idempotencyKey, events: recorder.events(change) };
    const first = known ? null : await photos.insert(photo, estate.archived !== null, written);
    // Two first photos at once, or one request twice: what is stored already says which of them it was.
    const result =
      first?.outcome === 'applied' ? first : await photos.change(personId, { file, updatedAt: at }, written);
    await told(result, estate, change);
    const isStored = result.outcome === 'applied';
    if (isStored) await goes(known?.file);
    return isStored;
  }

  async function setPlain(estate: Estate, personId: string, seen: number, file: PhotoFile | null): Promise<void> {
    try {
      if (!(await write(estate, personId, seen, file))) await goes(file);
    } catch (error) {
      // After another failure it is not known whether the file is referred to; the sweep of files finds out.
      if (isDomainError(error)) await goes(file);
      throw error;
    }
  }

  return {
    byPeople: (personIds: readonly string[]): Promise<PersonPhoto[]> => photos.byIds(personIds),
    /**
     * Null takes it away; `seen` is the version that gives way, 0 where there was never one.
     * Throws: DomainError NOT_FOUND, STALE_VERSION, and what `pictureKind` refuses the file for.
     */
    async set(personId: string, seen: number, sent: UploadReference | null): Promise<Estate> {
      try {
        const estate = await estates.holding('people', personId, 'Person');
        await setPlain(estate, personId, seen, sent && (await plainFile(sent)));
        return estate;
      } finally {
        // What was sent is kept nowhere: the photo is a copy of it without its marks.
        if (sent) await blobs.delete(sent.blobKey);
      }
    },
  };
}
