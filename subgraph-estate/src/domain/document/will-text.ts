import type { Target } from '@platform/estate-engine';
import { type Cents, DomainError, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { isAnnotated, type PlannedStep } from '../disposition/planned-step.ts';
import { type Estate, partyName, personById } from '../estate/estate.ts';
import { checkShares } from '../estate/shares.ts';
import { type EstateDocument, NO_WILL_TERMS, type WillTerms } from './document.ts';
import { isGift } from './steps.ts';

type HeirClass = NonNullable<Target['class']>;
type Scheme = NonNullable<Target['scheme']>;

/** Who receives: somebody of the estate, or a class of heirs. */
export interface Taker {
  readonly to: string | null;
  readonly heirClass: HeirClass | null;
  /** How a class is divided; of a person: who takes in the place of one who is dead. */
  readonly scheme: Scheme | null;
}
export interface TakerShare extends Taker {
  readonly percent: number | null;
}
/** One of an asset, an amount and a part of what is there. */
export interface WillGift extends Taker {
  readonly assetId: string | null;
  readonly amountCents: Cents | null;
  readonly percent: number | null;
  /** Of a codicil or an amendment: the gift of the same thing, or of the same kind to the same taker, is no more. */
  readonly takesAway: boolean;
}

/** What a form can hold of a will. */
export interface WillText {
  readonly gifts: readonly WillGift[];
  /** Who receives what is left. */
  readonly residue: readonly TakerShare[];
  /** Who receives in the place of any of them who does not survive. */
  readonly instead: readonly TakerShare[];
  readonly survivorshipDays: number | null;
  readonly excludedHeirs: readonly string[];
}

/** A target that says who receives and how much, and nothing else; null for more than that. */
function shareOf(target: Target): TakerShare | null {
  const { to, class: heirClass, scheme, percent, alternates: _others, ...rest } = target;
  const more = Object.values(rest).some(
    (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  if (more || (to === undefined) === (heirClass === undefined)) return null;
  return { to: to ?? null, heirClass: heirClass ?? null, scheme: scheme ?? null, percent: percent ?? null };
}

function sharesOf(targets: readonly Target[]): TakerShare[] | null {
  const shares = targets.map(shareOf);
  return shares.every((share) => share !== null) ? shares : null;
}

function giftOf({ kind, to, assetId, amountCents, percent, takesAway = false }: PlannedStep): WillGift | null {
  const [first, ...others] = to;
  if (takesAway)
    return {
      ...{ to: first?.to ?? null, heirClass: first?.class ?? null, scheme: null },
      ...{ assetId: assetId ?? null, amountCents: null, percent: null, takesAway },
    };
  const share = first && others.length === 0 && !first.alternates?.length ? shareOf(first) : null;
  // The whole of it, said or not.
  if (!share || (share.percent !== null && share.percent !== 100)) return null;
  const { percent: _whole, ...taker } = share;
  return {
    ...taker,
    assetId: kind === 'SPECIFIC_GIFT' ? (assetId ?? null) : null,
    amountCents: kind === 'CASH_GIFT' ? (amountCents ?? null) : null,
    percent: kind === 'PERCENT_GIFT' ? (percent ?? null) : null,
    takesAway,
  };
}

/** All takers of what is left have the same others in their place, none of which has others itself. */
function insteadOf(targets: readonly Target[]): TakerShare[] | null {
  const [first, ...others] = targets.map(({ alternates = [] }) => alternates);
  if (!first) return [];
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) return null;
  return first.some(({ alternates }) => alternates?.length) ? null : sharesOf(first);
}

/** What a will says, where a form can hold all of it; null where it says more. */
export function willTextOf(will: WillTerms | null): WillText | null {
  const { steps, survivorshipDays, excludedHeirs } = will ?? NO_WILL_TERMS;
  const gifts = steps.filter(isGift).map(giftOf);
  const rest = steps.filter((step) => !isGift(step));
  if (
    rest.length > 1 ||
    rest.some(({ kind, percent, takesAway }) => kind !== 'RESIDUE' || percent !== undefined || takesAway)
  )
    return null;
  if (steps.some(isAnnotated)) return null;
  const targets = rest[0]?.to ?? [];
  const [residue, instead] = [sharesOf(targets), insteadOf(targets)];
  if (!residue || !instead || !gifts.every((gift) => gift !== null)) return null;
  return { gifts, residue, instead, survivorshipDays, excludedHeirs };
}

function targetOf({ to, heirClass, scheme, ...share }: Taker & { readonly percent?: number | null }): Target {
  return {
    ...(to !== null && { to }),
    ...(heirClass !== null && { class: heirClass }),
    ...(scheme !== null && { scheme }),
    ...(typeof share.percent === 'number' && { percent: share.percent }),
  };
}

function stepOf({ assetId, amountCents, percent, takesAway, ...taker }: WillGift): PlannedStep {
  if (takesAway && assetId !== null) return { kind: 'SPECIFIC_GIFT', takesAway, assetId, to: [] };
  const to = [targetOf(taker)];
  if (takesAway) return { kind: 'CASH_GIFT', takesAway, to };
  if (assetId !== null) return { kind: 'SPECIFIC_GIFT', assetId, to };
  return amountCents === null
    ? { kind: 'PERCENT_GIFT', percent: percent ?? 0, to }
    : { kind: 'CASH_GIFT', amountCents, to };
}

export function willTermsWith(known: WillTerms | null, text: WillText): WillTerms {
  const { gifts, residue, instead, survivorshipDays, excludedHeirs } = text;
  const alternates = instead.map(targetOf);
  const to = residue.map((share) => ({ ...targetOf(share), ...(alternates.length > 0 && { alternates }) }));
  const steps = [...gifts.map(stepOf), ...(to.length > 0 ? [{ kind: 'RESIDUE' as const, to }] : [])];
  return { ...(known ?? NO_WILL_TERMS), steps, survivorshipDays, excludedHeirs };
}

/** A will that leaves what is left to a trust, and its gifts as they are. */
export function withRemainderTrust(known: WillTerms | null, trustId: string): WillTerms {
  const terms = known ?? NO_WILL_TERMS;
  const others = terms.steps.filter(({ kind }) => kind !== 'RESIDUE');
  return { ...terms, steps: [...others, { kind: 'RESIDUE', to: [{ to: trustId }] }] };
}

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

const GIFTS = 'will.gifts';
const RESIDUE = 'will.residue';
const INSTEAD = 'will.instead';
/** Thirds are entered as 33.33 (CONVENTIONS C2). */
const TOLERANCE = 0.01;
/** Longer than any will asks somebody to survive. */
const MOST_DAYS = 365;
const DIVIDED: ReadonlySet<HeirClass> = new Set(['CHILDREN', 'DESCENDANTS']);

/** Throws: DomainError REQUIRED, UNKNOWN_REFERENCE, OUT_OF_RANGE. */
export function checkTaker(
  estate: Estate,
  { ownerId }: Pick<EstateDocument, 'ownerId'>,
  { to, heirClass, scheme }: Taker,
  field: string,
): void {
  if ((to === null) === (heirClass === null)) refuse('REQUIRED', 'Say who receives.', field);
  if (to !== null && (partyName(estate, to) === null || estate.entities.some(({ id }) => id === to)))
    refuse('UNKNOWN_REFERENCE', 'Choose a person, a trust or a charity of this estate.', field);
  if (to !== null && to === ownerId) refuse('OUT_OF_RANGE', 'Whoever signs a will does not receive by it.', field);
  if (scheme === null) return;
  if (heirClass !== null ? !DIVIDED.has(heirClass) : !personById(estate, to))
    refuse('OUT_OF_RANGE', 'Only children, descendants and people have descendants who take in their place.', field);
}

/** Throws: DomainError SHARES_UNDER_100, and as `checkShares`. */
export function checkAllShares(shares: readonly TakerShare[], field: string): void {
  const words = { field, each: 'beneficiary', all: 'beneficiaries' };
  const all = shares.map(({ to, heirClass, percent }) => ({
    id: to ?? heirClass ?? '',
    percent: percent ?? undefined,
  }));
  checkShares(all, words, TOLERANCE);
  if (shares.length === 0 || shares.some(({ percent }) => percent === null)) return;
  const sum = shares.reduce((total, { percent }) => total + (percent ?? 0), 0);
  if (sum < 100 - TOLERANCE)
    refuse(
      'SHARES_UNDER_100',
      `The shares add up to ${Number(sum.toFixed(5))}%. Say who receives the other ${Number((100 - sum).toFixed(5))}%.`,
      field,
    );
}

/** Throws: DomainError REQUIRED, UNKNOWN_REFERENCE, OUT_OF_RANGE. */
export function checkGift(
  estate: Estate,
  { assetId, amountCents, percent }: Pick<WillGift, 'assetId' | 'amountCents' | 'percent'>,
  field = GIFTS,
): void {
  const said = [assetId, amountCents, percent].filter((value) => value !== null);
  if (said.length !== 1)
    refuse('REQUIRED', 'A gift is a thing, an amount or a part of the estate: say one of them.', field);
  if (assetId !== null && !estate.assets.some(({ id }) => id === assetId))
    refuse('UNKNOWN_REFERENCE', 'Choose something that is on the balance sheet.', field);
  if (amountCents !== null && !(amountCents > 0 && amountCents <= LARGEST_AMOUNT_CENTS))
    refuse('OUT_OF_RANGE', 'Enter an amount above zero.', field);
  if (percent !== null && !(percent > 0 && percent <= 100))
    refuse('OUT_OF_RANGE', 'A part is a percentage above 0 and up to 100.', field);
}

/**
 * What a codicil or an amendment takes away: a thing that was given, or what was given to somebody; null of what the
 * kind of step says by itself. Throws: DomainError OUT_OF_RANGE, REQUIRED, UNKNOWN_REFERENCE.
 */
export function checkTaken(
  estate: Estate,
  { kind, ownerId }: { readonly kind: EstateDocument['kind'] | null; readonly ownerId: string | null },
  gift: Pick<WillGift, 'assetId' | 'to' | 'heirClass'> | null,
  field: string,
): void {
  if (kind !== 'CODICIL' && kind !== 'TRUST_AMENDMENT')
    refuse('OUT_OF_RANGE', 'Only a codicil or an amendment takes away what an earlier text says.', field);
  if (gift === null) return;
  const { assetId, to, heirClass } = gift;
  if (assetId === null) checkTaker(estate, { ownerId }, { to, heirClass, scheme: null }, field);
  else if (!estate.assets.some(({ id }) => id === assetId))
    refuse('UNKNOWN_REFERENCE', 'Choose something that is on the balance sheet.', field);
}

/**
 * What somebody says that a will or a codicil orders: everybody and everything it names is of its estate, each thing is
 * given once, what is left goes to somebody, all of it.
 * Throws: DomainError REQUIRED, UNKNOWN_REFERENCE, OUT_OF_RANGE, GIVEN_TWICE, SHARES_UNDER_100 and as `checkShares`.
 */
export function checkWillText(estate: Estate, document: EstateDocument, text: WillText): void {
  const { gifts, residue, instead, survivorshipDays, excludedHeirs } = text;
  for (const gift of gifts) {
    if (gift.takesAway) checkTaken(estate, document, gift, GIFTS);
    else {
      checkGift(estate, gift);
      checkTaker(estate, document, gift, GIFTS);
    }
  }
  const things = gifts.flatMap(({ assetId }) => assetId ?? []);
  if (new Set(things).size < things.length) refuse('GIVEN_TWICE', 'Each thing is given once.', GIFTS);
  if (gifts.reduce((sum, { percent }) => sum + (percent ?? 0), 0) > 100)
    refuse('SHARES_OVER_100', 'The parts that are given come to more than the whole.', GIFTS);
  for (const [field, shares] of [
    [RESIDUE, residue],
    [INSTEAD, instead],
  ] as const) {
    for (const share of shares) checkTaker(estate, document, share, field);
    checkAllShares(shares, field);
  }
  if (residue.length === 0 && instead.length > 0) refuse('REQUIRED', 'Say first who receives what is left.', RESIDUE);
  if (
    survivorshipDays !== null &&
    !(Number.isInteger(survivorshipDays) && survivorshipDays >= 0 && survivorshipDays <= MOST_DAYS)
  )
    refuse('OUT_OF_RANGE', `Days to survive by are a number from 0 to ${MOST_DAYS}.`, 'will.survivorshipDays');
  if (excludedHeirs.some((id) => !personById(estate, id)))
    refuse('UNKNOWN_REFERENCE', 'This person is not part of the estate.', 'will.excludedHeirIds');
}
