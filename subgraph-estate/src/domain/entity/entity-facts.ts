import { discountProblem, lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import { cleanName } from '../estate/household.ts';
import type { Said } from '../estate/said.ts';
import { said, saidText } from '../estate/said.ts';
import type { EntityShare, EntityType, EstateEntity } from './entity.ts';

/** What may be said of an entity; undefined leaves what is known, null takes it away. */
export interface EntityFacts {
  readonly name?: Said<string>;
  readonly entityType?: Said<EntityType>;
  readonly location?: Said<string>;
  readonly shares?: Said<readonly EntityShare[]>;
  readonly discountPercent?: Said<number>;
  readonly discountSource?: Said<string>;
}

/** A name is only of somebody outside the estate: everybody else is called as they are there. */
const asSaid = ({ ownerId, outsider, percent }: EntityShare): EntityShare => ({
  ownerId,
  outsider: ownerId === null && outsider?.trim() ? cleanName(outsider, 'shares') : null,
  percent,
});

/** An entity with what is said of it. Throws: DomainError REQUIRED, TOO_LONG, OUT_OF_RANGE. */
export function entityWith(known: EstateEntity, facts: EntityFacts): EstateEntity {
  const discountPercent = said(facts.discountPercent, known.discountPercent);
  const problem = discountProblem(discountPercent);
  if (problem) throw new DomainError('OUT_OF_RANGE', problem, { field: 'discountPercent' });
  const source = saidText(facts.discountSource, known.discountSource);
  const tooLong = lengthProblem(source ?? '', TEXT_LENGTHS.discountSource);
  if (tooLong) throw new DomainError('TOO_LONG', tooLong, { field: 'discountSource' });
  return {
    ...known,
    name: facts.name ? cleanName(facts.name, 'name') : known.name,
    entityType: facts.entityType ?? known.entityType,
    location: said(facts.location, known.location),
    shares: facts.shares ? facts.shares.map(asSaid) : known.shares,
    discountPercent,
    // Of no discount nothing is recorded.
    discountSource: discountPercent === null ? null : source,
  };
}

/** What an entity holds passes with the entity: no title, contribution or beneficiary of its own decides anything. */
export const heldBy = (entities: readonly EstateEntity[], asset: EstateAsset): EstateAsset =>
  entities.some(({ id }) => id === asset.owners[0]?.id)
    ? { ...asset, titling: null, contributions: [], beneficiaries: [] }
    : asset;
