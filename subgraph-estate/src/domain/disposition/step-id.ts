import { DomainError } from '@platform/kernel';

/**
 * A step is known by its instrument and its place there, a line of it by its place in the step. A change is made over
 * a version of the estate, so that a place always means the step that was seen there.
 */
export interface StepPlace {
  readonly planId: string;
  /** From 0. */
  readonly at: number;
}
export interface LinePlace extends StepPlace {
  readonly line: number;
  /** Of one who takes in the place of that line; null for the line itself. */
  readonly instead: number | null;
}

const BETWEEN = ':';

/** A number that people count steps by, as a place; null for none. */
export const placeOf = (step: number | null | undefined): number | null =>
  typeof step === 'number' ? Math.max(0, step - 1) : null;

export const stepId = ({ planId, at }: StepPlace): string => [planId, at].join(BETWEEN);
export const lineId = ({ planId, at, line, instead }: LinePlace): string =>
  [planId, at, line, ...(instead === null ? [] : [instead])].join(BETWEEN);

function gone(): never {
  throw new DomainError('NOT_FOUND', 'Not found', { field: 'id' });
}

function placesIn(id: string): readonly [string, ...number[]] {
  const [planId = '', ...places] = id.split(BETWEEN);
  const numbers = places.map((place) => (/^\d{1,4}$/.test(place) ? Number(place) : -1));
  return numbers.some((number) => number < 0) ? gone() : [planId, ...numbers];
}

/** Throws: DomainError NOT_FOUND for what is no id of a step. */
export function stepPlace(id: string): StepPlace {
  const [planId, at, ...more] = placesIn(id);
  return at === undefined || more.length > 0 ? gone() : { planId, at };
}

/** Throws: DomainError NOT_FOUND for what is no id of a line. */
export function linePlace(id: string): LinePlace {
  const [planId, at, line, instead = null, ...more] = placesIn(id);
  return at === undefined || line === undefined || more.length > 0 ? gone() : { planId, at, line, instead };
}
