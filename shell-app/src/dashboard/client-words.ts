import { abbreviateCents, type Cents, counted, formatDate } from '@platform/kernel';

interface AskedDocument {
  readonly documentKind: string;
  readonly executedAt?: string | null;
  readonly status: string;
}

/** From this age on banks and registries look twice at a power of attorney. */
const OLD_POWER_YEARS = 10;

/** What a document asks of its owner, in a sentence; null where it asks nothing. `advisor`: who can be asked about it. */
export function taskText({ documentKind, executedAt, status }: AskedDocument, advisor: string, today: string) {
  if (status === 'MISSING') return 'Your advisor does not have it. Send a copy.';
  if (status !== 'ACTION_REQUIRED') return null;
  if (!executedAt) return `It is not signed yet. Ask ${advisor} for the copy to sign.`;
  const signedIn = Number(executedAt.slice(0, 4));
  if (documentKind === 'POWER_OF_ATTORNEY' && Number(today.slice(0, 4)) - signedIn >= OLD_POWER_YEARS)
    return `It is from ${signedIn}. Banks may refuse one this old: ask ${advisor} for a new one.`;
  return `Signed ${formatDate(executedAt)}, and marked for a change: ask ${advisor} which.`;
}

interface OutsideLine {
  readonly label: string;
  readonly amount: Cents;
}

const SHOWN = 2;

/** `SLAT portfolio ($4.25M) and Survivorship policy ($5.00M)`: the largest, and how many more. */
export function outsideText(lines: readonly OutsideLine[]): string {
  const largest = lines.toSorted((a, b) => b.amount - a.amount);
  const named = largest.slice(0, SHOWN).map(({ label, amount }) => `${label} (${abbreviateCents(amount)})`);
  const more = largest.length - SHOWN;
  const parts = more > 0 ? [...named, `${counted(more, 'other thing')}`] : named;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
