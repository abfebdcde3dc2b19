import { labelOf } from '@platform/contracts/labels';
import { stateName } from '@platform/mfe-kit/places';
import type { OverviewEstate } from './overview-query.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spelledOut = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;

type Household = Pick<OverviewEstate, 'people' | 'maritalStatus' | 'clientState' | 'childrenCount'>;

/** "Robert, 74, and Helen, 71. Married, two children, three grandchildren. Massachusetts residents." */
export function householdSentence({ people, maritalStatus, clientState, childrenCount }: Household): string {
  const couple = people
    .filter(({ isClient, isSpouse }) => isClient || isSpouse)
    .toSorted((a, b) => Number(b.isClient) - Number(a.isClient))
    .map(({ firstName, name, isDeceased, ageInYears }) => {
      if (isDeceased) return `${firstName ?? name}, deceased`;
      return ageInYears === null || ageInYears === undefined
        ? (firstName ?? name)
        : `${firstName ?? name}, ${ageInYears}`;
    });
  const children = childrenCount ?? 0;
  const grandchildren = people.filter(({ clientRelationship }) => clientRelationship === 'Grandchild').length;
  const facts = [
    labelOf('MaritalStatus', maritalStatus),
    children > 0 && spelledOut(children, 'child', 'children'),
    grandchildren > 0 && spelledOut(grandchildren, 'grandchild', 'grandchildren'),
  ].filter(Boolean);
  const residents = clientState && `${stateName(clientState)} ${couple.length > 1 ? 'residents' : 'resident'}`;
  const [first = ''] = couple;
  return [couple.join(first.includes(', ') ? ', and ' : ' and '), facts.join(', '), residents]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
