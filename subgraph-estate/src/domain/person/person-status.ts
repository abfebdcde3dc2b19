import type { IsoDate } from '@platform/kernel';
import { isMinor } from '../estate/household-name.ts';
import type { EstatePerson } from './person.ts';

export const personStatus = ({
  isDeceased,
  isCorporateTrustee,
}: EstatePerson): 'LIVING' | 'DECEASED' | 'INSTITUTION' => {
  if (isCorporateTrustee) return 'INSTITUTION';
  return isDeceased ? 'DECEASED' : 'LIVING';
};

/** Why somebody living may not simply be given property; a minor with special needs is told of what lasts longer. */
export function personSubstatus(person: EstatePerson, today: IsoDate): 'MINOR' | 'SPECIAL_NEEDS' | null {
  if (personStatus(person) !== 'LIVING') return null;
  if (person.isSpecialNeeds) return 'SPECIAL_NEEDS';
  return isMinor(person, today) ? 'MINOR' : null;
}
