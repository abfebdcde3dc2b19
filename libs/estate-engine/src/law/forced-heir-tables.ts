import type { Authority, Certainty } from '../explanation/working.ts';

/** What a will cannot take from children of the decedent. */
export interface ForcedHeirLaw {
  /** Children up to this age; those who cannot care for themselves at any age. */
  readonly oldestAge: number;
  /** Of the estate, for one forced heir and for two or more. */
  readonly one: readonly [numerator: number, denominator: number];
  readonly several: readonly [numerator: number, denominator: number];
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const LOUISIANA: ForcedHeirLaw = {
  oldestAge: 23,
  one: [1, 4],
  several: [1, 2],
  certainty: 'A',
  authority: { cite: 'La. Civ. Code arts. 1493 to 1495.1', title: 'Forced heirs' },
};

/** Undefined of every state but Louisiana. */
export const forcedHeirLaw = (state: string): ForcedHeirLaw | undefined => (state === 'LA' ? LOUISIANA : undefined);
