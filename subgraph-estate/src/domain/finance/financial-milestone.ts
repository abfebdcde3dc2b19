import type { FinancialMilestoneKind } from '@platform/contracts/finance';
import type { IsoDate } from '@platform/kernel';
import { type Said, said, saidText } from '../estate/said.ts';
import { checkPlannedYear, requiredName, yearOf } from './planned-year.ts';

/** Something a household plans for or looks back on: a retirement, a sale, a first home of a child. */
export interface FinancialMilestone {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly kind: FinancialMilestoneKind;
  /** What it is called. */
  readonly milestone: string;
  readonly description: string | null;
  readonly year: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface MilestoneFacts {
  readonly kind?: Said<FinancialMilestoneKind>;
  readonly milestone?: Said<string>;
  readonly description?: Said<string>;
  readonly year?: Said<number>;
}
type MilestoneOwn = Pick<FinancialMilestone, 'kind' | 'milestone' | 'description' | 'year'>;

const NEW = (today: IsoDate): MilestoneOwn => ({
  kind: 'OTHER',
  milestone: '',
  description: null,
  year: yearOf(today),
});

/** Throws: DomainError REQUIRED, OUT_OF_RANGE, naming the field. */
export function milestoneWith(known: MilestoneOwn | null, facts: MilestoneFacts, today: IsoDate): MilestoneOwn {
  const before = known ?? NEW(today);
  const year = said(facts.year ?? undefined, before.year);
  if (year !== known?.year) checkPlannedYear(year, today, 'year');
  return {
    kind: facts.kind ?? before.kind,
    milestone: requiredName(facts.milestone ?? before.milestone, 'milestone', 'Milestone'),
    description: saidText(facts.description, before.description),
    year,
  };
}
