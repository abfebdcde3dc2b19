import { type Cents, daysBetween, type IsoDate } from '@platform/kernel';

export interface ValuePoint {
  readonly day: IsoDate;
  readonly amount: Cents;
}

export interface LineShape {
  /** Of a square of 100 by 100, from its top left corner; an amount holds until the next one. */
  readonly line: string;
  /** The line closed at zero; null where zero is not in the picture. */
  readonly area: string | null;
  /** Amounts with a line across, the highest first, and how far down they are. */
  readonly grid: readonly { readonly amount: Cents; readonly top: number }[];
  /** How far down the line ends. */
  readonly endTop: number;
}

const SIDE = 100;
const GRID_LINES = 4;
/** A picture shows at least this part of its largest amount from top to bottom: a cent is no cliff. */
const LEAST_SPAN = 0.04;
/** From here up the line would lie in the upper part of a picture with zero in it, and say nothing. */
const FAR_FROM_ZERO = 0.4;

/** The least step of 1, 2 or 5 and zeros that covers the span in so many parts. */
function niceStep(span: number): number {
  const raw = span / GRID_LINES;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((one) => one * power >= raw) ?? 10;
  return factor * power;
}

function rangeOf(amounts: readonly number[]): { low: number; high: number; step: number } {
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const withZero = least < most * FAR_FROM_ZERO || most <= 0;
  const bottom = withZero ? Math.min(least, 0) : least;
  const top = withZero ? Math.max(most, 0) : most;
  const largest = Math.max(Math.abs(bottom), Math.abs(top), 1);
  const missing = Math.max(0, largest * LEAST_SPAN - (top - bottom)) / 2;
  const step = niceStep(top - bottom + 2 * missing);
  return { low: Math.floor((bottom - missing) / step) * step, high: Math.ceil((top + missing) / step) * step, step };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** What is drawn of at least two points of different days. */
export function lineShape(points: readonly ValuePoint[]): LineShape | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || first.day === last.day) return null;
  const { low, high, step } = rangeOf(points.map(({ amount }) => amount));
  const days = daysBetween(first.day, last.day);
  const left = (day: IsoDate): number => round((daysBetween(first.day, day) / days) * SIDE);
  const down = (amount: number): number => round(((high - amount) / (high - low)) * SIDE);
  const steps = points.slice(1).map(({ day, amount }) => `H${left(day)}V${down(amount)}`);
  const line = `M0 ${down(first.amount)}${steps.join('')}`;
  const lines = Math.round((high - low) / step) + 1;
  return {
    line,
    area: low <= 0 && high >= 0 ? `${line}V${down(0)}H0Z` : null,
    grid: Array.from({ length: lines }, (_one, at) => high - at * step).map((amount) => ({
      amount,
      top: down(amount),
    })),
    endTop: down(last.amount),
  };
}
