import { numberProblem } from '@platform/contracts/field-rules';
import type { CashFlowCategory } from '@platform/contracts/finance';
import { type Cents, formatDollarsAndCents, type IsoDate, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { type Said, said, saidText } from '../estate/said.ts';
import { checkPlannedYear, refuse, yearOf } from './planned-year.ts';

/** Money that is assumed to come in or to go out, each year of a stretch or once. */
export interface CashFlowAssumption {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly category: CashFlowCategory;
  /** What it is, where the category does not say enough. */
  readonly description: string | null;
  /** Of the first year; what comes in and what goes out are both above zero. */
  readonly amountCents: Cents;
  readonly startYear: number;
  /** The last year; null where nobody has said when it ends. */
  readonly endYear: number | null;
  /** Percent a year by which the amount grows; null is an amount that stays. */
  readonly inflationRate: number | null;
  readonly isOneTime: boolean;
  readonly isNotTaxable: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CashFlowFacts {
  readonly category?: Said<CashFlowCategory>;
  readonly description?: Said<string>;
  readonly amountCents?: Said<Cents>;
  readonly startYear?: Said<number>;
  readonly endYear?: Said<number>;
  readonly inflationRate?: Said<number>;
  readonly isOneTime?: Said<boolean>;
  readonly isNotTaxable?: Said<boolean>;
}
type CashFlowOwn = Omit<
  CashFlowAssumption,
  'id' | 'version' | 'estateId' | 'organizationId' | 'createdAt' | 'updatedAt'
>;

/** Percent a year: nothing that anybody plans with grows faster. */
export const INFLATION_MAX_PERCENT = 25;

function checkAmount(cents: Cents): void {
  const problem = numberProblem(cents);
  if (problem) refuse('OUT_OF_RANGE', problem, 'amount');
  if (cents === 0) refuse('OUT_OF_RANGE', 'Enter an amount above zero.', 'amount');
  if (cents > LARGEST_AMOUNT_CENTS)
    refuse('OUT_OF_RANGE', `An amount is at most ${formatDollarsAndCents(LARGEST_AMOUNT_CENTS)}.`, 'amount');
}

function checkRate(rate: number | null): void {
  if (rate === null) return;
  if (!(rate >= 0 && rate <= INFLATION_MAX_PERCENT))
    refuse('OUT_OF_RANGE', `Inflation is between 0% and ${INFLATION_MAX_PERCENT}% a year.`, 'inflationRate');
  if (rate !== hundredthsOf(rate) / 100)
    refuse('OUT_OF_RANGE', 'Give the percentage with at most two decimals.', 'inflationRate');
}

/** Hundredths of a percent. */
export const hundredthsOf = (percent: number): number => Math.round(percent * 100);

const NEW = (today: IsoDate): CashFlowOwn => ({
  category: 'OTHER_INCOME',
  description: null,
  amountCents: 0,
  startYear: yearOf(today),
  endYear: null,
  inflationRate: null,
  isOneTime: false,
  isNotTaxable: false,
});

/** What comes once has no other year and does not grow. Throws: DomainError OUT_OF_RANGE, naming the field. */
export function cashFlowWith(known: CashFlowOwn | null, facts: CashFlowFacts, today: IsoDate): CashFlowOwn {
  const before = known ?? NEW(today);
  const isOneTime = facts.isOneTime ?? before.isOneTime;
  const startYear = said(facts.startYear ?? undefined, before.startYear);
  const endYear = isOneTime ? startYear : said(facts.endYear, before.endYear);
  const inflationRate = isOneTime ? null : said(facts.inflationRate, before.inflationRate);
  const amountCents = said(facts.amountCents ?? undefined, before.amountCents);
  if (startYear !== known?.startYear) checkPlannedYear(startYear, today, 'startYear');
  if (endYear !== null && endYear !== known?.endYear) checkPlannedYear(endYear, today, 'endYear');
  if (endYear !== null && endYear < startYear)
    refuse('OUT_OF_RANGE', 'The last year cannot lie before the first one.', 'endYear');
  checkAmount(amountCents);
  checkRate(inflationRate);
  return {
    category: facts.category ?? before.category,
    description: saidText(facts.description, before.description),
    amountCents,
    startYear,
    endYear,
    inflationRate,
    isOneTime,
    isNotTaxable: facts.isNotTaxable ?? before.isNotTaxable,
  };
}
