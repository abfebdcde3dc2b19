import type { Step, Target, TrustTerm } from '@platform/estate-engine';

/** Money that pays a step from outside of the estate, in words: no figure counts it. */
export interface OtherFunding {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
}

/** What somebody wrote beside a step. Nothing of it moves a figure. */
export interface StepRecord {
  readonly description: string | null;
  /** Whether its shares are shown by whether they are exempt from the tax on generation-skipping transfers. */
  readonly displayGstShares: boolean;
  /** Whether the trusts that it pays have notes and trustees of their own. */
  readonly customizeBelow: boolean;
  readonly otherFunding: OtherFunding | null;
}

export const NO_RECORD: StepRecord = {
  description: null,
  displayGstShares: false,
  customizeBelow: false,
  otherFunding: null,
};

export interface PlannedTarget extends Target {
  readonly alternates?: readonly PlannedTarget[];
  /** What somebody wrote beside this line. */
  readonly note?: string;
}

/** A step of a will or trust as it is stored: what the engine plays, and what stands beside it. */
export interface PlannedStep extends Step {
  readonly to: readonly PlannedTarget[];
  readonly record?: StepRecord;
  /** Of a codicil or an amendment: it gives nothing, and what an earlier text says in its place is taken away. */
  readonly takesAway?: boolean;
}

export interface PlannedTerm extends TrustTerm {
  readonly steps: readonly PlannedStep[];
}

function played({ note: _note, alternates, ...target }: PlannedTarget): Target {
  return { ...target, ...(alternates && { alternates: alternates.map(played) }) };
}

/** What the engine plays of stored steps. */
export const playedSteps = (steps: readonly PlannedStep[]): Step[] =>
  steps
    .filter(({ takesAway }) => !takesAway)
    .map(({ record: _record, takesAway: _none, to, ...step }) => ({ ...step, to: to.map(played) }));

/** Whether something stands beside a step that a form of less would lose. */
export const isAnnotated = ({ record, to }: PlannedStep): boolean =>
  record !== undefined || to.some(({ note }) => note !== undefined);

/** At whose death a step is played. */
export interface DivisionEvent {
  readonly on: TrustTerm['on'];
  /** Whose, where it is neither the first nor the second of a couple. */
  readonly personId: string | null;
}
