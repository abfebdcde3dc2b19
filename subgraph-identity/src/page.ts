import { DomainError } from '@platform/kernel';

/** A stretch of a list, as a query takes it. */
export interface Page {
  readonly skip: number;
  readonly limit: number;
}

const DEFAULT_PER_PAGE = 20;
/** `perPage: -1` asks for everything; this many is the most that one answer holds. */
const MAX_PER_PAGE = 1_000;

interface PageInput {
  readonly page?: number | null | undefined;
  readonly perPage?: number | null | undefined;
}

/** Throws: DomainError BAD_USER_INPUT, PER_PAGE_TOO_LARGE. Case: page 2 of 50 → skip 50, limit 50. */
export function pageOf(input: PageInput | null | undefined): Page {
  const page = input?.page ?? 1;
  const perPage = input?.perPage ?? DEFAULT_PER_PAGE;
  if (page < 1) throw new DomainError('BAD_USER_INPUT', 'Pages count from 1.', { field: 'page' });
  if (perPage !== -1 && perPage < 1) {
    throw new DomainError('BAD_USER_INPUT', 'perPage must be 1 or more, or -1 for all.', { field: 'perPage' });
  }
  if (perPage > MAX_PER_PAGE) throw tooLarge();
  return perPage === -1 ? { skip: 0, limit: MAX_PER_PAGE } : { skip: (page - 1) * perPage, limit: perPage };
}

const tooLarge = (): DomainError =>
  new DomainError('PER_PAGE_TOO_LARGE', `A list gives at most ${MAX_PER_PAGE} items at once.`, { field: 'perPage' });

/** Throws: DomainError PER_PAGE_TOO_LARGE when all were asked for and there are more than one answer holds. */
export function listOf<Item>(input: PageInput | null | undefined, collection: Item[], totalCount: number) {
  const all = input?.perPage === -1;
  if (all && totalCount > MAX_PER_PAGE) throw tooLarge();
  const { skip, limit } = pageOf(input);
  const limitValue = all ? totalCount : limit;
  return {
    collection,
    metadata: {
      totalCount,
      limitValue,
      currentPage: all ? 1 : skip / limit + 1,
      totalPages: all ? 1 : Math.max(1, Math.ceil(totalCount / limit)),
    },
  };
}
