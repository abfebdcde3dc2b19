import { type Cents, DomainError, formatDollarsAndCents, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { heldAssets } from '../balance-sheet/held.ts';
import type { Estate } from './estate.ts';

type Holdings = Pick<Estate, 'assets' | 'assetAccounts' | 'liabilities'>;

/** Everything on the balance sheet, insurance at its benefit where that is more. */
const worthOf = ({ liabilities, ...owned }: Holdings): Cents =>
  heldAssets(owned).reduce(
    (sum, { balanceCents, lifeInsurance }) => sum + Math.max(balanceCents, lifeInsurance?.deathBenefitCents ?? 0),
    liabilities.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  );

/**
 * All that an estate holds together is at most the largest single value, so that sums within it, and over many estates,
 * have room. One that was stored beyond it may be made smaller. Throws: DomainError OUT_OF_RANGE.
 */
export function checkWorth(before: Holdings | null, after: Estate): void {
  const worth = worthOf(after);
  if (worth <= LARGEST_AMOUNT_CENTS || (before && worth <= worthOf(before))) return;
  const most = formatDollarsAndCents(LARGEST_AMOUNT_CENTS);
  throw new DomainError('OUT_OF_RANGE', `Everything in an estate together is worth at most ${most}.`, {
    field: 'balance',
  });
}
