import type { PlannedTarget } from '../disposition/planned-step.ts';
import type { EstateDocument } from '../document/document.ts';
import type { Estate } from '../estate/estate.ts';
import { person } from '../estate/household.ts';
import type { EstateCharity, EstatePerson } from '../person/person.ts';
import type { EstateTrust } from '../trust/trust.ts';
import type { ReadingUndo } from './decision.ts';
import { comparableName, findByName, isCharityName, isOrganizationName } from './name-match.ts';
import type { Reading } from './reading.ts';

/** Makes the id of what a reading creates: the same for the same reading and name, so that ids survive a re-run. */
export type DeriveId = (...parts: readonly [string, ...string[]]) => string;

/** An estate while one reading is being applied to it, with what is needed to undo it. */
export interface EstateDraft {
  readonly before: Estate;
  readonly reading: Reading;
  readonly people: EstatePerson[];
  readonly charities: EstateCharity[];
  readonly trusts: EstateTrust[];
  readonly documents: EstateDocument[];
  readonly deriveId: DeriveId;
}

export function draftOf(estate: Estate, reading: Reading, deriveId: DeriveId): EstateDraft {
  const { people, charities, trusts, documents } = estate;
  return {
    before: estate,
    reading,
    people: [...people],
    charities: [...charities],
    trusts: [...trusts],
    documents: [...documents],
    deriveId,
  };
}

/** What the reading changed that was there before. */
function undoOf({ before, reading, trusts, documents }: EstateDraft): ReadingUndo {
  const changed = <Item extends { readonly id: string }>(was: readonly Item[], is: readonly Item[]): Item[] =>
    was.filter((item) => is.find(({ id }) => id === item.id) !== item);
  return { key: reading.key, trusts: changed(before.trusts, trusts), documents: changed(before.documents, documents) };
}

export function finished(draft: EstateDraft): Estate {
  const { before, people, charities, trusts, documents } = draft;
  return { ...before, people, charities, trusts, documents, readingUndo: [...before.readingUndo, undoOf(draft)] };
}

/** Without what a trust would pass to itself: names that a paper gives one trust may turn out to be the same. */
export function termsWithoutItself(terms: EstateTrust['terms'], id: string): EstateTrust['terms'] {
  const others = (targets: readonly PlannedTarget[]): PlannedTarget[] =>
    targets.flatMap(({ alternates, ...target }) => {
      const instead = alternates && others(alternates);
      return target.to === id ? [] : [{ ...target, ...(instead && instead.length > 0 && { alternates: instead }) }];
    });
  return terms.map((term) => ({
    ...term,
    steps: term.steps
      .map((step) => ({ ...step, to: others(step.to) }))
      .filter(({ to, takesAway }) => takesAway || to.length > 0),
  }));
}

export function putTrust(draft: EstateDraft, said: EstateTrust): EstateTrust {
  const trust = { ...said, terms: termsWithoutItself(said.terms, said.id) };
  const at = draft.trusts.findIndex(({ id }) => id === trust.id);
  if (at < 0) draft.trusts.push(trust);
  else draft.trusts[at] = trust;
  return trust;
}

export function putDocument(draft: EstateDraft, document: EstateDocument): EstateDocument {
  const at = draft.documents.findIndex(({ id }) => id === document.id);
  if (at < 0) draft.documents.push(document);
  else draft.documents[at] = document;
  return document;
}

/** The person of the family or the plan that a name means; a new one of the estate where nobody has it. */
export function personNamed(draft: EstateDraft, name: string): EstatePerson {
  const known = findByName(draft.people, name);
  if (known) return known;
  const isCorporateTrustee = isOrganizationName(name);
  const words = name.split(/\s+/);
  const added = person({
    id: draft.deriveId(draft.reading.key, 'person', comparableName(name)),
    name,
    firstName: isCorporateTrustee ? null : words.slice(0, -1).join(' ') || null,
    lastName: isCorporateTrustee ? null : (words.at(-1) ?? null),
    isCorporateTrustee,
    createdByReading: draft.reading.key,
  });
  draft.people.push(added);
  return added;
}

function charityNamed(draft: EstateDraft, name: string): EstateCharity {
  const known = findByName(draft.charities, name);
  if (known) return known;
  const added = {
    id: draft.deriveId(draft.reading.key, 'charity', comparableName(name)),
    name,
    charitableKind: null,
    createdByReading: draft.reading.key,
  };
  draft.charities.push(added);
  return added;
}

/** Whether the reading calls somebody a charity: by the gift, by the relation, or by the name. */
function isCharity({ reading }: EstateDraft, name: string): boolean {
  const gift = reading.specificGifts.some(
    ({ to, kind }) => kind === 'charity' && comparableName(to) === comparableName(name),
  );
  const relation =
    reading.beneficiaries.find((one) => comparableName(one.name) === comparableName(name))?.relation ?? '';
  return gift || /charit/i.test(relation ?? '') || isCharityName(name);
}

/** Id of whoever receives: a person, charity or trust that is there, else a new charity or person. */
export function takerNamed(draft: EstateDraft, written: string): string {
  const name =
    written.replace(/^(the\s+)?(then\s+)?(acting\s+)?trustees?\s+(then\s+\w+\s+)?of\s+(the\s+)?/i, '') || written;
  const known = findByName(draft.people, name) ?? findByName(draft.charities, name) ?? findByName(draft.trusts, name);
  if (known) return known.id;
  return isCharity(draft, name) ? charityNamed(draft, name).id : personNamed(draft, name).id;
}
