import type { Scope } from '@platform/contracts';
import type { IsoDate } from '@platform/kernel';
import {
  createOrderedReads,
  listResult,
  type Page,
  type PaginationInput,
  readPagination,
  scopeParts,
  searchPattern,
} from '@platform/service-kit';
import type { PaperFacts } from '../../domain/document/documents-together.ts';
import type { FindingKind } from '../../domain/opportunity/findings.ts';
import { type DocumentRowView, JOINT_OWNER } from '../../views/document/document-rows.ts';
import type { ListedPerson, TrustOfRow } from '../../views/parents.ts';
import type { DashboardFacts, EstateSummary } from '../../views/rows/estate-row.ts';
import { CLIENT_RANK, OTHER_RANK, rankOf } from '../../views/rows/listed-item.ts';
import { SEARCH_SCOPES, type SearchHit, type SearchScope } from '../../views/search/search-hits.ts';
import type { EstateRowRecord, ListedItemRecord, RowModels } from './estate-rows.model.ts';
import { findingConditions } from './findings.ts';
import { type HeldIn, holding } from './held-words.ts';

type Filter = Record<string, unknown>;

export type EstateOrder = 'NAME' | 'NET_WORTH' | 'UPDATED_AT' | 'ESTATE_TAX';

export interface EstateFilter {
  readonly searchTerm?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly advisorId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly estateId?: string | null | undefined;
  readonly isSample?: boolean | null | undefined;
  readonly status?: string | undefined;
  /** Archived clients are left out where nothing is said. */
  readonly archived?: 'alone' | 'too' | undefined;
  /** Of these alone. */
  readonly among?: readonly string[] | undefined;
  /** Clients with this finding; what is old is what was signed before the day. */
  readonly finding?: { readonly kind: FindingKind; readonly oldBefore: IsoDate } | undefined;
}

export interface EstateListing {
  readonly filter: EstateFilter;
  readonly order: EstateOrder;
  readonly direction: 'ASC' | 'DESC' | null | undefined;
  readonly pagination: PaginationInput | null | undefined;
  readonly defaultPerPage: number;
}

/** Whose items a list holds; without either everything within reach. */
export interface Association {
  readonly organizationId?: string | null;
  readonly estateId?: string | null;
}

export interface ItemListing {
  readonly association: Association;
  readonly searchTerm: string | null | undefined;
  readonly pagination: PaginationInput | null | undefined;
  readonly defaultPerPage?: number;
}

/** Whose documents are listed; all where nothing is said. */
export interface DocumentOwner {
  /** By the name that the table shows. */
  readonly owner: string | null | undefined;
  readonly settledByOthersThan?: readonly string[] | null | undefined;
}

const SORT_FIELDS: Readonly<Record<EstateOrder, string>> = {
  NAME: 'sortName',
  NET_WORTH: 'calculated.netWorthCents',
  UPDATED_AT: 'updatedAt',
  ESTATE_TAX: 'taxCents',
};

const MOST_SAMPLES = 100;

/** Rows carry what the dashboard adds up as well; of that a list reads what it says of the documents. */
const UNLISTED_FACTS = {
  'facts.assetsCents': 0,
  'facts.valuations': 0,
  'facts.largeAssets': 0,
  'facts.missingDocuments': 0,
  'facts.insideCents': 0,
  'facts.taxedInsuranceCents': 0,
  'facts.exclusionNotPorted': 0,
  'facts.oldestSignedOn': 0,
  'facts.oldestLargeOn': 0,
  'facts.healthCareDirectiveMissing': 0,
  'facts.decided': 0,
} as const satisfies { readonly [Name in Exclude<keyof DashboardFacts, keyof PaperFacts> as `facts.${Name}`]: 0 };
const CLIENT_FIELDS = {
  ...UNLISTED_FACTS,
  itemKeys: 0,
  searchText: 0,
  sortName: 0,
  taxCents: 0,
  wordEnds: 0,
  isArchived: 0,
  advisorIds: 0,
} as const;
const LIST_FIELDS = { ...CLIENT_FIELDS, client: 0 } as const;
/** What items are found by is not what is shown of them. */
const ITEM_FIELDS = {
  wordEnds: 0,
  'document.searchText': 0,
  'document.wordEnds': 0,
  'trust.searchText': 0,
  'trust.wordEnds': 0,
} as const;

/** Nothing, or the words that are asked for in a condition of its own each. */
function containing(searchTerm: string | null | undefined, within: HeldIn): { $and?: Filter[] } {
  return searchTerm?.trim() ? { $and: holding(searchTerm, within) } : {};
}

function rowConditions(filter: EstateFilter): Filter {
  const { searchTerm, state, advisorId, organizationId, estateId, isSample, status, archived, among, finding } = filter;
  return {
    ...(archived !== 'too' && !estateId && { isArchived: archived === 'alone' }),
    ...containing(searchTerm, { ends: 'wordEnds', text: 'searchText' }),
    ...(state && { clientState: state }),
    ...(advisorId && { advisorIds: advisorId }),
    ...(organizationId && { organizationId }),
    ...(estateId && { _id: estateId }),
    ...(among && { _id: { $in: among.filter((id) => !estateId || id === estateId) } }),
    ...(typeof isSample === 'boolean' && { isSample }),
    ...(status && { status }),
    ...(finding && findingConditions(finding.oldBefore)[finding.kind]),
  };
}

/** Of one estate, archived or not; of many, those that are not. */
function associationFilter({ organizationId, estateId }: Association): Filter {
  return { ...(organizationId && { organizationId }), ...(estateId ? { estateId } : { isArchived: false }) };
}

/** By the name that the table shows. */
const ownedBy = (owner: string): Filter =>
  owner === JOINT_OWNER ? { 'document.isJoint': true } : { 'document.ownerName': owner };

/** What a settlor of outside has put into trust. */
const settledByOthers = (than: readonly string[]): Filter => ({
  'document.isTrust': true,
  'document.isJoint': false,
  'document.ownerName': { $nin: [...than, null] },
});

const summaryOf = ({ _id, ...row }: Omit<EstateRowRecord, 'client'>): EstateSummary => ({ ...row, id: _id });

/** Lists and search read rows alone, in the actor's reach; an estate itself is read when one is opened. */
export function createEstateListRepository({ rows, items }: RowModels, actorScope: Scope) {
  const parts = scopeParts(actorScope, { organizationField: 'organizationId', estateField: '_id' });
  const rowReads = createOrderedReads(rows, parts);
  const itemReads = createOrderedReads(
    items,
    scopeParts(actorScope, { organizationField: 'organizationId', estateField: 'estateId' }),
  );

  const page = (filter: Filter, last: string, listing: ItemListing) =>
    itemReads.page(filter, {
      sort: { sortName: 1, estateId: 1, [last]: 1 },
      pagination: listing.pagination ?? null,
      fields: ITEM_FIELDS,
      ...(listing.defaultPerPage && { defaultPerPage: listing.defaultPerPage }),
    });

  const rowPage = (
    { filter, order, direction, pagination, defaultPerPage }: EstateListing,
    fields: typeof CLIENT_FIELDS | typeof LIST_FIELDS,
  ) =>
    rowReads.page(rowConditions(filter), {
      sort: { [SORT_FIELDS[order]]: direction === 'DESC' ? -1 : 1 },
      pagination: pagination ?? null,
      defaultPerPage,
      fields,
    });

  return {
    async estates(listing: EstateListing): Promise<Page<EstateSummary>> {
      const found = await rowPage(listing, LIST_FIELDS);
      return { ...found, collection: found.collection.map(summaryOf) };
    },

    /** Which of these are in reach, archived or not; nothing else of them is read. */
    async thereOf(ids: readonly string[]): Promise<string[]> {
      return (await rowReads.all({ _id: { $in: [...ids] } }, { _id: 1 })).map(({ _id }) => _id);
    },

    /** Sample households by name. */
    async sampleIds(): Promise<string[]> {
      const asked = { sort: { sortName: 1, _id: 1 }, limit: MOST_SAMPLES, fields: { _id: 1 } } as const;
      return (await rowReads.first(rowConditions({ isSample: true }), asked)).map(({ _id }) => _id);
    },

    count: (filter: EstateFilter): Promise<number> => rowReads.count(rowConditions(filter)),

    /** The person whom each estate is named after. */
    async clients(listing: EstateListing): Promise<Page<ListedPerson>> {
      const found = await rowPage(listing, CLIENT_FIELDS);
      const collection = found.collection.flatMap(({ client, ...row }): ListedPerson[] =>
        client ? [{ kind: 'person', estate: summaryOf(row), person: client }] : [],
      );
      return { ...found, collection };
    },

    /** Whoever advises an estate in reach, each once. */
    async advisorIds(): Promise<string[]> {
      const found = await Promise.all(
        parts.map((part) =>
          rows.distinct('advisorIds', { $and: [part, { isArchived: false, advisorIds: { $gt: '' } }] } as never),
        ),
      );
      return [...new Set(found.flat() as string[])];
    },

    async byIds(ids: readonly string[]): Promise<EstateSummary[]> {
      return (await rowReads.all({ _id: { $in: [...ids] } }, LIST_FIELDS)).map(summaryOf);
    },

    /** Documents and trust instruments, by client and in each one's order. */
    async documents(listing: ItemListing & DocumentOwner): Promise<Page<DocumentRowView>> {
      const where = {
        ...associationFilter(listing.association),
        'document.id': { $exists: true },
        ...(listing.owner && ownedBy(listing.owner)),
        ...(listing.settledByOthersThan && settledByOthers(listing.settledByOthersThan)),
        ...containing(listing.searchTerm, { ends: 'document.wordEnds', text: 'document.searchText' }),
      };
      const found = await page(where, 'position', listing);
      const collection = found.collection.flatMap(({ estateId, estateName, document }) => {
        if (!document) return [];
        return [{ ...document, estateId, estateName }];
      });
      return { ...found, collection };
    },

    async trusts(
      listing: ItemListing & { readonly insideEstate: boolean | null | undefined },
    ): Promise<Page<TrustOfRow>> {
      const where = {
        ...associationFilter(listing.association),
        'trust.id': { $exists: true },
        ...(typeof listing.insideEstate === 'boolean' && { 'trust.isInside': listing.insideEstate }),
        ...containing(listing.searchTerm, { ends: 'trust.wordEnds', text: 'trust.searchText' }),
      };
      const found = await page(where, 'title', listing);
      const collection = found.collection.flatMap(({ estateId, trust }): TrustOfRow[] =>
        trust ? [{ kind: 'trust', estateId, trust }] : [],
      );
      return { ...found, collection };
    },

    /** What holds the words in its name: what begins with them first, clients before everything else. */
    async search(words: string, scopes: readonly SearchScope[] | null, perPage: number): Promise<Page<SearchHit>> {
      const asked = scopes ?? SEARCH_SCOPES;
      const begins = new RegExp(`^${searchPattern(words.toLowerCase()).source}`);
      const holds = (among: readonly SearchScope[]): Filter => ({
        'hit.id': { $exists: true },
        'hit.scope': { $in: [...among] },
        $and: holding(words, { ends: 'wordEnds', text: 'title' }),
      });
      const { perPage: limit } = readPagination({ perPage });
      const some = async (rank: number, title: unknown, most: number): Promise<ListedItemRecord[]> => {
        const among = asked.filter((scope) => rankOf(scope) === rank);
        if (among.length === 0 || most <= 0) return [];
        const inOrder = { sort: { rank: 1, title: 1, _id: 1 }, limit: most, fields: { hit: 1 } } as const;
        return itemReads.first({ $and: [holds(among), { rank, title }] }, inOrder);
      };
      const [totalCount, clients, others] = await Promise.all([
        itemReads.count(holds(asked)),
        some(CLIENT_RANK, begins, limit),
        some(OTHER_RANK, begins, limit),
      ]);
      const found = [...clients, ...others];
      for (const rank of [CLIENT_RANK, OTHER_RANK]) {
        found.push(...(await some(rank, { $not: begins }, Math.min(limit, totalCount) - found.length)));
      }
      const collection = found.slice(0, limit).flatMap(({ hit }) => (hit ? [hit] : []));
      return listResult({ perPage }, collection, totalCount);
    },
  };
}
export type EstateListRepository = ReturnType<typeof createEstateListRepository>;
