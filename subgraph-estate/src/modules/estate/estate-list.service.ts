import type { Actor } from '@platform/contracts';
import { seesArchived } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { notFound } from '@platform/service-kit';
import type { FindingKind } from '../../domain/opportunity/findings.ts';
import {
  type Calendar,
  type EstateOverview,
  estateOverview,
  type OverviewWork,
  overviewDates,
  WORK_READ,
} from '../../views/estate/overview.ts';
import type {
  Association,
  DocumentOwner,
  EstateFilter,
  EstateListing,
  EstateListRepository,
  ItemListing,
} from './estate-list.repository.ts';
import type { EstateOverviewRepository } from './estate-overview.repository.ts';

export type { Association, EstateListing, EstateOrder } from './estate-list.repository.ts';

export interface EstateListServiceDeps {
  readonly lists: EstateListRepository;
  readonly overviews: EstateOverviewRepository;
  /** The clients of a group. */
  readonly membersOf: (profileGroupId: string) => Promise<readonly string[]>;
  readonly actor: Actor;
}

/** What a client list is asked for; a finding is meant as of today. */
export interface ClientListing extends Omit<EstateListing, 'filter'> {
  readonly filter: Omit<EstateFilter, 'finding' | 'archived' | 'among'> & {
    readonly profileGroupId?: string | null | undefined;
    readonly finding?: FindingKind | null | undefined;
    /** The archived ones alone. */
    readonly isArchived?: boolean | null | undefined;
  };
}

export type EstateListService = ReturnType<typeof createEstateListService>;

/** Lists, search and the dashboard, from rows alone. */
export function createEstateListService(deps: EstateListServiceDeps) {
  const { lists, overviews, actor } = deps;
  /** Throws: DomainError NOT_FOUND for an estate out of reach: an empty list would say that it has nothing. */
  async function requireReached({ estateId, organizationId }: Association): Promise<void> {
    if (!estateId) return;
    const { metadata } = await lists.estates({
      filter: { estateId, organizationId },
      order: 'NAME',
      direction: 'ASC',
      pagination: { perPage: 1 },
      defaultPerPage: 1,
    });
    if (metadata.totalCount === 0) throw notFound('Estate');
  }
  const asOf = async ({ filter, ...listing }: ClientListing, calendar: Calendar): Promise<EstateListing> => {
    const { finding, isArchived, profileGroupId, ...plain } = filter;
    // Groups are for whoever arranges the clients: for anybody else, and of another organization, there are none.
    const among = profileGroupId
      ? can(actor, 'estate:manage')
        ? await deps.membersOf(profileGroupId)
        : []
      : undefined;
    const { oldBefore } = overviewDates(calendar);
    // The archive is the firm's own order: a client has her estate whatever stands there.
    const archived = seesArchived(actor.activeRole) ? 'too' : isArchived ? 'alone' : undefined;
    return {
      ...listing,
      filter: { ...plain, archived, among, ...(finding && { finding: { kind: finding, oldBefore } }) },
    };
  };
  return {
    estates: (listing: ClientListing, calendar: Calendar) => asOf(listing, calendar).then(lists.estates),
    clients: (listing: ClientListing, calendar: Calendar) => asOf(listing, calendar).then(lists.clients),
    byIds: lists.byIds,
    sampleIds: lists.sampleIds,
    thereOf: lists.thereOf,
    /** Of these, how many are in the list of clients. */
    countOf: (ids: readonly string[]): Promise<number> => lists.count({ among: ids }),
    advisorIds: lists.advisorIds,
    search: lists.search,
    async documents(listing: ItemListing & DocumentOwner) {
      await requireReached(listing.association);
      return lists.documents(listing);
    },
    async trusts(listing: ItemListing & { readonly insideEstate: boolean | null | undefined }) {
      await requireReached(listing.association);
      return lists.trusts(listing);
    },
    /** Over every estate in reach, or over those that the caller advises; what waits may still be on its way. */
    async overview(
      mine: boolean,
      waiting: { readonly [Kind in 'uploads' | 'reminders']: Promise<OverviewWork[Kind]> },
      calendar: Calendar,
    ): Promise<EstateOverview> {
      const own = mine ? { advisorIds: actor.accountId } : {};
      const day = { day: calendar.today, dates: overviewDates(calendar) };
      const work = Promise.all([waiting.uploads, waiting.reminders]).then(async ([uploads, reminders]) => {
        const ids = new Set([...uploads, ...reminders].map(({ estateId }) => estateId));
        return { uploads, reminders, rowsOfThese: ids.size > 0 ? await overviews.byIds(own, [...ids]) : [] };
      });
      const [figures, rows, { uploads, reminders, rowsOfThese }] = await Promise.all([
        overviews.figures(own, day),
        overviews.work(own, day, WORK_READ),
        work,
      ]);
      return estateOverview(figures, { uploads, reminders, rowsOfThese, rows }, calendar, (action) =>
        can(actor, action),
      );
    },
  };
}
