import type { Cents, IsoDate } from '@platform/kernel';
import type { DeathLabel } from '../distribution-result.ts';
import type { Asset, AssetType } from '../estate-case.ts';
import { divide } from '../money/division.ts';

/** What a death has done to the basis of property. */
export type BasisTreatment = 'OWN' | 'STEPPED_UP' | 'COMMUNITY' | 'CARRIED_OVER' | 'PROCEEDS' | 'ACCOUNT';

/** A retirement account on its way: whose it was, and to whom each death has brought it. */
export interface AccountPath {
  readonly ownerId: string;
  readonly passings: readonly Passing[];
}

export interface Passing {
  readonly decedentId: string;
  readonly diedOn: IsoDate;
  /** Whom the designation names; undefined where it came through an estate or the terms of a trust. */
  readonly namedId: string | undefined;
}

/** A part of one asset, with what is known of it for income tax. */
export interface Component {
  readonly assetId: string;
  readonly kind: AssetType;
  readonly amountCents: Cents;
  /** What a sale would set off against the price; undefined where nobody has entered it, and of accounts. */
  readonly basisCents: Cents | undefined;
  readonly treatment: BasisTreatment;
  /** The death that gave it its basis, or that last moved it without giving it one. */
  readonly death: DeathLabel | undefined;
  readonly account: AccountPath | undefined;
}

/**
 * What a lot or part of the world is made of, where basis is followed; its amounts add up to the amount beside it.
 * Never changed in place: lots are copied with it.
 */
export interface Makeup {
  readonly components: readonly Component[];
  /** One list for a whole world: what debts, expenses and taxes have taken. */
  readonly spent: Component[];
}

/** C5, as lots are spent: within one that has been joined, cash first and real estate last. */
const ORDER: readonly AssetType[] = [
  'CASH',
  'LIFE_INSURANCE',
  'BROKERAGE',
  'OTHER',
  'RETIREMENT',
  'BUSINESS',
  'TANGIBLE',
  'REAL_ESTATE',
];

/** Before anybody dies: cost as it was entered; the basis of money is its amount. */
export function openingMakeup(
  asset: Asset,
  ownerId: string,
  amountCents: Cents,
  basisCents: Cents | undefined,
  spent: Component[],
): Makeup {
  const isAccount = asset.assetType === 'RETIREMENT';
  const component: Component = {
    assetId: asset.id,
    kind: asset.assetType,
    amountCents,
    basisCents: isAccount ? undefined : asset.assetType === 'CASH' ? amountCents : basisCents,
    treatment: isAccount ? 'ACCOUNT' : 'OWN',
    death: undefined,
    account: isAccount ? { ownerId, passings: [] } : undefined,
  };
  return { components: [component], spent };
}

/** A policy that has paid: money, whatever its premiums came to (IRC 101(a)). */
export const proceedsOf = ({ components, spent }: Makeup, benefitCents: Cents): Makeup => ({
  spent,
  components: components
    .slice(0, 1)
    .map((one) => ({ ...one, amountCents: benefitCents, basisCents: benefitCents, treatment: 'PROCEEDS' }) as const),
});

/** Both parts of a component; its basis goes with its value, rounded by C2. */
function cut(component: Component, takenCents: Cents): readonly [Component, Component] {
  const { amountCents, basisCents } = component;
  const leftCents = amountCents - takenCents;
  const [taken = 0, left = 0] = basisCents === undefined ? [] : divide(basisCents, [takenCents, leftCents]);
  return [
    { ...component, amountCents: takenCents, basisCents: basisCents === undefined ? undefined : taken },
    { ...component, amountCents: leftCents, basisCents: basisCents === undefined ? undefined : left },
  ];
}

const something = ({ amountCents }: Component): boolean => amountCents > 0;

/** What is split off a lot, pro rata of all it is made of, and what it keeps: also nothing, of a policy still to pay. */
export function splitMakeup(makeup: Makeup, takenCents: Cents): readonly [taken: Makeup, left: Makeup] {
  const { components, spent } = makeup;
  const amounts = divide(
    takenCents,
    components.map(({ amountCents }) => amountCents),
  );
  const parts = components.map((component, index) => cut(component, amounts[index] ?? 0));
  return [
    { spent, components: parts.map(([taken]) => taken).filter(something) },
    { spent, components: parts.map(([, left]) => left) },
  ];
}

/** What is left after a claim or tax has been paid out of it; what has paid is written down as spent. */
export function spendMakeup({ components, spent }: Makeup, amountCents: Cents): Makeup {
  let open = amountCents;
  const left = new Map<Component, Component>();
  for (const component of [...components].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    const [paid, rest] = cut(component, Math.min(open, component.amountCents));
    open -= paid.amountCents;
    if (something(paid)) spent.push(paid);
    left.set(component, rest);
  }
  return { spent, components: components.map((one) => left.get(one) ?? one) };
}

/** What has grown to an amount: its basis stays, but money is its own. */
export function grownMakeup({ components, spent }: Makeup, toCents: Cents): Makeup {
  const amounts = divide(
    toCents,
    components.map(({ amountCents }) => amountCents),
  );
  return {
    spent,
    components: components.map((one, index) => {
      const amountCents = amounts[index] ?? 0;
      const isMoney = one.kind === 'CASH' || one.treatment === 'PROCEEDS';
      return { ...one, amountCents, basisCents: isMoney ? amountCents : one.basisCents };
    }),
  };
}

export const joinMakeup = (a: Makeup | undefined, b: Makeup | undefined): Makeup | undefined =>
  a && b ? { spent: a.spent, components: [...a.components, ...b.components] } : (a ?? b);
