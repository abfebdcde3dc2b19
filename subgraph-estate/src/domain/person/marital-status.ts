import { type Estate, type MaritalStatus, spouseOf } from '../estate/estate.ts';
import type { EstatePerson } from './person.ts';

const relationBetween = ({ relations }: Estate, a: string, b: string) =>
  relations.find(({ from, to }) => (from === a && to === b) || (from === b && to === a))?.kind;

function statusWith(estate: Estate, spouse: EstatePerson): MaritalStatus {
  if (spouse.isDeceased) return 'WIDOWED';
  const kind = relationBetween(estate, estate.personId, spouse.id);
  if (kind === 'DOMESTIC_PARTNER') return estate.maritalStatus === 'ENGAGED' ? 'ENGAGED' : 'DOMESTIC_PARTNERSHIP';
  if (kind === 'REGISTERED_PARTNER') return 'DOMESTIC_PARTNERSHIP';
  return estate.maritalStatus === 'SEPARATED' ? 'SEPARATED' : 'LEGALLY_MARRIED';
}

/**
 * The marital status follows the client's marriage where a change of the family touches it, for the law asks both; a
 * change that does not touch it leaves what somebody has set. Who is no more of the couple is not the first to die.
 */
export function withMarriageOf(before: Estate, after: Estate): Estate {
  const [was, is] = [spouseOf(before, before.personId), spouseOf(after, after.personId)];
  const kindOf = (estate: Estate, spouse: EstatePerson | undefined) =>
    spouse && relationBetween(estate, estate.personId, spouse.id);
  const isSame = was?.id === is?.id && was?.isDeceased === is?.isDeceased && kindOf(before, was) === kindOf(after, is);
  if (isSame) return after;
  const firstToDie = after.firstSpouseToDieId;
  const isOfCouple = firstToDie === after.personId || firstToDie === is?.id;
  const isFormer = was !== undefined && relationBetween(after, after.personId, was.id) === 'FORMER_SPOUSE';
  return {
    ...after,
    maritalStatus: is ? statusWith(after, is) : isFormer ? 'DIVORCED' : 'SINGLE',
    firstSpouseToDieId: isOfCouple ? firstToDie : null,
  };
}
