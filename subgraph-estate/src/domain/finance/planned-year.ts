import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError, type IsoDate } from '@platform/kernel';

/** How far from this year anything is planned: a child born today may be told of in its old age. */
export const PLANNING_REACH_YEARS = 100;

export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

export function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

/** Throws: DomainError OUT_OF_RANGE for a year that nobody can have meant. */
export function checkPlannedYear(year: number, today: IsoDate, field: string): void {
  if (Math.abs(year - yearOf(today)) > PLANNING_REACH_YEARS)
    refuse('OUT_OF_RANGE', `Enter a year within ${PLANNING_REACH_YEARS} years of today.`, field);
}

/** A text that has to be there, without the blanks around it. Throws: DomainError REQUIRED, OUT_OF_RANGE. */
export function requiredName(text: string, field: string, what: string): string {
  const clean = text.trim();
  if (!clean) refuse('REQUIRED', `${what} is required`, field);
  const problem = lengthProblem(clean, TEXT_LENGTHS.name);
  if (problem) refuse('OUT_OF_RANGE', problem, field);
  return clean;
}
