import type { EstateDocumentKind } from '@platform/contracts';
import { labelOf } from '@platform/contracts/labels';
import type { Step } from '@platform/estate-engine';
import { divisionIn } from '../document/amendment-text.ts';
import {
  amendsTrust,
  disposes,
  type EstateDocument,
  isWill,
  NO_WILL_TERMS,
  type TrustAmendment,
} from '../document/document.ts';
import { newDocument } from '../document/document-facts.ts';
import { nowOnFile } from '../document/on-file.ts';
import { mergedSteps, mergedTerms } from '../document/steps.ts';
import { type EstateTrust, existingTrust } from '../trust/trust.ts';
import { fiduciariesFor } from './apply-fiduciaries.ts';
import { amendedTrust, amendmentTerms, readPlan, settlorsOf } from './apply-trust.ts';
import { type EstateDraft, personNamed, putDocument, termsWithoutItself } from './estate-draft.ts';
import { comparableName, findByName } from './name-match.ts';

/** A will signed on another day is another will, which replaces the earlier one and leaves its text alone. */
const isOfAnotherDay = ({ executedAt }: EstateDocument, day: string | null): boolean =>
  executedAt !== null && day !== null && executedAt !== day;

/** The last will that a codicil of that day can change. */
const willBefore = (draft: EstateDraft, ownerId: string | null, day: string | null): string | null =>
  draft.documents
    .filter((document) => isWill(document) && ownerId !== null && document.ownerId === ownerId)
    .filter(({ executedAt }) => executedAt === null || day === null || executedAt <= day)
    .toSorted((a, b) => (a.executedAt ?? '').localeCompare(b.executedAt ?? ''))
    .at(-1)?.id ?? null;

/** The document of that kind and owner that is there, a missing one included; a codicil is always one more. */
function matchedDocument(
  draft: EstateDraft,
  kind: EstateDocumentKind,
  ownerId: string | null,
): EstateDocument | undefined {
  const { name, uploadId, executedAt } = draft.reading;
  const own = draft.documents.filter(
    (document) =>
      document.kind === kind &&
      document.ownerId === ownerId &&
      !(isWill(document) && isOfAnotherDay(document, executedAt)),
  );
  const byName = name ? findByName(own, name) : undefined;
  const byFile = byName ?? own.find(({ uploadIds }) => uploadIds.includes(uploadId));
  if (byFile) return byFile;
  return isWill({ kind }) || kind === 'HEALTHCARE_DIRECTIVE' || kind === 'POWER_OF_ATTORNEY'
    ? (own.find(({ isOnFile }) => !isOnFile) ?? own.at(-1))
    : undefined;
}

function documentRead(draft: EstateDraft, kind: EstateDocumentKind, ownerId: string | null): EstateDocument {
  const { reading, deriveId, before } = draft;
  const name = reading.name ?? labelOf('EstateDocumentKind', kind);
  const id = deriveId(reading.key, 'document', kind, comparableName(name));
  return { ...newDocument(id, kind, name, before.updatedAt), ownerId, createdByReading: reading.key };
}

/** A pour-over will leaves everything to its owner's revocable trust, whatever the paper calls that trust. */
function pourOver(draft: EstateDraft, ownerId: string | null): Step[] {
  const trust = draft.trusts.find(
    ({ kind, settlors }) =>
      (kind === 'REVOCABLE' || kind === 'REVOCABLE_JOINT') && ownerId !== null && settlors.includes(ownerId),
  );
  return trust ? [{ kind: 'RESIDUE', to: [{ to: trust.id }] }] : [];
}

/** A trust that is not on record: its amendment is kept for the day when it is. */
function unknownTrust(draft: EstateDraft): EstateTrust {
  const settlors = settlorsOf(draft);
  return { ...existingTrust('', '', settlors.length > 1 ? 'REVOCABLE_JOINT' : 'REVOCABLE'), settlors };
}

/** What an accepted amendment orders, at the deaths of which its trust speaks. */
function amendmentOf(draft: EstateDraft, known: EstateDocument, trust: EstateTrust): TrustAmendment | null {
  const read = amendmentTerms(draft, trust);
  if (read.length === 0) return known.amendment;
  const ofTrust = new Set(trust.terms.map(({ on, personId }) => `${on} ${personId ?? ''}`));
  const terms = read.map(({ on, personId, steps }) => {
    const event = ofTrust.has(`${on} ${personId ?? ''}`) || read.length > 1 ? null : divisionIn(trust, steps);
    if (!event) return { on, ...(personId !== undefined && { personId }), steps };
    return { on: event.on, ...(event.personId !== null && { personId: event.personId }), steps };
  });
  const all = termsWithoutItself(mergedTerms(known.amendment?.terms ?? [], terms), trust.id);
  return { restates: known.amendment?.restates ?? false, terms: all };
}

/** Puts an accepted will, power or directive into the estate; a will's gifts and remainder become what the engine runs. */
export function applyDocument(draft: EstateDraft, kind: EstateDocumentKind): void {
  const { reading } = draft;
  const ownerName = reading.owners[0] ?? reading.settlors[0];
  const ownerId = ownerName ? personNamed(draft, ownerName).id : null;
  const known = matchedDocument(draft, kind, ownerId) ?? documentRead(draft, kind, ownerId);
  // Where a will pours over, its remainder is the trust: the name that it gives the trust makes nobody a taker.
  const source = kind === 'POUROVER_WILL' ? { ...draft, reading: { ...reading, residue: [] } } : draft;
  const plan = disposes({ kind }) ? readPlan(source, ownerId ? [ownerId] : []) : null;
  const remainder: Step[] = plan && plan.residue.length > 0 ? [{ kind: 'RESIDUE', to: plan.residue }] : [];
  const rest = kind === 'POUROVER_WILL' ? pourOver(draft, ownerId) : remainder;
  const read = plan ? [...plan.gifts, ...plan.funding, ...rest] : [];
  const will =
    read.length > 0
      ? { ...(known.will ?? NO_WILL_TERMS), steps: mergedSteps(known.will?.steps ?? [], read) }
      : known.will;
  const changed = amendsTrust({ kind })
    ? (draft.trusts.find(({ id }) => id === known.parentId) ?? amendedTrust(draft))
    : undefined;
  const willId = kind === 'CODICIL' ? willBefore(draft, ownerId, reading.executedAt) : null;
  putDocument(draft, {
    ...known,
    name: reading.accepted.has('name') && reading.name && known.createdByReading ? reading.name : known.name,
    executedAt: reading.executedAt ?? known.executedAt,
    situs: reading.situs ?? known.situs,
    parentId: known.parentId ?? changed?.id ?? willId,
    ...nowOnFile(known),
    will,
    amendment: amendsTrust({ kind }) ? amendmentOf(draft, known, changed ?? unknownTrust(draft)) : null,
    fiduciaries: fiduciariesFor(draft, known),
    uploadIds: [...new Set([...known.uploadIds, reading.uploadId])],
  });
}
