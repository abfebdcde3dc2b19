import { expect, it } from 'vitest';
import { remainingExemptionCents } from './exemption.ts';

it.each([
  ['nothing ported or used', '2026-11-20', 0, 0, 15_000_000_00],
  ['some used', '2026-11-20', 0, 1_000_000_00, 14_000_000_00],
  ['some ported from a spouse', '2026-11-20', 5_000_000_00, 1_000_000_00, 19_000_000_00],
  ['more used than this year’s law leaves', '2026-11-20', 0, 16_000_000_00, 0],
  ['the law of another year', '2025-11-20', 0, 0, 13_990_000_00],
])('what is left of the federal exemption, %s', (_what, today, federalDsueCents, federalExemptionUsedCents, left) => {
  const giver = { federalDsueCents, federalExemptionUsedCents, gstExemptionUsedCents: 0, gifts: [] };
  expect(remainingExemptionCents(giver, today)).toBe(left);
});
