import { DomainError } from '@platform/kernel';
import { readsAfter } from '../document/steps.ts';
import type { Estate } from '../estate/estate.ts';
import { inTerms, isPlanRead, type Plan, type PlanStep, planOf, sameEvent, withPlan } from './plan.ts';
import { checkStep, checkSteps } from './step-rules.ts';

export interface EditedPlan {
  readonly estate: Estate;
  /** Where the step is now, from 0. */
  readonly at: number;
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'Not found', { field: 'id' });

/** Throws: DomainError NOT_FOUND for what orders nothing; NOT_A_WILL, READ_FROM_FILE for what is not changed here. */
export function editablePlan(estate: Estate, id: string): Plan {
  const plan = planOf(estate, id);
  if (!plan) throw notFound();
  if (plan.document && !plan.document.isOnFile)
    throw new DomainError('NOT_A_WILL', 'What a missing document says is not known.', { field: 'id' });
  if (!plan.trust && plan.ownerId === null)
    throw new DomainError('REQUIRED', 'Say first who signed it.', { field: 'id' });
  if (isPlanRead(estate, plan))
    throw new DomainError(
      'READ_FROM_FILE',
      `${plan.name} was read from a file. What it says is changed in the review of that file.`,
      { field: 'id' },
    );
  return plan;
}

export function stepAt({ steps }: Plan, at: number): PlanStep {
  const step = steps[at];
  if (!step) throw notFound();
  return step;
}

const placed = (estate: Estate, plan: Plan, steps: readonly PlanStep[], edited: PlanStep): EditedPlan => {
  const ordered = inTerms(steps);
  checkStep(estate, plan, edited);
  checkSteps(ordered);
  return { estate: withPlan(estate, plan, ordered), at: ordered.findIndex(({ step }) => step === edited.step) };
};

/** Where a step is put that nobody has placed: a gift before the rest, whatever was entered first. */
function placeOf({ steps }: Plan, { event, step: { kind } }: PlanStep): number {
  const later = steps.findIndex((one) => sameEvent(one.event, event) && readsAfter(one.step.kind, kind));
  return later < 0 ? steps.length : later;
}

/** A step at a place from 0; those of one death stay together. Null: where its kind is read. Throws: as `checkStep`, `checkSteps`. */
export function withNewStep(estate: Estate, plan: Plan, step: PlanStep, at: number | null): EditedPlan {
  return placed(estate, plan, plan.steps.toSpliced(at ?? placeOf(plan, step), 0, step), step);
}

/** A step in place of the one there, moved where a place is said. Throws: as `checkStep`, `checkSteps`. */
export function withStepChanged(
  estate: Estate,
  plan: Plan,
  at: number,
  step: PlanStep,
  to: number | null = null,
): EditedPlan {
  return placed(estate, plan, plan.steps.toSpliced(at, 1).toSpliced(to ?? at, 0, step), step);
}

/** These steps in place of all that there are. Throws: as `checkStep`, `checkSteps`. */
export function withSteps(estate: Estate, plan: Plan, steps: readonly PlanStep[]): Estate {
  const ordered = inTerms(steps);
  for (const step of ordered) checkStep(estate, plan, step);
  checkSteps(ordered);
  return withPlan(estate, plan, ordered);
}

/** The trusts that a step pays stay, also where nothing pays them any more. */
export const withoutStep = (estate: Estate, plan: Plan, at: number): Estate =>
  withPlan(estate, plan, plan.steps.toSpliced(at, 1));
