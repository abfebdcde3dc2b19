import type { Estate } from '../estate/estate.ts';
import { samePerson } from '../upload/name-match.ts';
import { comparable, didYouMean } from './alike.ts';
import { type Read, shown } from './cell-values.ts';

/** Who may own or owe, under the one name by which a sheet can mean them. */
export interface Party {
  readonly id: string;
  /** What a sheet calls them. */
  readonly label: string;
  readonly name: string;
}

/**
 * The living with the couple first, trusts that are there, entities. Two of one name are told apart by a number behind
 * it, in the order in which they are listed.
 */
export function partiesOf({ people, personId, trusts, entities }: Estate): Party[] {
  const living = people.filter(({ isDeceased }) => !isDeceased);
  const family = [...living.filter(({ id }) => id === personId), ...living.filter(({ id }) => id !== personId)];
  const standing = trusts.filter(({ createdUponDeath }) => !createdUponDeath);
  const all = [...family, ...standing, ...entities].map(({ id, name }) => ({ id, name, key: comparable(name) }));
  return all.map(({ id, name, key }) => {
    const namesakes = all.filter((one) => one.key === key);
    const place = namesakes.findIndex((one) => one.id === id) + 1;
    return { id, name, label: namesakes.length === 1 ? name : `${name} (${place})` };
  });
}

/** The one of them whom a cell names; never a guess between two. */
export function readParty(text: string, parties: readonly Party[], hintOf = didYouMean): Read<Party> {
  const exact = parties.filter(({ label }) => comparable(label) === comparable(text));
  const meant = exact.length > 0 ? exact : parties.filter(({ name }) => samePerson(name, text));
  const [only, another] = meant;
  if (only && !another) return { value: only };
  if (only) {
    const names = meant.map(({ label }) => `“${label}”`).join(' or ');
    return { problem: `${shown(text)} may be ${names}. Enter it as it stands in the list.` };
  }
  const hint = hintOf(
    text,
    parties.map(({ label }) => label),
  );
  const what = hint || ' Choose somebody from the list, or add the person to the family first.';
  return { problem: `${shown(text)} is nobody of this household who can own or owe.${what}` };
}
