import { DomainError } from '@platform/kernel';
import type { EstateCase } from '../estate-case.ts';
import { PLACED_BY_STATE } from '../estate-tax/nonresident.ts';
import { isUsCitizen } from '../succession/world.ts';
import { type Parties, requireId } from './parties.ts';

/** People, relations and deaths. Throws `SELF_RELATION`, `CIRCULAR_FAMILY`, `CHILD_BEFORE_PARENT`, `TWO_SPOUSES` too. */
export function checkFamily(input: EstateCase, { people }: Parties): void {
  const byId = new Map(input.people.map((person) => [person.id, person]));
  for (const [at, { birthDate, deathDate }] of input.people.entries()) {
    if (birthDate !== undefined && deathDate !== undefined && deathDate < birthDate) {
      fail('DEATH_BEFORE_BIRTH', 'the date of death is before the date of birth', `people[${at}].deathDate`);
    }
  }
  for (const [at, { from, to, kind }] of (input.relations ?? []).entries()) {
    const field = `relations[${at}]`;
    requireId([people], from, `${field}.from`);
    requireId([people], to, `${field}.to`);
    if (from === to) fail('SELF_RELATION', 'nobody is related to himself', field);
    const [older, younger] = [byId.get(from)?.birthDate, byId.get(to)?.birthDate];
    if (kind === 'PARENT' && older !== undefined && younger !== undefined && younger <= older) {
      fail('CHILD_BEFORE_PARENT', 'the child is born before the parent', field);
    }
  }
  checkGifts(input);
  checkCircles(input);
  checkSpouses(input);
  checkDeaths(input, people);
}

/** Gifts with a day are part of the sum of all. Throws `GIFTS_OVER_TOTAL`. */
function checkGifts({ people }: EstateCase): void {
  for (const [at, { federalExemptionUsedCents, lifetimeGifts = [] }] of people.entries()) {
    const dated = lifetimeGifts.reduce((sum, { taxableCents }) => sum + taxableCents, 0);
    if (federalExemptionUsedCents === undefined || dated <= federalExemptionUsedCents) continue;
    fail('GIFTS_OVER_TOTAL', 'the gifts with a day come to more than all gifts', `people[${at}].lifetimeGifts`);
  }
}

function checkCircles(input: EstateCase): void {
  const parents = new Map<string, string[]>();
  for (const [at, { from, to, kind }] of (input.relations ?? []).entries()) {
    if (kind !== 'PARENT') continue;
    if (reaches(parents, from, to)) fail('CIRCULAR_FAMILY', `${to} would be an ancestor of itself`, `relations[${at}]`);
    parents.set(to, [...(parents.get(to) ?? []), from]);
  }
}

function reaches(parents: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(parents.get(id) ?? []));
  }
  return false;
}

function checkSpouses(input: EstateCase): void {
  const dead = new Set(input.people.filter((person) => person.isDeceased || person.deathDate).map(({ id }) => id));
  const living = new Map<string, string>();
  for (const [at, { from, to, kind }] of (input.relations ?? []).entries()) {
    if (kind !== 'SPOUSE' || dead.has(from) || dead.has(to)) continue;
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const known = living.get(a);
      if (known !== undefined && known !== b) fail('TWO_SPOUSES', `${a} has two living spouses`, `relations[${at}]`);
      living.set(a, b);
    }
  }
}

/** Amounts grown by inflation for longer than anybody who is alive lives stand for nothing. */
const LAST_YEAR = 2200;

function checkDeaths(input: EstateCase, people: ReadonlySet<string>): void {
  const { deaths } = input.assumptions;
  for (const [at, { personId, date }] of deaths.entries()) {
    const field = `assumptions.deaths[${at}]`;
    requireId([people], personId, `${field}.personId`);
    const person = input.people.find(({ id }) => id === personId);
    if (person?.birthDate !== undefined && date < person.birthDate) {
      fail('DEATH_BEFORE_BIRTH', `${person.name} dies before being born`, `${field}.date`);
    }
    if (person?.isDeceased || (person?.deathDate !== undefined && person.deathDate !== date)) {
      fail('ALREADY_DEAD', `${person.name} has already died`, `${field}.personId`);
    }
    if (Number(date.slice(0, 4)) > LAST_YEAR) {
      fail('OUT_OF_RANGE', `a death after ${LAST_YEAR} is too far ahead to be worked out`, `${field}.date`);
    }
    const livesAbroad = (person?.domicileState ?? input.domicileState) === 'NON_US';
    if (livesAbroad && !isUsCitizen(person?.citizenship)) checkPlaces(input, person?.name ?? personId);
    const before = deaths[at - 1];
    if (!before) continue;
    if (before.personId === personId) fail('DUPLICATE_DEATH', 'nobody dies twice', `${field}.personId`);
    if (date < before.date) fail('DEATHS_OUT_OF_ORDER', 'the second death is before the first', `${field}.date`);
  }
}

/** Of somebody who is neither citizen nor resident only what lies in the United States is taxed (IRC 2103 to 2105). */
function checkPlaces({ assets }: EstateCase, name: string): void {
  const at = assets.findIndex(({ assetType, state }) => PLACED_BY_STATE.includes(assetType) && state === undefined);
  if (at < 0) return;
  const text = `${name} is neither a citizen nor a resident: estate tax (IRC 2101 to 2108) reaches property in the United States alone, and where “${assets[at]?.name}” lies is not said`;
  fail('NON_RESIDENT_ALIEN', text, `assets[${at}].state`);
}

function fail(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}
