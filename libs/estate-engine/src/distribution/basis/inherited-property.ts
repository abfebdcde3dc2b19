import { type Cents, DomainError } from '@platform/kernel';
import type { Authority, Working } from '../../explanation/working.ts';
import { type DistributionOptions, type PlayedDeaths, playDeaths, ruleSetName } from '../distribution.ts';
import type { DeathLabel, Holding } from '../distribution-result.ts';
import type { EstateCase } from '../estate-case.ts';
import { percentOf } from '../money/division.ts';
import { partyName } from '../outcome/reasons.ts';
import type { Payout } from '../retirement/payout-rule.ts';
import { validateCase } from '../validation/validate-case.ts';
import { accountReader } from './account-payout.ts';
import { basisAuthority, basisSentence } from './basis-words.ts';
import type { FollowedProperty } from './followed-property.ts';
import { gainWorking } from './gain-working.ts';
import type { BasisTreatment, Component } from './makeup.ts';
import { BASIS_SIMPLIFICATIONS } from './simplifications.ts';

export interface InheritedPropertyOptions extends DistributionOptions {
  /** Income tax on what is taken out of inherited accounts, 0 to 100; left out: no tax is estimated. */
  readonly incomeTaxPercent?: number;
}

/** Property of one holder that has one basis. */
export interface PropertyLine {
  readonly assetId: string;
  readonly treatment: Exclude<BasisTreatment, 'ACCOUNT'>;
  /** The death that gave the basis, or that moved it without giving one; undefined where no death did. */
  readonly death: DeathLabel | undefined;
  readonly valueCents: Cents;
  /** Undefined where nobody has entered it. */
  readonly basisCents: Cents | undefined;
  /** Value less basis; below zero for a loss built in. */
  readonly gainCents: Cents | undefined;
  readonly explanation: string;
  readonly authority: readonly Authority[];
}

/** A retirement account, or what somebody has of it. */
export interface AccountLine {
  readonly assetId: string;
  readonly death: DeathLabel | undefined;
  readonly valueCents: Cents;
  /** Income when it is taken out; undefined where the kind of account is not known. */
  readonly incomeCents: Cents | undefined;
  /** An estimate, by the rate given; undefined without one, and where the income is not known. */
  readonly incomeTaxCents: Cents | undefined;
  readonly payout: Payout;
  readonly explanation: string;
  readonly authority: readonly Authority[];
}

/** `value = known + unknown + account`, `gain = known − basis`. */
export interface HeirProperty {
  readonly holderId: string;
  readonly holderType: Holding['holderType'];
  readonly valueCents: Cents;
  /** Of it property whose basis is known. */
  readonly knownCents: Cents;
  readonly basisCents: Cents;
  readonly gainCents: Cents;
  readonly unknownCents: Cents;
  readonly accountCents: Cents;
  /** Of accounts that came by a death, as far as their kind is known. */
  readonly incomeCents: Cents;
  readonly incomeTaxCents: Cents | undefined;
  readonly properties: readonly PropertyLine[];
  readonly accounts: readonly AccountLine[];
  /** The gain line by line; beside it what is unknown, and the income in accounts. */
  readonly working: Working;
}

export interface InheritedProperty {
  /** Everybody who holds something after the last death, as `finalHoldings` lists them. */
  readonly heirs: readonly HeirProperty[];
  /** What debts, expenses and taxes took, by what was paid with; accounts are among it without a basis. */
  readonly spent: readonly SpentLine[];
  readonly ruleSet: string;
  readonly simplifications: readonly string[];
}

export interface SpentLine {
  readonly assetId: string;
  readonly treatment: BasisTreatment;
  readonly valueCents: Cents;
  readonly basisCents: Cents | undefined;
}

/**
 * With which basis every heir takes what the deaths of a case bring, what gain is built in, and how long an inherited
 * retirement account may last: income tax, apart from the taxes on the estate.
 *
 * Units: cents; basis is divided with its property by C2, the estimate is rounded half up. Throws: as `distribution`;
 * `PERCENT_OUT_OF_RANGE`. Source: IRC 1014, 1015, 691, 401(a)(9). Nothing is guessed: without a cost on record a basis
 * that carries over is unknown.
 * Case: a house bought for $200,000, worth $900,000 at death → its heir's basis $900,000.00, gain $0.00.
 */
export function inheritedProperty(input: EstateCase, options: InheritedPropertyOptions = {}): InheritedProperty {
  const { incomeTaxPercent: percent } = options;
  if (percent !== undefined && !(percent >= 0 && percent <= 100)) {
    throw new DomainError('PERCENT_OUT_OF_RANGE', `${percent} is not a percentage from 0 to 100`, {
      field: 'incomeTaxPercent',
    });
  }
  validateCase(input);
  const played = playDeaths(input, options, { followBasis: true });
  const { held = [], spent = [] }: Partial<FollowedProperty> = played.property ?? {};
  return {
    heirs: played.finalHoldings.map((holding) => {
      const own = held.filter(({ holderId }) => holderId === holding.holderId);
      return heir(
        played,
        holding,
        own.map(({ component }) => component),
        percent,
      );
    }),
    spent: joined(spent).map(({ assetId, treatment, amountCents, basisCents }) => ({
      assetId,
      treatment,
      valueCents: amountCents,
      basisCents,
    })),
    ruleSet: ruleSetName(input, played.law),
    simplifications: BASIS_SIMPLIFICATIONS,
  };
}

function heir(
  played: PlayedDeaths,
  { holderId, holderType }: Holding,
  components: readonly Component[],
  percent: number | undefined,
): HeirProperty {
  const scene = played.deaths.at(-1)?.scene;
  const all = joined(components);
  const properties = all.flatMap((one) => (one.account || !scene ? [] : [propertyLine(one, scene)]));
  const read = scene && accountReader(scene, played.input, holderId, holderType);
  const accounts = all.flatMap((one): AccountLine[] => {
    if (!read || !one.account) return [];
    const line = read(one, one.account);
    const estimated = percent !== undefined && one.death !== undefined && line.incomeCents !== undefined;
    return [{ ...line, incomeTaxCents: estimated ? percentOf(line.incomeCents ?? 0, percent) : undefined }];
  });
  const known = properties.filter(({ basisCents }) => basisCents !== undefined);
  const valueCents = sum(all, ({ amountCents }) => amountCents);
  const name = scene ? partyName(scene, holderId) : holderId;
  const knownCents = sum(known, (line) => line.valueCents);
  const basisCents = sum(known, (line) => line.basisCents ?? 0);
  const accountCents = sum(accounts, (line) => line.valueCents);
  return {
    holderId,
    holderType,
    valueCents,
    knownCents,
    basisCents,
    gainCents: knownCents - basisCents,
    unknownCents: valueCents - knownCents - accountCents,
    accountCents,
    incomeCents: sum(accounts, ({ death, incomeCents }) => (death === undefined ? 0 : (incomeCents ?? 0))),
    incomeTaxCents: percent === undefined ? undefined : sum(accounts, (line) => line.incomeTaxCents ?? 0),
    properties,
    accounts,
    working: gainWorking(played.input, name, properties, accounts, percent),
  };
}

const sum = <T>(list: readonly T[], of: (one: T) => Cents): Cents => list.reduce((total, one) => total + of(one), 0);

type Scene = PlayedDeaths['deaths'][number]['scene'];

function propertyLine(component: Component, scene: Scene): PropertyLine {
  const { assetId, treatment, death, amountCents, basisCents } = component;
  return {
    assetId,
    treatment: treatment === 'ACCOUNT' ? 'OWN' : treatment,
    death,
    valueCents: amountCents,
    basisCents,
    gainCents: basisCents === undefined ? undefined : amountCents - basisCents,
    explanation: basisSentence(scene, component),
    authority: basisAuthority(component),
  };
}

/** Parts of one asset with one history are one line, in the order in which they are first met. */
function joined(components: readonly Component[]): Component[] {
  const alike = Map.groupBy(components, ({ assetId, treatment, death, account, basisCents }) =>
    JSON.stringify([assetId, treatment, death, account, basisCents === undefined]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const basisCents = first.basisCents === undefined ? undefined : sum(group, (one) => one.basisCents ?? 0);
    return [{ ...first, amountCents: sum(group, (one) => one.amountCents), basisCents }];
  });
}
