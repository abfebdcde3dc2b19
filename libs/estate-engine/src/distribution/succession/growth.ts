import {
  addYears,
  type Cents,
  daysBetween,
  formatDate,
  formatDollarsAndCents,
  type IsoDate,
  sumCents,
} from '@platform/kernel';
import { add, multiply, ONE, power, type Ratio, ratio, ratioOf, timesRatio } from '../../arithmetic/ratio.ts';
import type { Working } from '../../explanation/working.ts';
import { grownMakeup } from '../basis/makeup.ts';
import type { EstateCase } from '../estate-case.ts';
import type { DeathScene } from './death.ts';
import type { World } from './world.ts';

/** What one holding has grown by between the deaths of a case. */
export interface Growth {
  /** The person or trust that holds it. */
  readonly holderId: string;
  /** Whose it counts as: of a revocable trust, the settlor. */
  readonly ownerId: string;
  readonly assetId: string;
  /** Held in trust for its owner until an age. */
  readonly isStaged: boolean;
  readonly beforeCents: Cents;
  readonly grownCents: Cents;
}

const DAYS_OF_A_YEAR = 365;
const PERCENT = 100;

/** From one death to the next, as far as somebody assumes that something grows. */
interface Period {
  readonly percent: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly years: number;
  /** Beyond the whole years. */
  readonly days: number;
}

function periodOf({ assumptions }: EstateCase): Period | undefined {
  const { growthBetweenDeathsPercent: percent = 0, deaths } = assumptions;
  const [first, second] = deaths;
  if (percent === 0 || !first || !second) return undefined;
  const { date: from } = first;
  const { date: to } = second;
  let years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  if (addYears(from, years) > to) years -= 1;
  return { percent, from, to, years, days: daysBetween(addYears(from, years), to) };
}

/** Whole years are compounded, the days beyond them count in proportion. */
function factorOf({ percent, years, days }: Period): Ratio {
  const rate = multiply(ratioOf(percent), ratio(1, PERCENT));
  return multiply(power(add(ONE, rate), years), add(ONE, multiply(rate, ratio(days, DAYS_OF_A_YEAR))));
}

/**
 * What people and trusts hold after the first death grows until the second by the rate that the case assumes; what has
 * gone to charity, to a state, to creditors and in tax is no part of the plan any more. Unpaid policies and debts stay.
 * Changes the world and writes down each growth, so that every cent of it has a line.
 *
 * Units: cents, rounded half up for each holding, at the value it has for the plan. Without an assumption nothing grows
 * (C1). Case: $1,000,000.00 at 5% a year for two years and 73 days → $1,113,525.00.
 */
export function growUntilNextDeath(input: EstateCase, world: World): void {
  const period = periodOf(input);
  if (!period) return;
  const factor = factorOf(period);
  const growing = new Set([...input.people, ...(input.trusts ?? [])].map(({ id }) => id));
  const sums = new Map<string, { before: Cents; after: Cents }>();
  for (const { assetId, trustId, parts, staged, policy } of world.parcels) {
    if (policy) continue;
    for (const part of parts) {
      if (part.amountCents === 0 || !(trustId !== undefined || growing.has(part.ownerId))) continue;
      const beforeCents = part.amountCents;
      part.amountCents = timesRatio(beforeCents, factor);
      part.makeup = part.makeup && grownMakeup(part.makeup, part.amountCents);
      const grownCents = part.amountCents - beforeCents;
      const holderId = trustId ?? part.ownerId;
      world.growth.push({ holderId, ownerId: part.ownerId, assetId, isStaged: staged, beforeCents, grownCents });
      const key = keyOf(part.ownerId, assetId);
      const { before = 0, after = 0 } = sums.get(key) ?? {};
      sums.set(key, { before: before + beforeCents, after: after + part.amountCents });
    }
  }
  // What came outright at the first death is told apart at the second, with what it has grown by.
  for (const [takerId, received] of world.received) {
    for (const [assetId, cents] of received) {
      const sum = sums.get(keyOf(takerId, assetId));
      if (sum) received.set(assetId, sum.before === cents ? sum.after : timesRatio(cents, factor));
    }
  }
}

const keyOf = (ownerId: string, assetId: string): string => JSON.stringify([ownerId, assetId]);

/** At the second death, what somebody's holdings have grown by until then. */
export const growthOf = ({ index, world }: Pick<DeathScene, 'index' | 'world'>, holderId: string): Growth[] =>
  index === 0 ? [] : world.growth.filter((one) => one.holderId === holderId);

/** `at 4% a year from Mar 1, 2026 to Jun 1, 2031`. */
export function growthWords(input: EstateCase): string {
  const period = periodOf(input);
  return period
    ? `at ${period.percent}% a year from ${formatDate(period.from)} to ${formatDate(period.to)}`
    : 'without growth';
}

/** `1.04^5 × (1 + 4% × 92/365)`. */
function factorWords({ percent, years, days }: Period): string {
  const compounded = years > 0 ? [`${Number((1 + percent / PERCENT).toFixed(7))}^${years}`] : [];
  const rest = days > 0 ? [`(1 + ${percent}% × ${days}/${DAYS_OF_A_YEAR})`] : [];
  return [...compounded, ...rest].join(' × ');
}

/** How what somebody holds of an asset has come to its value at the second death; none where nothing has grown. */
export function growthLines(input: EstateCase, growths: readonly Growth[], assetName: string): Working[] {
  const period = periodOf(input);
  const grown = growths.filter(({ grownCents }) => grownCents > 0);
  if (!period || grown.length === 0) return [];
  const before = sumCents(grown.map(({ beforeCents }) => beforeCents));
  const more = sumCents(grown.map(({ grownCents }) => grownCents));
  return [
    {
      label: `${assetName}, grown ${growthWords(input)}`,
      amountCents: before + more,
      formula: `${formatDollarsAndCents(before)} × ${factorWords(period)}`,
      parts: [
        { label: 'After the first death', amountCents: before },
        { label: 'Growth that the plan assumes', amountCents: more },
      ],
    },
  ];
}
