import { divisionOf, textOf } from '../../domain/document/amendment-text.ts';
import type { EstateDocument } from '../../domain/document/document.ts';
import type { Taker } from '../../domain/document/will-text.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { type AssignableParent, assignableOf, type DocumentParent, type WillTextParent } from '../parents.ts';

/** What changes a document, in the order in which it was signed. */
export const amendmentsOf = (estate: Estate, id: string): DocumentParent[] =>
  estate.documents
    .filter(({ parentId }) => parentId === id)
    .toSorted((a, b) => (a.executedAt ?? '').localeCompare(b.executedAt ?? ''))
    .map((document) => ({ estate, document }));

/** Of what a document is attached to; null for nothing, and for what is gone. */
export function parentType({ documents, trusts }: Estate, { parentId }: EstateDocument): string | null {
  if (documents.some(({ id }) => id === parentId)) return 'EstateDocument';
  return trusts.some(({ id }) => id === parentId) ? 'Trust' : null;
}

export function divisionView({ estate, document }: DocumentParent) {
  const event = textOf(document) && divisionOf(document);
  return event && { estate, event };
}

export function willView(estate: Estate, document: EstateDocument): WillTextParent | null {
  const text = document.will || document.amendment ? textOf(document) : null;
  return text && { estate, text };
}

export const takerOf = (estate: Estate, { to }: Pick<Taker, 'to'>): AssignableParent | null =>
  to === null ? null : assignableOf(estate, to);
