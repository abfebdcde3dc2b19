import { possibleJointOwners } from '../../domain/balance-sheet/joint-owner.ts';
import { type Estate, isClient, isClientsSpouse } from '../../domain/estate/estate.ts';
import type { PersonOption, PersonOptionKind } from '../../schema.generated.ts';
import { jointOwnerName } from '../balance-sheet/joint-owner-name.ts';

type Choice = Pick<PersonOption, 'id' | 'name'>;

const OPTIONS: Readonly<Record<PersonOptionKind, (estate: Estate) => readonly Choice[]>> = {
  Person: ({ people }) => people,
  Charitable: ({ charities }) => charities,
  Owner: ({ people, trusts, entities }) => [
    ...people.filter(({ isDeceased }) => !isDeceased),
    ...trusts.filter(({ createdUponDeath }) => !createdUponDeath),
    ...entities,
  ],
  ThirdPartySettlor: (estate) =>
    estate.people.filter(({ id }) => !isClient(estate, id) && !isClientsSpouse(estate, id)),
  JointOwner: (estate) =>
    possibleJointOwners(estate).map((joint) => ({ id: joint.id, name: jointOwnerName(estate, joint) })),
};

/** Who can be chosen, in the order of the kinds; somebody who suits several is there once for each. */
export const personOptions = (estate: Estate, kinds: readonly PersonOptionKind[]): PersonOption[] =>
  [...new Set(kinds)].flatMap((kind) => OPTIONS[kind](estate).map(({ id, name }) => ({ id, kind, name })));
