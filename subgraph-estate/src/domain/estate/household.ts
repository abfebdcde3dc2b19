import { MARRIED_STATUSES, PARTNERED_STATUSES } from '@platform/contracts/domain';
import {
  adultProblem,
  expensesProblem,
  growthBetweenDeathsProblem,
  lengthProblem,
  planningDateProblem,
} from '@platform/contracts/field-rules';
import { labelOf } from '@platform/contracts/labels';
import { DomainError, type IsoDate } from '@platform/kernel';
import type { EstatePerson } from '../person/person.ts';
import { type Estate, type MaritalStatus, NO_ASSUMPTIONS, NOTHING_ENTERED, personById, spouseOf } from './estate.ts';
import { householdName } from './household-name.ts';
import { type Said, saidText } from './said.ts';
import { strategyAssumptions } from './strategy-assumptions.ts';

export interface NewHousehold {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: IsoDate | null | undefined;
  readonly state: string;
  readonly city?: string | null | undefined;
  readonly maritalStatus: MaritalStatus;
  readonly spouseFirstName?: string | null | undefined;
  readonly spouseLastName?: string | null | undefined;
  readonly spouseBirthDate?: IsoDate | null | undefined;
}

export interface Founding {
  readonly id: string;
  readonly organizationId: string;
  readonly advisorId: string | null;
  readonly at: string;
  /** The day of it, by the organization's calendar. */
  readonly today: IsoDate;
  readonly nextId: () => string;
}

export type NewPerson = Partial<Omit<EstatePerson, 'id' | 'name'>> & { readonly id: string; readonly name: string };

/** A person with nothing known but what is given. */
export function person(given: NewPerson): EstatePerson {
  return {
    firstName: null,
    lastName: null,
    preferredName: null,
    email: null,
    phoneNumber: null,
    legalName: null,
    initials: null,
    address1: null,
    address2: null,
    zip: null,
    city: null,
    state: null,
    country: null,
    gender: null,
    bio: null,
    birthDate: null,
    deathDate: null,
    isDeceased: Boolean(given.deathDate),
    citizenship: null,
    isSpecialNeeds: false,
    isDisabled: false,
    isCorporateTrustee: false,
    gifts: [],
    federalExemptionUsedCents: 0,
    gstExemptionUsedCents: 0,
    federalDsueCents: 0,
    federalDsueUsedCents: 0,
    earlierDsueUsedCents: 0,
    earlierEstates: [],
    federalDsueSource: null,
    stateExemptionUsedCents: 0,
    hawaiiStateDsueRemainingCents: 0,
    marylandStateDsueRemainingCents: 0,
    createdByReading: null,
    ...given,
  };
}

const MAX_NAME = 100;

/** Throws: DomainError REQUIRED, TOO_LONG with the field. */
export function cleanName(text: string, field: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!name) throw new DomainError('REQUIRED', 'Required', { field });
  const tooLong = lengthProblem(name, MAX_NAME);
  if (tooLong) throw new DomainError('TOO_LONG', tooLong, { field });
  return name;
}

/** Throws: DomainError DATE_IN_FUTURE. */
export function checkBirthDate(date: IsoDate | null | undefined, today: IsoDate, field: string): void {
  if (date && date > today) throw new DomainError('DATE_IN_FUTURE', 'A birthday cannot be in the future.', { field });
}

/** Throws: DomainError BAD_USER_INPUT for a partner whom the status leaves no place for: nobody typed is dropped. */
function requiresPartner(input: NewHousehold): boolean {
  const given = (['spouseFirstName', 'spouseLastName', 'spouseBirthDate'] as const).find((field) => input[field]);
  if (given && !PARTNERED_STATUSES.has(input.maritalStatus)) {
    const text = `${labelOf('MaritalStatus', input.maritalStatus)} clients have no spouse or partner here.`;
    throw new DomainError('BAD_USER_INPUT', text, { field: given });
  }
  return given !== undefined;
}

/**
 * A household with its client, and the spouse or partner where one is named: adults, for they sign the documents. Who is
 * engaged is stored as a partner, who counts for the family and not for the law.
 * Throws: DomainError REQUIRED, DATE_IN_FUTURE, BAD_USER_INPUT.
 */
export function newEstate(input: NewHousehold, { id, organizationId, advisorId, at, today, nextId }: Founding): Estate {
  const named = (
    first: string,
    last: string,
    birthDate: IsoDate | null | undefined,
    fields: [string, string],
  ): EstatePerson => {
    const firstName = cleanName(first, fields[0]);
    const lastName = cleanName(last, fields[1]);
    const birthField = fields[0] === 'firstName' ? 'birthDate' : 'spouseBirthDate';
    checkBirthDate(birthDate, today, birthField);
    const underAge = adultProblem(birthDate, today);
    if (underAge) throw new DomainError('BAD_USER_INPUT', underAge, { field: birthField });
    const name = `${firstName} ${lastName}`;
    return person({ id: nextId(), name, firstName, lastName, birthDate: birthDate ?? null, state: input.state });
  };
  const client = named(input.firstName, input.lastName, input.birthDate, ['firstName', 'lastName']);
  const { maritalStatus } = input;
  const spouse = requiresPartner(input)
    ? named(input.spouseFirstName ?? '', input.spouseLastName ?? input.lastName, input.spouseBirthDate, [
        'spouseFirstName',
        'spouseLastName',
      ])
    : undefined;
  const kind = MARRIED_STATUSES.has(maritalStatus) ? 'SPOUSE' : 'DOMESTIC_PARTNER';
  return {
    ...NOTHING_ENTERED,
    id,
    version: 1,
    organizationId,
    advisorId,
    sharedOwnerships: [],
    isSample: false,
    displayName: householdName(client, spouse, false),
    status: 'IN_PROGRESS',
    archived: null,
    personId: client.id,
    clientState: input.state,
    city: input.city?.trim() || null,
    maritalStatus,
    firstSpouseToDieId: null,
    assumptions: NO_ASSUMPTIONS,
    onboarding: null,
    people: spouse ? [client, spouse] : [client],
    relations: spouse ? [{ id: nextId(), from: client.id, to: spouse.id, kind, isAdopted: false }] : [],
    createdAt: at,
    updatedAt: at,
  };
}

export interface EstateChanges {
  readonly displayName?: string | null | undefined;
  readonly maritalStatus?: MaritalStatus | null | undefined;
  readonly clientState?: string | null | undefined;
  readonly city?: Said<string>;
  readonly firstDeathOn?: IsoDate | null | undefined;
  readonly secondDeathOn?: IsoDate | null | undefined;
  readonly portabilityElected?: boolean | null | undefined;
  readonly expensesPercent?: number | null | undefined;
  readonly growthBetweenDeathsPercent?: number | null | undefined;
  readonly assumedPouroverWill?: boolean | null | undefined;
  readonly strategiesYearOfDeath?: Said<number>;
  readonly strategiesBaseGrowthRate?: Said<number>;
  readonly strategiesExemptionInflationRate?: Said<number>;
}

const MAX_CITY = 80;

/** Throws: DomainError TOO_LONG. */
function changedCity(city: Said<string>, known: string | null): string | null {
  const changed = saidText(city, known);
  const tooLong = lengthProblem(changed ?? '', MAX_CITY);
  if (tooLong && changed !== known) throw new DomainError('TOO_LONG', tooLong, { field: 'city' });
  return changed;
}

/** What is left out stays. Throws: DomainError REQUIRED, TOO_LONG, OUT_OF_RANGE, DEATHS_OUT_OF_ORDER. */
export function updatedEstate(estate: Estate, changes: EstateChanges, today: IsoDate): Estate {
  const { firstDeathOn, secondDeathOn, portabilityElected, expensesPercent } = changes;
  const problems = {
    expensesPercent: expensesProblem(expensesPercent),
    growthBetweenDeathsPercent: growthBetweenDeathsProblem(changes.growthBetweenDeathsPercent),
    firstDeathOn: planningDateProblem(firstDeathOn, today),
    secondDeathOn: planningDateProblem(secondDeathOn, today),
  };
  for (const [field, problem] of Object.entries(problems))
    if (problem) throw new DomainError('OUT_OF_RANGE', `${problem}.`, { field });
  const assumptions = {
    ...estate.assumptions,
    firstDeathOn: firstDeathOn === undefined ? estate.assumptions.firstDeathOn : firstDeathOn,
    secondDeathOn: secondDeathOn === undefined ? estate.assumptions.secondDeathOn : secondDeathOn,
    portabilityElected: portabilityElected ?? estate.assumptions.portabilityElected,
    expensesPercent: expensesPercent ?? estate.assumptions.expensesPercent,
    growthBetweenDeathsPercent: changes.growthBetweenDeathsPercent ?? estate.assumptions.growthBetweenDeathsPercent,
    assumedPouroverWill: changes.assumedPouroverWill ?? estate.assumptions.assumedPouroverWill,
    ...strategyAssumptions(estate.assumptions, changes, today),
  };
  const { firstDeathOn: first, secondDeathOn: second } = assumptions;
  if (first && second && second < first) {
    throw new DomainError('DEATHS_OUT_OF_ORDER', 'The second death cannot come before the first.', {
      field: 'secondDeathOn',
    });
  }
  return {
    ...estate,
    displayName: changes.displayName ? cleanName(changes.displayName, 'displayName') : estate.displayName,
    maritalStatus: changes.maritalStatus ?? estate.maritalStatus,
    clientState: changes.clientState ?? estate.clientState,
    city: changedCity(changes.city, estate.city),
    assumptions,
  };
}

/** Throws: DomainError NOT_A_SPOUSE for anybody else. */
export function withFirstToDie(estate: Estate, personId: string): Estate {
  const couple = [personById(estate, estate.personId), spouseOf(estate, estate.personId)];
  if (!couple.some((one) => one?.id === personId)) {
    throw new DomainError('NOT_A_SPOUSE', 'Only the client or the spouse can be the first to die.', {
      field: 'personId',
    });
  }
  return { ...estate, firstSpouseToDieId: personId };
}
