import { lengthProblem } from '@platform/contracts/field-rules';
import type { Step } from '@platform/estate-engine';
import { DomainError, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { isGift } from '../document/steps.ts';
import { checkAllShares, checkGift, checkTaken, checkTaker } from '../document/will-text.ts';
import { type Estate, personById } from '../estate/estate.ts';
import type { Plan, PlanStep } from './plan.ts';
import type { PlannedStep, PlannedTarget } from './planned-step.ts';

export const FIELDS = { takers: 'takers', funding: 'fundingRule', event: 'divisionEvent', kind: 'kind' } as const;

export function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

/** As the gateway has it of each text (text-lengths of contracts). */
const LONGEST_TEXT = 500;
const LONGEST_TITLE = 120;
/** Of one instrument: beyond any that a family signs. */
const MOST_STEPS = 100;
/** Those in somebody's place may have others in theirs; nobody writes further. */
const DEEPEST = 3;
const OLDEST_AGE = 120;

/** Trusts whose settlors are two, so that one of them survives with a share of it. */
const JOINT = 'REVOCABLE_JOINT';
/** Steps that are played only where a spouse survives (C20, C24). */
export const FOR_A_SURVIVOR: ReadonlySet<Step['kind']> = new Set([
  'SURVIVOR_SHARE',
  'BYPASS_FUNDING',
  'MARITAL_FUNDING',
]);

function checkText(text: string | null | undefined, most: number, field: string): void {
  const tooLong = text && lengthProblem(text, most);
  if (tooLong) refuse('TOO_LONG', tooLong, field);
}

function checkAges({ ages = [], to, class: heirClass }: PlannedTarget): void {
  if (ages.length === 0) return;
  if (to === undefined && heirClass === undefined) return;
  const inOrder = ages.every(({ age }, index) => index === 0 || age > (ages[index - 1]?.age ?? 0));
  if (!inOrder || ages.some(({ age }) => !(Number.isInteger(age) && age > 0 && age <= OLDEST_AGE)))
    refuse('OUT_OF_RANGE', `Ages go up, each a whole number from 1 to ${OLDEST_AGE}.`, FIELDS.takers);
  if (ages.some(({ percent }) => !(percent > 0 && percent <= 100)))
    refuse('OUT_OF_RANGE', 'A stage is a percentage above 0 and up to 100.', FIELDS.takers);
  const sum = ages.reduce((total, { percent }) => total + percent, 0);
  if (Math.abs(sum - 100) > 0.01)
    refuse(
      'SHARES_UNDER_100',
      `The stages add up to ${Number(sum.toFixed(5))}%. They have to come to 100%.`,
      FIELDS.takers,
    );
}

function checkTarget(estate: Estate, plan: Plan, target: PlannedTarget, depth: number): void {
  const { to = null, class: heirClass = null, scheme = null, ages = [], alternates = [] } = target;
  checkTaker(estate, plan, { to, heirClass, scheme }, FIELDS.takers);
  if (to !== null && (to === plan.id || to === plan.trust?.id))
    refuse('OUT_OF_RANGE', 'A trust does not pass on to itself.', FIELDS.takers);
  if (target.classOf !== undefined && (heirClass === null || !personById(estate, target.classOf)))
    refuse('UNKNOWN_REFERENCE', 'Choose a person of this estate whose family is meant.', FIELDS.takers);
  if (ages.length > 0 && to !== null && !personById(estate, to))
    refuse('OUT_OF_RANGE', 'Only people receive in stages.', FIELDS.takers);
  checkAges(target);
  const { disclaimerTrustId } = target;
  if (disclaimerTrustId !== undefined && !estate.trusts.some(({ id }) => id === disclaimerTrustId))
    refuse('UNKNOWN_REFERENCE', 'Choose a trust of this estate for what is disclaimed.', FIELDS.takers);
  checkText(target.note, LONGEST_TEXT, FIELDS.takers);
  if (alternates.length === 0) return;
  if (depth === DEEPEST) refuse('TOO_MANY', 'Nobody is named in the place of somebody so far down.', FIELDS.takers);
  checkTargets(estate, plan, alternates, depth + 1);
}

function checkTargets(estate: Estate, plan: Plan, targets: readonly PlannedTarget[], depth: number): void {
  for (const target of targets) checkTarget(estate, plan, target, depth);
  checkAllShares(
    targets.map(({ to = null, class: heirClass = null, scheme = null, percent = null, classOf }) => ({
      to,
      // Children of one and children of the other are two classes, and so is one class that is divided in two ways.
      heirClass: heirClass && ([heirClass, classOf, scheme].filter(Boolean).join(' ') as typeof heirClass),
      scheme,
      percent,
    })),
    FIELDS.takers,
  );
}

function checkLimit({ amountCents, percent }: PlannedStep): void {
  if (amountCents !== undefined && percent !== undefined)
    refuse('OUT_OF_RANGE', 'A step is limited to an amount or to a part of what is left, not both.', FIELDS.funding);
  if (amountCents !== undefined && !(amountCents > 0 && amountCents <= LARGEST_AMOUNT_CENTS))
    refuse('OUT_OF_RANGE', 'Enter an amount above zero.', FIELDS.funding);
  if (percent !== undefined && !(percent > 0 && percent <= 100))
    refuse('OUT_OF_RANGE', 'A part is a percentage above 0 and up to 100.', FIELDS.funding);
}

/** What pays it: of a gift the one thing it is, of the others a formula, a limit, or all that is left. */
function checkFunding(estate: Estate, step: PlannedStep): void {
  const { kind, assetId, amountCents, percent, formula } = step;
  if ((formula !== undefined) !== (kind === 'BYPASS_FUNDING'))
    refuse('REQUIRED', 'Choose the formula of a trust that uses the exclusion; no other step has one.', FIELDS.funding);
  if (isGift(step)) {
    const [wanted, words] = {
      SPECIFIC_GIFT: [assetId, 'Choose the thing that is given.'],
      CASH_GIFT: [amountCents, 'Enter the amount that is given.'],
      PERCENT_GIFT: [percent, 'Enter the part that is given.'],
    }[kind as 'SPECIFIC_GIFT' | 'CASH_GIFT' | 'PERCENT_GIFT'] as [unknown, string];
    if (wanted === undefined) refuse('REQUIRED', words, FIELDS.funding);
    checkGift(
      estate,
      { assetId: assetId ?? null, amountCents: amountCents ?? null, percent: percent ?? null },
      FIELDS.funding,
    );
    return;
  }
  if (assetId !== undefined) refuse('OUT_OF_RANGE', 'Only a gift is of one thing.', FIELDS.funding);
  if (kind === 'BYPASS_FUNDING' || kind === 'SURVIVOR_SHARE') {
    if (amountCents !== undefined || percent !== undefined)
      refuse('OUT_OF_RANGE', 'This step is not limited to an amount.', FIELDS.funding);
  } else if (kind === 'RESIDUE' && amountCents !== undefined)
    refuse(
      'OUT_OF_RANGE',
      'What is left is a whole or a part, not an amount: give an amount as a gift.',
      FIELDS.funding,
    );
  else checkLimit(step);
}

/** Of a gift the thing, or whose it was; of the others the kind says enough. */
function checkTakesAway(estate: Estate, plan: Plan, step: PlannedStep): void {
  const [taker, ...others] = step.to;
  checkTaken(
    estate,
    { kind: plan.document?.kind ?? null, ownerId: plan.ownerId },
    isGift(step) ? { assetId: step.assetId ?? null, to: taker?.to ?? null, heirClass: taker?.class ?? null } : null,
    FIELDS.takers,
  );
  if (others.length > 0) refuse('OUT_OF_RANGE', 'Take away one gift at a time.', FIELDS.takers);
  const { amountCents, percent, formula } = step;
  if (amountCents !== undefined || percent !== undefined || formula !== undefined)
    refuse('OUT_OF_RANGE', 'What takes something away gives nothing.', FIELDS.funding);
}

function checkEvent(estate: Estate, { trust, ownerId }: Plan, { event: { on, personId } }: PlanStep): void {
  if (!trust) {
    if (on !== 'DEATH_OF' || personId !== ownerId)
      refuse('OUT_OF_RANGE', 'A will speaks at the death of whoever signed it.', FIELDS.event);
    return;
  }
  if (on !== 'DEATH_OF') {
    if (personId !== null) refuse('OUT_OF_RANGE', 'Say at which death, or at whose.', FIELDS.event);
  } else if (!personById(estate, personId)) refuse('REQUIRED', 'Say at whose death.', FIELDS.event);
}

/**
 * One step as the engine plays it: everybody and everything it names is of the estate, the shares are all of it, and
 * it has what its kind needs. Throws: DomainError REQUIRED, UNKNOWN_REFERENCE, OUT_OF_RANGE, TOO_LONG, TOO_MANY,
 * SHARES_UNDER_100 and as `checkShares`, naming the field.
 */
export function checkStep(estate: Estate, plan: Plan, one: PlanStep): void {
  const { step } = one;
  checkEvent(estate, plan, one);
  if (step.kind === 'SURVIVOR_SHARE' && plan.trust?.kind !== JOINT)
    refuse('OUT_OF_RANGE', 'Only a trust that two made together has a share of the survivor.', FIELDS.kind);
  if (step.takesAway) checkTakesAway(estate, plan, step);
  else {
    if (step.to.length === 0) refuse('REQUIRED', 'Say who receives.', FIELDS.takers);
    checkTargets(estate, plan, step.to, 1);
    checkFunding(estate, step);
  }
  const { record } = step;
  checkText(record?.description, LONGEST_TEXT, 'description');
  checkText(record?.otherFunding?.title, LONGEST_TITLE, 'otherDistributionFunding');
  checkText(record?.otherFunding?.description, LONGEST_TEXT, 'otherDistributionFunding');
}

/** All steps together. Throws: DomainError GIVEN_TWICE, SHARES_OVER_100, TOO_MANY. */
export function checkSteps(steps: readonly PlanStep[]): void {
  if (steps.length > MOST_STEPS) refuse('TOO_MANY', `There are at most ${MOST_STEPS} steps.`, FIELDS.kind);
  const keyOf = ({ event: { on, personId } }: PlanStep): string => `${on} ${personId ?? ''}`;
  for (const own of Map.groupBy(steps, keyOf).values()) {
    const things = own.flatMap(({ step }) => step.assetId ?? []);
    if (new Set(things).size < things.length) refuse('GIVEN_TWICE', 'Each thing is given once.', FIELDS.funding);
    const given = own.reduce((sum, { step }) => sum + (step.kind === 'PERCENT_GIFT' ? (step.percent ?? 0) : 0), 0);
    if (given > 100) refuse('SHARES_OVER_100', 'The parts that are given come to more than the whole.', FIELDS.funding);
  }
}
