import type { Actor } from '@platform/contracts';
import { isPlaceCode } from '@platform/contracts/states';
import { DomainError, newId } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { personById, spouseOf } from '../../domain/estate/estate.ts';
import { cleanName, person } from '../../domain/estate/household.ts';
import { householdName } from '../../domain/estate/household-name.ts';
import { childrenOf } from '../../domain/person/family.ts';
import { withMarriageOf } from '../../domain/person/marital-status.ts';
import { type NodeMoves, withNodePositions } from '../../domain/person/node-positions.ts';
import { type PersonFacts, withFacts } from '../../domain/person/person-facts.ts';
import { type Relationship, type Tie, withRelationships, withTiesOf } from '../../domain/person/relations.ts';
import { withoutPerson, withPersonBack } from '../../domain/person/removal.ts';
import { inUseWords } from '../../views/person/use-words.ts';
import type { EstateService } from '../estate/estate.service.ts';

export interface PersonInput extends PersonFacts {
  readonly relations?: readonly Tie[] | null | undefined;
}
export interface NewPersonInput extends PersonInput {
  readonly firstName: string;
  readonly lastName: string;
}

function checkState({ state }: PersonInput): void {
  if (state && !isPlaceCode(state)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'state' });
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

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, DATE_IN_FUTURE, UNKNOWN_STATE, UNKNOWN_REFERENCE. */
    async create(
      estateId: string,
      version: number,
      input: NewPersonInput,
    ): Promise<{ estate: Estate; personId: string }> {
      checkState(input);
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'person');
      const firstName = cleanName(input.firstName, 'firstName');
      const lastName = cleanName(input.lastName, 'lastName');
      const unknown = person({ id, name: `${firstName} ${lastName}`, firstName, lastName });
      const added = withFacts(unknown, input, estates.today(), true);
      const changed = await estates.change(estate, version, (current) => {
        const withPerson = { ...current, people: [...current.people, added] };
        return settled(current, input.relations ? withTiesOf(withPerson, id, input.relations, newId) : withPerson);
      });
      return { estate: changed, personId: id };
    },

    async update(id: string, version: number, input: PersonInput): Promise<Estate> {
      checkState(input);
      const estate = await estates.holding('people', id, 'Person');
      return estates.change(estate, version, (current) => {
        const people = current.people.map((known) =>
          known.id === id ? withFacts(known, input, estates.today()) : known,
        );
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

    /** Over whatever else was changed meanwhile: it touches nothing but the drawing. Throws as `withNodePositions`. */
    place: (estateId: string, moves: NodeMoves): Promise<Estate> =>
      estates.changeLatest(estateId, (estate) => withNodePositions(estate, moves)),

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION, and what no family can be. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => settled(current, withPersonBack(current, id)));
    },
  };
}
