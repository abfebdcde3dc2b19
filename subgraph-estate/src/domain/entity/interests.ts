import { divide, PERCENT_UNIT } from '@platform/estate-engine';
import { type Cents, sumCents } from '@platform/kernel';
import { heldAssets } from '../balance-sheet/held.ts';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import type { Estate } from '../estate/estate.ts';
import { type EntityShare, type EstateEntity, ownersAreLiable } from './entity.ts';

type Holdings = Pick<Estate, 'entities' | 'assets' | 'assetAccounts' | 'liabilities'>;

/** What one owner has of an entity: his part of its net value to the cent. */
export interface Interest {
  readonly entity: EstateEntity;
  readonly share: EntityShare;
  /** Below nothing only where the owners answer for the debts. */
  readonly amountCents: Cents;
}

/** What an entity comes to. */
export interface EntityWorth {
  readonly entity: EstateEntity;
  /** What it holds, its shares of other entities included, less what it owes. */
  readonly netCents: Cents;
  /** One for each share: together the net value, or nothing where an entity owes more and its owners are not liable. */
  readonly interests: readonly Interest[];
}

/** An amount by shares: floored, what is left by the largest remainders; a debt is divided as what it is of. */
function byShares(amountCents: Cents, shares: readonly EntityShare[]): Cents[] {
  const weights = shares.map(({ percent }) => Math.round(percent * PERCENT_UNIT));
  const parts = divide(Math.abs(amountCents), weights);
  return amountCents < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
}

interface Known {
  readonly of: Holdings;
  readonly assets: readonly EstateAsset[];
  readonly worth: readonly EntityWorth[];
}
const known = new WeakMap<readonly EstateEntity[], Known>();

/**
 * What each entity is worth to each of its owners, the owned before their owners, by look-through: no discount for
 * want of control or of a market, which only an appraisal may state. Every cent of an entity goes to one owner.
 */
export function entityWorths(estate: Holdings): readonly EntityWorth[] {
  const { entities, liabilities } = estate;
  const assets = heldAssets(estate);
  const earlier = known.get(entities);
  if (earlier && earlier.assets === assets && earlier.of.liabilities === liabilities) return earlier.worth;
  const worths = new Map<string, EntityWorth>();
  const open = new Set<string>();
  const held = (things: Holdings['assets'] | Holdings['liabilities'], id: string): Cents =>
    sumCents(things.filter(({ owners }) => owners[0]?.id === id).map(({ balanceCents }) => balanceCents));
  const worthOf = (entity: EstateEntity): EntityWorth => {
    const done = worths.get(entity.id);
    if (done) return done;
    if (open.has(entity.id)) throw new Error('an entity owns itself: no estate is stored so');
    open.add(entity.id);
    const shares = entities
      .filter((other) => other.shares.some(({ ownerId }) => ownerId === entity.id))
      .flatMap((other) => worthOf(other).interests.filter(({ share }) => share.ownerId === entity.id));
    const inOthers = sumCents(shares.map(({ amountCents }) => amountCents));
    const netCents = held(assets, entity.id) + inOthers - held(liabilities, entity.id);
    const counted = netCents < 0 && !ownersAreLiable(entity) ? 0 : netCents;
    const parts = byShares(counted, entity.shares);
    const interests = entity.shares.map((share, at) => ({ entity, share, amountCents: parts[at] ?? 0 }));
    const worth = { entity, netCents, interests };
    worths.set(entity.id, worth);
    return worth;
  };
  const worth = entities.map(worthOf);
  known.set(entities, { of: estate, assets, worth });
  return worth;
}

export const worthOfEntity = (estate: Holdings, id: string): EntityWorth | undefined =>
  entityWorths(estate).find(({ entity }) => entity.id === id);

/** Somebody at the end of all layers: a person or trust of the estate, or somebody outside of it. */
export interface UltimateShare {
  readonly ownerId: string | null;
  readonly outsider: string | null;
  readonly percent: number;
}

/** Who an entity belongs to in the end, through every layer, each once; largest share first. */
export function ultimateShares(estate: Pick<Estate, 'entities'>, entity: EstateEntity): UltimateShare[] {
  const sums = new Map<string, UltimateShare>();
  const follow = ({ shares }: EstateEntity, part: number): void => {
    const whole = shares.reduce((sum, { percent }) => sum + percent, 0);
    for (const { ownerId, outsider, percent } of shares) {
      const own = (part * percent) / whole;
      const layer = estate.entities.find(({ id }) => id === ownerId);
      if (layer) {
        follow(layer, own);
        continue;
      }
      const key = ownerId ?? `outside:${outsider ?? ''}`;
      sums.set(key, { ownerId, outsider, percent: (sums.get(key)?.percent ?? 0) + own });
    }
  };
  follow(entity, 100);
  return [...sums.values()].sort((a, b) => b.percent - a.percent);
}
