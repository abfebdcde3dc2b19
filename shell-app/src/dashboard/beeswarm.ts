import type { Cents } from '@platform/kernel';

export interface Household {
  readonly estateId: string;
  readonly displayName: string;
  readonly netWorth: Cents;
}

export interface Dot {
  readonly household: Household;
  readonly x: number;
  /** Distance from the middle line; dots that would touch move up and down in turn. */
  readonly offset: number;
}

export interface Scale {
  readonly x: (netWorth: Cents) => number;
  readonly ticks: readonly Cents[];
}

const DOLLARS = 100;
const MILLION = 1_000_000 * DOLLARS;
const TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((millions) => millions * MILLION);
const LEFT = 40;
const RIGHT_MARGIN = 20;
const SPACING = 12.4;

/** Log scale from one million (or less, where a household has less) to beyond the largest and the couple's exclusion. */
export function scaleOf(households: readonly Household[], exclusion: Cents, width: number): Scale {
  const largest = Math.max(4 * exclusion, ...households.map(({ netWorth }) => netWorth * 1.2));
  const smallest = MILLION;
  const span = Math.log(largest) - Math.log(smallest);
  const x = (netWorth: Cents): number => {
    const value = Math.max(smallest, netWorth);
    return LEFT + ((Math.log(value) - Math.log(smallest)) / span) * (width - LEFT - RIGHT_MARGIN);
  };
  return { x, ticks: TICKS.filter((tick) => tick <= largest) };
}

/** Places dots left to right, each as near to the middle line as its neighbours allow. */
export function beeswarm(households: readonly Household[], x: (netWorth: Cents) => number): readonly Dot[] {
  const placed: Dot[] = [];
  for (const household of households.toSorted((a, b) => a.netWorth - b.netWorth)) {
    const at = x(household.netWorth);
    const near = placed.filter((dot) => at - dot.x < SPACING);
    const free = (offset: number): boolean =>
      near.every((dot) => Math.hypot(at - dot.x, offset - dot.offset) >= SPACING);
    let offset = 0;
    for (let step = 1; !free(offset); step += 1)
      offset = (step % 2 === 1 ? 1 : -1) * Math.ceil(step / 2) * (SPACING / 2);
    placed.push({ household, x: at, offset });
  }
  return placed;
}
