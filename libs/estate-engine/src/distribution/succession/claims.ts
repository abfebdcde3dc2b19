import type { Cents } from '@platform/kernel';
import type { Pool } from '../instruments/pool.ts';
import { divide, percentOf } from '../money/division.ts';
import type { Holding } from './collect.ts';
import { type DeathScene, isLastDeath, warn } from './death.ts';
import { type Lot, payInOrder, spend, totalOf } from './property.ts';
import type { Debt } from './world.ts';

interface Payer {
  readonly id: string;
  readonly lots: readonly Lot[];
}

/**
 * C4: a secured debt is paid out of the decedent's share of its property, whoever takes it. What the property cannot
 * pay stays an unsecured debt.
 */
export function paySecuredDebts(scene: DeathScene, personal: readonly Holding[], pools: readonly Pool[]): void {
  const payers: Payer[] = [
    ...personal
      .filter((held) => held.ownerId === scene.decedentId)
      .map(({ lot }) => ({ id: scene.decedentId, lots: [lot] })),
    ...pools.filter((pool) => pool.trust).map((pool) => ({ id: pool.id, lots: pool.lots })),
  ];
  for (const debt of debtsOf(scene, pools)) {
    if (debt.securedByAssetId === undefined) continue;
    for (const { id, lots } of payers) {
      if (debt.trustId !== undefined && debt.trustId !== id) continue;
      const secured = lots.filter((lot) => lot.assetId === debt.securedByAssetId);
      settle(scene, id, debt, reachedBy(debt, secured));
    }
  }
}

/**
 * The decedent's own debts, and those of trusts that pay now. A trust pays what it owes itself when it counts in the
 * estate, before it distributes, and at the last death of the case whatever it is: nobody else will pay it.
 */
function debtsOf(scene: DeathScene, pools: readonly Pool[]): Debt[] {
  const all = isLastDeath(scene);
  const paying = new Set(
    pools.filter(({ lots, fires }) => all || fires || lots.some((lot) => lot.inclusion !== 'none')).map(({ id }) => id),
  );
  return scene.world.debts.filter(
    ({ personId, trustId, amountCents }) =>
      amountCents > 0 && (trustId === undefined ? personId === scene.decedentId : paying.has(trustId)),
  );
}

/**
 * A trust owes its debts with all it holds. The decedent's reach what counts in his federal estate: an earlier
 * decedent's half that stayed in a joint trust owes nothing for this one, nor does a trust elected for the state alone.
 */
const reachedBy = (debt: Debt | undefined, lots: readonly Lot[]): readonly Lot[] =>
  debt?.trustId === undefined ? lots.filter((lot) => lot.inclusion === 'federal') : lots;

function settle(scene: DeathScene, payerId: string, debt: Debt, lots: readonly Lot[]): void {
  const amountCents = Math.min(debt.amountCents, totalOf(lots));
  if (amountCents === 0) return;
  const cuts = divide(
    amountCents,
    lots.map((lot) => lot.amountCents),
  );
  const sources = lots.map(({ ownerId, inclusion, assetId }, index) => ({
    holderId: ownerId,
    inclusion,
    assetId,
    amountCents: cuts[index] ?? 0,
  }));
  lots.forEach((lot, index) => {
    spend(lot, cuts[index] ?? 0);
    lot.securedCents += cuts[index] ?? 0;
  });
  debt.amountCents -= amountCents;
  scene.claims.push({ payerId, kind: 'debt', amountCents, liabilityId: debt.liabilityId, sources });
}

/** The gross value expenses are a percentage of: probate and the decedent's own part of his trusts, before debts. */
export function expenses(scene: DeathScene, grossCents: Cents): Cents {
  return percentOf(grossCents, scene.input.assumptions.expensesPercent ?? 0);
}

/** C4: expenses, then unsecured debts, from probate, then from the decedent's trusts in listing order. */
export function payUnsecured(scene: DeathScene, expenseCents: Cents, pools: readonly Pool[]): void {
  const reach = pools.filter((pool) => pool.own);
  let unpaid = expenseCents;
  for (const pool of reach) unpaid -= pay(scene, pool, unpaid, undefined);
  for (const debt of debtsOf(scene, pools)) {
    if (debt.trustId !== undefined) {
      payOfTrust(scene, debt, pools);
      continue;
    }
    for (const pool of reach) debt.amountCents -= pay(scene, pool, debt.amountCents, debt);
    unpaid += debt.amountCents;
    debt.amountCents = 0;
  }
  if (unpaid === 0) return;
  const text = 'Debts and expenses are more than the probate estate and the revocable trusts can pay.';
  warn(scene, 'INSOLVENT_ESTATE', [scene.decedentId], unpaid, text, 'UPC 3-805');
}

/** What a trust cannot pay yet it goes on owing, to the last death of the case. */
function payOfTrust(scene: DeathScene, debt: Debt, pools: readonly Pool[]): void {
  for (const pool of pools) {
    if (pool.id === debt.trustId) debt.amountCents -= pay(scene, pool, debt.amountCents, debt);
  }
  if (debt.amountCents === 0 || !isLastDeath(scene)) return;
  const text = 'The trust owes more than it holds before this death can pay.';
  warn(scene, 'INSOLVENT_ESTATE', [debt.trustId ?? ''], debt.amountCents, text, 'UTC 505');
}

/** Pays a debt, or expenses where none is given. */
function pay(scene: DeathScene, pool: Pool, amount: Cents, debt: Debt | undefined): Cents {
  const before = pool.lots.map((lot) => lot.amountCents);
  const amountCents = payFrom(pool, amount, reachedBy(debt, pool.lots));
  if (amountCents === 0) return 0;
  pool.lots.forEach((lot, index) => {
    lot.generalCents += (before[index] ?? 0) - lot.amountCents;
  });
  const sources = pool.lots.map(({ ownerId, inclusion, assetId, amountCents: left }, index) => ({
    holderId: ownerId,
    inclusion,
    assetId,
    amountCents: (before[index] ?? 0) - left,
  }));
  const kind = debt ? 'debt' : 'expense';
  scene.claims.push({ payerId: pool.id, kind, amountCents, liabilityId: debt?.liabilityId, sources });
  return amountCents;
}

/** C5, C7: in the order of property; what is specifically given last, pro rata to value. */
function payFrom(pool: Pool, amount: Cents, reached: readonly Lot[]): Cents {
  const given = new Set(pool.steps.flatMap(({ kind, assetId }) => (kind === 'SPECIFIC_GIFT' ? [assetId] : [])));
  const free = reached.filter((lot) => !given.has(lot.assetId));
  const first = Math.min(amount, totalOf(free));
  payInOrder(free, first);
  const specific = reached.filter((lot) => given.has(lot.assetId));
  const second = Math.min(amount - first, totalOf(specific));
  const cuts = divide(
    second,
    specific.map((lot) => lot.amountCents),
  );
  specific.forEach((lot, index) => {
    spend(lot, cuts[index] ?? 0);
  });
  pool.specificPaidCents += second;
  return first + second;
}
