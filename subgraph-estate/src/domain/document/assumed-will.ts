import { type Estate, personById, spouseOf } from '../estate/estate.ts';
import type { EstatePerson } from '../person/person.ts';
import type { EstateTrust } from '../trust/trust.ts';
import { willsInForce } from './in-force.ts';

/** A will that nobody has seen, which pours over into its maker's trust. */
export interface AssumedWill {
  readonly person: EstatePerson;
  readonly trust: EstateTrust;
}

const isRevocable = ({ kind, createdUponDeath }: EstateTrust): boolean =>
  (kind === 'REVOCABLE' || kind === 'REVOCABLE_JOINT') && !createdUponDeath;

/** The trust that was signed last is the one that is still being added to. */
const trustOf = (estate: Estate, personId: string): EstateTrust | undefined =>
  estate.trusts
    .filter((trust) => isRevocable(trust) && trust.settlors.includes(personId))
    .toSorted((a, b) => (a.executedAt ?? '').localeCompare(b.executedAt ?? ''))
    .at(-1);

/**
 * A will of each of the couple who is alive, has a revocable trust and no will in force. Such a trust is hardly ever
 * signed without one, but a file may not be here yet: it counts only where the estate says that it is assumed.
 */
export function assumedPouroverWills(estate: Estate): AssumedWill[] {
  const withWill = new Set(willsInForce(estate).map(({ will }) => will.ownerId));
  return [personById(estate, estate.personId), spouseOf(estate, estate.personId)].flatMap((person) => {
    if (!person || person.isDeceased || withWill.has(person.id)) return [];
    const trust = trustOf(estate, person.id);
    return trust ? [{ person, trust }] : [];
  });
}
