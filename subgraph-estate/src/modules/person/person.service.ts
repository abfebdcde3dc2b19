import type { Actor } from '@platform/contracts';
import {
  dateProblem,
  emailProblem,
  type FieldProblem,
  fullNameProblem,
  lengthProblem,
  phoneProblem,
  zipProblem,
} from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError, type IsoDate, newId } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import type { Estate, EstatePerson } from '../../domain/estate/estate.ts';
import { personById, spouseOf } from '../../domain/estate/estate.ts';
import { checkBirthDate, cleanName, person } from '../../domain/estate/household.ts';
import { householdName } from '../../domain/estate/household-name.ts';
import { childrenOf } from '../../domain/person/family.ts';
import { withMarriageOf } from '../../domain/person/marital-status.ts';
import { type Relationship, type Tie, withRelationships, withTiesOf } from '../../domain/person/relations.ts';
import { withoutPerson, withPersonBack } from '../../domain/person/removal.ts';
import { isState } from '../../views/distribution/state-names.ts';
import { inUseWords } from '../../views/person/use-words.ts';
import type { EstateService } from '../estate/estate.service.ts';

export interface PersonInput {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly birthDate?: IsoDate | null | undefined;
  readonly deathDate?: IsoDate | null | undefined;
  readonly state?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly legalName?: string | null | undefined;
  readonly initials?: string | null | undefined;
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly relations?: readonly Tie[] | null | undefined;
}
export interface NewPersonInput extends PersonInput {
  readonly firstName: string;
  readonly lastName: string;
}

/** The forms count their characters. */
const LIMITED = ['legalName', 'initials', 'address1', 'address2', 'city', 'email'] as const;

/** What the forms check too, by the same rules. Throws: DomainError BAD_USER_INPUT with the field. */
function checkFields(input: PersonInput): void {
  const { email, phoneNumber, zip, legalName } = input;
  const problems: [field: string, problem: FieldProblem][] = [
    ['birthDate', dateProblem(input.birthDate ?? '')],
    ['deathDate', dateProblem(input.deathDate ?? '')],
    ['email', emailProblem(email ?? '')],
    ['phoneNumber', phoneProblem(phoneNumber ?? '')],
    ['zip', zipProblem(zip ?? '')],
    ['legalName', fullNameProblem(legalName ?? '')],
    ...LIMITED.map((field): [string, FieldProblem] => [field, lengthProblem(input[field] ?? '', TEXT_LENGTHS[field])]),
  ];
  for (const [field, problem] of problems) if (problem) throw new DomainError('BAD_USER_INPUT', problem, { field });
}

function checkInput(input: PersonInput, today: IsoDate): void {
  checkFields(input);
  checkBirthDate(input.birthDate, today, 'birthDate');
  const { birthDate, deathDate, state } = input;
  if (deathDate && deathDate > today)
    throw new DomainError('DATE_IN_FUTURE', 'A death cannot be in the future.', { field: 'deathDate' });
  if (birthDate && deathDate && deathDate < birthDate) {
    throw new DomainError('DEATH_BEFORE_BIRTH', 'The death cannot come before the birth.', { field: 'deathDate' });
  }
  if (state && !isState(state)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'state' });
}

/** The household is called after its people until somebody gives it another name. */
function renamed(before: Estate, after: Estate): Estate {
  const nameOf = (estate: Estate): string | null => {
    const client = personById(estate, estate.personId);
    return client ? householdName(client, spouseOf(estate, client.id), childrenOf(estate, client.id).length > 0) : null;
  };
  const name = nameOf(after);
  return name && before.displayName === nameOf(before) ? { ...after, displayName: name } : after;
}

/** What follows from a change of the family by itself. */
const settled = (before: Estate, after: Estate): Estate => renamed(before, withMarriageOf(before, after));

function changedPerson(known: EstatePerson, input: PersonInput): EstatePerson {
  const firstName = input.firstName ? cleanName(input.firstName, 'firstName') : known.firstName;
  const lastName = input.lastName ? cleanName(input.lastName, 'lastName') : known.lastName;
  const isNamed = Boolean(input.firstName || input.lastName);
  const given = <Key extends keyof PersonInput & keyof EstatePerson>(key: Key): EstatePerson[Key] =>
    (input[key] === undefined ? known[key] : (input[key] ?? null)) as EstatePerson[Key];
  const text = <Key extends keyof PersonInput & keyof EstatePerson>(key: Key): string | null =>
    (input[key] === undefined ? known[key]?.toString() : input[key]?.trim()) || null;
  const digits = (key: 'phoneNumber' | 'zip'): string | null => text(key)?.replace(/\D/g, '') || null;
  const deathDate = given('deathDate');
  return {
    ...known,
    name: isNamed ? [firstName, lastName].filter(Boolean).join(' ') : known.name,
    firstName,
    lastName,
    birthDate: given('birthDate'),
    deathDate,
    isDeceased: Boolean(deathDate) || (input.deathDate === undefined && known.isDeceased),
    state: given('state'),
    email: text('email'),
    phoneNumber: digits('phoneNumber'),
    legalName: text('legalName'),
    initials: text('initials'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    zip: digits('zip'),
    // A person that somebody has edited stays, also when the reading that brought it is undone.
    createdByReading: null,
  };
}

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, DATE_IN_FUTURE, UNKNOWN_STATE, UNKNOWN_REFERENCE. */
    async create(
      estateId: string,
      version: number,
      input: NewPersonInput,
    ): Promise<{ estate: Estate; personId: string }> {
      checkInput(input, estates.today());
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'person');
      const firstName = cleanName(input.firstName, 'firstName');
      const lastName = cleanName(input.lastName, 'lastName');
      const added = changedPerson(person({ id, name: `${firstName} ${lastName}`, firstName, lastName }), input);
      const changed = await estates.change(estate, version, (current) => {
        const withPerson = { ...current, people: [...current.people, added] };
        return settled(current, input.relations ? withTiesOf(withPerson, id, input.relations, newId) : withPerson);
      });
      return { estate: changed, personId: id };
    },

    async update(id: string, version: number, input: PersonInput): Promise<Estate> {
      checkInput(input, estates.today());
      const estate = await estates.holding('people', id, 'Person');
      return estates.change(estate, version, (current) => {
        const people = current.people.map((known) => (known.id === id ? changedPerson(known, input) : known));
        const after = { ...current, people };
        return settled(current, input.relations ? withTiesOf(after, id, input.relations, newId) : after);
      });
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_REFERENCE, SELF_RELATION, and what no family can be. */
    async relate(estateId: string, version: number, changes: readonly Relationship[]): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => settled(current, withRelationships(current, changes, newId)));
    },

    /** Throws: DomainError PERSON_IN_USE, naming what still refers to the person. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('people', id, 'Person');
      return estates.change(estate, version, (current) => {
        const inUse = inUseWords(current, id);
        if (inUse) throw new DomainError('PERSON_IN_USE', inUse, { field: 'id' });
        return settled(current, withoutPerson(current, id));
      });
    },

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION, and what no family can be. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => settled(current, withPersonBack(current, id)));
    },
  };
}
