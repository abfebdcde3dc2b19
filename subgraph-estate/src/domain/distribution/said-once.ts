import type { DistributionWarning, WarningCode } from '@platform/estate-engine';

/** Each transfer warns by itself: what somebody receives is all of them. */
const ADDED: ReadonlySet<WarningCode> = new Set<WarningCode>(['MINOR_OUTRIGHT', 'SPECIAL_NEEDS_OUTRIGHT']);

/** Each sentence of the engine once, with the largest of its amounts, as two deaths may both bring it; or with their sum. */
export function saidOnce(warnings: readonly DistributionWarning[]): DistributionWarning[] {
  const said = new Map<string, DistributionWarning>();
  for (const warning of warnings) {
    const known = said.get(warning.explanation);
    if (!known) said.set(warning.explanation, warning);
    else if (ADDED.has(warning.code))
      said.set(warning.explanation, { ...known, amountCents: known.amountCents + warning.amountCents });
    else if (known.amountCents < warning.amountCents) said.set(warning.explanation, warning);
  }
  return [...said.values()];
}
