import type { Target } from '@platform/estate-engine';
import type { FundingAsset } from '../../domain/disposition/funding-assets.ts';
import type { FundingRule } from '../../domain/disposition/funding-rule.ts';
import type { Plan, PlanStep } from '../../domain/disposition/plan.ts';
import type { DivisionEvent, PlannedTarget } from '../../domain/disposition/planned-step.ts';
import type { LinePlace } from '../../domain/disposition/step-id.ts';
import type { EstateFiduciary } from '../../domain/document/document.ts';
import type { Estate } from '../../domain/estate/estate.ts';

/** A step with its instrument and estate: what its fields are answered from. */
export interface TemplateParent {
  readonly estate: Estate;
  readonly plan: Plan;
  /** From 0. */
  readonly at: number;
  readonly one: PlanStep;
}
export interface DivisionEventParent {
  readonly estate: Estate;
  readonly event: DivisionEvent;
}
export interface PlanTakerParent {
  readonly estate: Estate;
  readonly target: PlannedTarget;
}
export interface RuleParent extends TemplateParent {
  readonly line: number;
  readonly target: PlannedTarget;
}
export interface ClassParent {
  readonly estate: Estate;
  readonly event: DivisionEvent;
  readonly place: LinePlace;
  readonly heirClass: NonNullable<Target['class']>;
  readonly target: Target;
}
export interface FundingOptionParent extends TemplateParent {
  readonly rule: FundingRule;
}
export interface FundingAssetParent {
  readonly estate: Estate;
  readonly funding: FundingAsset;
}
export interface DesignatedParent {
  readonly estate: Estate;
  readonly fiduciary: EstateFiduciary;
}
