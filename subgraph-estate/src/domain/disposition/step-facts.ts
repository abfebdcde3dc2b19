import type { Step } from '@platform/estate-engine';
import type { Cents } from '@platform/kernel';
import { type Said, said, saidText } from '../estate/said.ts';
import type { Plan, PlanStep } from './plan.ts';
import {
  type DivisionEvent,
  NO_RECORD,
  type OtherFunding,
  type PlannedStep,
  type PlannedTarget,
  type StepRecord,
} from './planned-step.ts';
import { FIELDS, refuse } from './step-rules.ts';

/** What may be said of a step; undefined leaves what is known, null takes it away. */
export interface StepFacts {
  readonly kind?: Said<Step['kind']>;
  readonly takesAway?: Said<boolean>;
  readonly event?: Said<DivisionEvent>;
  readonly takers?: Said<readonly PlannedTarget[]>;
  readonly assetId?: Said<string>;
  readonly amountCents?: Said<Cents>;
  readonly percent?: Said<number>;
  readonly formula?: Said<NonNullable<Step['formula']>>;
  readonly description?: Said<string>;
  readonly displayGstShares?: Said<boolean>;
  readonly customizeBelow?: Said<boolean>;
  readonly otherFunding?: Said<Omit<OtherFunding, 'id'>>;
}

function otherFundingWith(known: OtherFunding | null, facts: StepFacts, id: string): OtherFunding | null {
  const { otherFunding } = facts;
  if (otherFunding === undefined) return known;
  if (otherFunding === null) return null;
  const title = otherFunding.title.trim();
  if (!title) refuse('REQUIRED', 'Say what else pays it.', 'otherDistributionFunding');
  return { id: known?.id ?? id, title, description: otherFunding.description?.trim() || null };
}

/** Absent where nothing stands beside the step. */
function recordWith(known: StepRecord, facts: StepFacts, otherFundingId: string): StepRecord | undefined {
  const record: StepRecord = {
    description: saidText(facts.description, known.description),
    displayGstShares: facts.displayGstShares ?? known.displayGstShares,
    customizeBelow: facts.customizeBelow ?? known.customizeBelow,
    otherFunding: otherFundingWith(known.otherFunding, facts, otherFundingId),
  };
  const { description, displayGstShares, customizeBelow, otherFunding } = record;
  return description || displayGstShares || customizeBelow || otherFunding ? record : undefined;
}

/** What one kind of step is paid by says nothing of another kind. */
function fundingWith(known: PlannedStep | null, kind: Step['kind'], facts: StepFacts): Partial<Step> {
  const stays = known?.kind === kind ? known : null;
  const funding = {
    assetId: said(facts.assetId, stays?.assetId ?? null),
    amountCents: said(facts.amountCents, stays?.amountCents ?? null),
    percent: said(facts.percent, stays?.percent ?? null),
    formula: said(facts.formula, stays?.formula ?? null),
  };
  return Object.fromEntries(Object.entries(funding).filter(([, value]) => value !== null));
}

function eventOf({ trust, ownerId, steps }: Plan, known: PlanStep | null, { event }: StepFacts): DivisionEvent {
  if (!trust) return { on: 'DEATH_OF', personId: ownerId };
  const said = event ?? known?.event ?? steps[0]?.event;
  return said ?? refuse('REQUIRED', 'Say at which death.', FIELDS.event);
}

/** A step with what is said of it. `otherFundingId`: of a source that is named now. Throws: DomainError REQUIRED. */
export function stepWith(plan: Plan, known: PlanStep | null, facts: StepFacts, otherFundingId: string): PlanStep {
  const kind = facts.kind ?? known?.step.kind ?? refuse('REQUIRED', 'Say what this step does.', FIELDS.kind);
  const record = recordWith(known?.step.record ?? NO_RECORD, facts, otherFundingId);
  const takesAway = facts.takesAway ?? known?.step.takesAway ?? false;
  return {
    event: eventOf(plan, known, facts),
    step: {
      kind,
      ...(takesAway && { takesAway }),
      to: facts.takers === undefined ? (known?.step.to ?? []) : (facts.takers ?? []),
      ...fundingWith(known?.step ?? null, kind, facts),
      ...(record && { record }),
    },
  };
}
