import { MARITAL_STATUS_WORDS } from '../estate/estate-words.ts';
import { stateName } from '../estate/places.ts';
import type { OverviewEstate } from './overview-query.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;

type Household = Pick<OverviewEstate, 'people' | 'maritalStatus' | 'clientState' | 'familyTree'>;

/** "Robert, 74, and Helen, 71. Married, two children, three grandchildren. Massachusetts residents." */
export function householdSentence({ people, maritalStatus, clientState, familyTree }: Household): string {
  const couple = people
    .filter(({ isClient, isSpouse }) => isClient || isSpouse)
    .toSorted((a, b) => Number(b.isClient) - Number(a.isClient))
    .map(({ firstName, name, isDeceased, ageInYears }) => {
      if (isDeceased) return `${firstName ?? name}, deceased`;
      return ageInYears === null || ageInYears === undefined
        ? (firstName ?? name)
        : `${firstName ?? name}, ${ageInYears}`;
    });
  const facts = [
    MARITAL_STATUS_WORDS[maritalStatus],
    familyTree.g2.length > 0 &&
      counted(familyTree.g2.length, 'person in the next generation', 'people in the next generation'),
    familyTree.g3.length > 0 && counted(familyTree.g3.length, 'grandchild', 'grandchildren'),
  ].filter(Boolean);
  const residents = clientState && `${stateName(clientState)} ${couple.length > 1 ? 'residents' : 'resident'}`;
  return [couple.join(', and '), facts.join(', '), residents]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
