import { numberProblem } from '@platform/contracts/field-rules';
import { type Cents, DomainError, formatDollarsAndCents, LARGEST_AMOUNT_CENTS } from '@platform/kernel';

/** Throws: DomainError OUT_OF_RANGE, naming the field, for what cannot be entered as the value of a thing. */
export function checkBalance(balanceCents: Cents): void {
  const problem =
    numberProblem(balanceCents) ??
    (balanceCents > LARGEST_AMOUNT_CENTS ? `A value is at most ${formatDollarsAndCents(LARGEST_AMOUNT_CENTS)}.` : null);
  if (problem) throw new DomainError('OUT_OF_RANGE', problem, { field: 'balance' });
}
