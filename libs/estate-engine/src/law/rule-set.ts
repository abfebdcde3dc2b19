import type { Cents } from '@platform/kernel';
import { RULES_FINGERPRINT } from './rule-set.generated.ts';

/**
 * The version of everything under src/law. It changes with any figure in it, so that a stored result can name the
 * rules it was worked out under and be worked out again to the same cent.
 */
export const RULE_SET_VERSION = '2026.3';

/**
 * Names the law's figures and the engine's rules together. It is another one as soon as either gives another figure,
 * so a stored figure that carries it is known to be what the engine would answer today, or not. It is compared for
 * being the same, never for being later.
 */
export const RULE_SET = `${RULE_SET_VERSION}-${RULES_FINGERPRINT}`;

/** Used for years past the tables when the user states none: the long-run average of the C-CPI-U, 2.5% a year. */
export const DEFAULT_INFLATION_RATE = 0.025;

/** What a user may assume instead of the law. Every assumption in force is named in the rule set and the workings. */
export interface LawAssumptions {
  /** Basic exclusion and GST exemption from `fromYear` on; grown by `inflationRate` after that year if one is given. */
  readonly federalExclusionCents?: Cents;
  /** Top rate of the federal schedule from `fromYear` on, as a decimal: 0.45. */
  readonly federalTopRate?: number;
  /** First year of the two above; without it they hold in every year. */
  readonly fromYear?: number;
  /** Yearly growth of indexed amounts past the tables, as a decimal. */
  readonly inflationRate?: number;
  /** State exclusion, instead of the table's, in every year. */
  readonly stateExclusionCents?: Cents;
  /** One flat state rate on what exceeds the state exclusion, as a decimal. */
  readonly stateRate?: number;
}
