import { type EstateDocumentKind, TRUST_KINDS, type TrustKind } from '@platform/contracts';
import type { Estate } from '../estate/estate.ts';
import { usesOfPerson } from '../person/uses.ts';
import { applyDocument } from './apply-document.ts';
import { applyTrust } from './apply-trust.ts';
import type { ReadingDecision, ReadingHints } from './decision.ts';
import { type DeriveId, draftOf, finished, personNamed, takerNamed } from './estate-draft.ts';
import { filings, goneFiles, withFile, withoutFile } from './filed.ts';
import { acceptedReadings, type Reading } from './reading.ts';

const isTrustKind = (kind: string): kind is TrustKind => (TRUST_KINDS as readonly string[]).includes(kind);

/** OTHER is a kind of trusts and of papers: a paper without settlor or the word in its name is no trust. */
function isTrust({ kind, settlors, name }: Reading): boolean {
  if (kind === 'OTHER') return settlors.length > 0 || /\btrust\b/i.test(name ?? '');
  return kind !== null && isTrustKind(kind);
}

/** The estate as it was before any document was read: what readings created is gone, what they changed is back. */
function withoutReadings(estate: Estate): Estate {
  let trusts = [...estate.trusts];
  let documents = [...estate.documents];
  for (const undo of estate.readingUndo.toReversed()) {
    trusts = trusts.map((trust) => undo.trusts.find(({ id }) => id === trust.id) ?? trust);
    documents = documents.map((document) => undo.documents.find(({ id }) => id === document.id) ?? document);
  }
  const own = <Item extends { readonly createdByReading: string | null }>(items: readonly Item[]): Item[] =>
    items.filter(({ createdByReading }) => createdByReading === null);
  return {
    ...estate,
    trusts: own(trusts),
    documents: own(documents),
    people: own(estate.people),
    charities: own(estate.charities),
    readingUndo: [],
  };
}

function apply(estate: Estate, reading: Reading, deriveId: DeriveId): Estate {
  const draft = draftOf(estate, reading, deriveId);
  if (!reading.kind) return estate;
  for (const { name } of reading.beneficiaries) takerNamed(draft, name);
  for (const name of [...reading.settlors, ...reading.owners]) personNamed(draft, name);
  if (isTrust(reading)) applyTrust(draft, reading.kind as TrustKind);
  else applyDocument(draft, reading.kind as EstateDocumentKind);
  return finished(draft);
}

/** What somebody has built upon since (an asset's owner, a relation) stays, as a plain part of the estate. */
function keptInUse(before: Estate, after: Estate): Estate {
  // By a will, a trust, an office or a policy too: whoever is named somewhere is needed there.
  const isNamed = (id: string): boolean => usesOfPerson(after, id).length > 0;
  const used = new Set([
    ...[...after.assets, ...after.assetAccounts].flatMap(({ owners, beneficiaries }) => [
      ...owners.map(({ id }) => id),
      ...beneficiaries.map(({ to }) => to),
    ]),
    ...after.liabilities.flatMap(({ owners }) => owners.map(({ id }) => id)),
    ...after.entities.flatMap(({ shares }) => shares.flatMap(({ ownerId }) => ownerId ?? [])),
    ...after.relations.flatMap(({ from, to }) => [from, to]),
  ]);
  const missing = <Item extends { readonly id: string }>(was: readonly Item[], is: readonly Item[]): Item[] =>
    was.filter(({ id }) => (used.has(id) || isNamed(id)) && !is.some((item) => item.id === id));
  const own = { createdByReading: null };
  return {
    ...after,
    people: [...after.people, ...missing(before.people, after.people).map((person) => ({ ...person, ...own }))],
    charities: [
      ...after.charities,
      ...missing(before.charities, after.charities).map((charity) => ({ ...charity, ...own })),
    ],
    trusts: [
      ...after.trusts,
      ...missing(before.trusts, after.trusts).map((trust) => ({
        ...trust,
        ...own,
        terms: [],
        settlors: trust.settlors.filter((id) => after.people.some((person) => person.id === id)),
      })),
    ],
  };
}

/** What no reading says of a document is a person’s: it stays where readings are applied anew. */
function keptByHand(before: Estate, after: Estate): Estate {
  const documents = after.documents.map((document) => {
    const known = before.documents.find(({ id }) => id === document.id);
    if (!known || known === document) return document;
    const { title, modifiedAt, locationOfOriginal, parentId } = known;
    return { ...document, title, modifiedAt, locationOfOriginal, parentId: parentId ?? document.parentId };
  });
  return { ...after, documents };
}

/**
 * The estate with exactly these decisions in effect: every reading is undone and applied anew in the order in which
 * people accepted its values, trusts before wills, so that taking one back leaves what the others say. Ids of what readings create are
 * derived, so they stay the same.
 */
export function withDecisions(
  estate: Estate,
  decisions: readonly ReadingDecision[],
  readingHints: readonly ReadingHints[],
  deriveId: DeriveId,
): Estate {
  const base = { ...withoutReadings(estate), decisions, readingHints };
  const readings = acceptedReadings(base);
  // Trusts first: a will that pours over, or gives to a trust, must find it.
  const inOrder = [...readings.filter(isTrust), ...readings.filter((reading) => !isTrust(reading))];
  // Before the reading of such a file as well, so that it finds the document which the file is of.
  const filed = (current: Estate): Estate => filings(estate).reduce(withFile, current);
  const read = inOrder.reduce((current, reading) => filed(apply(current, reading, deriveId)), filed(base));
  return goneFiles(estate).reduce(withoutFile, keptInUse(estate, keptByHand(estate, read)));
}
