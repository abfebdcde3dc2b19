import type { Step } from '@platform/estate-engine';
import type { PlannedStep, PlannedTerm } from '../disposition/planned-step.ts';

/** The order in which people read them; the engine’s own does not depend on it. */
const ORDER: readonly Step['kind'][] = [
  'SPECIFIC_GIFT',
  'CASH_GIFT',
  'PERCENT_GIFT',
  'SURVIVOR_SHARE',
  'BYPASS_FUNDING',
  'GST_EXEMPT_FUNDING',
  'MARITAL_FUNDING',
  'RESIDUE',
];

/** Whether people read one kind of step after another one: gifts first, what is left last. */
export const readsAfter = (one: Step['kind'], other: Step['kind']): boolean =>
  ORDER.indexOf(one) > ORDER.indexOf(other);

const takerOf = ({ to: [first] }: Step): string | undefined => first?.to ?? first?.class;
/** A gift of money or of a part is taken away from its taker, whichever of the two it is. */
function sameGift(step: Step, later: PlannedStep): boolean {
  if (step.kind === 'SPECIFIC_GIFT' || later.kind === 'SPECIFIC_GIFT')
    return step.kind === later.kind && step.assetId === later.assetId;
  return (later.takesAway || step.kind === later.kind) && takerOf(step) === takerOf(later);
}

export const isGift = ({ kind }: Pick<Step, 'kind'>): boolean =>
  kind === 'SPECIFIC_GIFT' || kind === 'CASH_GIFT' || kind === 'PERCENT_GIFT';

/** Whether a later text says something in the place of this step. */
export const replaces = (later: readonly PlannedStep[], step: Step): boolean =>
  isGift(step)
    ? later.some((other) => isGift(other) && sameGift(step, other))
    : later.some(({ kind }) => kind === step.kind);

/**
 * What the instrument orders now, with what a later text says put in its place: a gift replaces the gift of the same
 * thing or to the same taker, a funding step the one of its kind, the remainder the remainder. The rest stays.
 */
export function mergedSteps(known: readonly PlannedStep[], read: readonly PlannedStep[]): PlannedStep[] {
  const kept = known.filter((step) => !replaces(read, step));
  return [...kept, ...read]
    .map((step, index) => ({ step, index }))
    .sort((a, b) => ORDER.indexOf(a.step.kind) - ORDER.indexOf(b.step.kind) || a.index - b.index)
    .map(({ step }) => step);
}

/** What counts once a later text is there: what that takes away is gone, and nothing stands in its place. */
export const amendedSteps = (known: readonly PlannedStep[], later: readonly PlannedStep[]): PlannedStep[] =>
  mergedSteps(known, later).filter(({ takesAway }) => !takesAway);

const sameDeath = (a: PlannedTerm, b: PlannedTerm): boolean =>
  a.on === b.on && (a.personId ?? null) === (b.personId ?? null);

/** What a trust orders, with what a later text says of a death put in the place of what it says of that death. */
export function mergedTerms(known: readonly PlannedTerm[], said: readonly PlannedTerm[]): PlannedTerm[] {
  const changed = known.map((term) => {
    const later = said.find((one) => sameDeath(one, term));
    return later ? { ...term, steps: mergedSteps(term.steps, later.steps) } : term;
  });
  return [...changed, ...said.filter((term) => !known.some((one) => sameDeath(one, term)))];
}

/** As `mergedTerms`, of what counts. */
export const amendedTerms = (known: readonly PlannedTerm[], later: readonly PlannedTerm[]): PlannedTerm[] =>
  mergedTerms(known, later).map((term) => ({ ...term, steps: amendedSteps(term.steps, []) }));
