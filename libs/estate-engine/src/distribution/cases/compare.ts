import { sumCents } from '@platform/kernel';
import type { DistributionResult } from '../distribution-result.ts';
import type { EstateCase } from '../estate-case.ts';
import { atPlanValue } from '../succession/world.ts';

type Output = Pick<DistributionResult, 'transfers' | 'taxes' | 'estates' | 'finalHoldings' | 'warnings'>;

/** A worked estate: the input, and the output its derivation arrives at. */
export interface WorkedCase {
  readonly id: string;
  readonly title: string;
  readonly toleranceCents: number;
  readonly input: EstateCase;
  readonly expected: Output;
}

type Amounts = Map<string, number>;

function add(map: Amounts, key: string, amount: number): void {
  map.set(key, (map.get(key) ?? 0) + amount);
}

/** Every amount of an output under a name, as the contract's own runner sums them, with reasons kept apart. */
function amounts({ transfers, taxes, estates, finalHoldings, warnings }: Output): Amounts {
  const map: Amounts = new Map();
  for (const t of transfers) add(map, `transfer ${t.death} ${t.fromId} > ${t.toId} ${t.reason}`, t.amountCents);
  for (const t of taxes) {
    add(map, `tax ${t.death} ${t.jurisdiction} ${t.kind}`, t.amountCents);
    for (const b of t.borneBy) add(map, `borne ${t.death} ${t.jurisdiction} ${t.kind} ${b.id}`, b.amountCents);
  }
  for (const e of estates) {
    for (const [key, value] of Object.entries(e)) if (typeof value === 'number') add(map, `${e.death} ${key}`, value);
  }
  for (const h of finalHoldings) {
    add(map, `held ${h.holderId} outright`, h.outrightCents);
    add(map, `held ${h.holderId} in trust`, h.inTrustCents);
  }
  for (const w of warnings) {
    add(map, `warning ${w.code}`, w.amountCents);
    add(map, `warned ${w.code}`, 0.001);
  }
  return map;
}

/** What differs, one line each; transfers of an asset are compared by asset where the expected output names it. */
export function differences({ expected, toleranceCents }: WorkedCase, actual: Output): string[] {
  const [want, got] = [amounts(expected), amounts(actual)];
  for (const t of expected.transfers) {
    if (t.assetId === undefined) continue;
    const key = (x: typeof t) =>
      x.death === t.death && x.fromId === t.fromId && x.toId === t.toId && x.assetId === t.assetId;
    const name = `asset ${t.death} ${t.fromId} > ${t.toId} ${t.assetId}`;
    want.set(
      name,
      expected.transfers.filter(key).reduce((sum, x) => sum + x.amountCents, 0),
    );
    got.set(
      name,
      actual.transfers.filter(key).reduce((sum, x) => sum + x.amountCents, 0),
    );
  }
  return [...new Set([...want.keys(), ...got.keys()])].flatMap((key) => {
    const [a, b] = [want.get(key) ?? 0, got.get(key) ?? 0];
    const known = key.startsWith('warned') ? Math.abs(a) > 0 === Math.abs(b) > 0 : Math.abs(a - b) <= toleranceCents;
    return known ? [] : [`${key}: expected ${a}, got ${b}`];
  });
}

/** What goes in, at death benefit for policies of the dead, less what is held or paid at the end; 0 when all is there. */
export function unaccounted(input: EstateCase, { transfers, taxes, finalHoldings, warnings }: Output): number {
  const dying = new Set(input.assumptions.deaths.map(({ personId }) => personId));
  const dead = new Set([...dying, ...input.people.flatMap(({ id, isDeceased }) => (isDeceased ? [id] : []))]);
  const owned = input.assets.map(atPlanValue).reduce((sum, { balanceCents, lifeInsurance: policy }) => {
    const lives = policy ? [policy.insuredId, policy.secondaryInsuredId].filter((id) => id !== undefined) : [];
    // A policy of which nobody insured was alive should have paid before: it is what its balance says.
    const pays = lives.some((id) => dying.has(id)) && lives.every((id) => dead.has(id));
    return sum + (pays ? (policy?.deathBenefitCents ?? 0) : balanceCents);
  }, 0);
  const held = finalHoldings.reduce((sum, { outrightCents, inTrustCents }) => sum + outrightCents + inTrustCents, 0);
  const sunk = transfers.filter(({ toId }) => ['creditors', 'expenses'].includes(toId) || toId.startsWith('tax:'));
  const taxPaid = transfers.filter(({ toId }) => toId.startsWith('tax:')).reduce((sum, t) => sum + t.amountCents, 0);
  const taxDue = taxes.reduce((sum, t) => sum + t.amountCents, 0);
  if (taxPaid !== taxDue) return Number.NaN;
  const grown = sumCents(warnings.flatMap(({ code, amountCents }) => (code === 'GROWTH_ASSUMED' ? [amountCents] : [])));
  return owned + grown - held - sunk.reduce((sum, t) => sum + t.amountCents, 0);
}
