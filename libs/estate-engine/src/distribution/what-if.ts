import { addYears, type Cents, DomainError, type IsoDate, parseIsoDate } from '@platform/kernel';
import type { LawAssumptions } from '../law/rule-set.ts';
import {
  type CaseAssumptions,
  type Disclaimer,
  type EstateCase,
  MOST_GROWTH_PERCENT,
  type ScenarioDeath,
} from './estate-case.ts';
import { afterGrowth } from './projection.ts';

/** What somebody asks about an estate; what is left out stays as the case has it. */
export interface WhatIfChanges {
  /** Of those who die in the case. */
  readonly firstToDieId?: string;
  /** Years of the deaths. Where only the first has one, the second keeps its distance. */
  readonly firstYear?: number;
  readonly secondYear?: number;
  /** Taken to have died before everybody who dies in the case. */
  readonly predeceasedIds?: readonly string[];
  /** Of everything owned, from `today` to the year of the first death, as a decimal: 0.05. */
  readonly growthRate?: number;
  /** Of what people and trusts hold, from the first death to the second, as a decimal: 0.05. */
  readonly growthBetweenRate?: number;
  /** Basic exclusion at each death, in place of the law's. */
  readonly federalExclusionCents?: Cents;
  /** Of the federal amounts, for years past those that are held, as a decimal; with an exclusion of its own, of that from this year on. */
  readonly inflationRate?: number;
  /** Where those who die live then. */
  readonly domicileState?: string;
  readonly portabilityElected?: boolean;
  /** In addition to those of the case. */
  readonly disclaimers?: readonly Disclaimer[];
}

export interface WhatIf {
  readonly input: EstateCase;
  readonly law?: LawAssumptions;
}

const LOWEST_GROWTH = -0.5;
const HIGHEST_GROWTH = 0.5;
const HIGHEST_GROWTH_BETWEEN = MOST_GROWTH_PERCENT / 100;
const HIGHEST_INFLATION = 0.2;

/** A case has percentages with at most five decimals. */
const asPercent = (rate: number): number => Number((rate * 100).toFixed(5));

const yearOf = (day: IsoDate): number => parseIsoDate(day).year;

/** In a year of their own the deaths lie half a year apart, past every survival clause in common use. */
const dayIn = (year: number, known: IsoDate, rest: string): IsoDate =>
  yearOf(known) === year ? known : `${year}-${rest}`;

function deathsOf({ deaths }: CaseAssumptions, changes: WhatIfChanges): ScenarioDeath[] {
  const { firstToDieId, firstYear, secondYear } = changes;
  const [first, second] = deaths;
  if (!first) return [];
  if (firstToDieId !== undefined && !deaths.some(({ personId }) => personId === firstToDieId))
    throw new DomainError('NOT_DYING', 'only somebody who dies in this plan can die first', { field: 'firstToDieId' });
  const firstOn = dayIn(firstYear ?? yearOf(first.date), first.date, '06-30');
  if (!second) return [{ ...first, date: firstOn }];
  const moved = addYears(second.date, yearOf(firstOn) - yearOf(first.date));
  const secondOn = secondYear === undefined ? moved : dayIn(secondYear, second.date, '12-31');
  if (secondOn < firstOn)
    throw new DomainError('DEATHS_OUT_OF_ORDER', 'the second death cannot come before the first', {
      field: 'secondYear',
    });
  const isTurned = firstToDieId === second.personId;
  return [
    { personId: isTurned ? second.personId : first.personId, date: firstOn },
    { personId: isTurned ? first.personId : second.personId, date: secondOn },
  ];
}

function peopleOf({ people, assumptions }: EstateCase, { predeceasedIds = [], domicileState }: WhatIfChanges) {
  const dying = new Set(assumptions.deaths.map(({ personId }) => personId));
  const gone = new Set(predeceasedIds);
  const both = predeceasedIds.find((id) => dying.has(id));
  if (both !== undefined)
    throw new DomainError('DIES_TWICE', 'whoever dies in this plan cannot have died before it', {
      field: 'predeceasedIds',
    });
  return people.map(({ deathDate, ...person }) => ({
    ...person,
    ...(gone.has(person.id) ? { isDeceased: true } : deathDate !== undefined && { deathDate }),
    ...(domicileState !== undefined && dying.has(person.id) && { domicileState }),
  }));
}

function lawOf({ federalExclusionCents, inflationRate }: WhatIfChanges, today: IsoDate): LawAssumptions | undefined {
  if (inflationRate === undefined) return federalExclusionCents === undefined ? undefined : { federalExclusionCents };
  if (!(inflationRate >= 0 && inflationRate <= HIGHEST_INFLATION))
    throw new DomainError('RATE_OUT_OF_RANGE', 'growth of the exclusion lies between 0% and 20% a year', {
      field: 'inflationRate',
    });
  return federalExclusionCents === undefined
    ? { inflationRate }
    : { inflationRate, federalExclusionCents, fromYear: yearOf(today) };
}

/**
 * A case as somebody asks it to be: the input of `distribution`, and its law. Nothing is changed that is not asked for.
 *
 * `today` is the day from which values grow. Throws: DomainError NOT_DYING, DIES_TWICE, DEATHS_OUT_OF_ORDER,
 * RATE_OUT_OF_RANGE, each with the field of the changes that it is about.
 */
export function whatIf(input: EstateCase, changes: WhatIfChanges, today: IsoDate): WhatIf {
  const { growthRate = 0, growthBetweenRate, domicileState, portabilityElected, disclaimers = [] } = changes;
  if (!(growthRate >= LOWEST_GROWTH && growthRate <= HIGHEST_GROWTH))
    throw new DomainError('RATE_OUT_OF_RANGE', 'growth a year lies between -50% and 50%', { field: 'growthRate' });
  if (!(growthBetweenRate === undefined || (growthBetweenRate >= 0 && growthBetweenRate <= HIGHEST_GROWTH_BETWEEN)))
    throw new DomainError('RATE_OUT_OF_RANGE', 'growth between the deaths lies between 0% and 50% a year', {
      field: 'growthBetweenRate',
    });
  const deaths = deathsOf(input.assumptions, changes);
  const law = lawOf(changes, today);
  const years = deaths[0] ? yearOf(deaths[0].date) - yearOf(today) : 0;
  return {
    input: {
      ...afterGrowth(input, growthRate, years),
      ...(domicileState !== undefined && { domicileState }),
      people: peopleOf(input, changes),
      assumptions: {
        ...input.assumptions,
        deaths,
        ...(growthBetweenRate !== undefined && { growthBetweenDeathsPercent: asPercent(growthBetweenRate) }),
        ...(portabilityElected !== undefined && { portabilityElected }),
        ...(disclaimers.length > 0 && { disclaimers: [...(input.assumptions.disclaimers ?? []), ...disclaimers] }),
      },
    },
    ...(law && { law }),
  };
}
