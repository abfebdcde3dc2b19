import { type Actor, systemActor } from '@platform/contracts';
import type { IntakeLimits } from '@platform/document-intake';
import type { EstateMarks } from '@platform/service-kit';
import {
  type BlobStore,
  createNounsMarking,
  createRealtime,
  derivedId,
  type Logger,
  type RequestContext,
  signFileLink,
} from '@platform/service-kit';
import type { Connection } from 'mongoose';
import type { Context } from './context.ts';
import { createEstateNouns, defineEstateNounModels } from './estate-nouns.ts';
import { createLoaders } from './loaders.ts';
import { createAccountService } from './modules/balance-sheet/account.service.ts';
import { createAssetService } from './modules/balance-sheet/asset.service.ts';
import { createSheetService } from './modules/balance-sheet/sheet.service.ts';
import { createBalanceSheetImportService } from './modules/balance-sheet-import/balance-sheet-import.service.ts';
import { createWorkbookIntake } from './modules/balance-sheet-import/workbook-intake.ts';
import { createCharitableService } from './modules/charitable/charitable.service.ts';
import { defineOwnClientViewsModel } from './modules/client-view/client-view.model.ts';
import { createOwnClientViewsService } from './modules/client-view/client-view.service.ts';
import { createConflictService } from './modules/conflict/conflict.service.ts';
import { createDispositionService } from './modules/disposition/disposition.service.ts';
import { createCopyRequestService } from './modules/document/copy-request.service.ts';
import { createDocumentService } from './modules/document/document.service.ts';
import { createEntityService } from './modules/entity/entity.service.ts';
import type { FindAdvisor } from './modules/estate/advisor-directory.ts';
import { createDecidedValuesService } from './modules/estate/decided-values.service.ts';
import { defineEstateModel } from './modules/estate/estate.model.ts';
import { createEstateRepository } from './modules/estate/estate.repository.ts';
import { createEstateService } from './modules/estate/estate.service.ts';
import { createEstateDeletionService } from './modules/estate/estate-deletion.service.ts';
import { createEstateListRepository } from './modules/estate/estate-list.repository.ts';
import { createEstateListService } from './modules/estate/estate-list.service.ts';
import { createEstateManagementService } from './modules/estate/estate-management.service.ts';
import { createEstateOverviewRepository } from './modules/estate/estate-overview.repository.ts';
import { createRowHandlers } from './modules/estate/estate-rows.consumer.ts';
import { defineRowModels } from './modules/estate/estate-rows.model.ts';
import { createEstateSumsStore } from './modules/estate/estate-sums.store.ts';
import { createSharedOwnershipService } from './modules/estate/shared-ownership.service.ts';
import { createChangeRecorder } from './modules/history/change-recorder.service.ts';
import { defineChangeModel } from './modules/history/estate-change.model.ts';
import { createEstateChangeRepository } from './modules/history/estate-change.repository.ts';
import { createHistoryHandlers } from './modules/history/history.consumer.ts';
import { createHistoryService } from './modules/history/history.service.ts';
import { createInsuranceService } from './modules/insurance/insurance.service.ts';
import { defineLibraryNoteModel } from './modules/library/library.model.ts';
import { createLibraryRepository } from './modules/library/library.repository.ts';
import { createLibraryService } from './modules/library/library.service.ts';
import { createOnboardingService } from './modules/onboarding/onboarding.service.ts';
import { createPersonService } from './modules/person/person.service.ts';
import { definePersonPhotoModel } from './modules/person/person-photo.model.ts';
import { createPersonPhotoRepository } from './modules/person/person-photo.repository.ts';
import { createPersonPhotoService } from './modules/person/person-photo.service.ts';
import { defineProfileGroupModel } from './modules/profile-group/profile-group.model.ts';
import { createProfileGroupRepository } from './modules/profile-group/profile-group.repository.ts';
import { createProfileGroupService } from './modules/profile-group/profile-group.service.ts';
import { createFindInstrument } from './modules/provision/instrument.service.ts';
import { defineInstrumentNotesModel } from './modules/provision/provision.model.ts';
import { createProvisionRepository } from './modules/provision/provision.repository.ts';
import { createProvisionService } from './modules/provision/provision.service.ts';
import { createPlanReviewService } from './modules/review/plan-review.service.ts';
import { createTrustService } from './modules/trust/trust.service.ts';
import { createAbstractionHandlers } from './modules/upload/abstraction.consumer.ts';
import { createAutoAbstractionService } from './modules/upload/auto-abstraction.service.ts';
import { createReadWords } from './modules/upload/document-preview.ts';
import { createFileIntake } from './modules/upload/file-intake.ts';
import { createFileParts } from './modules/upload/file-parts.ts';
import { createFiledHandlers } from './modules/upload/filed.consumer.ts';
import { createFilingService } from './modules/upload/filing.service.ts';
import { createReviewService } from './modules/upload/review.service.ts';
import { defineUploadModel } from './modules/upload/upload.model.ts';
import { createUploadRepository, type UploadRepository } from './modules/upload/upload.repository.ts';
import { createUploadService } from './modules/upload/upload.service.ts';
import { createChangePreview } from './views/upload/review-view.ts';

export interface Infrastructure {
  readonly mongo: Connection;
  readonly redis: Parameters<typeof createRealtime>[0];
  readonly blobs: BlobStore;
  /** What an uploaded document may be. */
  readonly limits: IntakeLimits;
  readonly secret: string;
  readonly findAdvisor: FindAdvisor;
  readonly now: () => Date;
  readonly log: Logger;
}

/** What lives as long as the process: models and what they are built on. */
export function composeServices({ mongo, redis, log, ...rest }: Infrastructure) {
  return {
    ...rest,
    log,
    intake: createFileIntake(rest),
    fileParts: createFileParts(rest),
    workbookIntake: createWorkbookIntake(rest.blobs),
    estateModel: defineEstateModel(mongo),
    uploadModel: defineUploadModel(mongo),
    changeModel: defineChangeModel(mongo),
    groupModel: defineProfileGroupModel(mongo),
    notesModel: defineInstrumentNotesModel(mongo),
    libraryModel: defineLibraryNoteModel(mongo),
    photoModel: definePersonPhotoModel(mongo),
    clientViewsModel: defineOwnClientViewsModel(mongo),
    nounModels: defineEstateNounModels(mongo),
    readWords: createReadWords(rest.blobs),
    publish: createRealtime(redis, log).publish,
  };
}
export type SharedServices = ReturnType<typeof composeServices>;

/** Whatever stands beside an estate says whether that is deleted or archived, for the lists that leave it out. */
function markingOf(
  uploads: Pick<UploadRepository, 'markOf'>,
  { nounModels, photoModel }: Pick<SharedServices, 'nounModels' | 'photoModel'>,
) {
  const markNouns = createNounsMarking([...Object.values(nounModels), photoModel]);
  return async (estateId: string, marks: EstateMarks): Promise<void> => {
    await Promise.all([uploads.markOf(estateId, marks), markNouns(estateId, marks)]);
  };
}

/** Events are facts about any organization: the consumer sees everything. */
export function eventHandlers(shared: SharedServices, nudge: () => void) {
  const { estateModel, uploadModel, changeModel, publish, limits, now } = shared;
  const actor = systemActor('estate', 'events', { everything: true, organizationIds: [], estateIds: [] });
  const { scope } = actor;
  const uploads = createUploadRepository(uploadModel, scope);
  const estates = createEstateRepository(estateModel, scope);
  const changes = createEstateChangeRepository(changeModel, scope);
  const recorder = createChangeRecorder(changes, actor, now);
  const writing = createEstateService({ estates, actor, idempotencyKey: null, recorder, now, publish, nudge });
  const decidedValues = createDecidedValuesService(estates);
  return [
    ...createAbstractionHandlers({ uploads, decidedValues, publish, limits, now }),
    ...createRowHandlers(estates, markingOf(uploads, shared)),
    ...createFiledHandlers(uploads, writing),
    ...createHistoryHandlers(changes),
  ];
}

/** Works for the caller's own session; report rendering and other services get no file. */
function fileUrls({ secret, now }: SharedServices, actor: Actor): Context['fileUrl'] {
  return ({ id, file: { blobKey, filename, mimetype } }, disposition = 'inline') =>
    signFileLink(
      {
        blobKey,
        of: { type: 'EstateUpload', id },
        filename,
        mimetype,
        accountId: actor.accountId ?? '',
        disposition,
      },
      secret,
      now().getTime(),
    );
}

/** The same for the picture of a person. */
const photoUrls =
  ({ secret, now }: SharedServices, actor: Actor): Context['photoUrl'] =>
  ({ id, file }) =>
    file &&
    signFileLink(
      {
        blobKey: file.blobKey,
        of: { type: 'Person', id },
        filename: file.filename,
        mimetype: file.mimetype,
        accountId: actor.accountId ?? '',
        disposition: 'inline',
      },
      secret,
      now().getTime(),
    );

/** What one request gets: services and loaders that know who is asking. */
export function createContext(
  shared: SharedServices,
  { actor, idempotencyKey }: RequestContext,
  nudge: () => void,
): Context {
  const {
    estateModel,
    uploadModel,
    nounModels,
    changeModel,
    publish,
    blobs,
    intake,
    limits,
    findAdvisor,
    groupModel,
    now,
  } = shared;
  const estateRepository = createEstateRepository(estateModel, actor.scope);
  const uploadRepository = createUploadRepository(uploadModel, actor.scope);
  const changes = createEstateChangeRepository(changeModel, actor.scope);
  const recorder = createChangeRecorder(changes, actor, now);
  const estates = createEstateService({
    estates: estateRepository,
    actor,
    idempotencyKey,
    recorder,
    now,
    publish,
    nudge,
  });
  const uploads = createUploadService({
    uploads: uploadRepository,
    estates,
    blobs,
    parts: shared.fileParts,
    intake,
    limits,
    readWords: shared.readWords,
    actor,
    idempotencyKey,
    now,
    publish,
    nudge,
    log: shared.log,
  });
  const nouns = createEstateNouns(
    { estates, actor, idempotencyKey, recorder, now, publish, nudge },
    nounModels,
    actor.scope,
  );
  const rowModels = defineRowModels(estateModel.db);
  const groups = createProfileGroupRepository(groupModel, actor.scope);
  const lists = createEstateListService({
    lists: createEstateListRepository(rowModels, actor.scope),
    overviews: createEstateOverviewRepository(rowModels, createEstateSumsStore(estateModel.db), actor.scope),
    membersOf: groups.membersOf,
    actor,
  });
  const profileGroups = createProfileGroupService({ groups, lists, actor, idempotencyKey, now });
  const deletions = createEstateDeletionService({
    estates: estateRepository,
    markParts: markingOf(uploadRepository, shared),
    actor,
    idempotencyKey,
    now,
    publish,
    nudge,
  });
  const findInstrument = createFindInstrument(estates);
  const library = createLibraryService({
    notes: createLibraryRepository(shared.libraryModel),
    findInstrument,
    actor,
    idempotencyKey,
    now,
  });
  const provisions = createProvisionService({
    notes: createProvisionRepository(shared.notesModel, actor.scope),
    findInstrument,
    library,
    actor,
    idempotencyKey,
    recorder,
    nudge,
    publish,
  });
  const photos = createPersonPhotoService({
    photos: createPersonPhotoRepository(shared.photoModel, actor.scope),
    estates,
    blobs,
    idempotencyKey,
    recorder,
    now,
    publish,
    nudge,
  });
  const assets = createAssetService(estates, actor, idempotencyKey);
  const today = estates.today();
  return {
    actor,
    loaders: createLoaders(estates, uploads, lists, nouns, profileGroups, provisions, photos),
    services: {
      estates,
      deletions,
      management: createEstateManagementService({ estates, deletions, findAdvisor, actor, now }),
      sharedOwnerships: createSharedOwnershipService({ estates, findAdvisor, actor, idempotencyKey, now }),
      profileGroups,
      clientViews: createOwnClientViewsService({ model: shared.clientViewsModel, actor, idempotencyKey }),
      lists,
      uploads,
      filings: createFilingService(uploads, estates),
      onboarding: createOnboardingService(estates, actor),
      people: createPersonService(estates, actor, idempotencyKey),
      photos,
      accounts: createAccountService(estates, actor, idempotencyKey),
      assets,
      balanceSheetImports: createBalanceSheetImportService({
        estates,
        assets,
        blobs,
        intake: shared.workbookIntake,
        actor,
        publish,
        idempotencyKey,
      }),
      charitables: createCharitableService(estates, actor, idempotencyKey),
      entities: createEntityService(estates, actor, idempotencyKey),
      trusts: createTrustService(estates, actor, idempotencyKey),
      documents: createDocumentService(estates, actor, idempotencyKey, now),
      dispositions: createDispositionService(estates, actor, idempotencyKey),
      provisions,
      library,
      conflicts: createConflictService({ estates, kept: nouns.setAsideConflicts, actor, idempotencyKey }),
      copyRequests: createCopyRequestService({ requests: nouns.copyRequests, findInstrument, actor }),
      sheets: createSheetService(estates),
      insurance: createInsuranceService(estates, actor, idempotencyKey),
      finance: nouns.finance,
      reminders: nouns.reminders,
      opportunities: nouns.opportunities,
      whatIfs: nouns.whatIfs,
      planVersions: nouns.planVersions,
      history: createHistoryService(changes, estates),
      autoAbstractions: createAutoAbstractionService({
        uploads,
        estates,
        profiles: nouns.automaticProfiles,
        actor,
        now,
      }),
      reviews: createReviewService(uploads, estates, actor, now),
      planReviews: createPlanReviewService({
        nouns,
        filesOf: uploads.headsByIds,
        estates,
        findInstrument,
        findMember: findAdvisor,
        actor,
        now,
      }),
    },
    today,
    changesOf: createChangePreview(today, derivedId),
    fileUrl: fileUrls(shared, actor),
    photoUrl: photoUrls(shared, actor),
  };
}
