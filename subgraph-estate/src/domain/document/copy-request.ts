import type { CopyNews, CopyRequestStatus } from '@platform/contracts/domain';
import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import { type Advised, advisorIdsOf } from '../estate/shared-ownership.ts';

/** Somebody needs a copy of a document or trust: asked of whoever advises the household. */
export interface CopyRequest {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly instrumentId: string;
  /** As it was called when it was asked for. */
  readonly instrumentName: string;
  readonly status: CopyRequestStatus;
  /** What whoever asks has to say: who needs it, and by when. */
  readonly note: string | null;
  readonly requestedById: string | null;
  readonly requestedByName: string | null;
  readonly answeredByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Whoever asks or answers. */
export interface CopyActor {
  readonly accountId: string | null;
  readonly name: string | null;
  /** Whether requests are theirs to answer. */
  readonly mayAnswer: boolean;
}

type Asked = Omit<CopyRequest, 'id' | 'version' | 'estateId' | 'organizationId' | 'createdAt' | 'updatedAt'>;

/** Throws: DomainError TOO_LONG, ALREADY_ASKED where the same person waits for a copy of it already. */
export function copyRequest(
  known: readonly CopyRequest[],
  { id: instrumentId, name: instrumentName }: { readonly id: string; readonly name: string },
  { accountId, name }: CopyActor,
  said: string | null | undefined,
): Asked {
  const note = said?.trim() || null;
  const tooLong = note && lengthProblem(note, TEXT_LENGTHS.noteBody);
  if (tooLong) throw new DomainError('TOO_LONG', tooLong, { field: 'noteBody' });
  const waits = known.some(
    (one) => one.instrumentId === instrumentId && one.status === 'REQUESTED' && one.requestedById === accountId,
  );
  if (waits)
    throw new DomainError('ALREADY_ASKED', 'You have asked for a copy of this already.', { field: 'documentId' });
  return {
    instrumentId,
    instrumentName,
    status: 'REQUESTED',
    note,
    requestedById: accountId,
    requestedByName: name,
    answeredByName: null,
  };
}

export const isOwnOf = ({ requestedById }: Pick<CopyRequest, 'requestedById'>, { accountId }: CopyActor): boolean =>
  requestedById !== null && requestedById === accountId;

/**
 * A request is sent or declined by whoever may answer, withdrawn by whoever asked, and opened again by either.
 * Throws: DomainError FORBIDDEN.
 */
export function answeredRequest(
  request: Pick<CopyRequest, 'requestedById'>,
  status: CopyRequestStatus,
  who: CopyActor,
): Pick<CopyRequest, 'status' | 'answeredByName'> {
  const isOwn = isOwnOf(request, who);
  const isTheirs = status === 'WITHDRAWN' ? isOwn : who.mayAnswer || (isOwn && status === 'REQUESTED');
  if (!isTheirs) throw new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions");
  const isAnswer = status === 'SENT' || status === 'DECLINED';
  return { status, answeredByName: isAnswer ? who.name : null };
}

/** Whether it waits for whoever looks at it. */
export const isAlertFor = ({ status }: Pick<CopyRequest, 'status'>, { mayAnswer }: CopyActor): boolean =>
  mayAnswer && status === 'REQUESTED';

/** What a step of a request is news of; null for one that nobody waits for. Asked again is asked once more. */
export function newsOfCopy(
  before: Pick<CopyRequest, 'status'> | null,
  { status }: Pick<CopyRequest, 'status'>,
): CopyNews | null {
  if (status === before?.status) return null;
  if (status === 'REQUESTED') return 'COPY_ASKED';
  if (status === 'SENT') return 'COPY_SENT';
  return status === 'DECLINED' ? 'COPY_DECLINED' : null;
}

/** Whom it is told: of a request whoever advises the client, of its answer whoever asked; nobody of what they did. */
export function toldOfCopy(
  news: CopyNews,
  { requestedById }: Pick<CopyRequest, 'requestedById'>,
  estate: Advised,
  byId: string | null,
): string[] {
  const told = news === 'COPY_ASKED' ? advisorIdsOf(estate) : [requestedById];
  return told.filter((id): id is string => id !== null && id !== byId);
}
