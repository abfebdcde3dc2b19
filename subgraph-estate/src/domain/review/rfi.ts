import type { RfiKind, RfiStatus } from '@platform/contracts/review';
import { DomainError } from '@platform/kernel';
import { noteText, type ReviewActor } from './review.ts';

/** A request for information: why a document or trust cannot be reviewed as it is, asked of whoever advises the client. */
export interface Rfi {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  /** The document or trust, and what it was when it was asked about. */
  readonly instrumentId: string;
  readonly instrumentName: string;
  readonly instrumentKind: string;
  readonly isTrust: boolean;
  readonly kind: RfiKind;
  readonly status: RfiStatus;
  readonly note: string | null;
  readonly askedById: string | null;
  readonly askedByName: string | null;
  readonly submittedAt: string | null;
  readonly answer: string | null;
  readonly answeredByName: string | null;
  /** The file that answers it. */
  readonly answerUploadId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type Own = Omit<Rfi, 'id' | 'version' | 'estateId' | 'organizationId' | 'createdAt' | 'updatedAt'>;
export interface RfiFacts {
  readonly kind: RfiKind;
  readonly note?: string | null | undefined;
}
export type AskedInstrument = Pick<Own, 'instrumentId' | 'instrumentName' | 'instrumentKind' | 'isTrust'>;

const refuse = (message: string): never => {
  throw new DomainError('INVALID_MOVE', message, { field: 'id' });
};
const optionalNote = (said: string | null | undefined): string | null => (said?.trim() ? noteText(said) : null);

/** Throws: DomainError TOO_LONG. */
export const newRfi = (about: AskedInstrument, { kind, note }: RfiFacts, { accountId, name }: ReviewActor): Own => ({
  ...about,
  kind,
  status: 'DRAFT',
  note: optionalNote(note),
  askedById: accountId,
  askedByName: name,
  submittedAt: null,
  answer: null,
  answeredByName: null,
  answerUploadId: null,
});

/** Throws: DomainError INVALID_MOVE where it was sent, TOO_LONG. */
export function changedRfi({ status }: Rfi, { kind, note }: RfiFacts): Partial<Own> {
  if (status !== 'DRAFT') refuse('This was asked already and stays as it was asked.');
  return { kind, ...(note !== undefined && { note: optionalNote(note) }) };
}

/** Throws: DomainError INVALID_MOVE. */
export function checkRemovable({ status }: Rfi): void {
  if (status !== 'DRAFT') refuse('This was asked already. Settle it instead.');
}

/** From here on it stands on the document. Throws: DomainError INVALID_MOVE. */
export function submittedRfi({ status }: Rfi, at: string): Partial<Own> {
  if (status !== 'DRAFT') refuse('This was asked already.');
  return { status: 'SUBMITTED', submittedAt: at };
}

export interface RfiAnswer {
  readonly text: string;
  /** A file of the same client; undefined leaves the one that was given. */
  readonly uploadId?: string | null | undefined;
}

/** A file says it without words. Throws: DomainError INVALID_MOVE, REQUIRED, TOO_LONG. */
export function answeredRfi(
  { status, answerUploadId }: Pick<Rfi, 'status' | 'answerUploadId'>,
  { text, uploadId = answerUploadId }: RfiAnswer,
  { name }: ReviewActor,
): Partial<Own> {
  if (status !== 'SUBMITTED' && status !== 'ANSWERED') refuse('This does not wait for an answer.');
  const answer = uploadId ? optionalNote(text) : noteText(text);
  return { status: 'ANSWERED', answer, answerUploadId: uploadId, answeredByName: name };
}

/** Nothing is open about it any more. Throws: DomainError INVALID_MOVE. */
export function closedRfi({ status }: Rfi): Partial<Own> {
  if (status !== 'SUBMITTED' && status !== 'ANSWERED') refuse('This is not open.');
  return { status: 'CLOSED' };
}

/** Drafts are their writers' own. */
export const isAsked = ({ status }: Pick<Rfi, 'status'>): boolean => status !== 'DRAFT';
export const isSubmitted = ({ status }: Pick<Rfi, 'status'>): boolean => status === 'SUBMITTED';
