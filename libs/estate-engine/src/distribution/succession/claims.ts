import type { Cents } from '@platform/kernel';
import type { Pool } from '../instruments/pool.ts';
import { divide, percentOf } from '../money/division.ts';
import type { Holding } from './collect.ts';
import { type DeathScene, warn } from './death.ts';
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
      const secured = lots.filter((lot) => lot.assetId === debt.securedByAssetId && lot.inclusion !== 'none');
      settle(scene, id, debt, secured);
    }
  }
}

/** The decedent's own debts, and those of other trusts that count in his estate. */
function debtsOf(scene: DeathScene, pools: readonly Pool[]): Debt[] {
  const counted = new Set(
    pools.filter((pool) => !pool.own && pool.lots.some((lot) => lot.inclusion !== 'none')).map(({ id }) => id),
  );
  return scene.world.debts.filter(
    ({ personId, trustId, amountCents }) =>
      amountCents > 0 && (personId === scene.decedentId || (trustId !== undefined && counted.has(trustId))),
  );
}

function settle(scene: DeathScene, payerId: string, debt: Debt, lots: readonly Lot[]): void {
  const amountCents = Math.min(debt.amountCents, totalOf(lots));
  if (amountCents === 0) return;
  const cuts = divide(
    amountCents,
    lots.map((lot) => lot.amountCents),
  );
  const sources = lots.map((lot, index) => ({ holderId: lot.ownerId, amountCents: cuts[index] ?? 0 }));
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
  for (const pool of reach) {
    unpaid -= pay(scene, pool, unpaid, 'expense', undefined);
  }
  for (const debt of debtsOf(scene, pools)) {
    const payers = debt.trustId === undefined ? reach : pools.filter((pool) => pool.id === debt.trustId);
    for (const pool of payers) {
      debt.amountCents -= pay(scene, pool, debt.amountCents, 'debt', debt.liabilityId);
    }
    unpaid += debt.amountCents;
    debt.amountCents = 0;
  }
  if (unpaid === 0) return;
  const text = 'Debts and expenses are more than the probate estate and the revocable trusts can pay.';
  warn(scene, 'INSOLVENT_ESTATE', [scene.decedentId], unpaid, text, 'UPC 3-805');
}

function pay(
  scene: DeathScene,
  pool: Pool,
  amount: Cents,
  kind: 'debt' | 'expense',
  liabilityId: string | undefined,
): Cents {
  const before = pool.lots.map((lot) => lot.amountCents);
  const amountCents = payFrom(pool, amount);
  if (amountCents === 0) return 0;
  const sources = pool.lots.map((lot, index) => ({
    holderId: lot.ownerId,
    amountCents: (before[index] ?? 0) - lot.amountCents,
  }));
  scene.claims.push({ payerId: pool.id, kind, amountCents, liabilityId, sources });
  return amountCents;
}

/** C5, C7: in the order of property; what is specifically given last, pro rata to value. */
function payFrom(pool: Pool, amount: Cents): Cents {
  const given = new Set(pool.steps.flatMap(({ kind, assetId }) => (kind === 'SPECIFIC_GIFT' ? [assetId] : [])));
  // An earlier decedent's half that stayed in a joint trust owes nothing for this one.
  const reached = pool.lots.filter((lot) => lot.inclusion !== 'none');
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
