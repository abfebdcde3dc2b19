import { createGroupLoader, createLoader, type Loader } from '@platform/service-kit';
import DataLoader from 'dataloader';
import type { Estate } from './domain/estate/estate.ts';
import type { EstateUpload } from './domain/upload/upload.ts';
import type { EstatePart, EstateService } from './modules/estate/estate.service.ts';
import type { UploadService } from './modules/upload/upload.service.ts';

/** Batches of one request; the services carry the actor's scope, so a foreign id is null. */
export interface Loaders {
  readonly estate: Loader<Estate | null>;
  /** The estate that holds a person, trust, asset, document or charity. */
  readonly holder: Readonly<Record<EstatePart, Loader<Estate | null>>>;
  readonly upload: Loader<EstateUpload | null>;
  readonly uploadsByEstate: Loader<EstateUpload[]>;
}

export function createLoaders(
  estates: Pick<EstateService, 'byIds' | 'byParts'>,
  uploads: Pick<UploadService, 'byIds' | 'byEstates'>,
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
    upload: createLoader(uploads.byIds, ({ id }) => id),
    uploadsByEstate: createGroupLoader(uploads.byEstates, ({ estateId }) => estateId),
  };
}
