import type { Scope } from '@platform/contracts';
import type { IsoDate } from '@platform/kernel';
import {
  listResult,
  type Page,
  type PaginationInput,
  paginate,
  readPagination,
  scopeFilter,
  searchPattern,
} from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import type { DocumentRowView } from '../../views/document/document-rows.ts';
import type { FindingKind } from '../../views/estate/overview.ts';
import type { EstateSummary } from '../../views/rows/estate-row.ts';
import { CLIENT_RANK, OTHER_RANK } from '../../views/rows/listed-item.ts';
import type { SearchHit, SearchScope } from '../../views/search/search-hits.ts';
import type { EstateRowRecord, ListedItemRecord, RowModels } from './estate-rows.model.ts';
import { findingConditions } from './findings.ts';
import { holding } from './held-words.ts';

export type EstateOrder = 'NAME' | 'NET_WORTH' | 'UPDATED_AT' | 'ESTATE_TAX';

export interface EstateFilter {
  readonly searchTerm?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly advisorId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly estateId?: string | null | undefined;
  readonly isSample?: boolean | null | undefined;
  readonly status?: string | undefined;
  /** Clients with this finding; what is old is what was signed before the day. */
  readonly finding?: { readonly kind: FindingKind; readonly oldBefore: IsoDate } | undefined;
}

export interface EstateListing {
  readonly filter: EstateFilter;
  readonly order: EstateOrder;
  readonly ascending: boolean;
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

const SORT_FIELDS: Readonly<Record<EstateOrder, string>> = {
  NAME: 'sortName',
  NET_WORTH: 'calculated.netWorthCents',
  UPDATED_AT: 'updatedAt',
  ESTATE_TAX: 'taxCents',
};

/** Rows carry what the dashboard adds up as well; a list does not read that. */
const LIST_FIELDS = { facts: 0, itemKeys: 0, searchText: 0, sortName: 0, taxCents: 0, wordEnds: 0 } as const;

export function rowConditions(filter: EstateFilter): Record<string, unknown> {
  const { searchTerm, state, advisorId, organizationId, estateId, isSample, status, finding } = filter;
  const held = searchTerm?.trim() ? holding(searchTerm) : null;
  return {
    ...(held && { wordEnds: held.end }),
    ...(held?.text && { searchText: held.text }),
    ...(state && { clientState: state }),
    ...(advisorId && { advisorId }),
    ...(organizationId && { organizationId }),
    ...(estateId && { _id: estateId }),
    ...(typeof isSample === 'boolean' && { isSample }),
    ...(status && { status }),
    ...(finding && findingConditions(finding.oldBefore)[finding.kind]),
  };
}

const containing = (searchTerm: string | null | undefined): RegExp | undefined =>
  searchTerm?.trim() ? searchPattern(searchTerm.trim().toLowerCase()) : undefined;

function associationFilter({ organizationId, estateId }: Association): Record<string, unknown> {
  return { ...(organizationId && { organizationId }), ...(estateId && { estateId }) };
}

/** Lists and search read rows alone, in the actor's reach; an estate itself is read when one is opened. */
export function createEstateListRepository({ rows, items }: RowModels, actorScope: Scope) {
  const rowScope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: '_id' });
  const itemScope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: 'estateId' });
  const itemsWithin = (...filters: Record<string, unknown>[]): QueryFilter<ListedItemRecord> =>
    ({ $and: [itemScope, ...filters] }) as QueryFilter<ListedItemRecord>;

  const page = (filter: QueryFilter<ListedItemRecord>, last: string, listing: ItemListing) =>
    paginate(items, filter, {
      sort: { sortName: 1, estateId: 1, [last]: 1 },
      pagination: listing.pagination ?? null,
      ...(listing.defaultPerPage && { defaultPerPage: listing.defaultPerPage }),
    });

  return {
    async estates({
      filter,
      order,
      ascending,
      pagination,
      defaultPerPage,
    }: EstateListing): Promise<Page<EstateSummary>> {
      const where = { $and: [rowScope, rowConditions(filter)] } as QueryFilter<EstateRowRecord>;
      const found = await paginate(rows, where, {
        sort: { [SORT_FIELDS[order]]: ascending ? 1 : -1 },
        pagination: pagination ?? null,
        defaultPerPage,
        fields: LIST_FIELDS,
      });
      return { ...found, collection: found.collection.map(({ _id, ...row }) => ({ ...row, id: _id })) };
    },

    /** Documents and trust instruments, by client and in each one's order. */
    async documents(
      listing: ItemListing & { readonly owner: string | null | undefined },
    ): Promise<Page<DocumentRowView>> {
      const pattern = containing(listing.searchTerm);
      const where = itemsWithin(associationFilter(listing.association), {
        'document.id': { $exists: true },
        ...(listing.owner && { 'document.ownerName': listing.owner }),
        ...(pattern && { 'document.searchText': pattern }),
      });
      const found = await page(where, 'position', listing);
      const collection = found.collection.flatMap(({ estateId, estateName, document }) => {
        if (!document) return [];
        const { searchText: _searchText, ...row } = document;
        return [{ ...row, estateId, estateName }];
      });
      return { ...found, collection };
    },

    /** Which trusts, and where they are. */
    async trusts(listing: ItemListing & { readonly insideEstate: boolean | null | undefined }) {
      const pattern = containing(listing.searchTerm);
      const where = itemsWithin(associationFilter(listing.association), {
        'trust.id': { $exists: true },
        ...(typeof listing.insideEstate === 'boolean' && { 'trust.isInside': listing.insideEstate }),
        ...(pattern && { 'trust.searchText': pattern }),
      });
      const found = await page(where, 'title', listing);
      const collection = found.collection.flatMap(({ estateId, trust }) => (trust ? [{ estateId, id: trust.id }] : []));
      return { ...found, collection };
    },

    /** What holds the words in its name: what begins with them first, clients before everything else. */
    async search(words: string, scopes: readonly SearchScope[] | null, perPage: number): Promise<Page<SearchHit>> {
      const { end, text } = holding(words);
      const begins = new RegExp(`^${searchPattern(words.toLowerCase()).source}`);
      // Nothing but a hit has ends of words.
      const holds: Record<string, unknown>[] = [
        { wordEnds: end, ...(text && { title: text }), ...(scopes && { 'hit.scope': { $in: [...scopes] } }) },
      ];
      const { perPage: limit } = readPagination({ perPage });
      const some = (condition: Record<string, unknown>, most: number) =>
        items
          .find(itemsWithin(...holds, { 'hit.id': { $exists: true } }, condition))
          .sort({ rank: 1, title: 1, _id: 1 })
          .limit(most)
          .select({ hit: 1 })
          .lean<ListedItemRecord[]>();
      const [totalCount, clients, others] = await Promise.all([
        items.countDocuments(itemsWithin(...holds)),
        some({ rank: CLIENT_RANK, title: begins }, limit),
        some({ rank: OTHER_RANK, title: begins }, limit),
      ]);
      const first = [...clients, ...others].slice(0, limit);
      const rest =
        first.length < Math.min(limit, totalCount) ? await some({ title: { $not: begins } }, limit - first.length) : [];
      const collection = [...first, ...rest].flatMap(({ hit }) => (hit ? [hit] : []));
      return listResult({ perPage }, collection, totalCount);
    },
  };
}
export type EstateListRepository = ReturnType<typeof createEstateListRepository>;
