import type { AbstractionStatus, ModelFailure, TokenPaymentStatus } from '@platform/contracts';
import { can, type PolicyActor } from '@platform/contracts/access';
import type { IntakeVerdict } from '@platform/contracts/events';
import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import type { IssueSetAside } from './set-aside.ts';

/** A problem of the file itself, found before or while reading; it is shown to people, never guessed around. */
export interface PreprocessingIssue {
  readonly errorType: string;
  readonly message: string;
  readonly page: number | null;
}

export interface SourceFile {
  readonly blobKey: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly byteSize: number;
  readonly sha256: string;
}

export interface TokenPayment {
  readonly status: TokenPaymentStatus;
  readonly tokens: number;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** What became of asking a language model about a file: its reader and the instruction, questions, and what they brought. */
export interface LanguageModelReport {
  readonly model: string;
  readonly promptVersion: string;
  readonly questions: number;
  readonly answered: number;
  readonly added: number;
  readonly agreed: number;
  readonly differing: number;
  readonly doubted: number;
  readonly refused: number;
  readonly failure: ModelFailure | null;
}

/** What somebody thinks of a value that was read, or of the whole reading. */
export interface ReadingFeedback {
  /** Which value; `abstraction` for all of it. */
  readonly key: string;
  readonly isPositive: boolean;
  readonly message: string | null;
  readonly accountId: string;
  readonly at: Date;
}

/**
 * The reading of one file as stored: a state machine driven by events and by the worker that holds its lease. Request
 * and reservation travel on different topics, so either may come first: the document is made by whichever does, and is `CREATED` until both are there.
 */
export interface AbstractionRecord {
  _id: string;
  estateId: string;
  organizationId: string;
  estateUploadId: string | null;
  file: SourceFile | null;
  requestedBy: string | null;
  status: AbstractionStatus;
  percent: number;
  stage: string | null;
  error: string | null;
  warnings: PreprocessingIssue[];
  fileErrors: PreprocessingIssue[];
  pageCount: number | null;
  /** What was decided when the file was taken; null for one that was asked for before that was told. */
  intake: IntakeVerdict | null;
  payment: TokenPayment | null;
  /** What the language model of the organization was asked and said; null where none was. */
  languageModel: LanguageModelReport | null;
  /** Of each document in it, what is compared with the client's other documents; as the reader has it. */
  papers: readonly unknown[];
  /** How often it was read again after it had been read to its end. */
  rereads: number;
  feedback: ReadingFeedback[];
  /** Points about the file that somebody leaves as they are. */
  setAside: IssueSetAside[];
  attempts: number;
  /** In a row ended by something outside being away. */
  outages: number;
  notBefore: Date | null;
  /** The worker that reads it, until when it may; a killed worker's lease runs out and another takes over. */
  lease: { workerId: string; until: Date } | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** A reading of which nothing is known yet but whose it is. */
export const newAbstraction = (_id: string, estateId: string, organizationId: string) =>
  ({
    _id,
    estateId,
    organizationId,
    version: 1,
    estateUploadId: null,
    file: null,
    requestedBy: null,
    status: 'CREATED',
    percent: 0,
    stage: null,
    error: null,
    warnings: [],
    fileErrors: [],
    pageCount: null,
    intake: null,
    payment: null,
    languageModel: null,
    papers: [],
    rereads: 0,
    feedback: [],
    setAside: [],
  }) satisfies Partial<AbstractionRecord>;

/** Whether it has been read to its end, whatever became of its values since. */
export const isRead = ({ status }: Pick<AbstractionRecord, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'UPDATED';

/** The uploads that readings are of, in their order, each once. */
export const uploadsOf = (abstractions: readonly Pick<AbstractionRecord, 'estateUploadId'>[]): string[] => [
  ...new Set(abstractions.flatMap(({ estateUploadId }) => estateUploadId ?? [])),
];

/** Statuses in which a worker may read; the others are ends or wait for tokens. */
export const RUNNABLE = ['STARTED', 'PREPROCESSING', 'ABSTRACTING', 'REPROCESS'] as const satisfies AbstractionStatus[];
/** Statuses that no longer change by themselves. */
export const ENDED = [
  'COMPLETED',
  'ERRORED',
  'CANCELLED',
  'UPDATED',
  'COMPLETED_WITH_DOCUMENT_DELETED',
  'COMPLETED_WITH_NO_UPLOAD',
  'COMPLETED_WITH_NOT_SUPPORTED',
] as const satisfies AbstractionStatus[];

/** A file that stops its reader this often is given up: the worker, not the file, must survive. */
export const MAX_ATTEMPTS = 3;

const READING_TIME_MS = 45_000;
/** What recognizing a scanned page takes on a busy machine. */
const READING_TIME_PER_PAGE_MS = 6_000;
/** Of 3,000 characters, on a busy machine. */
const READING_TIME_PER_TEXT_PAGE_MS = 300;
const READING_TIME_PER_MEGABYTE_MS = 30_000;
const MEGABYTE = 1024 * 1024;

interface ToRead {
  readonly pageCount: number | null;
  readonly byteSize: number;
  /** Null where nobody has looked; a Word file is text, none of it has to be recognized. */
  readonly kind: IntakeVerdict['kind'] | null;
}

/**
 * Milliseconds that a reading may take, by what its file is: a small one that takes long does not hold up the others.
 * Cases: a PDF of 300 KB with 4 pages → 78 seconds; a Word file with 300,000 characters → 75.
 */
export function readingTimeMs({ pageCount, byteSize, kind }: ToRead): number {
  const forPage = kind === 'DOCX' ? READING_TIME_PER_TEXT_PAGE_MS : READING_TIME_PER_PAGE_MS;
  const forSize = Math.round((byteSize / MEGABYTE) * READING_TIME_PER_MEGABYTE_MS);
  return READING_TIME_MS + forPage * (pageCount ?? 1) + forSize;
}

/** Statuses in which a reading may still be cancelled. */
export const MAY_CANCEL = ['CREATED', ...RUNNABLE] as const satisfies AbstractionStatus[];

/** What reading a document again takes: nothing where it was paid and read, its tokens anew where they were given back. */
export function reprocessing(status: AbstractionStatus): 'READ_AGAIN' | 'ASK_AGAIN' | null {
  if (status === 'COMPLETED' || status === 'UPDATED') return 'READ_AGAIN';
  return status === 'ERRORED' || status === 'CANCELLED' ? 'ASK_AGAIN' : null;
}

/** Statuses that the end of a reading leaves: one that had been read before is read still, whatever became of a second try. */
export const endedAs = (
  { rereads }: Pick<AbstractionRecord, 'rereads'>,
  status: 'ERRORED' | 'CANCELLED',
): AbstractionStatus => (rereads > 0 ? 'COMPLETED' : status);

/** Parts of the id of an event that tells how a reading ended: each reading of a file ends once. */
export const endOf = ({ _id, rereads }: Pick<AbstractionRecord, '_id' | 'rereads'>): readonly [string, ...string[]] =>
  rereads > 0 ? [_id, `again-${rereads}`] : [_id];

const MOST_FEEDBACK = 400;

/** What somebody says of one thing replaces what the same person said of it before. Throws: DomainError TOO_LONG, REQUIRED, TOO_MANY. */
export function withFeedback(known: readonly ReadingFeedback[], said: ReadingFeedback): ReadingFeedback[] {
  const message = said.message?.trim() || null;
  if (!said.key.trim()) throw new DomainError('REQUIRED', 'Say of what you speak.', { field: 'key' });
  const problem = lengthProblem(message ?? '', TEXT_LENGTHS.message) ?? lengthProblem(said.key, TEXT_LENGTHS.key);
  if (problem) throw new DomainError('TOO_LONG', problem, { field: 'message' });
  const others = known.filter(({ key, accountId }) => key !== said.key || accountId !== said.accountId);
  if (others.length >= MOST_FEEDBACK)
    throw new DomainError('TOO_MANY', 'So much was said of this document already.', { field: 'message' });
  return [...others, { ...said, message }];
}

/** Whoever sees a client's documents sees how they were read. */
export const mayViewReadings = (actor: PolicyActor): boolean => can(actor, 'document:view');
