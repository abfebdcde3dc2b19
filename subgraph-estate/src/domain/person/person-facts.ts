import { COUNTRY_CODES } from '@platform/contracts/countries';
import {
  dateProblem,
  emailProblem,
  FIELD_MESSAGES,
  type FieldProblem,
  fullNameProblem,
  lengthProblem,
  numberProblem,
  phoneProblem,
  zipProblem,
} from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { federalLaw } from '@platform/estate-engine';
import { type Cents, DomainError, type IsoDate, LARGEST_AMOUNT_CENTS, newId } from '@platform/kernel';
import { checkBirthDate, cleanName } from '../estate/household.ts';
import { type Said, saidText } from '../estate/said.ts';
import { checkGiftTax, type GiftFacts, giftsMade, withGifts } from './gifts.ts';
import type { EarlierEstate, EstatePerson } from './person.ts';

/** What a form says of a person: what is left out stays, null takes away. */
export interface PersonFacts {
  readonly firstName?: Said<string>;
  readonly lastName?: Said<string>;
  readonly preferredName?: Said<string>;
  readonly birthDate?: Said<IsoDate>;
  readonly deathDate?: Said<IsoDate>;
  readonly isDeceased?: Said<boolean>;
  readonly state?: Said<string>;
  readonly country?: Said<string>;
  readonly citizenship?: Said<string>;
  readonly gender?: Said<string>;
  readonly bio?: Said<string>;
  readonly isSpecialNeeds?: Said<boolean>;
  readonly isDisabled?: Said<boolean>;
  readonly isCorporateTrustee?: Said<boolean>;
  readonly email?: Said<string>;
  readonly phoneNumber?: Said<string>;
  readonly legalName?: Said<string>;
  readonly initials?: Said<string>;
  readonly address1?: Said<string>;
  readonly address2?: Said<string>;
  readonly city?: Said<string>;
  readonly zip?: Said<string>;
  /** All gifts, in place of those listed before. */
  readonly gifts?: readonly GiftFacts[] | null | undefined;
  readonly federalExemptionUsed?: Said<Cents>;
  readonly stateExemptionUsed?: Said<Cents>;
  readonly gstExemptionUsed?: Said<Cents>;
  readonly federalDsue?: Said<Cents>;
  readonly federalDsueUsed?: Said<Cents>;
  readonly earlierDsueUsed?: Said<Cents>;
  /** All of them, in place of those listed before. */
  readonly earlierEstates?: readonly EarlierEstate[] | null | undefined;
  readonly federalDsueSource?: Said<string>;
  readonly hawaiiStateDsueRemaining?: Said<Cents>;
  readonly marylandStateDsueRemaining?: Said<Cents>;
}

/** The forms count their characters. */
const LIMITED = [
  'preferredName',
  'gender',
  'bio',
  'legalName',
  'initials',
  'address1',
  'address2',
  'city',
  'email',
  'federalDsueSource',
] as const;
const AMOUNTS = [
  'federalExemptionUsed',
  'stateExemptionUsed',
  'gstExemptionUsed',
  'federalDsue',
  'federalDsueUsed',
  'earlierDsueUsed',
  'hawaiiStateDsueRemaining',
  'marylandStateDsueRemaining',
] as const;

const amountProblem = (cents: Said<Cents>): FieldProblem =>
  cents === null || cents === undefined
    ? null
    : (numberProblem(cents) ?? (cents > LARGEST_AMOUNT_CENTS ? FIELD_MESSAGES.number : null));
const countryProblem = (code: Said<string>): FieldProblem =>
  !code || COUNTRY_CODES.includes(code) ? null : 'Choose a country.';

/** What the forms check too, by the same rules. Throws: DomainError BAD_USER_INPUT with the field. */
function checkFacts(facts: PersonFacts): void {
  const problems: (readonly [field: string, problem: FieldProblem])[] = [
    ['birthDate', dateProblem(facts.birthDate ?? '')],
    ['deathDate', dateProblem(facts.deathDate ?? '')],
    ['email', emailProblem(facts.email ?? '')],
    ['phoneNumber', phoneProblem(facts.phoneNumber ?? '')],
    ['zip', zipProblem(facts.zip ?? '')],
    ['legalName', fullNameProblem(facts.legalName ?? '')],
    ['country', countryProblem(facts.country)],
    ['citizenship', countryProblem(facts.citizenship)],
    ...AMOUNTS.map((field) => [field, amountProblem(facts[field])] as const),
    ...LIMITED.map((field) => [field, lengthProblem(facts[field] ?? '', TEXT_LENGTHS[field])] as const),
  ];
  for (const [field, problem] of problems) if (problem) throw new DomainError('BAD_USER_INPUT', problem, { field });
}

const MOST_ESTATES = 20;

/** Estates that left something, as a form says all of them. Throws: DomainError BAD_USER_INPUT with the field of the estate. */
function withEstates(said: readonly EarlierEstate[], today: IsoDate): EarlierEstate[] {
  const refuse = (field: string, message: string): never => {
    throw new DomainError('BAD_USER_INPUT', message, { field });
  };
  if (said.length > MOST_ESTATES) refuse('earlierEstates', `At most ${MOST_ESTATES} estates can be listed.`);
  return said.map(({ diedOn, valueCents, taxableEstateCents, federalTaxCents }, at) => {
    const field = (name: string): string => `earlierEstates.${at}.${name}`;
    const badDay = dateProblem(diedOn);
    if (badDay) refuse(field('diedOn'), badDay);
    if (diedOn > today) refuse(field('diedOn'), 'A death cannot be in the future.');
    const amounts = [
      ['value', valueCents],
      ['taxableEstate', taxableEstateCents],
      ['federalTax', federalTaxCents],
    ] as const;
    for (const [name, cents] of amounts)
      if (!Number.isSafeInteger(cents) || cents < 0 || cents > LARGEST_AMOUNT_CENTS)
        refuse(field(name), FIELD_MESSAGES.number);
    if (federalTaxCents > taxableEstateCents) refuse(field('federalTax'), 'The tax cannot be more than the estate.');
    return { diedOn, valueCents, taxableEstateCents, federalTaxCents };
  });
}

/** Nobody can have used more of an exemption than there is (estate domain §5). 26 U.S.C. §§ 2010(c), 2631(c). */
function checkExemptions(person: EstatePerson, before: EstatePerson | null, today: IsoDate): void {
  const exclusion = federalLaw(today).basicExclusionCents;
  const most: [field: string, key: 'federalExemptionUsedCents' | 'gstExemptionUsedCents', total: Cents][] = [
    [
      'federalExemptionUsed',
      'federalExemptionUsedCents',
      exclusion + person.federalDsueCents + person.earlierDsueUsedCents,
    ],
    ['gstExemptionUsed', 'gstExemptionUsedCents', exclusion],
  ];
  const used = giftsMade(person, today);
  const usedBefore = before && giftsMade(before, today);
  for (const [field, key, total] of most) {
    if (used[key] > total && used[key] !== usedBefore?.[key]) {
      throw new DomainError('USED_OVER_TOTAL', 'Used cannot be greater than total', { field });
    }
  }
}

/**
 * What holds of a person by the facts together, whichever of them has changed. `before` is null for somebody new.
 * Throws: DomainError DATE_IN_FUTURE, DEATH_BEFORE_BIRTH, USED_OVER_TOTAL with the field.
 */
function checkPerson(person: EstatePerson, before: EstatePerson | null, today: IsoDate): void {
  const { birthDate, deathDate } = person;
  checkBirthDate(birthDate, today, 'birthDate');
  if (deathDate && deathDate > today)
    throw new DomainError('DATE_IN_FUTURE', 'A death cannot be in the future.', { field: 'deathDate' });
  if (birthDate && deathDate && deathDate < birthDate) {
    const field = before && before.birthDate !== birthDate ? 'birthDate' : 'deathDate';
    throw new DomainError('DEATH_BEFORE_BIRTH', 'The death cannot come before the birth.', { field });
  }
  if (person.federalDsueUsedCents > person.federalDsueCents)
    throw new DomainError('USED_OVER_TOTAL', 'Used cannot be greater than total', { field: 'federalDsueUsed' });
  checkExemptions(person, before, today);
  if (person.gifts !== before?.gifts || person.federalDsueCents !== before.federalDsueCents)
    checkGiftTax(person, today);
}

/**
 * Gifts and what they used up: listed gifts stand in place of the sums.
 * Throws: DomainError BAD_USER_INPUT for a sum that is said beside gifts and is another one.
 */
function giftsOf(known: EstatePerson, facts: PersonFacts, today: IsoDate) {
  const gifts = facts.gifts === undefined ? known.gifts : withGifts(known.gifts, facts.gifts ?? [], today, newId);
  const sum = (given: Said<Cents>, was: Cents): Cents => (given === undefined ? was : (given ?? 0));
  const sums = {
    federalExemptionUsedCents: sum(facts.federalExemptionUsed, known.federalExemptionUsedCents),
    gstExemptionUsedCents: sum(facts.gstExemptionUsed, known.gstExemptionUsedCents),
  };
  if (gifts.length === 0) return { gifts, ...sums };
  const made = giftsMade({ gifts, federalDsueCents: known.federalDsueCents, ...sums }, today);
  for (const field of ['federalExemptionUsed', 'gstExemptionUsed'] as const) {
    if (typeof facts[field] === 'number' && facts[field] !== made[`${field}Cents`])
      throw new DomainError('BAD_USER_INPUT', 'This is worked out from the gifts that are listed.', { field });
  }
  return { gifts, federalExemptionUsedCents: 0, gstExemptionUsedCents: 0 };
}

/** A known day says that somebody has died; without one it has to be said, and stays until somebody says otherwise. */
function deathOf(known: EstatePerson, { isDeceased, deathDate }: PersonFacts) {
  const isSaid = isDeceased === undefined ? known.isDeceased : Boolean(isDeceased);
  const day = deathDate === undefined ? (isSaid ? known.deathDate : null) : deathDate;
  return { deathDate: day, isDeceased: Boolean(day) || isSaid };
}

/**
 * A person with what a form says. Throws: DomainError BAD_USER_INPUT, REQUIRED, TOO_LONG, DATE_IN_FUTURE,
 * DEATH_BEFORE_BIRTH, USED_OVER_TOTAL with the field.
 */
export function withFacts(known: EstatePerson, facts: PersonFacts, today: IsoDate, isNew = false): EstatePerson {
  checkFacts(facts);
  const firstName = facts.firstName ? cleanName(facts.firstName, 'firstName') : known.firstName;
  const lastName = facts.lastName ? cleanName(facts.lastName, 'lastName') : known.lastName;
  const isNamed = Boolean(facts.firstName || facts.lastName);
  const or = <Value>(given: Said<Value>, was: Value, none: Value): Value =>
    given === undefined ? was : (given ?? none);
  const digits = (given: Said<string>, was: string | null): string | null =>
    saidText(given, was)?.replace(/\D/g, '') || null;
  const person: EstatePerson = {
    ...known,
    ...deathOf(known, facts),
    name: isNamed ? [firstName, lastName].filter(Boolean).join(' ') : known.name,
    firstName,
    lastName,
    preferredName: saidText(facts.preferredName, known.preferredName),
    birthDate: or(facts.birthDate, known.birthDate, null),
    state: or(facts.state, known.state, null),
    country: saidText(facts.country, known.country),
    citizenship: saidText(facts.citizenship, known.citizenship),
    gender: saidText(facts.gender, known.gender),
    bio: saidText(facts.bio, known.bio),
    isSpecialNeeds: or(facts.isSpecialNeeds, known.isSpecialNeeds, false),
    isDisabled: or(facts.isDisabled, known.isDisabled, false),
    isCorporateTrustee: or(facts.isCorporateTrustee, known.isCorporateTrustee, false),
    email: saidText(facts.email, known.email),
    phoneNumber: digits(facts.phoneNumber, known.phoneNumber),
    legalName: saidText(facts.legalName, known.legalName),
    initials: saidText(facts.initials, known.initials),
    address1: saidText(facts.address1, known.address1),
    address2: saidText(facts.address2, known.address2),
    city: saidText(facts.city, known.city),
    zip: digits(facts.zip, known.zip),
    stateExemptionUsedCents: or(facts.stateExemptionUsed, known.stateExemptionUsedCents, 0),
    ...giftsOf(known, facts, today),
    federalDsueCents: or(facts.federalDsue, known.federalDsueCents, 0),
    federalDsueUsedCents: or(facts.federalDsueUsed, known.federalDsueUsedCents, 0),
    earlierDsueUsedCents: or(facts.earlierDsueUsed, known.earlierDsueUsedCents, 0),
    earlierEstates:
      facts.earlierEstates === undefined ? known.earlierEstates : withEstates(facts.earlierEstates ?? [], today),
    federalDsueSource: saidText(facts.federalDsueSource, known.federalDsueSource),
    hawaiiStateDsueRemainingCents: or(facts.hawaiiStateDsueRemaining, known.hawaiiStateDsueRemainingCents, 0),
    marylandStateDsueRemainingCents: or(facts.marylandStateDsueRemaining, known.marylandStateDsueRemainingCents, 0),
    // A person that somebody has edited stays, also when the reading that brought it is undone.
    createdByReading: null,
  };
  checkPerson(person, isNew ? null : known, today);
  return person;
}
