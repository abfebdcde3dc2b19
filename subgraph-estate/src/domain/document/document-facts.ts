import type { EstateDocumentKind } from '@platform/contracts';
import { lengthProblem } from '@platform/contracts/field-rules';
import { DomainError, type IsoDate } from '@platform/kernel';
import type { DivisionEvent } from '../disposition/planned-step.ts';
import { type Estate, personById } from '../estate/estate.ts';
import { cleanName } from '../estate/household.ts';
import { type Said, said, saidText } from '../estate/said.ts';
import { amendmentWith, checkAmendment, saysMoreThanForm } from './amendment-text.ts';
import { amendsTrust, disposes, type EstateDocument, isWill, NO_WILL_TERMS } from './document.ts';
import { type FiduciaryFacts, fiduciaryOf, inSuccession } from './fiduciary-facts.ts';
import { checkWillText, type WillText, willTermsWith } from './will-text.ts';

export interface DocumentFiduciary extends FiduciaryFacts {
  /** Of one that is known already. */
  readonly id: string | null;
}

/** What may be said of a document; undefined leaves what is known, null takes it away. */
export interface DocumentFacts {
  readonly name?: Said<string>;
  readonly kind?: Said<EstateDocumentKind>;
  readonly title?: Said<string>;
  readonly ownerId?: Said<string>;
  readonly executedAt?: Said<IsoDate>;
  readonly modifiedAt?: Said<IsoDate>;
  readonly situs?: Said<string>;
  readonly locationOfOriginal?: Said<string>;
  /** False: known to be missing. */
  readonly isOnFile?: Said<boolean>;
  readonly parentId?: Said<string>;
  readonly fiduciaries?: Said<readonly DocumentFiduciary[]>;
  readonly will?: Said<WillText>;
  /** Of an amendment: at whose death what it orders is played; left out, as its trust has it. */
  readonly division?: Said<DivisionEvent>;
  /** Of an amendment: whether it says the whole text anew. */
  readonly restates?: Said<boolean>;
}

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

export const newDocument = (id: string, kind: EstateDocumentKind, name: string, createdAt: string): EstateDocument => ({
  id,
  kind,
  name,
  title: null,
  ownerId: null,
  executedAt: null,
  modifiedAt: null,
  locationOfOriginal: null,
  parentId: null,
  situs: null,
  isOnFile: true,
  planningStatus: 'IN_PROGRESS',
  will: null,
  amendment: null,
  fiduciaries: [],
  uploadIds: [],
  createdAt,
  createdByReading: null,
});

/** Whether what was read of a file speaks in it: that is changed where it was reviewed, and would come back from there. */
export const isRead = (
  { readingUndo }: Pick<Estate, 'readingUndo'>,
  { id, createdByReading }: EstateDocument,
): boolean => createdByReading !== null || readingUndo.some(({ documents }) => documents.some((one) => one.id === id));

const LONGEST_LOCATION = 300;

function locationOf(facts: DocumentFacts, known: EstateDocument): string | null {
  const text = saidText(facts.locationOfOriginal, known.locationOfOriginal);
  const tooLong = text && lengthProblem(text, LONGEST_LOCATION);
  if (tooLong) refuse('TOO_LONG', tooLong, 'locationOfOriginal');
  return text;
}

/** What is signed is done; what is in work stays so until its date is known. */
function planningStatusOf(known: EstateDocument, executedAt: IsoDate | null): EstateDocument['planningStatus'] {
  if (executedAt === known.executedAt) return known.planningStatus;
  return executedAt ? 'COMPLETE' : 'IN_PROGRESS';
}

function willOf(known: EstateDocument, kind: EstateDocumentKind, isOnFile: boolean, facts: DocumentFacts) {
  if (!disposes({ kind }) || !isOnFile) return known.will;
  if (facts.will === undefined || facts.will === null) return known.will ?? NO_WILL_TERMS;
  return willTermsWith(known.will, facts.will);
}

/** A document with what is said of it, in an estate. Throws: DomainError REQUIRED, TOO_LONG, NOT_ONE_OF, UNKNOWN_REFERENCE. */
export function documentWith(
  estate: Estate,
  known: EstateDocument,
  facts: DocumentFacts,
  fiduciaryId: (at: number) => string,
): EstateDocument {
  const kind = facts.kind ?? known.kind;
  const isOnFile = facts.isOnFile ?? known.isOnFile;
  const executedAt = said(facts.executedAt, known.executedAt);
  const parentId = said(facts.parentId, known.parentId);
  const ids = new Set(known.fiduciaries.map(({ id }) => id));
  let at = 0;
  const nextId = (): string => {
    let id = fiduciaryId(at++);
    while (ids.has(id)) id = fiduciaryId(at++);
    return id;
  };
  return {
    ...known,
    name: facts.name ? cleanName(facts.name, 'name') : known.name,
    kind,
    title: saidText(facts.title, known.title),
    ownerId: said(facts.ownerId, known.ownerId),
    executedAt,
    modifiedAt: said(facts.modifiedAt, known.modifiedAt),
    situs: said(facts.situs, known.situs),
    locationOfOriginal: locationOf(facts, known),
    isOnFile,
    planningStatus: planningStatusOf(known, executedAt),
    parentId,
    will: willOf(known, kind, isOnFile, facts),
    amendment: amendsTrust({ kind }) && isOnFile ? amendmentWith(estate, { ...known, parentId }, facts) : null,
    fiduciaries:
      facts.fiduciaries === undefined
        ? known.fiduciaries
        : inSuccession(
            (facts.fiduciaries ?? []).map((one) =>
              fiduciaryOf(estate, one.id !== null && ids.has(one.id) ? one.id : nextId(), one),
            ),
          ),
  };
}

const OF_TRUST: ReadonlySet<EstateDocumentKind> = new Set(['TRUST_AMENDMENT', 'TRUST_CERTIFICATION']);
/** Kinds among which somebody may correct a mistake: what a document is attached to, and what it orders, fit each of them. */
function groupOf(kind: EstateDocumentKind): string {
  if (isWill({ kind })) return 'will';
  if (OF_TRUST.has(kind)) return 'trust';
  return kind === 'CODICIL' ? 'codicil' : 'paper';
}

function checkParent(estate: Estate, { kind, parentId, ownerId, executedAt }: EstateDocument): void {
  const field = 'parentId';
  if (kind === 'CODICIL') {
    if (parentId === null) refuse('REQUIRED', 'Say which will it changes.', field);
    const will = estate.documents.find(({ id }) => id === parentId);
    if (!will || !isWill(will)) refuse('UNKNOWN_REFERENCE', 'Choose a will of this estate.', field);
    if (will.ownerId !== ownerId)
      refuse('OUT_OF_RANGE', 'A codicil and its will are signed by the same person.', field);
    if (executedAt && will.executedAt && executedAt < will.executedAt)
      refuse('OUT_OF_RANGE', 'A codicil is signed after the will that it changes.', 'executedAt');
  } else if (OF_TRUST.has(kind)) {
    if (parentId === null) refuse('REQUIRED', 'Say of which trust it is.', field);
    if (!estate.trusts.some(({ id }) => id === parentId))
      refuse('UNKNOWN_REFERENCE', 'Choose a trust of this estate.', field);
  } else if (parentId !== null) refuse('OUT_OF_RANGE', 'This kind of document is attached to no other.', field);
}

const attachedTo = ({ documents }: Estate, id: string): EstateDocument[] =>
  documents.filter(({ parentId }) => parentId === id);

/** What is attached to a document would say nothing without it. */
function checkAttached(estate: Estate, document: EstateDocument): void {
  for (const { kind, name, ownerId, executedAt } of attachedTo(estate, document.id)) {
    if (kind !== 'CODICIL') continue;
    if (ownerId !== document.ownerId)
      refuse('OUT_OF_RANGE', `${name} changes this will and is signed by somebody else. Change that first.`, 'ownerId');
    if (executedAt && document.executedAt && executedAt < document.executedAt)
      refuse('OUT_OF_RANGE', `${name} changes this will and was signed before. Change that first.`, 'executedAt');
  }
}

function checkDays({ executedAt, modifiedAt }: EstateDocument, facts: DocumentFacts, today: IsoDate): void {
  if (facts.executedAt && facts.executedAt > today)
    refuse('DATE_IN_FUTURE', 'A document cannot have been signed in the future.', 'executedAt');
  if (facts.modifiedAt && facts.modifiedAt > today)
    refuse('DATE_IN_FUTURE', 'A document cannot have been changed in the future.', 'modifiedAt');
  if (modifiedAt && executedAt && modifiedAt < executedAt)
    refuse('OUT_OF_RANGE', 'A document is changed after it is signed.', 'modifiedAt');
}

/**
 * What somebody says of a document: signed by somebody of the estate, attached to what it changes, and a will as
 * `checkWillText` and `checkAmendment` have it.
 * Throws: DomainError REQUIRED, UNKNOWN_REFERENCE, OUT_OF_RANGE, DATE_IN_FUTURE, NOT_A_WILL, naming the field.
 */
export function checkDocument(
  estate: Estate,
  known: EstateDocument,
  document: EstateDocument,
  facts: DocumentFacts,
  today: IsoDate,
): void {
  const { kind, ownerId } = document;
  if (groupOf(kind) !== groupOf(known.kind))
    refuse('OUT_OF_RANGE', 'A document stays what it is. Remove it, and enter the other one.', 'kind');
  if (ownerId === null && !OF_TRUST.has(kind) && !isRead(estate, known))
    refuse('REQUIRED', 'Say whose it is.', 'ownerId');
  if (ownerId !== null && !personById(estate, ownerId))
    refuse('UNKNOWN_REFERENCE', 'This person is not part of the estate.', 'ownerId');
  checkDays(document, facts, today);
  checkParent(estate, document);
  checkAttached(estate, document);
  if (!facts.will) return;
  const amends = amendsTrust(document);
  if (!disposes(document) && !amends)
    refuse('NOT_A_WILL', 'Only a will, a codicil or an amendment of a trust says who receives.', 'will');
  if (!document.isOnFile) refuse('NOT_A_WILL', 'What a missing document says is not known.', 'will');
  if (amends) checkAmendment(estate, document, facts.will);
  else checkWillText(estate, document, facts.will);
}

const SPOKEN: readonly (keyof DocumentFacts)[] = [
  'name',
  'kind',
  'ownerId',
  'executedAt',
  'situs',
  'isOnFile',
  'fiduciaries',
  'will',
  'division',
  'restates',
];

/** Throws: DomainError READ_FROM_FILE for what was read, SAYS_MORE for a will that no form holds. */
export function checkMayBeSaid(estate: Estate, known: EstateDocument, facts: DocumentFacts): void {
  const field = SPOKEN.find((name) => facts[name] !== undefined);
  if (field && isRead(estate, known))
    refuse(
      'READ_FROM_FILE',
      `${known.name} was read from a file. What it says is changed in the review of that file.`,
      field,
    );
  if (facts.will !== undefined && saysMoreThanForm(known))
    refuse(
      'SAYS_MORE',
      'This text says more than a form holds. Change it step by step, among its dispositions.',
      'will',
    );
}

/** Throws: DomainError DOCUMENT_IN_USE, READ_FROM_FILE. */
export function checkRemovable(estate: Estate, document: EstateDocument): void {
  const revoked = estate.trusts.filter(({ revokedById }) => revokedById === document.id).map(({ name }) => name);
  if (revoked.length > 0)
    throw new DomainError('DOCUMENT_IN_USE', `${revoked.slice(0, 3).join(', ')} is revoked by it. Change that first.`, {
      field: 'id',
    });
  const attached = attachedTo(estate, document.id).map(({ name }) => name);
  if (attached.length > 0)
    refuse(
      'DOCUMENT_IN_USE',
      `${attached.slice(0, 3).join(', ')} would change nothing without it. Remove that first.`,
      'id',
    );
  if (isRead(estate, document))
    refuse(
      'READ_FROM_FILE',
      `${document.name} was read from a file. Take its values back in the review of that file first.`,
      'id',
    );
}
