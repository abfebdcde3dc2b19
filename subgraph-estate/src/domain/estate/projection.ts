import type { ProjectionType, ProjectionView } from '@platform/contracts/onboarding';
import { DomainError, type IsoDate } from '@platform/kernel';
import { checkPlannedYear, refuse, yearOf } from '../finance/planned-year.ts';
import { type Estate, marriedAndAlive, spouseOf } from './estate.ts';
import { scenarioDeaths } from './estate-case.ts';
import { updatedEstate } from './household.ts';
import { type Said, said } from './said.ts';

/** What is assumed of the years to come. The years of death are the estate's own assumptions, read by their year. */
export interface ProjectionSetting {
  readonly projectionsEnabled: boolean;
  readonly projectionType: ProjectionType;
  readonly projectionView: ProjectionView;
  /** Percent of what comes in and is taxed. */
  readonly estimatedIncomeTax: number | null;
  /** Null where nothing is assumed: the figures are those of a death today. */
  readonly clientYearOfDeath: number | null;
  readonly spouseYearOfDeath: number | null;
}

export type ProjectionFacts = {
  readonly [Field in keyof ProjectionSetting]?: Said<ProjectionSetting[Field]>;
};

/** Income tax of the United States and of a state together come to no more. */
export const INCOME_TAX_MAX_PERCENT = 60;

/** The day that a year alone stands for: everything of it has happened. */
const lastDayOf = (year: number): IsoDate => `${year}-12-31`;

/** Years of the deaths that the estate names a day for, and null for those that are played today for want of one. */
export function projectionSetting(estate: Estate, today: IsoDate): ProjectionSetting {
  const { firstDeathOn, secondDeathOn, projectionsEnabled, projectionType, projectionView, estimatedIncomeTax } =
    estate.assumptions;
  const deaths = scenarioDeaths(estate, today);
  const yearFor = (isClient: boolean): number | null => {
    const place = deaths.findIndex(({ personId }) => (personId === estate.personId) === isClient);
    const day = place === 0 ? firstDeathOn : place === 1 ? secondDeathOn : null;
    return day === null ? null : yearOf(day);
  };
  return {
    projectionsEnabled,
    projectionType,
    projectionView,
    estimatedIncomeTax,
    clientYearOfDeath: yearFor(true),
    spouseYearOfDeath: yearFor(false),
  };
}

function checkIncomeTax(percent: number | null): void {
  if (percent === null) return;
  if (!(percent >= 0 && percent <= INCOME_TAX_MAX_PERCENT))
    refuse('OUT_OF_RANGE', `Income tax is between 0% and ${INCOME_TAX_MAX_PERCENT}%.`, 'estimatedIncomeTax');
  if (percent !== Math.round(percent * 100) / 100)
    refuse('OUT_OF_RANGE', 'Give the percentage with at most two decimals.', 'estimatedIncomeTax');
}

function checkYear(year: number | null, known: number | null, today: IsoDate, field: string): void {
  if (year === null || year === known) return;
  if (year < yearOf(today)) refuse('OUT_OF_RANGE', 'A death that is assumed cannot lie in the past.', field);
  checkPlannedYear(year, today, field);
}

/** The day of a death whose year was given: the one that is known, where it lies in that year. */
const dayIn = (year: number | null, known: IsoDate | null): IsoDate | null =>
  year === null ? null : known && yearOf(known) === year ? known : lastDayOf(year);

/**
 * What is left out stays. Who dies earlier dies first from now on; in one and the same year the order stays.
 * Throws: DomainError OUT_OF_RANGE, YEARS_INCOMPLETE, NOT_A_SPOUSE.
 */
export function withProjection(estate: Estate, facts: ProjectionFacts, today: IsoDate): Estate {
  const known = projectionSetting(estate, today);
  const estimatedIncomeTax = said(facts.estimatedIncomeTax, known.estimatedIncomeTax);
  checkIncomeTax(estimatedIncomeTax);
  const client = said(facts.clientYearOfDeath, known.clientYearOfDeath);
  const spouse = said(facts.spouseYearOfDeath, known.spouseYearOfDeath);
  checkYear(client, known.clientYearOfDeath, today, 'clientYearOfDeath');
  checkYear(spouse, known.spouseYearOfDeath, today, 'spouseYearOfDeath');
  const assumed = {
    ...estate,
    assumptions: {
      ...estate.assumptions,
      projectionsEnabled: facts.projectionsEnabled ?? known.projectionsEnabled,
      projectionType: facts.projectionType ?? known.projectionType,
      projectionView: facts.projectionView ?? known.projectionView,
      estimatedIncomeTax,
    },
  };
  const areSaid = facts.clientYearOfDeath !== undefined || facts.spouseYearOfDeath !== undefined;
  return areSaid ? withYears(assumed, { client, spouse }, today) : assumed;
}

interface Years {
  readonly client: number | null;
  readonly spouse: number | null;
}

function withYears(estate: Estate, { client, spouse }: Years, today: IsoDate): Estate {
  const partner = spouseOf(estate, estate.personId);
  const [first] = scenarioDeaths(estate, today);
  if (!marriedAndAlive(estate)) {
    const isClient = first?.personId === estate.personId;
    const [own, other] = isClient ? [client, spouse] : [spouse, client];
    if (other !== null) {
      const field = isClient ? 'spouseYearOfDeath' : 'clientYearOfDeath';
      throw new DomainError('NOT_A_SPOUSE', 'Nobody is alive here for whom this year could be assumed.', { field });
    }
    const firstDeathOn = dayIn(own, estate.assumptions.firstDeathOn);
    return updatedEstate(estate, { firstDeathOn, secondDeathOn: null }, today);
  }
  if (client === null && spouse !== null)
    refuse('YEARS_INCOMPLETE', 'Give the year of the other death too.', 'clientYearOfDeath');
  if (spouse === null && client !== null)
    refuse('YEARS_INCOMPLETE', 'Give the year of the other death too.', 'spouseYearOfDeath');
  if (client === null || spouse === null)
    return updatedEstate(estate, { firstDeathOn: null, secondDeathOn: null }, today);
  const isClientFirst = client === spouse ? first?.personId === estate.personId : client < spouse;
  const { firstDeathOn, secondDeathOn } = estate.assumptions;
  const stays = isClientFirst === (first?.personId === estate.personId);
  const years = isClientFirst ? [client, spouse] : [spouse, client];
  const days = [
    dayIn(years[0] ?? null, stays ? firstDeathOn : null),
    dayIn(years[1] ?? null, stays ? secondDeathOn : null),
  ];
  const ordered = { ...estate, firstSpouseToDieId: isClientFirst ? estate.personId : (partner?.id ?? null) };
  return updatedEstate(ordered, { firstDeathOn: days[0] ?? null, secondDeathOn: days[1] ?? null }, today);
}
