import type { Cents } from '@platform/kernel';
import { type SilentClauseLaw, silentClauseLaw } from '../../law/apportionment-tables.ts';
import type { Apportionment as WrittenApportionment } from '../estate-case.ts';
import type { EstateTaxes, QtipMeasure } from '../estate-tax/solve.ts';
import { divide, proportion } from '../money/division.ts';
import { type DeathScene, type Interest, isOwnTrust, type Share } from '../succession/death.ts';

/** Per interest, in the order of the scene's interests. */
export interface Bearing {
  readonly federal: readonly Cents[];
  readonly state: readonly Cents[];
}

type Tax = 'federal' | 'state';

/** What an instrument can say, or the law where none does. */
export type Apportionment = WrittenApportionment | SilentClauseLaw['rule'];

interface Clauses {
  readonly apportionment: Apportionment;
  readonly waived: boolean;
}

/** The will's clause wins over the trust's (C27). */
function writtenClause(scene: DeathScene): WrittenApportionment | undefined {
  const fromTrust = ownTrusts(scene).find((trust) => trust.taxApportionment !== undefined)?.taxApportionment;
  return scene.will?.taxApportionment ?? fromTrust;
}

const ownTrusts = (scene: DeathScene) => [...scene.trusts.values()].filter((trust) => isOwnTrust(scene, trust));

/** The law that says who bears estate tax; undefined where an instrument says it, or an assumption (C27). */
export function silentLaw(scene: DeathScene): SilentClauseLaw | undefined {
  const { silentTaxClause = 'STATE_LAW' } = scene.input.assumptions;
  if (silentTaxClause !== 'STATE_LAW' || writtenClause(scene) !== undefined) return undefined;
  return silentClauseLaw(scene.domicile);
}

/** The rule that places estate tax, by the instruments, an assumption or the law. */
export const apportionmentOf = (scene: DeathScene): Apportionment => clauses(scene).apportionment;

/** Whether an instrument gives up what statutes let the executor recover (IRC 2206 to 2207B). */
export const isRecoveryWaived = (scene: DeathScene): boolean => clauses(scene).waived;

export const hasTaxClause = (scene: DeathScene): boolean => writtenClause(scene) !== undefined;

function clauses(scene: DeathScene): Clauses {
  const own = ownTrusts(scene);
  const { silentTaxClause } = scene.input.assumptions;
  const assumed = silentTaxClause === 'STATE_LAW' ? undefined : silentTaxClause;
  return {
    apportionment: writtenClause(scene) ?? assumed ?? silentLaw(scene)?.rule ?? 'RESIDUE',
    waived: scene.will?.waiveRecovery ?? own.some((trust) => trust.waiveRecovery === true),
  };
}

/** Who bears the federal and the state estate tax (C27, C29). Sums are the taxes, as far as property reaches. */
export function bearEstateTax(scene: DeathScene, taxes: EstateTaxes, qtip: QtipMeasure, record?: Recorder): Bearing {
  const rules = clauses(scene);
  const free = scene.interests.map(({ amountCents, taxes: { qdot } }) => amountCents - qdot);
  const state = bear(scene, rules, 'state', taxes.stateCents, taxes.stateTaxableCents, qtip.stateCents, free, record);
  const left = free.map((amountCents, index) => amountCents - (state[index] ?? 0));
  const federal = bear(
    scene,
    rules,
    'federal',
    taxes.federalCents,
    taxes.taxableCents,
    qtip.federalCents,
    left,
    record,
  );
  return { federal, state };
}

function bear(
  scene: DeathScene,
  { apportionment, waived }: Clauses,
  tax: Tax,
  total: Cents,
  taxable: Cents,
  qtipCents: Cents,
  capacity: readonly Cents[],
  record: Recorder | undefined,
): Cents[] {
  const borne = scene.interests.map(() => 0);
  if (total === 0) return borne;
  let left = total;
  let rule: BearingRule = 'clause';
  const charge: Charge = (indexes, amount, weigh) => {
    const before = record ? [...borne] : [];
    const ofCents = Math.min(amount, left);
    left -= spread(scene, borne, capacity, indexes, ofCents, weigh);
    if (record) recordCharge(record, { scene, tax, rule, ofCents }, indexes, weigh, before, borne);
  };
  const all = scene.interests.map((_, index) => index);
  const taxed = (interest: Interest): boolean => interest.deduction[tax] === 'none' && interest.value[tax] > 0;
  const qtip = (interest: Interest): Cents =>
    tax === 'federal' ? interest.value.qtipFederal : interest.value.qtipState;
  rule = 'qtip';
  if (!waived && qtipCents > 0) chargeQtip(scene, all, tax, qtipCents, qtip, charge);
  rule = 'recovery';
  const isApportioned = apportionment === 'APPORTION' || apportionment === 'GIFTS_SPARED';
  if (!waived && !isApportioned) chargeRecoveries(scene, all, tax, total, taxable, charge);
  const value = (interest: Interest): Cents => interest.value[tax];
  if (apportionment === 'GIFTS_SPARED') {
    rule = 'gifts';
    chargeResidueForGifts(
      scene,
      all.filter((index) => test(scene, index, (interest) => taxed(interest) && qtip(interest) === 0)),
      value,
      left,
      (tier, amount) =>
        charge(
          all.filter((index) => test(scene, index, (interest) => tier(interest, taxed(interest)))),
          amount,
          value,
        ),
    );
  }
  rule = 'clause';
  for (const tier of tiers(apportionment, taxed, qtip)) {
    if (left === 0) break;
    charge(
      all.filter((index) => test(scene, index, tier)),
      left,
      value,
    );
  }
  return borne;
}

/**
 * By a right to recover it (IRC 2207A; 2206, 2207B), as the residue of what gifts would bear, or by the clause or law that
 * places what is left.
 */
export type BearingRule = 'qtip' | 'recovery' | 'gifts' | 'clause';

/** What one interest is charged of an amount that several bear by what they are worth. */
export interface BearingCharge {
  readonly tax: Tax;
  readonly rule: BearingRule;
  /** Place in the scene's interests. */
  readonly interest: number;
  readonly amountCents: Cents;
  /** What those who bear it share, and by what: `of × value ÷ whole`, where none of them has too little left. */
  readonly ofCents: Cents;
  readonly valueCents: Cents;
  readonly wholeCents: Cents;
}

type Recorder = (charge: BearingCharge) => void;

function recordCharge(
  record: Recorder,
  { scene, ...about }: { readonly scene: DeathScene } & Pick<BearingCharge, 'tax' | 'rule' | 'ofCents'>,
  indexes: readonly number[],
  weigh: (interest: Interest) => Cents,
  before: readonly Cents[],
  after: readonly Cents[],
): void {
  const wholeCents = indexes.reduce((sum, index) => sum + weightOf(scene, index, weigh), 0);
  for (const interest of indexes) {
    const amountCents = (after[interest] ?? 0) - (before[interest] ?? 0);
    if (amountCents > 0)
      record({ ...about, interest, amountCents, valueCents: weightOf(scene, interest, weigh), wholeCents });
  }
}

const test = (scene: DeathScene, index: number, tier: (interest: Interest) => boolean): boolean => {
  const interest = scene.interests[index];
  return interest !== undefined && tier(interest);
};

type Charge = (indexes: readonly number[], amount: Cents, weigh: (interest: Interest) => Cents) => void;

/** QTIP trusts pro rata, then their takers: those whose share is taxed, else all. */
function chargeQtip(
  scene: DeathScene,
  all: readonly number[],
  tax: Tax,
  amount: Cents,
  qtip: (interest: Interest) => Cents,
  charge: Charge,
): void {
  const held = all.filter((index) => test(scene, index, (i) => qtip(i) > 0 && i.deduction[tax] === 'none'));
  const trusts = Map.groupBy(held, (index) => scene.interests[index]?.fromId ?? '');
  const groups = [...trusts.values()];
  const sums = groups.map((group) => group.reduce((sum, index) => sum + weightOf(scene, index, qtip), 0));
  const shares = divide(amount, sums);
  groups.forEach((group, at) => {
    charge(group, shares[at] ?? 0, qtip);
  });
}

const weightOf = (scene: DeathScene, index: number, weigh: (interest: Interest) => Cents): Cents => {
  const interest = scene.interests[index];
  return interest ? weigh(interest) : 0;
};

/** C29: total tax × value ÷ taxable estate, per trust or taker, whatever the order of listing. */
function chargeRecoveries(
  scene: DeathScene,
  all: readonly number[],
  tax: Tax,
  total: Cents,
  taxable: Cents,
  charge: Charge,
): void {
  const recovery = (interest: Interest): Cents => Math.min(interest.value.recovery, interest.value[tax]);
  const held = all.filter((index) => test(scene, index, (i) => recovery(i) > 0 && i.deduction[tax] === 'none'));
  const groups = Map.groupBy(held, (index) => {
    const interest = scene.interests[index];
    return interest?.share === 'DESIGNATION' ? `to ${interest.takerId}` : `of ${interest?.fromId}`;
  });
  const values = [...groups.values()].map((group) =>
    group.reduce((sum, index) => sum + weightOf(scene, index, recovery), 0),
  );
  const dues = values.map((value) => proportion(total, Math.min(value, taxable), taxable));
  // More than the tax together, where deductions leave less taxed than they are worth: each in the same ratio.
  const isTooMuch = dues.reduce((sum, due) => sum + due, 0) > total;
  const shares = isTooMuch ? divide(total, values) : dues;
  [...groups.values()].forEach((group, at) => {
    charge(group, shares[at] ?? 0, recovery);
  });
}

const MARITAL: readonly Share[] = ['RESIDUE', 'MARITAL_FUNDING'];
const GENERAL: readonly Share[] = ['CASH_GIFT', 'PERCENT_GIFT'];

const GIFTS: readonly Share[] = [...GENERAL, 'SPECIFIC_GIFT'];
const isGift = ({ own, share }: Interest): boolean => own && GIFTS.includes(share);

/** The part that gifts of things and of money would bear, out of what is left: first of it what is taxed. */
function chargeResidueForGifts(
  scene: DeathScene,
  taxed: readonly number[],
  value: (interest: Interest) => Cents,
  total: Cents,
  charge: (tier: (interest: Interest, isTaxed: boolean) => boolean, amount: Cents) => void,
): void {
  const sumOf = (indexes: readonly number[]): Cents =>
    indexes.reduce((sum, index) => sum + weightOf(scene, index, value), 0);
  const whole = sumOf(taxed);
  if (whole === 0) return;
  const ofGifts = proportion(total, sumOf(taxed.filter((index) => test(scene, index, isGift))), whole);
  const isLeft = ({ own, share }: Interest): boolean => own && MARITAL.includes(share);
  const hasTaxed = scene.interests.some((interest, index) => isLeft(interest) && taxed.includes(index));
  charge((interest, isTaxed) => isLeft(interest) && (isTaxed || !hasTaxed), ofGifts);
}

/** In this order; within one, pro rata to value. */
function tiers(
  apportionment: Apportionment,
  taxed: (interest: Interest) => boolean,
  qtip: (interest: Interest) => Cents,
): ((interest: Interest) => boolean)[] {
  const own = (shares: readonly Share[]) => (interest: Interest) => interest.own && shares.includes(interest.share);
  const ownTaxed = (shares: readonly Share[]) => (interest: Interest) => own(shares)(interest) && taxed(interest);
  const rest = [own(GENERAL), own(['SPECIFIC_GIFT']), taxed, () => true];
  const bypass = own(['BYPASS_FUNDING']);
  const gst = own(['GST_EXEMPT_FUNDING']);
  if (apportionment === 'APPORTION') {
    return [(interest) => taxed(interest) && qtip(interest) === 0, taxed, () => true];
  }
  if (apportionment === 'GIFTS_SPARED') {
    return [(interest) => taxed(interest) && qtip(interest) === 0 && !isGift(interest), taxed, () => true];
  }
  if (apportionment === 'RESIDUE_OFF_THE_TOP') return [own(MARITAL), bypass, gst, ...rest];
  return [
    // A marital step that fails to qualify is a taxed share of the residue like any other.
    ownTaxed(MARITAL),
    ownTaxed(['BYPASS_FUNDING']),
    ownTaxed(['GST_EXEMPT_FUNDING']),
    own(MARITAL),
    bypass,
    gst,
    ...rest,
  ];
}

/** Spreads an amount over interests by value, never beyond what they have left; returns what was placed. */
function spread(
  scene: DeathScene,
  borne: Cents[],
  capacity: readonly Cents[],
  indexes: readonly number[],
  amount: Cents,
  weigh: (interest: Interest) => Cents,
): Cents {
  let placed = 0;
  let open = indexes.filter((index) => (capacity[index] ?? 0) > (borne[index] ?? 0));
  while (placed < amount && open.length > 0) {
    const shares = divide(
      amount - placed,
      open.map((index) => weightOf(scene, index, weigh)),
    );
    let moved = 0;
    open.forEach((index, at) => {
      const amountCents = Math.min(shares[at] ?? 0, (capacity[index] ?? 0) - (borne[index] ?? 0));
      borne[index] = (borne[index] ?? 0) + amountCents;
      moved += amountCents;
    });
    if (moved === 0) break;
    placed += moved;
    open = open.filter((index) => (capacity[index] ?? 0) > (borne[index] ?? 0));
  }
  return placed;
}
