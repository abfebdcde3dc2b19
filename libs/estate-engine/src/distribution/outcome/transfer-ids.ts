import type { DeathLabel } from '../distribution-result.ts';
import type { BorneTaxes } from '../succession/death.ts';

/** One of the movements an interest makes: the share itself, or a tax that it bears. */
export type Leg = 'share' | keyof BorneTaxes;

/** The name of a transfer in its result: its death, what it is, and its place among the interests, claims or pourings. */
export const transferId = (death: DeathLabel, what: Leg | 'claim' | 'pour', index: number): string =>
  `${death}.${what}.${index}`;
