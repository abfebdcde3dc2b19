import type { Estate } from '../estate/estate.ts';
import { amendmentsInForce } from './amended-trusts.ts';
import { amendsTrust, type EstateDocument, type EstateFiduciary, isWill, type WillTerms } from './document.ts';
import { actingWith } from './fiduciary-facts.ts';
import { amendedSteps } from './steps.ts';

/** The last text of somebody: a will as its codicils have left it. */
export interface WillInForce {
  readonly will: EstateDocument;
  /** In the order in which they change it. */
  readonly codicils: readonly EstateDocument[];
  readonly terms: WillTerms;
  readonly fiduciaries: readonly EstateFiduciary[];
}

/** A text without a date gives way to one with. */
const signed = ({ executedAt }: EstateDocument): string => executedAt ?? '';

export const codicilsOf = (documents: readonly EstateDocument[], willId: string): EstateDocument[] =>
  documents
    .filter(({ kind, parentId, isOnFile }) => kind === 'CODICIL' && parentId === willId && isOnFile)
    .toSorted((a, b) => signed(a).localeCompare(signed(b)));

/** A codicil replaces what it speaks of and leaves the rest as the will has it. */
function termsWith(known: WillTerms, { will: said }: EstateDocument): WillTerms {
  if (!said) return known;
  return {
    steps: amendedSteps(known.steps, said.steps),
    survivorshipDays: said.survivorshipDays ?? known.survivorshipDays,
    excludedHeirs: [...new Set([...known.excludedHeirs, ...said.excludedHeirs])],
    taxApportionment: said.taxApportionment ?? known.taxApportionment,
    waiveRecovery: said.waiveRecovery || known.waiveRecovery,
  };
}

/** What a will orders before one of its codicils is read. */
export function textBefore(
  { documents }: Pick<Estate, 'documents'>,
  will: EstateDocument,
  { id }: EstateDocument,
): WillTerms['steps'] {
  const codicils = codicilsOf(documents, will.id);
  const before = codicils.slice(
    0,
    Math.max(
      0,
      codicils.findIndex((codicil) => codicil.id === id),
    ),
  );
  return will.will ? before.reduce(termsWith, will.will).steps : [];
}

/** The will that counts is the latest of its owner: a later one takes the place of every earlier one, codicils and all. */
export function willsInForce({ documents }: Pick<Estate, 'documents'>): WillInForce[] {
  const byOwner = new Map<string, EstateDocument>();
  for (const document of documents) {
    if (!isWill(document) || !document.will || !document.ownerId || !document.isOnFile) continue;
    const earlier = byOwner.get(document.ownerId);
    if (!earlier || signed(document) >= signed(earlier)) byOwner.set(document.ownerId, document);
  }
  return [...byOwner.values()].flatMap((will) => {
    const codicils = codicilsOf(documents, will.id);
    return will.will
      ? [
          {
            will,
            codicils,
            terms: codicils.reduce(termsWith, will.will),
            fiduciaries: codicils.reduce(actingWith, will.fiduciaries),
          },
        ]
      : [];
  });
}

/**
 * What a text is beside the others of its owner or trust; null for what is no such text, or of which nothing is known:
 * what changes another text and of which nothing is entered changes nothing, and is not in force.
 */
export interface Standing {
  readonly standing: 'IN_FORCE' | 'REPLACED';
  /** The later text that took its place; null where that is the trust's own. */
  readonly replacedBy: EstateDocument | null;
}

type Texts = Pick<Estate, 'documents' | 'trusts'>;

const saysSomething = ({ amendment, will, fiduciaries }: EstateDocument): boolean =>
  fiduciaries.length > 0 || will !== null || (amendment?.terms.length ?? 0) > 0;

const inForceIf = (isSaid: boolean): Standing | null => (isSaid ? { standing: 'IN_FORCE', replacedBy: null } : null);

function amendmentStanding(texts: Texts, document: EstateDocument): Standing | null {
  const trust = texts.trusts.find(({ id }) => id === document.parentId);
  if (!trust || !document.isOnFile) return null;
  const counting = amendmentsInForce(texts, trust);
  if (counting.some(({ id }) => id === document.id)) return inForceIf(saysSomething(document));
  const [first] = counting;
  return { standing: 'REPLACED', replacedBy: first?.amendment?.restates ? first : null };
}

export function standingOf(texts: Texts, document: EstateDocument): Standing | null {
  if (amendsTrust(document)) return amendmentStanding(texts, document);
  const isCodicil = document.kind === 'CODICIL';
  const will = isCodicil ? texts.documents.find(({ id }) => id === document.parentId) : document;
  if (!will || !isWill(will) || !will.will || !will.isOnFile || !document.isOnFile) return null;
  const inForce = willsInForce(texts).find((one) => one.will.ownerId === will.ownerId);
  if (!inForce) return null;
  return inForce.will.id === will.id
    ? inForceIf(saysSomething(document))
    : { standing: 'REPLACED', replacedBy: inForce.will };
}
