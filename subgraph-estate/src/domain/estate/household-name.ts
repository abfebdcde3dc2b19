import { ageOn, type IsoDate } from '@platform/kernel';
import type { EstatePerson } from '../person/person.ts';
import { type Estate, personById, spouseOf } from './estate.ts';

/** Family name of a person: the field, else the last word of the name without suffixes. */
export function familyName(person: Pick<EstatePerson, 'lastName' | 'name'>): string {
  if (person.lastName) return person.lastName;
  const words = person.name.split(/\s+/).filter((word) => !/^(jr|sr|ii|iii|iv)\.?$/i.test(word));
  return words.at(-1) ?? person.name;
}

export function givenName(person: Pick<EstatePerson, 'firstName' | 'name'>): string {
  return person.firstName ?? person.name.split(/\s+/)[0] ?? person.name;
}

/** As the family calls somebody: `Bob Castellan`. */
export const calledName = ({ preferredName, lastName, name }: EstatePerson): string =>
  preferredName ? [preferredName, lastName].filter(Boolean).join(' ') : name;

/** `Robert’s`, `the Castellans’`: the possessive as it is printed. */
export function possessive(name: string): string {
  return `${name}’s`;
}

/**
 * What the list calls a household: `The Castellan Family`, `The Delacroix-Wynn Family` where the spouses keep
 * different names, the person's own name where somebody lives alone without children.
 */
export function householdName(client: EstatePerson, spouse: EstatePerson | undefined, hasChildren: boolean): string {
  if (!spouse && !hasChildren) return client.name;
  const names = [...new Set([familyName(client), ...(spouse ? [familyName(spouse)] : [])])];
  // A double name that holds the other one says both.
  const said = names.filter((name) => !names.some((other) => other !== name && other.split('-').includes(name)));
  return `The ${said.join('-')} Family`;
}

/** Given names of client and spouse with the place: `Paul & Sylvie · Greenwich, CT`. */
export function householdLine(estate: Estate): string {
  const client = personById(estate, estate.personId);
  const spouse = spouseOf(estate, estate.personId);
  const names = [client, spouse?.isDeceased ? undefined : spouse].flatMap((person) =>
    person ? [givenName(person)] : [],
  );
  const place = [estate.city, estate.clientState].filter(Boolean).join(', ');
  return [names.join(' & '), place].filter(Boolean).join(' · ');
}

/** Completed years on a day, at the death for the dead; null without a birth date. */
export function ageOf(person: EstatePerson, today: IsoDate): number | null {
  if (!person.birthDate || (person.isDeceased && !person.deathDate)) return null;
  return ageOn(person.birthDate, person.deathDate ?? today);
}

/** Age of adulthood. */
const ADULT = 18;

export function isMinor(person: EstatePerson, today: IsoDate): boolean {
  const age = ageOf(person, today);
  return age !== null && age < ADULT && !person.isDeceased;
}
