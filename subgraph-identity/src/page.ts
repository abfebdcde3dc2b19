import { DomainError } from '@platform/kernel';
import {
  type PageMetadata,
  type PaginationInput,
  PER_PAGE_CAP,
  pageMetadata,
  readPagination,
} from '@platform/service-kit';

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
): { collection: Item[]; metadata: PageMetadata } {
  const { page, perPage, all } = readPagination(input);
  if (all && totalCount > PER_PAGE_CAP) {
    throw new DomainError('PER_PAGE_TOO_LARGE', `At most ${PER_PAGE_CAP} items can be listed at once`, {
      field: 'perPage',
    });
  }
  return { collection, metadata: pageMetadata(totalCount, page, perPage) };
}
