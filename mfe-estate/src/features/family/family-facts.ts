import { formatDate } from '@platform/kernel';
import { stateName } from '@platform/mfe-kit/places';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

export interface Received {
  readonly nodeId: string;
  readonly label: string;
  readonly amount: number;
  /** In trust, the others who share it. */
  readonly sharedWith: readonly string[];
  readonly from: readonly { readonly id: string; readonly label: string; readonly amount: number }[];
}

/** What a person has in the end, outright or as a beneficiary of a trust that receives, with its sources. */
export function receivedBy(estate: FamilyEstate, personId: string): Received[] {
  const { nodes, edges } = estate.distribution.flow;
  return nodes
    .filter(({ column, amount }) => column === 'FINAL' && amount > 0)
    .flatMap((node): Received[] => {
      const trust = estate.trusts.find(({ id }) => id === node.entityId);
      const people = trust?.beneficiaries.flatMap((party) => (party.__typename === 'Person' ? [party.id] : [])) ?? [];
      if (node.entityId !== personId && !people.includes(personId)) return [];
      const others = people.filter((id) => id !== personId);
      return [
        {
          nodeId: node.id,
          label: node.label,
          amount: node.amount,
          sharedWith: others.flatMap((id) => estate.people.find((person) => person.id === id)?.name ?? []),
          from: edges
            .filter(({ to }) => to === node.id)
            .map(({ id, from, amount }) => ({
              id,
              amount,
              label: nodes.find((other) => other.id === from)?.label ?? '',
            })),
        },
      ];
    });
}

/** What stands under the name of a card. */
export type CardFacts = 'age-state' | 'age' | 'state' | 'none';

/** "74, Massachusetts", "12, minor", "1931–2019" */
export function lifeLine(person: FamilyPerson, facts: CardFacts = 'age-state'): string {
  const { isDeceased, birthDate, deathDate, ageInYears, isMinor, state } = person;
  if (facts === 'none') return '';
  if (isDeceased && facts !== 'state') return `${birthDate?.slice(0, 4) ?? ''}–${deathDate?.slice(0, 4) ?? ''}`;
  const home = state && stateName(state);
  if (facts === 'state') return home ?? '';
  const more = facts === 'age' ? isMinor && 'minor' : isMinor ? 'minor' : home;
  return [ageInYears, more]
    .filter((part) => part !== null && part !== undefined && part !== '' && part !== false)
    .join(', ');
}

/** "Adopted child, of Paul Delacroix and Sylvie Delacroix": of which union somebody is. */
export function originOf({ clientRelationship, parents }: FamilyPerson): string {
  const names = parents.map(({ name }) => name).join(' and ');
  if (!names) return clientRelationship ?? '';
  if (!clientRelationship) return `Child of ${names}`;
  return /^(?:Adopted c|C)hild$/.test(clientRelationship)
    ? `${clientRelationship}, of ${names}`
    : `${clientRelationship}, child of ${names}`;
}

/** "Child, of Paul Delacroix and Sylvie Delacroix. Born Jan 22, 1980, lives in New York." */
export function aboutPerson(person: FamilyPerson): string {
  const { birthDate, deathDate, state, isDeceased } = person;
  const born = birthDate && `Born ${formatDate(birthDate)}`;
  const lives = isDeceased
    ? `${born ? 'died' : 'Died'} ${deathDate ? formatDate(deathDate) : 'already'}`
    : state && `${born ? 'lives' : 'Lives'} in ${stateName(state)}`;
  const facts = [born, lives].filter(Boolean).join(', ');
  return [originOf(person), facts]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** Titles under which a person acts, each once. */
export function rolesOf({ fiduciaries }: FamilyEstate, personId: string): string[] {
  return [...new Set(fiduciaries.filter(({ person }) => person?.id === personId).map(({ roleTitle }) => roleTitle))];
}
