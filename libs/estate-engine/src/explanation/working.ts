import { type Cents, formatCents } from '@platform/kernel';

/** Where a rule is written: `{ cite: 'M.G.L. c. 65C, § 2A', title: 'Credit of $99,600 for deaths from Jan 1, 2023' }`. */
export interface Authority {
  readonly cite: string;
  readonly title?: string;
}

/**
 * How sure a figure of the law tables is: A read in the primary text, B a careful secondary source that cites it,
 * C derived from published figures or projected, D a single weak source. C and D are marked in what the user sees.
 */
export type Certainty = 'A' | 'B' | 'C' | 'D';

/**
 * One line of a receipt. Where `parts` carry amounts they add up to `amountCents` exactly, at every level
 * (`workingAddsUp`); `basis` holds what the line was computed on and is not part of that sum.
 */
export interface Working {
  readonly label: string;
  readonly amountCents?: Cents;
  /** A value that is not money, as the user should see it: `13.0378`, `4.6%`. */
  readonly value?: string;
  readonly formula?: string;
  readonly parts?: readonly Working[];
  readonly basis?: readonly Working[];
  readonly authority?: readonly Authority[];
  readonly certainty?: Certainty;
}

/** Something the user must know beside the figure. Codes are stable, messages are sentences. */
export interface EngineWarning {
  readonly code: string;
  readonly message: string;
  readonly amountCents?: Cents;
}

const ORDER: readonly Certainty[] = ['A', 'B', 'C', 'D'];

/** The least certain of several; `A` for none. */
export function leastCertain(certainties: Iterable<Certainty | undefined>): Certainty {
  let worst = 0;
  for (const certainty of certainties) if (certainty) worst = Math.max(worst, ORDER.indexOf(certainty));
  return ORDER[worst] ?? 'D';
}

/** The certainty of a whole tree: that of its least certain line. */
export function workingCertainty(working: Working): Certainty {
  const below = [...(working.parts ?? []), ...(working.basis ?? [])].map(workingCertainty);
  return leastCertain([working.certainty, ...below]);
}

/** True when, at every level, the parts that carry amounts add up to the amount of their line. */
export function workingAddsUp(working: Working): boolean {
  const amounts = (working.parts ?? []).flatMap((part) => (part.amountCents === undefined ? [] : [part.amountCents]));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const here = amounts.length === 0 || working.amountCents === undefined || total === working.amountCents;
  return here && [...(working.parts ?? []), ...(working.basis ?? [])].every(workingAddsUp);
}

/** A base that the next step starts from, by whichever name the law gives it: `Massachusetts taxable estate`. */
const TAXABLE_ESTATE = /taxable estate/i;

/**
 * Joins steps that start from each other's result into one sum: where a step begins with the taxable estate that an
 * earlier one came to, it holds that step, so that a receipt shows each amount once and every line adds up.
 * Case: [estate − charity = taxable estate], [taxable estate − adjustment = adjusted] → one tree of four lines.
 */
export function joinSteps(steps: readonly Working[]): Working[] {
  const joined: Working[] = [];
  for (const step of steps) {
    const at = joined.findLastIndex((earlier) => startOf(step, earlier) !== undefined);
    const [earlier] = at < 0 ? [] : joined.splice(at, 1);
    joined.push(earlier ? (startOf(step, earlier) ?? step) : step);
  }
  return joined;
}

/** The step with the earlier one in the place where it starts; undefined where it starts from something else. */
function startOf(step: Working, earlier: Working): Working | undefined {
  const isBase = ({ label, amountCents }: Working): boolean =>
    TAXABLE_ESTATE.test(label) && amountCents === earlier.amountCents;
  if (!earlier.parts?.length || !isBase(earlier)) return undefined;
  if (isBase(step)) return { ...step, parts: earlier.parts };
  const [first, ...rest] = step.parts ?? [];
  return first && isBase(first) ? { ...step, parts: [earlier, ...rest] } : undefined;
}

/** A percentage as the law prints it. Case: 1570 basis points → `15.7%`. */
export function formatBps(bps: number): string {
  return `${String(bps / 100)}%`;
}

/** Whole dollars without a sign for labels; cents only where there are any. Case: 25244780_00 → `25,244,780`. */
export function formatLabelAmount(amount: Cents): string {
  return formatCents(amount).replace(/\.00$/, '');
}
