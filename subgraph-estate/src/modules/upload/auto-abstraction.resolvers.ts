import type { Context } from '../../context.ts';
import { profileError, profileStatus, unreadFiles } from '../../domain/upload/automatic-profile.ts';
import { fileWarnings } from '../../domain/upload/file-warnings.ts';
import type { UploadHead } from '../../domain/upload/upload.ts';
import type {
  AbstractionTokenPaymentRecordResolvers,
  AutomaticProfileItemResolvers,
  AutomaticProfileResolvers,
  EstateResolvers,
  EstateUploadResolvers,
  MutationResolvers,
  ReadAgainResolvers,
} from '../../schema.generated.ts';
import { documentsOfUpload } from '../../views/parents.ts';
import { profileView } from '../../views/upload/profile-view.ts';
import type { AutoAbstraction, ProfileAnswer } from './auto-abstraction.service.ts';

const begun = ({ message, estateUploads }: AutoAbstraction) => ({
  ok: true,
  message,
  estateUploads: [...estateUploads],
});

/** The answer's fields read the estate as it is after the write. */
function planned({ loaders }: Context, { automaticProfile, estate }: ProfileAnswer) {
  loaders.estate.clear(estate.id).prime(estate.id, estate);
  loaders.summary.clear(estate.id).prime(estate.id, estate);
  return { ok: true, automaticProfile, estate };
}

export const autoAbstractionMutations: Pick<
  MutationResolvers,
  | 'createAutoAbstraction'
  | 'rerunAutoAbstraction'
  | 'createAutomaticAbstraction'
  | 'createAutomaticProfile'
  | 'updateAutomaticProfile'
> = {
  createAutoAbstraction: async (_parent, { estateUploadIds, tokens }, { services }) =>
    begun(await services.autoAbstractions.create(estateUploadIds, tokens)),
  rerunAutoAbstraction: async (_parent, { estateUploadIds }, { services }) =>
    begun(await services.autoAbstractions.rerun(estateUploadIds)),
  createAutomaticAbstraction: async (_parent, { estateId, tokens }, { services }) =>
    begun(await services.autoAbstractions.createForAll(estateId, tokens)),
  createAutomaticProfile: async (_parent, { estateId, estateUploadIds }, context) =>
    planned(context, await context.services.autoAbstractions.createProfile(estateId, estateUploadIds)),
  updateAutomaticProfile: async (_parent, { id, version, attributes }, context) =>
    planned(context, await context.services.autoAbstractions.updateProfile(id, version, attributes)),
};

export const estateProfile: Pick<EstateResolvers, 'automaticProfile'> = {
  automaticProfile: async ({ id }, _args, { loaders }) => (await loaders.automaticProfiles.load(id))[0] ?? null,
};

export const AutomaticProfile: AutomaticProfileResolvers = {
  status: async (profile, _args, { services }) =>
    profileStatus(profile, await services.autoAbstractions.filesOf(profile)),
  error: async (profile, _args, { services }) =>
    profileError(profile, await services.autoAbstractions.filesOf(profile)),
  preprocessingErrors: async (profile, _args, { services }) =>
    unreadFiles(await services.autoAbstractions.filesOf(profile)).map(({ status, statusMessage, file }) => ({
      errorType: status,
      message: `${file.filename}: ${statusMessage ?? 'This file could not be read.'}`,
      page: null,
    })),
  items: async (profile, _args, { services, loaders }) => {
    const files = await services.autoAbstractions.filesOf(profile);
    const estate = await loaders.estate.load(profile.estateId);
    return estate ? profileView(estate, files) : [];
  },
};

export const AutomaticProfileItem: AutomaticProfileItemResolvers = {
  valueCount: ({ values }) => values.length,
  estateUpload: ({ upload }) => upload,
};

export const ReadAgain: ReadAgainResolvers = { differences: ({ differences }) => [...differences] };

export const AbstractionTokenPaymentRecord: AbstractionTokenPaymentRecordResolvers = {
  // Known by its file, and to those alone who reach that.
  __resolveReference: async ({ estateUploadId }, { loaders }) =>
    (await loaders.upload.load(estateUploadId)) ? { estateUploadId } : null,
  document: async ({ estateUploadId }, _args, { loaders }) => {
    const upload = await loaders.upload.load(estateUploadId);
    const estate = upload && (await loaders.estate.load(upload.estateId));
    return estate ? (documentsOfUpload(estate, estateUploadId)[0] ?? null) : null;
  },
};

export const uploadWarnings: Pick<EstateUploadResolvers, 'warnings'> = {
  warnings: async (upload: UploadHead, _args, { loaders }) => {
    const [read, estate, same] = await Promise.all([
      loaders.uploadValues.load(upload.id),
      loaders.estate.load(upload.estateId),
      loaders.sameFiles.load(upload.file.sha256),
    ]);
    const others = await Promise.all(
      same.map(async (other) => ({
        ...other,
        clientName: (await loaders.summary.load(other.estateId))?.displayName,
      })),
    );
    return fileWarnings(read ?? upload, estate, others);
  },
};
