import { createGroupLoader, createLoader, type Loader } from '@platform/service-kit';
import DataLoader from 'dataloader';
import type { Estate } from './domain/estate/estate.ts';
import type { EstateUpload, UploadHead, UploadOutline } from './domain/upload/upload.ts';
import type { EstatePart, EstateService } from './modules/estate/estate.service.ts';
import type { UploadService } from './modules/upload/upload.service.ts';

/** Batches of one request; the services carry the actor's scope, so a foreign id is null. */
export interface Loaders {
  readonly estate: Loader<Estate | null>;
  /** The estate that holds a person, trust, asset, document or charity. */
  readonly holder: Readonly<Record<EstatePart, Loader<Estate | null>>>;
  /** Without its values: those who ask for them ask `uploadValues`, or `uploadOutline` to count them. */
  readonly upload: Loader<UploadHead | null>;
  readonly uploadValues: Loader<EstateUpload | null>;
  readonly uploadOutline: Loader<UploadOutline | null>;
  readonly uploadsByEstate: Loader<UploadHead[]>;
}

export function createLoaders(
  estates: Pick<EstateService, 'byIds' | 'byParts'>,
  uploads: Pick<UploadService, 'byIds' | 'headsByIds' | 'outlinesByIds' | 'byEstates'>,
): Loaders {
  const holder = (part: EstatePart): Loader<Estate | null> =>
    new DataLoader(async (ids) => {
      const found = await estates.byParts(part, ids);
      return ids.map((id) => found.find((estate) => estate[part].some((thing) => thing.id === id)) ?? null);
    });
  return {
    estate: createLoader(estates.byIds, ({ id }) => id),
    holder: {
      people: holder('people'),
      trusts: holder('trusts'),
      assets: holder('assets'),
      liabilities: holder('liabilities'),
      documents: holder('documents'),
      charities: holder('charities'),
    },
    upload: createLoader(uploads.headsByIds, ({ id }) => id),
    uploadValues: createLoader(uploads.byIds, ({ id }) => id),
    uploadOutline: createLoader(uploads.outlinesByIds, ({ id }) => id),
    uploadsByEstate: createGroupLoader(uploads.byEstates, ({ estateId }) => estateId),
  };
}
