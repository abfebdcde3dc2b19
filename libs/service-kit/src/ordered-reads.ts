import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { type ListOptions, listResult, type Page, paginate, readPagination, sortOfPage } from './pagination.ts';

type Filter = Record<string, unknown>;
type Sort = Record<string, SortOrder>;
type Fields = Readonly<Record<string, 0 | 1>>;

export interface FirstOptions {
  readonly sort: Sort;
  readonly limit: number;
  /** Default: all that the model selects. */
  readonly fields?: Fields;
}

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce((value: unknown, step) => (value as Filter | null | undefined)?.[step], document) ?? null;

const isDescending = (order: SortOrder | undefined): boolean => order === -1;

/** As the store orders them: what is missing before everything else. */
function compareValues(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return (one as string) < (other as string) ? -1 : 1;
}

const inOrderOf =
  (sort: Sort) =>
  (one: unknown, other: unknown): number => {
    for (const [path, order] of Object.entries(sort)) {
      const compared = compareValues(valueAt(one, path), valueAt(other, path));
      if (compared !== 0) return isDescending(order) ? -compared : compared;
    }
    return 0;
  };

/** What is ordered by is read as well. */
function withSorted(fields: Fields, sort: Sort): Fields {
  const sorted = Object.keys(sort).filter((path) => path !== '_id');
  const holds = (field: string, path: string): boolean => path === field || path.startsWith(`${field}.`);
  const named = Object.keys(fields);
  if (Object.values(fields).includes(1)) {
    const missing = sorted.filter((path) => !named.some((field) => holds(field, path)));
    return { ...fields, ...Object.fromEntries(missing.map((path) => [path, 1])) };
  }
  const left = named.filter((field) => !sorted.some((path) => holds(field, path)));
  return Object.fromEntries(left.map((field) => [field, 0]));
}

/**
 * Reads in order over disjoint parts of a collection (`scopeParts`). An index answers each part along its order; of one
 * question with an "or" none does, and every document would be read and sorted.
 */
export function createOrderedReads<Raw>(model: Model<Raw>, parts: readonly Filter[]) {
  const within = (part: Filter, ...filters: Filter[]): QueryFilter<Raw> =>
    ({ $and: [part, ...filters] }) as QueryFilter<Raw>;
  const countIn = async (part: Filter, ...filters: Filter[]): Promise<number> =>
    model.countDocuments(within(part, ...filters));
  const read = async (part: Filter, filter: Filter, { sort, limit, fields = {} }: FirstOptions, skip = 0) =>
    model.find(within(part, filter)).sort(sort).skip(skip).limit(limit).select(fields).lean<Raw[]>();

  /** How many of a part stand before a document that is not of it: the sum of what is beyond it in each field. */
  async function countBefore(part: Filter, filter: Filter, sort: Sort, document: Raw): Promise<number> {
    const counts: Promise<number>[] = [];
    const equal: Filter[] = [filter];
    for (const [path, order] of Object.entries(sort)) {
      const value = valueAt(document, path);
      const missing = (): Promise<number> => countIn(part, ...equal, { [path]: null });
      if (isDescending(order)) {
        counts.push(
          value === null
            ? Promise.all([countIn(part, ...equal), missing()]).then(([all, without]) => all - without)
            : countIn(part, ...equal, { [path]: { $gt: value } }),
        );
      } else if (value !== null) {
        // An id is never missing.
        if (path !== '_id') counts.push(missing());
        counts.push(countIn(part, ...equal, { [path]: { $lt: value } }));
      }
      equal.push({ [path]: value });
    }
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** How many of these documents, in order, stand among the first `skip` of both together. */
  async function amongFirst(skip: number, few: readonly Raw[], countBeforeIt: (document: Raw) => Promise<number>) {
    let least = 0;
    let most = Math.min(skip, few.length);
    while (least < most) {
      const middle = (least + most) >> 1;
      const place = middle + (await countBeforeIt(few[middle] as Raw));
      if (place < skip) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  async function firstOf(filter: Filter, { sort, limit, fields = {} }: FirstOptions): Promise<Raw[]> {
    const asked = { sort, limit, fields: parts.length > 1 ? withSorted(fields, sort) : fields };
    const found = (await Promise.all(parts.map((part) => read(part, filter, asked)))).flat();
    if (parts.length === 1) return found;
    const ordered = found.sort(inOrderOf(sort));
    return limit > 0 ? ordered.slice(0, limit) : ordered;
  }

  return {
    first: firstOf,
    /** Of all parts, in no order. */
    all: async (filter: Filter, fields: Fields = {}): Promise<Raw[]> => firstOf(filter, { sort: {}, limit: 0, fields }),
    count: async (filter: Filter): Promise<number> =>
      (await Promise.all(parts.map((part) => countIn(part, filter)))).reduce((sum, count) => sum + count, 0),
    /** A page of all parts together. The last part is the one of which few are expected. */
    async page(filter: Filter, options: ListOptions): Promise<Page<Raw>> {
      const [many, ...others] = parts;
      const given = others.at(-1);
      if (!many || !given) return paginate(model, within(many ?? {}, filter), options);
      const { pagination, defaultPerPage, fields = {} } = options;
      const { page, perPage } = readPagination(pagination, defaultPerPage);
      const sort = sortOfPage(options.sort);
      const asked = { sort, limit: perPage, fields: withSorted(fields, sort) };
      const skip = (page - 1) * perPage;
      // The first page begins with the first of each part: neither waits for the other.
      const [few, first, ...counts] = await Promise.all([
        read(given, filter, { ...asked, limit: skip + perPage }),
        skip === 0 ? read(many, filter, asked) : null,
        countIn(many, filter),
        countIn(given, filter),
      ]);
      const before = await amongFirst(skip, few, (document) => countBefore(many, filter, sort, document));
      const rest = first ?? (await read(many, filter, asked, skip - before));
      const collection = [...rest, ...few.slice(before, before + perPage)].sort(inOrderOf(sort)).slice(0, perPage);
      const total = counts.reduce((sum, count) => sum + count, 0);
      return listResult(pagination, collection, total, defaultPerPage);
    },
  };
}
export type OrderedReads<Raw> = ReturnType<typeof createOrderedReads<Raw>>;
