import { DomainError } from '@platform/kernel';
import type { EstateCase } from '../estate-case.ts';

export interface Parties {
  readonly people: ReadonlySet<string>;
  readonly trusts: ReadonlySet<string>;
  readonly charities: ReadonlySet<string>;
  readonly assets: ReadonlySet<string>;
}

const RESERVED = /^(creditors|expenses|tax:.*|state:.*|growth:.*)$/;

/** Ids by kind. Throws `DUPLICATE_ID` and `RESERVED_ID`: ids are unique across people, trusts and charities. */
export function partiesOf(input: EstateCase): Parties {
  const seen = new Set<string>();
  const collect = (
    list: readonly { readonly id: string }[] | undefined,
    name: string,
    known: Set<string>,
  ): Set<string> => {
    const ids = new Set<string>();
    for (const [at, { id }] of (list ?? []).entries()) {
      const field = `${name}[${at}].id`;
      if (RESERVED.test(id))
        throw new DomainError('RESERVED_ID', `"${id}" stands for something in the result`, { field });
      if (known.has(id)) throw new DomainError('DUPLICATE_ID', `"${id}" is used twice`, { field });
      known.add(id);
      ids.add(id);
    }
    return ids;
  };
  const people = collect(input.people, 'people', seen);
  const trusts = collect(input.trusts, 'trusts', seen);
  const charities = collect(input.charities, 'charities', seen);
  const assets = collect(input.assets, 'assets', new Set());
  collect(input.liabilities, 'liabilities', new Set());
  return { people, trusts, charities, assets };
}

/** Throws `UNKNOWN_ID` unless the id is one of these. */
export function requireId(ids: readonly ReadonlySet<string>[], id: string, field: string): void {
  if (ids.some((set) => set.has(id))) return;
  throw new DomainError('UNKNOWN_ID', `"${id}" is nobody and nothing in this case`, { field });
}
