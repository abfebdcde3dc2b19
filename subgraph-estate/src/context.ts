import type { Actor } from '@platform/contracts';
import type { UploadReference } from '@platform/service-kit';
import type { PersonPhoto } from './domain/person/person-photo.ts';
import type { UploadHead } from './domain/upload/upload.ts';
import type { Loaders } from './loaders.ts';
import type { AccountService } from './modules/balance-sheet/account.service.ts';
import type { AssetService } from './modules/balance-sheet/asset.service.ts';
import type { SheetService } from './modules/balance-sheet/sheet.service.ts';
import type { BalanceSheetImportService } from './modules/balance-sheet-import/balance-sheet-import.service.ts';
import type { CharitableService } from './modules/charitable/charitable.service.ts';
import type { OwnClientViewsService } from './modules/client-view/client-view.service.ts';
import type { ConflictService } from './modules/conflict/conflict.service.ts';
import type { DispositionService } from './modules/disposition/disposition.service.ts';
import type { CopyRequestService } from './modules/document/copy-request.service.ts';
import type { DocumentService } from './modules/document/document.service.ts';
import type { EntityService } from './modules/entity/entity.service.ts';
import type { EstateService } from './modules/estate/estate.service.ts';
import type { EstateDeletionService } from './modules/estate/estate-deletion.service.ts';
import type { EstateListService } from './modules/estate/estate-list.service.ts';
import type { EstateManagementService } from './modules/estate/estate-management.service.ts';
import type { SharedOwnershipService } from './modules/estate/shared-ownership.service.ts';
import type { FinanceService } from './modules/finance/finance.service.ts';
import type { HistoryService } from './modules/history/history.service.ts';
import type { InsuranceService } from './modules/insurance/insurance.service.ts';
import type { LibraryService } from './modules/library/library.service.ts';
import type { OnboardingService } from './modules/onboarding/onboarding.service.ts';
import type { OpportunityService } from './modules/opportunity/opportunity.service.ts';
import type { PersonService } from './modules/person/person.service.ts';
import type { PersonPhotoService } from './modules/person/person-photo.service.ts';
import type { ProfileGroupService } from './modules/profile-group/profile-group.service.ts';
import type { ProvisionService } from './modules/provision/provision.service.ts';
import type { ReminderService } from './modules/reminder/reminder.service.ts';
import type { PlanReviewService } from './modules/review/plan-review.service.ts';
import type { TrustService } from './modules/trust/trust.service.ts';
import type { AutoAbstractionService } from './modules/upload/auto-abstraction.service.ts';
import type { FilingService } from './modules/upload/filing.service.ts';
import type { ReviewService } from './modules/upload/review.service.ts';
import type { UploadService } from './modules/upload/upload.service.ts';
import type { PlanVersionService } from './modules/what-if/plan-version.service.ts';
import type { WhatIfService } from './modules/what-if/what-if.service.ts';
import type { ReviewValueView } from './views/upload/review-view.ts';
import type { ValueChange } from './views/upload/value-changes.ts';

export type UploadedFileReference = UploadReference;

/** What every resolver of this subgraph gets. */
export interface Context {
  readonly actor: Actor;
  readonly loaders: Loaders;
  readonly services: {
    readonly estates: EstateService;
    readonly deletions: EstateDeletionService;
    /** Whose clients estates are, and whether they are worked on. */
    readonly management: EstateManagementService;
    /** Who advises a client beside its advisor. */
    readonly sharedOwnerships: SharedOwnershipService;
    /** Named sets of clients. */
    readonly profileGroups: ProfileGroupService;
    /** Views of the list of clients that the account has saved. */
    readonly clientViews: OwnClientViewsService;
    /** Lists, search and the dashboard, from rows. */
    readonly lists: EstateListService;
    readonly onboarding: OnboardingService;
    readonly people: PersonService;
    readonly photos: PersonPhotoService;
    readonly accounts: AccountService;
    readonly assets: AssetService;
    readonly balanceSheetImports: BalanceSheetImportService;
    readonly charitables: CharitableService;
    readonly entities: EntityService;
    readonly trusts: TrustService;
    readonly documents: DocumentService;
    /** The steps of wills and trusts. */
    readonly dispositions: DispositionService;
    /** Notes on documents and trusts. */
    readonly provisions: ProvisionService;
    /** Notes that people keep. */
    readonly library: LibraryService;
    /** Where plan and titling do not agree. */
    readonly conflicts: ConflictService;
    /** Requests for copies of documents. */
    readonly copyRequests: CopyRequestService;
    readonly sheets: SheetService;
    readonly insurance: InsuranceService;
    /** What a household plans: milestones, its team, its cash flow. */
    readonly finance: FinanceService;
    readonly reminders: ReminderService;
    readonly opportunities: OpportunityService;
    /** What-ifs that were kept. */
    readonly whatIfs: WhatIfService;
    /** Plans as they were on a day. */
    readonly planVersions: PlanVersionService;
    /** What has been changed, and taking it back. */
    readonly history: HistoryService;
    readonly uploads: UploadService;
    /** Which document or trust a stored file is of. */
    readonly filings: FilingService;
    /** Of what was read of files. */
    readonly reviews: ReviewService;
    readonly autoAbstractions: AutoAbstractionService;
    /** Of clients' plans, with what is asked about documents. */
    readonly planReviews: PlanReviewService;
  };
  readonly today: string;
  /** What a value changes in the estate; engine runs are shared within the request. */
  readonly changesOf: (view: ReviewValueView) => ValueChange[];
  /** A short-lived link to an upload's file for the caller's own session. */
  readonly fileUrl: (upload: UploadHead, disposition?: 'inline' | 'attachment') => string;
  readonly photoUrl: (photo: PersonPhoto) => string | null;
}
