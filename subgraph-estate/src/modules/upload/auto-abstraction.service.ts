import type { Actor } from '@platform/contracts';
import { counted, DomainError, isDomainError } from '@platform/kernel';
import { derivedId, notFound } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { type AutomaticProfile, newProfile, withProfile } from '../../domain/upload/automatic-profile.ts';
import { CAN_BE_READ, type EstateUpload } from '../../domain/upload/upload.ts';
import { tokensToReadAll } from '../../domain/upload/upload-facts.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { AutomaticProfileNouns } from './automatic-profile-nouns.service.ts';
import type { UploadService } from './upload.service.ts';

export interface AutoAbstractionDeps {
  readonly uploads: UploadService;
  readonly estates: EstateService;
  readonly profiles: AutomaticProfileNouns;
  readonly actor: Actor;
  readonly now: () => Date;
}

export interface AutoAbstraction {
  readonly message: string;
  readonly estateUploads: readonly EstateUpload[];
}

export interface ProfileAnswer {
  readonly automaticProfile: AutomaticProfile;
  readonly estate: Estate;
}

export interface ProfileChange {
  readonly bannerSeen?: boolean | null | undefined;
  readonly acceptedItemIds?: readonly string[] | null | undefined;
}

export type AutoAbstractionService = ReturnType<typeof createAutoAbstractionService>;

const MOST_FILES = 100;
const IDS = 'estateUploadIds';

/** Many files at once: read, read again, and made into one plan of a household. */
export function createAutoAbstractionService({ uploads, estates, profiles, actor, now }: AutoAbstractionDeps) {
  /** Throws: DomainError REQUIRED, TOO_MANY, NOT_FOUND where one of them is not there. */
  async function all(ids: readonly string[]): Promise<EstateUpload[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) throw new DomainError('REQUIRED', 'Choose a file.', { field: IDS });
    if (wanted.length > MOST_FILES)
      throw new DomainError('TOO_MANY', `Choose at most ${MOST_FILES} files at once.`, { field: IDS });
    const found = new Map((await uploads.byIds(wanted)).map((upload) => [upload.id, upload]));
    return wanted.map((id) => {
      const upload = found.get(id);
      if (!upload) throw notFound('Document');
      return upload;
    });
  }

  /** Null for one that is being read, or was. */
  const asked = (id: string): Promise<EstateUpload | null> =>
    uploads.requestAbstraction(id).catch((error: unknown) => {
      if (isDomainError(error) && error.code === 'ABSTRACTION_RUNNING') return null;
      throw error;
    });

  async function read(files: readonly EstateUpload[], tokens: number | null | undefined): Promise<AutoAbstraction> {
    const needed = tokensToReadAll(files);
    if (tokens !== null && tokens !== undefined && needed > tokens)
      throw new DomainError('TOKENS_CHANGED', `Reading these files takes ${counted(needed, 'token')} now.`, {
        field: 'tokens',
      });
    const begun: EstateUpload[] = [];
    // One after the other: each is a write and a request of its own.
    for (const { id } of files) {
      const upload = await asked(id);
      if (upload) begun.push(upload);
    }
    const others = files.length - begun.length;
    const rest = others > 0 ? ` ${counted(others, 'file')} had been asked for before.` : '';
    return { message: `${counted(begun.length, 'file')} will be read.${rest}`, estateUploads: begun };
  }

  const filesOf = async ({ uploadIds }: Pick<AutomaticProfile, 'uploadIds'>): Promise<EstateUpload[]> =>
    uploads.byIds(uploadIds);

  return {
    filesOf,
    /** Throws: DomainError REQUIRED, TOO_MANY, NOT_FOUND, TOKENS_CHANGED, FILE_MISSING, FILE_TOO_MANY_PAGES. */
    create: async (ids: readonly string[], tokens: number | null | undefined) => read(await all(ids), tokens),

    /** Throws as `create`. */
    async createForAll(estateId: string, tokens: number | null | undefined): Promise<AutoAbstraction> {
      await estates.one(estateId);
      const heads = await uploads.byEstates([estateId]);
      if (heads.length === 0) return { message: 'There is no file to read.', estateUploads: [] };
      const open = heads.filter(({ status }) => CAN_BE_READ.includes(status));
      const chosen = heads.length > MOST_FILES ? open.slice(0, MOST_FILES) : heads;
      if (chosen.length === 0) return { message: 'Every file had been asked for before.', estateUploads: [] };
      const begun = await read(await all(chosen.map(({ id }) => id)), tokens);
      const later = Math.max(0, open.length - MOST_FILES);
      if (later === 0) return begun;
      return { ...begun, message: `${begun.message} ${counted(later, 'file')} can be asked for when they are done.` };
    },

    /** Throws: DomainError REQUIRED, TOO_MANY, NOT_FOUND, FILE_MISSING, FILE_TOO_MANY_PAGES. */
    async rerun(ids: readonly string[]): Promise<AutoAbstraction> {
      const begun: EstateUpload[] = [];
      for (const { id, status } of await all(ids)) {
        const upload = await (status === 'READ' ? uploads.readAgain(id) : asked(id));
        if (upload) begun.push(upload);
      }
      return { message: `${counted(begun.length, 'file')} will be read again.`, estateUploads: begun };
    },

    /** Throws: DomainError REQUIRED, TOO_MANY, NOT_FOUND, FILE_MISSING, FILE_TOO_MANY_PAGES. */
    async createProfile(estateId: string, ids: readonly string[]): Promise<ProfileAnswer> {
      const estate = await estates.one(estateId);
      const files = await all(ids);
      if (files.some((file) => file.estateId !== estateId)) throw notFound('Document');
      await read(
        files.filter(({ status }) => CAN_BE_READ.includes(status)),
        null,
      );
      const own = newProfile(files.map(({ id }) => id));
      const [known] = await profiles.byEstates([estateId]);
      const isSame = known && !known.appliedAt && own.uploadIds.every((id) => known.uploadIds.includes(id));
      if (known && isSame) return { automaticProfile: known, estate };
      const automaticProfile = known
        ? await profiles.change(known.id, known.version, () => own)
        : await profiles.create(estateId, () => own);
      return { automaticProfile, estate };
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_REFERENCE. */
    async updateProfile(id: string, version: number, change: ProfileChange): Promise<ProfileAnswer> {
      const known = await profiles.find(id);
      if (!known) throw notFound('Profile');
      const { bannerSeen, acceptedItemIds } = change;
      const by = { at: now().toISOString(), name: actor.name };
      const files = acceptedItemIds ? await filesOf(known) : [];
      const isNew = known.version === version && acceptedItemIds;
      const estate = isNew
        ? await estates.changeLatest(known.estateId, (current) =>
            withProfile(current, files, acceptedItemIds, by, derivedId),
          )
        : await estates.one(known.estateId);
      const automaticProfile = await profiles.change(id, version, () => ({
        ...(typeof bannerSeen === 'boolean' && { bannerSeen }),
        ...(acceptedItemIds && { appliedAt: by.at, appliedByName: by.name, bannerSeen: true }),
      }));
      return { automaticProfile, estate };
    },
  };
}
