import { listResult, type Page, type PaginationInput, readPagination } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { assetView, liabilityView } from '../../views/balance-sheet/holding-view.ts';
import type { AssetParent } from '../../views/parents.ts';

/** Most holdings of a page that asks for no size. */
const PER_PAGE = 50;

/** A stretch of something that an estate holds whole. Throws: DomainError BAD_USER_INPUT, PER_PAGE_TOO_LARGE. */
export function pageOf<Item>(all: readonly Item[], pagination: PaginationInput | null | undefined): Page<Item> {
  const { page, perPage } = readPagination(pagination, PER_PAGE);
  return listResult(pagination, all.slice((page - 1) * perPage, page * perPage), all.length, PER_PAGE);
}

/** What the household owns, then what it owes. */
export const holdingPage = (estate: Estate, pagination: PaginationInput | null | undefined): Page<AssetParent> =>
  pageOf(
    [...estate.assets.map(assetView), ...estate.liabilities.map(liabilityView)].map((holding) => ({ estate, holding })),
    pagination,
  );
