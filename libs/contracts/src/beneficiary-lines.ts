/** Lines in which somebody is named to receive. */
const TIERS = ['PRIMARY', 'CONTINGENT'] as const;
const WORDS = { PRIMARY: 'primary', CONTINGENT: 'contingent' } as const;

interface NamedShare {
  readonly tier?: (typeof TIERS)[number] | undefined;
  readonly percent?: number | null | undefined;
}

/** Percentages are kept to five decimals, so they are added up in hundred-thousandths. */
const PARTS = 100_000;
const WHOLE = 100 * PARTS;
const percentOf = (parts: number): string => `${parts / PARTS}%`;

function problemOf(line: readonly NamedShare[], word: string): string | null {
  const sum = line.reduce((total, { percent }) => total + Math.round((percent ?? 0) * PARTS), 0);
  const shared = line.some(({ percent }) => typeof percent !== 'number');
  const shares = `The shares of the ${word} beneficiaries add up to ${percentOf(sum)}`;
  if (sum > WHOLE) return `${shares}: ${percentOf(sum - WHOLE)} too much.`;
  if (shared && sum === WHOLE) return `${shares}: nothing is left for those without a percentage.`;
  return sum < WHOLE && !shared ? `${shares}: ${percentOf(WHOLE - sum)} is missing.` : null;
}

/**
 * What is wrong with who receives a policy, line by line: each line that is named receives the whole. Those without a
 * percentage share what the others of their line leave. Browser and server ask the same. Case: 60% and 30% → … add up to
 * 90%: 10% is missing.
 */
export function beneficiaryProblems(beneficiaries: readonly NamedShare[]): string[] {
  return TIERS.flatMap((tier) => {
    const line = beneficiaries.filter((one) => (one.tier ?? 'PRIMARY') === tier);
    return (line.length > 0 && problemOf(line, WORDS[tier])) || [];
  });
}
