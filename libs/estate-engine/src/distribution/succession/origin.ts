import type { Cents } from '@platform/kernel';
import type { Authority } from '../../explanation/working.ts';
import type { BypassFormula, Scheme, Step } from '../estate-case.ts';
import type { DeathScene, Share } from './death.ts';
import type { Lot } from './property.ts';

/** How a formula of C20 comes to its amount: `own + ported − gifts + gifts taxed − passed − beside`, never below 0. */
export interface FormulaTerms {
  /** `US`, or the state whose exclusion it is. */
  readonly jurisdiction: string;
  readonly ownCents: Cents;
  readonly portedCents: Cents;
  readonly giftsCents: Cents;
  /** Of them what was taxed when it was given, and used no exclusion. */
  readonly giftsTaxedCents: Cents;
  /** Of the estate, to neither spouse nor charity before it. */
  readonly passedCents: Cents;
  /** What goes beside it in the same step. */
  readonly besideCents: Cents;
  readonly amountCents: Cents;
  readonly authority: readonly Authority[];
  /** Of a formula that takes the lower of two: the higher. */
  readonly other?: FormulaTerms;
}

/** One calculation on the way from what was there to a share. Amounts in cents; each starts from `ofCents`. */
export type OriginStep =
  | { readonly kind: 'stated'; readonly amountCents: Cents }
  | { readonly kind: 'percent'; readonly percent: number; readonly ofCents: Cents; readonly amountCents: Cents }
  | { readonly kind: 'upTo'; readonly ofCents: Cents; readonly amountCents: Cents }
  | {
      readonly kind: 'formula';
      readonly formula: BypassFormula;
      readonly terms: FormulaTerms;
      readonly amountCents: Cents;
    }
  | {
      readonly kind: 'gstExemption';
      readonly exemptionCents: Cents;
      readonly usedCents: Cents;
      readonly amountCents: Cents;
    }
  | {
      readonly kind: 'share';
      /** By head, by percentage or by line of descent; left out where takers are named. */
      readonly scheme?: Scheme | undefined;
      readonly part: number;
      readonly whole: number;
      readonly ofCents: Cents;
      readonly amountCents: Cents;
    }
  | { readonly kind: 'ages'; readonly percent: number; readonly ofCents: Cents; readonly amountCents: Cents }
  | { readonly kind: 'abated'; readonly ofCents: Cents; readonly amountCents: Cents }
  | { readonly kind: 'disclaimed'; readonly personId: string; readonly ofCents: Cents; readonly amountCents: Cents }
  | { readonly kind: 'notDisclaimed'; readonly personId: string; readonly ofCents: Cents; readonly amountCents: Cents }
  | { readonly kind: 'community'; readonly amountCents: Cents }
  | {
      readonly kind: 'spouseByLaw';
      readonly firstCents: Cents;
      readonly numerator: number;
      readonly denominator: number;
      readonly ofCents: Cents;
      readonly amountCents: Cents;
      readonly authority: Authority;
    }
  | {
      readonly kind: 'kinByLaw';
      readonly part: number;
      readonly whole: number;
      readonly ofCents: Cents;
      readonly amountCents: Cents;
      readonly authority: Authority;
    };

/** An asset as it came to an instrument, net of what was paid out of it; or what another instrument poured into it. */
export interface OpeningLine {
  readonly assetId: string | undefined;
  readonly fromId: string | undefined;
  readonly amountCents: Cents;
  readonly securedCents: Cents;
  readonly generalCents: Cents;
}

export interface GivenLine {
  readonly step: Share | 'INTESTATE';
  readonly takerId: string;
  readonly amountCents: Cents;
}

/** What an instrument had to dispose of, and what it has given. Lines are only added: a reader keeps how many there were. */
export interface PoolAccount {
  opening: readonly OpeningLine[];
  readonly given: GivenLine[];
}

/** The part of an asset that is in a share, before tax. */
export interface Piece {
  /** Left out where several assets are no longer told apart. */
  readonly assetId: string | undefined;
  readonly amountCents: Cents;
  readonly securedCents: Cents;
  readonly generalCents: Cents;
}

/** A step of a will, by its testator, or of a trust. */
export interface Clause {
  readonly instrumentId: string;
  readonly step: Step;
}

/** Where a share comes from: what was there, the calculations that lead to it, and the property it consists of. */
export interface Origin {
  /** Of property that an instrument disposes of. */
  readonly account?: PoolAccount | undefined;
  readonly givenBefore: number;
  readonly steps: readonly OriginStep[];
  /** The clause it is given by; none of what passes by title, by designation or by law. */
  readonly clause?: Clause | undefined;
  readonly pieces: readonly Piece[];
}

export const newAccount = (): PoolAccount => ({ opening: [], given: [] });

/** Of lots as they are now; they change when tax is paid out of them. */
export function piecesOf(lots: readonly Lot[]): Piece[] {
  return lots.map(({ assetId, isJoined, amountCents, securedCents, generalCents }) => ({
    assetId: isJoined ? undefined : assetId,
    amountCents,
    securedCents,
    generalCents,
  }));
}

/** Opens the account with what the instrument holds; `cameFrom` says which lots another instrument has poured into it. */
export function openAccount(account: PoolAccount, lots: readonly Lot[], cameFrom: ReadonlyMap<Lot, string>): void {
  const poured = new Map<string, Cents>();
  const lines: OpeningLine[] = [];
  for (const lot of lots) {
    const fromId = cameFrom.get(lot);
    if (fromId === undefined) {
      const { assetId, amountCents, securedCents, generalCents } = lot;
      lines.push({ assetId, fromId, amountCents, securedCents, generalCents });
    } else poured.set(fromId, (poured.get(fromId) ?? 0) + lot.amountCents);
  }
  for (const [fromId, amountCents] of poured) {
    lines.push({ assetId: undefined, fromId, amountCents, securedCents: 0, generalCents: 0 });
  }
  account.opening = lines;
}

/** The share's origin as it stands before the share is taken down as given. */
export function originOf(
  scene: Pick<DeathScene, 'isTraced'>,
  account: PoolAccount,
  { steps, clause }: Pick<Origin, 'steps' | 'clause'>,
  lots: readonly Lot[],
): Origin {
  if (!scene.isTraced) return { givenBefore: 0, steps, pieces: [] };
  return { account, givenBefore: account.given.length, steps, clause, pieces: piecesOf(lots) };
}
