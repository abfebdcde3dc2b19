import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { type Cents, DomainError } from '@platform/kernel';

/** A conflict that whoever advises the household has looked at and leaves as it is, and why. */
export interface SetAsideConflict {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly conflictId: string;
  /** As the conflict was called then. */
  readonly name: string;
  /** What it said, in words. */
  readonly about: string;
  readonly reason: string;
  /** A digest of what it was about (`factsOf`). */
  readonly facts: string;
  /** What was at stake; null where it was about no money. */
  readonly worthCents: Cents | null;
  readonly setAsideByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A conflict as it stands now, as far as setting it aside goes. */
export interface StandingConflict {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly amountCents: Cents | null;
  readonly facts: string;
}

/** From this many times as much on, what was left as it is is looked at once more. */
const GREW_TIMES = 2;

/** Whether it is set aside still: the facts are those of then, and less than twice as much is at stake. */
export function isStillSetAside(
  { facts, worthCents }: Pick<SetAsideConflict, 'facts' | 'worthCents'>,
  now: Pick<StandingConflict, 'facts' | 'amountCents'>,
): boolean {
  const isWorthMore = now.amountCents !== null && now.amountCents >= GREW_TIMES * (worthCents ?? 0);
  return facts === now.facts && !isWorthMore;
}

/** Throws: DomainError REQUIRED without a reason, TOO_LONG. */
export function setAsideWith(
  { id, title, text, amountCents, facts }: StandingConflict,
  said: string,
  byName: string | null,
): Pick<SetAsideConflict, 'conflictId' | 'name' | 'about' | 'reason' | 'facts' | 'worthCents' | 'setAsideByName'> {
  const reason = said.trim();
  if (!reason) throw new DomainError('REQUIRED', 'Say why it is left as it is.', { field: 'reason' });
  const tooLong = lengthProblem(reason, TEXT_LENGTHS.reason);
  if (tooLong) throw new DomainError('TOO_LONG', tooLong, { field: 'reason' });
  return { conflictId: id, name: title, about: text, reason, facts, worthCents: amountCents, setAsideByName: byName };
}
