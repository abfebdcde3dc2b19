import type { EstateAsset } from '../balance-sheet/holding.ts';
import { cleanName } from '../estate/household.ts';
import type { Said } from '../estate/said.ts';
import { said } from '../estate/said.ts';
import type { EntityShare, EntityType, EstateEntity } from './entity.ts';

/** What may be said of an entity; undefined leaves what is known, null takes it away. */
export interface EntityFacts {
  readonly name?: Said<string>;
  readonly entityType?: Said<EntityType>;
  readonly location?: Said<string>;
  readonly shares?: Said<readonly EntityShare[]>;
}

/** A name is only of somebody outside the estate: everybody else is called as they are there. */
const asSaid = ({ ownerId, outsider, percent }: EntityShare): EntityShare => ({
  ownerId,
  outsider: ownerId === null && outsider?.trim() ? cleanName(outsider, 'shares') : null,
  percent,
});

/** An entity with what is said of it. Throws: DomainError REQUIRED, TOO_LONG. */
export const entityWith = (known: EstateEntity, facts: EntityFacts): EstateEntity => ({
  ...known,
  name: facts.name ? cleanName(facts.name, 'name') : known.name,
  entityType: facts.entityType ?? known.entityType,
  location: said(facts.location, known.location),
  shares: facts.shares ? facts.shares.map(asSaid) : known.shares,
});

/** What an entity holds passes with the entity: no title, contribution or beneficiary of its own decides anything. */
export const heldBy = (entities: readonly EstateEntity[], asset: EstateAsset): EstateAsset =>
  entities.some(({ id }) => id === asset.owners[0]?.id)
    ? { ...asset, titling: null, contributions: [], beneficiaries: [] }
    : asset;
