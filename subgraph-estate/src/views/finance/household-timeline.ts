import { isIncomeCategory } from '@platform/contracts/finance';
import { labelOf } from '@platform/contracts/labels';
import { ageOn, type Cents, DomainError, type IsoDate, sumCents } from '@platform/kernel';
import { runDistribution } from '../../domain/distribution/distribution.ts';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { cashFlowIn, yearsFrom } from '../../domain/finance/cash-flow.ts';
import type { CashFlowAssumption } from '../../domain/finance/cash-flow-assumption.ts';
import type { FinancialMilestone } from '../../domain/finance/financial-milestone.ts';
import { type HouseholdDeath, householdDeaths } from '../../domain/finance/household-deaths.ts';
import { PLANNING_REACH_YEARS, yearOf } from '../../domain/finance/planned-year.ts';
import { nameOf } from '../distribution/distribution-view.ts';
import {
  type Happening,
  HOUSEHOLD_EVENT_TYPES,
  type HouseholdEventType,
  plannedHappenings,
} from './planned-happenings.ts';

interface HouseholdEventItem {
  readonly id: string;
  readonly text: string;
  readonly amount: Cents | null;
}
interface HouseholdEvent {
  readonly eventType: HouseholdEventType;
  readonly eventCount: number;
  readonly trustIds: string[];
  readonly totalAmount: Cents | null;
  readonly items: HouseholdEventItem[];
}
interface HouseholdDeathEvent {
  readonly personId: string;
  readonly isClient: boolean;
  readonly isProjected: boolean;
  readonly personName: string;
  readonly age: number | null;
  readonly certainty: string;
}
export interface TimelineYear {
  readonly year: number;
  readonly events: HouseholdEvent[];
  readonly deathEvents: HouseholdDeathEvent[];
  readonly totalDistributions: Cents;
  readonly trustCount: number;
  readonly income: Cents;
  readonly expenses: Cents;
}

export interface HouseholdPlans {
  readonly milestones: readonly FinancialMilestone[];
  readonly cashFlow: readonly CashFlowAssumption[];
}

const FIRST_YEAR = 1_800;
const LAST_YEAR = 2_300;

/** Throws: DomainError OUT_OF_RANGE, naming the field. */
export function checkYears(startYear: number, endYear: number): void {
  const refuse = (message: string, field: string): never => {
    throw new DomainError('OUT_OF_RANGE', message, { field });
  };
  if (startYear < FIRST_YEAR || startYear > LAST_YEAR)
    refuse(`Choose years between ${FIRST_YEAR} and ${LAST_YEAR}.`, 'startYear');
  if (endYear < startYear) refuse('The last year cannot lie before the first one.', 'endYear');
  if (endYear - startYear > PLANNING_REACH_YEARS)
    refuse(`At most ${PLANNING_REACH_YEARS + 1} years can be shown at once.`, 'endYear');
}

const CERTAINTY = {
  known: 'On record',
  dated: 'Assumed: this is the year that the assumptions of the estate name',
  undated: 'Assumed for want of a date: figures are worked out as if it were today',
  undatedSecond: 'Assumed for want of a date: figures are worked out as if it were a month after the first death',
} as const;

function deathEvent(
  estate: Estate,
  { personId, isClient, isProjected, on, isDated }: HouseholdDeath,
  isFirst: boolean,
): HouseholdDeathEvent {
  const undated = isFirst ? 'undated' : 'undatedSecond';
  const birthDate = personById(estate, personId)?.birthDate ?? null;
  return {
    personId,
    isClient,
    isProjected,
    personName: nameOf(estate, personId),
    age: birthDate && birthDate <= on ? ageOn(birthDate, on) : null,
    certainty: isProjected ? CERTAINTY[isDated ? 'dated' : undated] : CERTAINTY.known,
  };
}

const signed = (estate: Estate): Happening[] =>
  estate.trusts.flatMap(({ id, name, executedAt, createdUponDeath }): Happening[] => {
    if (!executedAt || createdUponDeath) return [];
    const year = yearOf(executedAt);
    return [{ id: `signed:${id}`, type: 'TRUST_SIGNED', year, text: name, amountCents: null, trustIds: [id] }];
  });

const planned = (milestones: readonly FinancialMilestone[]): Happening[] =>
  milestones.map(({ id, year, milestone, description }) => {
    const text = description ? `${milestone}: ${description}` : milestone;
    return { id, type: 'MILESTONE', year, text, amountCents: null, trustIds: [] };
  });

/** What an assumption about money is called: its category, and what it is where somebody has said it. */
export function cashFlowWords({ category, description }: Pick<CashFlowAssumption, 'category' | 'description'>): string {
  const label = labelOf('CashFlowCategory', category);
  return description ? `${label}: ${description}` : label;
}

function flows(assumptions: readonly CashFlowAssumption[], year: number, amounts: readonly Cents[]): Happening[] {
  return assumptions.flatMap((assumption, index): Happening[] => {
    const amountCents = amounts[index] ?? 0;
    if (amountCents === 0) return [];
    const type = isIncomeCategory(assumption.category) ? 'INCOME' : 'EXPENSES';
    return [{ id: `${assumption.id}:${year}`, type, year, text: cashFlowWords(assumption), amountCents, trustIds: [] }];
  });
}

function eventsOf(happenings: readonly Happening[]): HouseholdEvent[] {
  return HOUSEHOLD_EVENT_TYPES.flatMap((eventType) => {
    const same = happenings.filter(({ type }) => type === eventType);
    if (same.length === 0) return [];
    const amounts = same.flatMap(({ amountCents }) => amountCents ?? []);
    return [
      {
        eventType,
        eventCount: same.length,
        trustIds: [...new Set(same.flatMap(({ trustIds }) => trustIds))],
        totalAmount: amounts.length > 0 ? sumCents(amounts) : null,
        items: same.map(({ id, text, amountCents }) => ({ id, text, amount: amountCents })),
      },
    ];
  });
}

/** An entry for every year between the two, also for one in which nothing happens. Throws: DomainError OUT_OF_RANGE. */
export function householdTimeline(
  estate: Estate,
  today: IsoDate,
  { startYear, endYear }: { readonly startYear: number; readonly endYear: number },
  { milestones, cashFlow }: HouseholdPlans,
): TimelineYear[] {
  checkYears(startYear, endYear);
  const deaths = householdDeaths(estate, today);
  const firstAssumed = deaths.find(({ isProjected }) => isProjected);
  const outcome = runDistribution(estate, today);
  const plan = 'result' in outcome ? plannedHappenings(estate, outcome.result) : [];
  const once = Map.groupBy([...signed(estate), ...plan, ...planned(milestones)], ({ year }) => year);
  return yearsFrom(startYear, endYear).map((year) => {
    const { amounts, incomeCents, expensesCents } = cashFlowIn(cashFlow, year);
    const events = eventsOf([...(once.get(year) ?? []), ...flows(cashFlow, year, amounts)]);
    return {
      year,
      events,
      deathEvents: deaths
        .filter(({ on }) => yearOf(on) === year)
        .map((death) => deathEvent(estate, death, death === firstAssumed)),
      totalDistributions: events.find(({ eventType }) => eventType === 'INHERITANCE')?.totalAmount ?? 0,
      trustCount: new Set(events.flatMap(({ trustIds }) => trustIds)).size,
      income: incomeCents,
      expenses: expensesCents,
    };
  });
}
