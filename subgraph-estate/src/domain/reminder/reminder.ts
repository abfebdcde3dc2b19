import { lengthProblem, planningDateProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { IsoDate } from '@platform/kernel';
import type { Said } from '../estate/said.ts';
import { refuse } from '../finance/planned-year.ts';

/** What whoever advises a household has to think of on a day. */
export interface Reminder {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly text: string;
  readonly dueOn: IsoDate;
  /** Since when it is done; null until then. */
  readonly doneAt: string | null;
  /** Whether those who advise the household were told that its day has come, or need not be. */
  readonly isTold?: boolean;
  readonly createdByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ReminderFacts {
  readonly text?: Said<string>;
  readonly dueOn?: Said<IsoDate>;
  readonly isDone?: Said<boolean>;
}
type ReminderOwn = Pick<Reminder, 'text' | 'dueOn' | 'doneAt' | 'isTold'>;

/** What is left out stays. Throws: DomainError REQUIRED, OUT_OF_RANGE, naming the field. */
export function reminderWith(
  known: ReminderOwn | null,
  facts: ReminderFacts,
  { today, at }: { readonly today: IsoDate; readonly at: string },
): ReminderOwn {
  const text = (facts.text ?? known?.text ?? '').trim();
  if (!text) refuse('REQUIRED', 'Say what to think of.', 'text');
  const tooLong = lengthProblem(text, TEXT_LENGTHS.text);
  if (tooLong) refuse('OUT_OF_RANGE', tooLong, 'text');
  const dueOn = facts.dueOn ?? known?.dueOn;
  if (!dueOn) refuse('REQUIRED', 'Say on which day.', 'dueOn');
  const farOff = dueOn === known?.dueOn ? null : planningDateProblem(dueOn, today);
  if (farOff) refuse('OUT_OF_RANGE', `${farOff}.`, 'dueOn');
  const isDone = facts.isDone ?? Boolean(known?.doneAt);
  // Whoever sets one for today or an earlier day sees it there; another day is told of anew.
  const isTold = dueOn === known?.dueOn ? (known.isTold ?? false) : dueOn <= today;
  return { text, dueOn, doneAt: isDone ? (known?.doneAt ?? at) : null, isTold };
}

/** Whether its day has come, and nobody has done it. */
export const isDue = ({ dueOn, doneAt }: Pick<Reminder, 'dueOn' | 'doneAt'>, today: IsoDate): boolean =>
  doneAt === null && dueOn <= today;
