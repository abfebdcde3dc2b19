import { DomainError } from '@platform/kernel';
import { createGroupLoader, createLoader, type Loader, notFound } from '@platform/service-kit';
import DataLoader from 'dataloader';
import type { SetAsideConflict } from './domain/conflict/set-aside.ts';
import { type PaperFacts, paperFacts } from './domain/document/documents-together.ts';
import type { Estate } from './domain/estate/estate.ts';
import type { CashFlowAssumption } from './domain/finance/cash-flow-assumption.ts';
import type { FinancialMilestone } from './domain/finance/financial-milestone.ts';
import type { FinancialTeamMember } from './domain/finance/financial-team-member.ts';
import type { OpportunityWording } from './domain/opportunity/client-words.ts';
import type { EstateOpportunity } from './domain/opportunity/estate-opportunity.ts';
import type { PersonPhoto } from './domain/person/person-photo.ts';
import type { EstateGrouping } from './domain/profile-group/profile-group.ts';
import type { Reminder } from './domain/reminder/reminder.ts';
import type { Review } from './domain/review/review.ts';
import type { Rfi } from './domain/review/rfi.ts';
import type { AutomaticProfile } from './domain/upload/automatic-profile.ts';
import type { EstateUpload, UploadHead, UploadOutline } from './domain/upload/upload.ts';
import type { PlanVersion } from './domain/what-if/plan-version.ts';
import type { WhatIfSnapshot } from './domain/what-if/what-if-snapshot.ts';
import type { SetAsideNouns } from './modules/conflict/set-aside-nouns.service.ts';
import type { EstatePart, EstateService } from './modules/estate/estate.service.ts';
import type { EstateListService } from './modules/estate/estate-list.service.ts';
import type { FinanceService } from './modules/finance/finance.service.ts';
import type { OpportunityService } from './modules/opportunity/opportunity.service.ts';
import type { PersonPhotoService } from './modules/person/person-photo.service.ts';
import type { ProfileGroupService } from './modules/profile-group/profile-group.service.ts';
import type { NotesOfInstrument, ProvisionService } from './modules/provision/provision.service.ts';
import type { ReminderService } from './modules/reminder/reminder.service.ts';
import type { ReviewNouns } from './modules/review/review-nouns.service.ts';
import type { AutomaticProfileNouns } from './modules/upload/automatic-profile-nouns.service.ts';
import type { UploadService } from './modules/upload/upload.service.ts';
import type { PlanVersionService } from './modules/what-if/plan-version.service.ts';
import type { WhatIfService } from './modules/what-if/what-if.service.ts';
import { type AnyTrust, type TrustParent, trustOf } from './views/parents.ts';
import { type EstateSummary, type HouseholdFacts, householdFacts } from './views/rows/estate-row.ts';

/**
 * Estates that one request may read whole. Lists answer from rows; what rows do not say (people, property, papers) is
 * there for a page of this size.
 */
export const MOST_WHOLE = 100;

/** Batches of one request; the services carry the actor's scope, so a foreign id is null. */
export interface Loaders {
  readonly estate: Loader<Estate | null>;
  /** What rows say of an estate; more of it is read with `wholeEstate`. */
  readonly summary: Loader<EstateSummary | null>;
  /** The estate that holds a person, trust, asset, document or charity. */
  readonly holder: Readonly<Record<EstatePart, Loader<Estate | null>>>;
  /** Without its values: those who ask for them ask `uploadValues`, or `uploadOutline` to count them. */
  readonly upload: Loader<UploadHead | null>;
  readonly uploadValues: Loader<EstateUpload | null>;
  readonly uploadOutline: Loader<UploadOutline | null>;
  readonly uploadsByEstate: Loader<UploadHead[]>;
  /** Of an estate, each in its order. */
  readonly milestones: Loader<FinancialMilestone[]>;
  readonly team: Loader<FinancialTeamMember[]>;
  readonly cashFlow: Loader<CashFlowAssumption[]>;
  readonly reminders: Loader<Reminder[]>;
  readonly whatIfs: Loader<WhatIfSnapshot[]>;
  readonly planVersions: Loader<PlanVersion[]>;
  readonly opportunities: Loader<EstateOpportunity[]>;
  readonly opportunityWordings: Loader<OpportunityWording[]>;
  readonly setAsideConflicts: Loader<SetAsideConflict[]>;
  readonly automaticProfiles: Loader<AutomaticProfile[]>;
  /** Files of the same content, by its hash. */
  readonly sameFiles: Loader<UploadHead[]>;
  /** Whoever asks, drafts among them; what is shown of them, their service says. */
  readonly reviewsByEstate: Loader<Review[]>;
  readonly rfisByEstate: Loader<Rfi[]>;
  /** On a document or trust, by its id. */
  readonly provisionNotes: Loader<NotesOfInstrument>;
  /** By the id of the person. */
  readonly photo: Loader<PersonPhoto | null>;
  /** The groups that a client is in. */
  readonly groupings: Loader<EstateGrouping[]>;
  /** The estate of a thing that is tied to it. Throws: DomainError NOT_FOUND. */
  summaryOf(estateId: string): Promise<EstateSummary>;
  /** All of an estate, of which a list has the row. Throws: DomainError NOT_FOUND, PER_PAGE_TOO_LARGE. */
  wholeEstate(estate: EstateSummary): Promise<Estate>;
  /** What its row says of a household, else what the estate comes to. */
  householdOf(estate: EstateSummary): Promise<HouseholdFacts>;
  /** What its row says of an estate's documents, else what the estate comes to. */
  papersOf(estate: EstateSummary): Promise<PaperFacts>;
  /** A trust of a list with its whole estate. Throws: DomainError NOT_FOUND, PER_PAGE_TOO_LARGE. */
  wholeTrust(parent: AnyTrust): Promise<TrustParent>;
  /** The estate of a trust, as far as its row goes. Throws: DomainError NOT_FOUND. */
  estateOfTrust(parent: AnyTrust): Promise<EstateSummary>;
}

/** What stands beside estates, as far as it is loaded with them. */
interface Nouns extends ReviewNouns {
  readonly finance: FinanceService;
  readonly reminders: Pick<ReminderService, 'byEstates'>;
  readonly whatIfs: Pick<WhatIfService, 'byEstates'>;
  readonly planVersions: Pick<PlanVersionService, 'byEstates'>;
  readonly opportunities: Pick<OpportunityService, 'byEstates' | 'wordingsByEstates'>;
  readonly automaticProfiles: Pick<AutomaticProfileNouns, 'byEstates'>;
  readonly setAsideConflicts: Pick<SetAsideNouns, 'byEstates'>;
}

export function createLoaders(
  estates: Pick<EstateService, 'byIds' | 'byParts'>,
  uploads: Pick<UploadService, 'byIds' | 'headsByIds' | 'outlinesByIds' | 'byEstates' | 'sameFiles'>,
  lists: Pick<EstateListService, 'byIds'>,
  nouns: Nouns,
  groups: Pick<ProfileGroupService, 'byEstates'>,
  provisions: Pick<ProvisionService, 'byInstruments'>,
  photos: Pick<PersonPhotoService, 'byPeople'>,
): Loaders {
  let whole = 0;
  const readWhole = async (ids: readonly string[]): Promise<Estate[]> => {
    whole += ids.length;
    if (whole > MOST_WHOLE) {
      const words = `People, property and papers of at most ${MOST_WHOLE} clients can be listed at once`;
      throw new DomainError('PER_PAGE_TOO_LARGE', words, { field: 'perPage' });
    }
    return estates.byIds(ids);
  };
  const holder = (part: EstatePart): Loader<Estate | null> =>
    new DataLoader(async (ids) => {
      const found = await estates.byParts(part, ids);
      return ids.map((id) => found.find((estate) => estate[part].some((thing) => thing.id === id)) ?? null);
    });
  const estate = createLoader(readWhole, ({ id }) => id);
  const summary = createLoader(lists.byIds, ({ id }) => id);
  async function summaryOf(estateId: string): Promise<EstateSummary> {
    const found = await summary.load(estateId);
    if (!found) throw notFound('Estate');
    return found;
  }
  async function wholeEstate(known: EstateSummary): Promise<Estate> {
    if ('people' in known) return known as Estate;
    const found = await estate.load(known.id);
    if (!found) throw notFound('Estate');
    return found;
  }
  return {
    estate,
    summary,
    wholeEstate,
    householdOf: async (known) => known.household ?? householdFacts(await wholeEstate(known)),
    papersOf: async (known) => known.facts ?? paperFacts(await wholeEstate(known)),
    async wholeTrust(parent) {
      if ('estate' in parent) return parent;
      const found = await estate.load(parent.estateId);
      const trust = found && trustOf(found, parent.trust.id);
      if (!trust) throw notFound('Trust');
      return trust;
    },
    estateOfTrust: async (parent) => ('estate' in parent ? parent.estate : summaryOf(parent.estateId)),
    summaryOf,
    milestones: createGroupLoader(nouns.finance.milestones.byEstates, ({ estateId }) => estateId),
    team: createGroupLoader(nouns.finance.team.byEstates, ({ estateId }) => estateId),
    cashFlow: createGroupLoader(nouns.finance.cashFlow.byEstates, ({ estateId }) => estateId),
    reminders: createGroupLoader(nouns.reminders.byEstates, ({ estateId }) => estateId),
    whatIfs: createGroupLoader(nouns.whatIfs.byEstates, ({ estateId }) => estateId),
    planVersions: createGroupLoader(nouns.planVersions.byEstates, ({ estateId }) => estateId),
    opportunities: createGroupLoader(nouns.opportunities.byEstates, ({ estateId }) => estateId),
    opportunityWordings: createGroupLoader(nouns.opportunities.wordingsByEstates, ({ estateId }) => estateId),
    automaticProfiles: createGroupLoader(nouns.automaticProfiles.byEstates, ({ estateId }) => estateId),
    sameFiles: createGroupLoader(uploads.sameFiles, ({ file }) => file.sha256),
    setAsideConflicts: createGroupLoader(nouns.setAsideConflicts.byEstates, ({ estateId }) => estateId),
    reviewsByEstate: createGroupLoader(nouns.reviews.byEstates, ({ estateId }) => estateId),
    rfisByEstate: createGroupLoader(nouns.rfis.byEstates, ({ estateId }) => estateId),
    provisionNotes: new DataLoader(provisions.byInstruments),
    photo: createLoader(photos.byPeople, ({ id }) => id),
    groupings: createGroupLoader(groups.byEstates, ({ estateId }) => estateId),
    holder: {
      people: holder('people'),
      trusts: holder('trusts'),
      assets: holder('assets'),
      liabilities: holder('liabilities'),
      documents: holder('documents'),
      charities: holder('charities'),
      entities: holder('entities'),
      assetAccounts: holder('assetAccounts'),
      sharedOwnerships: holder('sharedOwnerships'),
    },
    upload: createLoader(uploads.headsByIds, ({ id }) => id),
    uploadValues: createLoader(uploads.byIds, ({ id }) => id),
    uploadOutline: createLoader(uploads.outlinesByIds, ({ id }) => id),
    uploadsByEstate: createGroupLoader(uploads.byEstates, ({ estateId }) => estateId),
  };
}
