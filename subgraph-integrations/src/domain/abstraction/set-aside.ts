import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';

/** A point about a file that somebody leaves as it is, and why. */
export interface IssueSetAside {
  /** Of the point: made of what it says, so another saying is another point. */
  readonly issueId: string;
  readonly reason: string;
  readonly byName: string | null;
  readonly at: Date;
}

const MOST = 200;

/** With a reason the point is set aside, in place of an earlier reason; null brings it back. Throws: DomainError REQUIRED, TOO_LONG, TOO_MANY. */
export function withSetAside(
  known: readonly IssueSetAside[],
  { reason, ...said }: Omit<IssueSetAside, 'reason'> & { readonly reason: string | null },
): IssueSetAside[] {
  const others = known.filter(({ issueId }) => issueId !== said.issueId);
  if (reason === null) return others;
  const text = reason.trim();
  if (!text) throw new DomainError('REQUIRED', 'Say why it is left as it is.', { field: 'reason' });
  const problem = lengthProblem(text, TEXT_LENGTHS.reason);
  if (problem) throw new DomainError('TOO_LONG', problem, { field: 'reason' });
  if (others.length >= MOST)
    throw new DomainError('TOO_MANY', 'So many points of this file are set aside already.', { field: 'reason' });
  return [...others, { ...said, reason: text }];
}
