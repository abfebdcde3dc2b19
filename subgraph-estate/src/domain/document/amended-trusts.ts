import type { Estate } from '../estate/estate.ts';
import type { EstateTrust } from '../trust/trust.ts';
import { amendsTrust, type EstateDocument } from './document.ts';
import { actingWith } from './fiduciary-facts.ts';
import { amendedTerms } from './steps.ts';

type Texts = Pick<Estate, 'documents'>;

/** A text without a date gives way to one with. */
const signed = ({ executedAt }: EstateDocument): string => executedAt ?? '';

/** A restatement of which the text is known: one that says nothing yet takes nothing away. */
const isWholeText = ({ amendment }: EstateDocument): boolean =>
  amendment?.restates === true && amendment.terms.length > 0;

/** What amends a trust, in the order in which it was signed, whether or not it counts. */
export const amendmentsOfTrust = ({ documents }: Texts, trustId: string): EstateDocument[] =>
  documents
    .filter((document) => amendsTrust(document) && document.parentId === trustId && document.isOnFile)
    .toSorted((a, b) => signed(a).localeCompare(signed(b)));

/** The amendments that count: since the text of the trust itself, and since the last one that says all of it anew. */
export function amendmentsInForce(texts: Texts, { id, executedAt }: EstateTrust): EstateDocument[] {
  const since = amendmentsOfTrust(texts, id).filter(
    (document) => executedAt === null || document.executedAt === null || document.executedAt >= executedAt,
  );
  return since.slice(Math.max(0, since.findLastIndex(isWholeText)));
}

function changedBy(trust: EstateTrust, document: EstateDocument): EstateTrust {
  const { amendment, fiduciaries } = document;
  const isWhole = isWholeText(document);
  return {
    ...trust,
    terms: amendment ? amendedTerms(isWhole ? [] : trust.terms, amendment.terms) : trust.terms,
    fiduciaries: actingWith(isWhole && fiduciaries.length > 0 ? [] : trust.fiduciaries, document),
  };
}

/** A trust as its amendments have left it: what it orders, and who acts. */
export const trustInForce = (texts: Texts, trust: EstateTrust): EstateTrust =>
  amendmentsInForce(texts, trust).reduce(changedBy, trust);

/** What a trust orders before one of its amendments is read. */
export function trustTextBefore(texts: Texts, trust: EstateTrust, { id }: EstateDocument): EstateTrust['terms'] {
  const counting = amendmentsInForce(texts, trust);
  const at = counting.findIndex((document) => document.id === id);
  return counting.slice(0, Math.max(0, at)).reduce(changedBy, trust).terms;
}

/** The estate as its texts stand: what is worked out follows it, what is edited does not. */
export const asAmended = (estate: Estate): Estate =>
  estate.documents.some(amendsTrust)
    ? { ...estate, trusts: estate.trusts.map((trust) => trustInForce(estate, trust)) }
    : estate;
