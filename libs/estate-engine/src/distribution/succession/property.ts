import type { Cents, IsoDate } from '@platform/kernel';
import { joinMakeup, type Makeup, spendMakeup, splitMakeup } from '../basis/makeup.ts';
import type { AssetType, Designation } from '../estate-case.ts';
import { divide } from '../money/division.ts';

/** An unpaid policy: who must be dead before it pays, and the part of the benefit that goes with the property. */
export interface Policy {
  readonly insuredIds: readonly string[];
  readonly transferredOn?: IsoDate | undefined;
  readonly transferorId?: string | undefined;
}

export interface Part {
  readonly ownerId: string;
  amountCents: Cents;
  benefitCents: Cents;
  /** What it is made of for income tax; undefined where that is not asked for. */
  makeup: Makeup | undefined;
}

export type Form = 'SOLE' | 'JOINT' | 'COMMON' | 'COMMUNITY' | 'COMMUNITY_SURVIVORSHIP' | 'TRUST';

/** An asset, or what has become of it, under one title. In a trust the parts name whose property it was (C24). */
export interface Parcel {
  readonly assetId: string;
  readonly kind: AssetType;
  /** Where real estate and tangibles lie. */
  readonly situs: string | undefined;
  form: Form;
  readonly trustId: string | undefined;
  /** In whose name an account of community property stands. */
  readonly holderId: string;
  parts: Part[];
  readonly beneficiaries: readonly Designation[];
  readonly employerPlan: boolean;
  policy: Policy | undefined;
  /** Held in trust for the person named in its only part (C17). */
  readonly staged: boolean;
  /** Given away by deed and kept for life. */
  readonly isLifeEstate?: boolean;
}

/** Whether property counts in the estate of the person who dies: for both taxes, for the state alone, or not. */
export type Inclusion = 'none' | 'federal' | 'state';
/** Why it counts, where that decides who bears tax (C27, C29). */
export type InclusionSource = 'own' | 'insurance' | 'retained' | 'qtip' | 'power';

/** Property on its way from one holder to the next at a death. */
export interface Lot {
  readonly assetId: string;
  readonly kind: AssetType;
  readonly situs: string | undefined;
  /** Whose it was. */
  readonly ownerId: string;
  amountCents: Cents;
  benefitCents: Cents;
  /** What a debt secured by it has taken. */
  securedCents: Cents;
  /** What expenses and unsecured debts have taken. */
  generalCents: Cents;
  readonly policy: Policy | undefined;
  readonly beneficiaries: readonly Designation[];
  readonly employerPlan: boolean;
  readonly inclusion: Inclusion;
  readonly source: InclusionSource;
  /** Proceeds that go to somebody named, free of inheritance tax (C30). */
  readonly namedInsurance: boolean;
  readonly community: boolean;
  /** Paid by a policy at this death. */
  readonly proceeds: boolean;
  /** What it is made of for income tax; undefined where that is not asked for. */
  makeup: Makeup | undefined;
  /** Holds more than the asset it is named after: others that no rule tells apart any more. */
  isJoined?: boolean;
  /** The joint title that survivors go on holding. */
  readonly parcel?: Parcel | undefined;
}

/** C5: the order in which property pays. Proceeds of a policy that has paid are cash. */
const ORDER: Readonly<Record<AssetType, number>> = {
  CASH: 0,
  BROKERAGE: 1,
  OTHER: 2,
  RETIREMENT: 3,
  BUSINESS: 4,
  TANGIBLE: 5,
  REAL_ESTATE: 6,
  LIFE_INSURANCE: 7,
};

const rank = (lot: Lot): number => (lot.kind === 'LIFE_INSURANCE' && !lot.policy ? 0 : ORDER[lot.kind]);

export function totalOf(lots: readonly Lot[]): Cents {
  let total = 0;
  for (const lot of lots) total += lot.amountCents;
  return total;
}

/** An unpaid policy without cash value: it goes to the first residuary taker (C22). */
export const isBarePolicy = (lot: Lot): boolean => lot.policy !== undefined && lot.amountCents === 0;

function splitOff(lot: Lot, amountCents: Cents): Lot {
  const whole = lot.amountCents;
  const partOf = (amount: Cents): Cents =>
    amount === 0 ? 0 : (divide(amount, [amountCents, whole - amountCents])[0] ?? 0);
  const benefitCents = partOf(lot.benefitCents);
  const securedCents = partOf(lot.securedCents);
  const generalCents = partOf(lot.generalCents);
  const [makeup, rest] = lot.makeup ? splitMakeup(lot.makeup, amountCents) : [];
  lot.amountCents -= amountCents;
  lot.benefitCents -= benefitCents;
  lot.securedCents -= securedCents;
  lot.generalCents -= generalCents;
  lot.makeup = rest;
  return { ...lot, amountCents, benefitCents, securedCents, generalCents, makeup };
}

/** Stable: within a kind, listing order. */
const inOrder = (lots: readonly Lot[]): readonly Lot[] =>
  lots.length < 2 ? lots : [...lots].sort((a, b) => rank(a) - rank(b));

/** Takes an amount out of lots in the order of C5; the lots keep the rest. Never more than they hold. */
export function takeInOrder(lots: readonly Lot[], amount: Cents): Lot[] {
  const taken: Lot[] = [];
  let left = amount;
  for (const lot of inOrder(lots)) {
    if (left === 0) break;
    const amountCents = Math.min(left, lot.amountCents);
    if (amountCents === 0) continue;
    taken.push(splitOff(lot, amountCents));
    left -= amountCents;
  }
  return taken;
}

/**
 * Spends an amount out of lots in the order of C5, for claims and taxes. A policy still unpaid lends its cash value
 * and pays so much less in the end.
 */
export function payInOrder(lots: readonly Lot[], amount: Cents): void {
  let left = amount;
  if (left === 0) return;
  for (const lot of inOrder(lots)) {
    if (left === 0) break;
    const amountCents = Math.min(left, lot.amountCents);
    spend(lot, amountCents);
    left -= amountCents;
  }
}

export function spend(lot: Lot, amountCents: Cents): void {
  if (lot.makeup) lot.makeup = spendMakeup(lot.makeup, amountCents);
  lot.amountCents -= amountCents;
  if (lot.policy) lot.benefitCents = Math.max(0, lot.benefitCents - amountCents);
}

/** Takes an amount pro rata of every lot (C5). The lots keep the rest. */
export function takeProRata(lots: readonly Lot[], amount: Cents): Lot[] {
  if (amount === 0) return [];
  const pieces = divide(
    amount,
    lots.map((lot) => lot.amountCents),
  );
  return lots.flatMap((lot, index) => {
    const amountCents = pieces[index] ?? 0;
    return amountCents === 0 ? [] : [splitOff(lot, amountCents)];
  });
}

/**
 * Joins lots that no later rule can tell apart. After the last death only amounts matter, and a few lots divide far
 * faster than hundreds; unpaid policies stay as they are. What still goes on into a trust with gifts of its own keeps
 * its kind, for the order of C5, and what such a trust gives by name keeps its name.
 */
export function mergeAlike(lots: Lot[], given?: ReadonlySet<string>): void {
  if (lots.length < 2) return;
  const kept: Lot[] = [];
  const apart = (a: Lot, b: Lot): boolean =>
    given !== undefined && (a.kind !== b.kind || given.has(a.assetId) || given.has(b.assetId));
  for (const lot of lots.splice(0)) {
    const known = lot.policy ? undefined : kept.find((other) => alike(other, lot) && !apart(other, lot));
    if (known) {
      known.amountCents += lot.amountCents;
      known.securedCents += lot.securedCents;
      known.generalCents += lot.generalCents;
      known.makeup = joinMakeup(known.makeup, lot.makeup);
      known.isJoined = true;
    } else {
      kept.push(lot);
    }
  }
  lots.push(...kept);
}

const alike = (a: Lot, b: Lot): boolean =>
  !a.policy &&
  a.ownerId === b.ownerId &&
  a.inclusion === b.inclusion &&
  a.source === b.source &&
  a.namedInsurance === b.namedInsurance &&
  a.situs === b.situs &&
  a.proceeds === b.proceeds &&
  a.community === b.community;
