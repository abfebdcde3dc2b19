import type { Cents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import { hasInheritanceTax, inheritanceTax } from '../../state/inheritance-tax.ts';
import { divide } from '../money/division.ts';
import type { DeathScene, Interest, Share } from '../succession/death.ts';
import { heirClassOf } from './heir-class.ts';

export interface Charge {
  /** Place in the scene's interests. */
  readonly interest: number;
  readonly amountCents: Cents;
}

/** Inheritance tax on one heir: what he pays himself, and what the residue pays for him (PA, C31). */
export interface HeirTax {
  readonly takerId: string;
  readonly amountCents: Cents;
  readonly own: readonly Charge[];
  readonly pooled: readonly Charge[];
  readonly working: Working;
}

const GIFTS: readonly Share[] = ['SPECIFIC_GIFT', 'CASH_GIFT', 'PERCENT_GIFT'];

/** C30, C31: per heir, on all he takes from included property, before estate tax; never more than estate tax leaves. */
export function inheritanceTaxes(scene: DeathScene): HeirTax[] {
  if (scene.domicile === 'NON_US' || !hasInheritanceTax(scene.domicile, scene.lawDate)) return [];
  const left = scene.interests.map(({ amountCents, taxes }) =>
    Math.max(0, amountCents - taxes.federal - taxes.state - taxes.qdot),
  );
  const byHeir = Map.groupBy(
    scene.interests.map((_, index) => index),
    (index) => scene.interests[index]?.takerId ?? '',
  );
  return [...byHeir].flatMap(([takerId, indexes]) => heirTax(scene, takerId, indexes, left) ?? []);
}

const taxedValue = ({ value }: Interest): Cents => Math.max(0, value.federal - value.inheritanceFree);

function heirTax(scene: DeathScene, takerId: string, indexes: readonly number[], left: Cents[]): HeirTax | undefined {
  const heir = heirClassOf(scene, takerId);
  if (!heir) return undefined;
  const bases = indexes.map((index) => valueAt(scene, index));
  const base = bases.reduce((sum, amountCents) => sum + amountCents, 0);
  const { taxCents, working } = inheritanceTax({
    state: scene.domicile,
    date: scene.lawDate,
    heirClass: heir.heirClass,
    amountCents: base,
    ...(heir.heirAge === undefined ? {} : { heirAge: heir.heirAge }),
    childOfDecedent: heir.childOfDecedent,
  });
  if (taxCents === 0) return undefined;
  const pooled = scene.domicile === 'PA' ? residuePays(scene, indexes, taxCents, bases, left) : [];
  const rest = taxCents - sum(pooled);
  const own = charge(indexes, bases, rest, left);
  return { takerId, amountCents: sum(pooled) + sum(own), own, pooled, working };
}

const valueAt = (scene: DeathScene, index: number): Cents => {
  const interest = scene.interests[index];
  return interest ? taxedValue(interest) : 0;
};

const sum = (charges: readonly Charge[]): Cents => charges.reduce((total, { amountCents }) => total + amountCents, 0);

/** 72 P.S. 9144: the tax on specific and cash gifts comes out of the residue of the same instrument. */
function residuePays(
  scene: DeathScene,
  indexes: readonly number[],
  taxCents: Cents,
  bases: readonly Cents[],
  left: Cents[],
): Charge[] {
  const dues = divide(taxCents, bases);
  return indexes.flatMap((index, at) => {
    const interest = scene.interests[index];
    if (!interest?.own || !GIFTS.includes(interest.share)) return [];
    const residue = residueOf(scene, interest.instrumentId);
    const weights = residue.map((place) => scene.interests[place]?.amountCents ?? 0);
    return charge(residue, weights, dues[at] ?? 0, left);
  });
}

/** Residue shares of an instrument; of a pour-over will, those of the trust it pours into. */
function residueOf(scene: DeathScene, instrumentId: string): number[] {
  const pours = scene.passThroughs
    .filter(({ fromId, reason }) => fromId === instrumentId && (reason === 'pour_over' || reason === 'residue'))
    .map(({ toId }) => toId);
  const instruments = new Set([instrumentId, ...pours]);
  const of = (shares: readonly Share[]): number[] =>
    scene.interests.flatMap((interest, index) =>
      interest.own && instruments.has(interest.instrumentId) && shares.includes(interest.share) ? [index] : [],
    );
  const residue = of(['RESIDUE']);
  return residue.length > 0 ? residue : of(['MARITAL_FUNDING', 'BYPASS_FUNDING', 'GST_EXEMPT_FUNDING']);
}

/** Charges interests by weight, as far as they have something left; `left` goes down. */
function charge(indexes: readonly number[], weights: readonly Cents[], amount: Cents, left: Cents[]): Charge[] {
  const room = indexes.reduce((total, index) => total + (left[index] ?? 0), 0);
  const charges: Charge[] = [];
  let open = Math.min(amount, room);
  let shares = divide(open, weights);
  if (shares.every((amountCents) => amountCents === 0))
    shares = divide(
      open,
      indexes.map((index) => left[index] ?? 0),
    );
  indexes.forEach((index, at) => {
    const amountCents = Math.min(shares[at] ?? 0, left[index] ?? 0);
    if (amountCents === 0) return;
    charges.push({ interest: index, amountCents });
    left[index] = (left[index] ?? 0) - amountCents;
    open -= amountCents;
  });
  for (const index of indexes) {
    const amountCents = Math.min(open, left[index] ?? 0);
    if (amountCents === 0) continue;
    charges.push({ interest: index, amountCents });
    left[index] = (left[index] ?? 0) - amountCents;
    open -= amountCents;
  }
  return charges;
}
