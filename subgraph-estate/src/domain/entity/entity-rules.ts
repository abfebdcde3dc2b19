import { DomainError } from '@platform/kernel';
import { accountAsAsset } from '../balance-sheet/held.ts';
import type { EstateAsset, EstateLiability } from '../balance-sheet/holding.ts';
import type { Estate } from '../estate/estate.ts';
import { checkShares } from '../estate/shares.ts';
import type { EstateEntity } from './entity.ts';

/** Thirds are entered as 33.33: as near to the whole as the engine takes for it (CONVENTIONS C2). */
const TOLERANCE = 0.01;
/** Sums of decimals are not exact. */
const ROUNDING = 0.000001;

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

const SHARES = { field: 'shares', each: 'owner', all: 'owners' };

const percentWords = (percent: number): string => `${Number(percent.toFixed(5))}%`;

/** Throws: DomainError TOO_MANY, DUPLICATE_OWNER, OUT_OF_RANGE, SHARES_OVER_100, SHARES_UNDER_100. */
function checkEntity({ name, shares }: EstateEntity): void {
  if (shares.length === 0) refuse('REQUIRED', `Say who owns ${name}.`, 'shares');
  checkShares(
    shares.map(({ ownerId, outsider, percent }) => ({ id: ownerId ?? `outside:${outsider ?? ''}`, percent })),
    SHARES,
    TOLERANCE,
  );
  const sum = shares.reduce((total, { percent }) => total + percent, 0);
  if (sum < 100 - TOLERANCE - ROUNDING)
    refuse(
      'SHARES_UNDER_100',
      `The shares of ${name} add up to ${percentWords(sum)}. Say who owns the other ${percentWords(100 - sum)}, or add an outside owner.`,
      'shares',
    );
}

/** The entities of the first circle that is found: each owns a share of the next one, the last of the first. */
function circleOf({ entities }: Pick<Estate, 'entities'>): EstateEntity[] | null {
  const byId = new Map(entities.map((one) => [one.id, one]));
  const clear = new Set<string>();
  const walk = (entity: EstateEntity, path: readonly EstateEntity[]): EstateEntity[] | null => {
    const at = path.indexOf(entity);
    if (at >= 0) return path.slice(at);
    if (clear.has(entity.id)) return null;
    for (const { ownerId } of entity.shares) {
      const owner = byId.get(ownerId ?? '');
      const circle = owner ? walk(owner, [...path, entity]) : null;
      if (circle) return circle;
    }
    clear.add(entity.id);
    return null;
  };
  for (const entity of entities) {
    const circle = walk(entity, []);
    if (circle) return circle.toReversed();
  }
  return null;
}

/** `Lake LLC owns part of Hill LP, and Hill LP owns part of Lake LLC`. */
function circleWords(circle: readonly EstateEntity[]): string {
  if (circle.length === 1) return `${circle[0]?.name} cannot own a share of itself.`;
  const links = circle.map(({ name }, at) => `${name} owns a share of ${circle[(at + 1) % circle.length]?.name}`);
  return `Nobody would own these in the end: ${links.slice(0, -1).join(', ')}, and ${links.at(-1)}.`;
}

/** Why an entity cannot own an asset of some type; null where it can. */
function whyNot(assetType: EstateAsset['assetType'], entity: string): string | null {
  if (assetType === 'RETIREMENT') return `A retirement account belongs to a person, not to ${entity}.`;
  if (assetType !== 'LIFE_INSURANCE') return null;
  return `A policy cannot be ${entity}’s here: whose taxable estate it counts in depends on who controls it, which is not worked out.`;
}

/** Throws: DomainError ENTITY_NOT_SOLE_OWNER, ENTITY_CANNOT_OWN. */
function checkHolding(entities: ReadonlyMap<string, string>, holding: EstateAsset | EstateLiability): void {
  const entity = holding.owners.map(({ id }) => entities.get(id)).find((name) => name !== undefined);
  if (entity === undefined) return;
  if (holding.owners.length > 1)
    refuse(
      'ENTITY_NOT_SOLE_OWNER',
      `${entity} owns or owes a thing alone. Split ${holding.name} first, so that each part stands on a line of its own.`,
      'owners',
    );
  const { percent } = holding.owners[0] ?? {};
  if (percent !== undefined && percent < 100 - TOLERANCE)
    refuse('ENTITY_NOT_SOLE_OWNER', `Say who owns the rest of ${holding.name}, on a line of its own.`, 'owners');
  const words = 'assetType' in holding ? whyNot(holding.assetType, entity) : null;
  if (words) refuse('ENTITY_CANNOT_OWN', words, 'owners');
}

type Parts = Pick<Estate, 'entities' | 'assets' | 'assetAccounts' | 'liabilities'>;

/**
 * Entities whose shares make the whole and lead to somebody in the end, and what they hold, as far as a change touches
 * it. Throws: DomainError CIRCULAR_OWNERSHIP and the above, naming the field.
 */
export function checkChangedEntities(before: Parts | null, after: Parts): void {
  const same = new Set<EstateEntity | EstateAsset | EstateLiability>([
    ...(before?.entities ?? []),
    ...(before?.assets ?? []),
    ...(before?.liabilities ?? []),
  ]);
  for (const entity of after.entities) if (!same.has(entity)) checkEntity(entity);
  const circle = circleOf(after);
  if (circle) refuse('CIRCULAR_OWNERSHIP', circleWords(circle), 'shares');
  const names = new Map(after.entities.map(({ id, name }) => [id, name]));
  for (const holding of [...after.assets, ...after.liabilities]) if (!same.has(holding)) checkHolding(names, holding);
  const accounts = new Set(before?.assetAccounts);
  for (const account of after.assetAccounts)
    if (!accounts.has(account)) checkHolding(names, accountAsAsset(after, account));
}
