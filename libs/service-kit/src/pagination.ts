import { DomainError } from '@platform/kernel';
import type { Model, QueryFilter, SortOrder } from 'mongoose';

export interface PaginationInput {
  readonly page?: number | null;
  /** -1 asks for all. */
  readonly perPage?: number | null;
}

export interface PageMetadata {
  readonly totalPages: number;
  readonly totalCount: number;
  readonly currentPage: number;
  readonly limitValue: number;
}

export interface Page<Item> {
  readonly collection: Item[];
  readonly metadata: PageMetadata;
}

/** Most items of one answer, also for `perPage: -1`. */
export const PER_PAGE_CAP = 1_000;
const DEFAULT_PER_PAGE = 20;

/** Throws: DomainError BAD_USER_INPUT for a page below 1, PER_PAGE_TOO_LARGE above the cap. */
export function readPagination(input: PaginationInput | null | undefined, defaultPerPage = DEFAULT_PER_PAGE) {
  const page = input?.page ?? 1;
  const perPage = input?.perPage ?? defaultPerPage;
  if (page < 1) throw new DomainError('BAD_USER_INPUT', 'page starts at 1', { field: 'page' });
  if (perPage < 1 && perPage !== -1)
    throw new DomainError('BAD_USER_INPUT', 'perPage is 1 or more, or -1', { field: 'perPage' });
  if (perPage > PER_PAGE_CAP) throw tooLarge();
  return perPage === -1 ? { page: 1, perPage: PER_PAGE_CAP, all: true } : { page, perPage, all: false };
}

function tooLarge(): DomainError {
  return new DomainError('PER_PAGE_TOO_LARGE', `At most ${PER_PAGE_CAP} items can be listed at once`, {
    field: 'perPage',
  });
}

export function pageMetadata(totalCount: number, page: number, perPage: number): PageMetadata {
  return {
    totalCount,
    currentPage: page,
    limitValue: perPage,
    totalPages: Math.max(1, Math.ceil(totalCount / perPage)),
  };
}

export interface ListOptions {
  readonly sort: Record<string, SortOrder>;
  readonly pagination?: PaginationInput | null;
  readonly defaultPerPage?: number;
  /** Default: all that the model selects. */
  readonly fields?: Readonly<Record<string, 0 | 1>>;
}

/** A stretch of a list, as a query takes it. */
export interface ListPage {
  readonly skip: number;
  readonly limit: number;
}

/** Throws: DomainError BAD_USER_INPUT, PER_PAGE_TOO_LARGE. Case: page 2 of 50 → skip 50, limit 50. */
export function listPage(input: PaginationInput | null | undefined): ListPage {
  const { page, perPage } = readPagination(input);
  return { skip: (page - 1) * perPage, limit: perPage };
}

/** Throws: DomainError PER_PAGE_TOO_LARGE when all were asked for and there are more than one answer holds. */
export function listResult<Item>(
  input: PaginationInput | null | undefined,
  collection: Item[],
  totalCount: number,
  defaultPerPage?: number,
): Page<Item> {
  const { page, perPage, all } = readPagination(input, defaultPerPage);
  if (all && totalCount > PER_PAGE_CAP) throw tooLarge();
  return { collection, metadata: pageMetadata(totalCount, page, perPage) };
}

/** A stable order also among equals, in the direction of the rest: so one index serves it forwards and backwards. */
export function sortOfPage(sort: Record<string, SortOrder>): Record<string, SortOrder> {
  return { ...sort, _id: sort['_id'] ?? Object.values(sort).at(-1) ?? 1 };
}

/** One page of a collection, as plain objects. Two queries, whatever the page size. */
export async function paginate<Raw>(
  model: Model<Raw>,
  filter: QueryFilter<Raw>,
  { sort, pagination, defaultPerPage, fields = {} }: ListOptions,
): Promise<Page<Raw>> {
  const { page, perPage } = readPagination(pagination, defaultPerPage);
  const [collection, totalCount] = await Promise.all([
    model
      .find(filter)
      .sort(sortOfPage(sort))
      .skip((page - 1) * perPage)
      .limit(perPage)
      .select(fields)
      .lean<Raw[]>(),
    model.countDocuments(filter),
  ]);
  return listResult(pagination, collection, totalCount, defaultPerPage);
}
