import type { Cents } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import { isInsideTrust, trustStanding } from '../../domain/estate/estate-ownership.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { type DocumentRowView, documentRows, shownOwner } from '../document/document-rows.ts';
import { type SearchHit, type SearchScope, searchHits } from '../search/search-hits.ts';
import { estateRow, rowDay } from './estate-row.ts';
import { wordEnds } from './word-ends.ts';

/** Clients stand before everything else that a search finds. */
export const CLIENT_RANK = 0;
export const OTHER_RANK = 1;
export const rankOf = (scope: SearchScope): number => (scope === 'ESTATE' ? CLIENT_RANK : OTHER_RANK);

/** What a list is searched by: a text in lower case, and the ends of its words. */
interface Searched {
  readonly searchText: string;
  readonly wordEnds: readonly string[];
}
const searched = (...words: readonly string[]): Searched => ({
  searchText: words.join('\n').toLowerCase(),
  wordEnds: wordEnds(words.join('\n')),
});

/** A trust as the list of them shows it, as of the day of its estate's figures. */
export interface ListedTrust
  extends Pick<
    EstateTrust,
    'id' | 'name' | 'kind' | 'situs' | 'gstStatus' | 'inclusionRatio' | 'createdUponDeath' | 'executedAt'
  > {
  /** Null where the estate does not say whose its property is. */
  readonly isInside: boolean | null;
  /** What it holds less what it owes. */
  readonly amountCents: Cents | null;
}

function listedTrust(estate: Estate, trust: EstateTrust): ListedTrust {
  const { id, name, kind, situs, gstStatus, inclusionRatio, createdUponDeath, executedAt } = trust;
  const day = rowDay(estate);
  const amountCents = trustStanding(estate, id, day)?.amountCents ?? null;
  const isInside = isInsideTrust(estate, id, day);
  return { id, name, kind, situs, gstStatus, inclusionRatio, createdUponDeath, executedAt, isInside, amountCents };
}

/** One thing of an estate as search, the documents table and the list of trusts show it. */
export interface ListedItem {
  /** Of the estate and the thing: ids of things are their estate's own. */
  readonly key: string;
  readonly estateId: string;
  readonly organizationId: string;
  /** Then search does not find it, and lists of a whole firm do not show it. */
  readonly isArchived: boolean;
  readonly estateName: string;
  /** The estate's place in a list by name. */
  readonly sortName: string;
  /** What search answers; null for what search does not find. */
  readonly hit: SearchHit | null;
  /** Title in lower case. */
  readonly title: string;
  /** Every word's ends from each letter on, in lower case: a prefix of one of them is a part of the title. */
  readonly wordEnds: readonly string[];
  /** Clients before everything else. */
  readonly rank: number;
  /** What the documents table shows; null for what is no paper. */
  readonly document: (Omit<DocumentRowView, 'estateId' | 'estateName'> & Searched) | null;
  /** Place in the documents table of its estate. */
  readonly position: number;
  /** Of a trust alone. */
  readonly trust: (ListedTrust & Searched) | null;
}

/** Everything of an estate that lists and search show by itself. */
export function listedItems(estate: Estate): ListedItem[] {
  const { sortName } = estateRow(estate);
  const { id: estateId, organizationId, displayName: estateName } = estate;
  const isArchived = estate.archived !== null;
  const items = new Map<string, ListedItem>();
  const item = (id: string, kind: string, title: string): ListedItem => ({
    key: `${estateId}:${kind}:${id}`,
    estateId,
    organizationId,
    isArchived,
    estateName,
    sortName,
    hit: null,
    title: title.toLowerCase(),
    wordEnds: [],
    rank: OTHER_RANK,
    document: null,
    position: 0,
    trust: null,
  });
  for (const hit of searchHits(estate)) {
    const { id, scope, title } = hit;
    items.set(id, {
      ...item(id, scope, title),
      hit: isArchived ? null : hit,
      wordEnds: wordEnds(title),
      rank: rankOf(scope),
    });
  }
  for (const [position, { estateId: _estate, estateName: _name, ...row }] of documentRows(estate).entries()) {
    const known = items.get(row.id) ?? item(row.id, 'DOCUMENT', row.name);
    items.set(row.id, {
      ...known,
      position,
      document: { ...row, ...searched(row.name, shownOwner(row) ?? '', estateName) },
    });
  }
  for (const trust of estate.trusts) {
    const known = items.get(trust.id) ?? item(trust.id, 'TRUST', trust.name);
    items.set(trust.id, { ...known, trust: { ...listedTrust(estate, trust), ...searched(trust.name, estateName) } });
  }
  return [...items.values()];
}
