import { giftOfPolicyEnds, type InsuranceLine, type OwnershipLine, type StandingOf } from '@platform/estate-engine';
import { type Cents, type IsoDate, sumCents } from '@platform/kernel';
import { type Estate, partyName } from '../../domain/estate/estate.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import { premiumPerYearCents } from '../../domain/insurance/policy.ts';
import { lifeInsurancesOf } from '../parents.ts';

export interface PolicyStanding {
  readonly amount: Cents;
  readonly isBenefit: boolean;
  readonly inTaxableEstate: boolean | null;
  readonly personId: string | null;
  readonly personName: string | null;
  readonly why: string;
  readonly cite: string;
  readonly endsOn: IsoDate | null;
}

export interface PolicySummary {
  readonly count: number;
  readonly benefit: Cents;
  readonly cashValue: Cents;
  readonly premiumPerYear: Cents;
  readonly premiumsUnknown: number;
  readonly inTaxableEstates: { readonly personId: string; readonly personName: string; readonly amount: Cents }[];
  readonly insideTotal: Cents;
  readonly outsideTotal: Cents;
  readonly unknownTotal: Cents;
  readonly asOf: IsoDate;
}

function standing(estate: Estate, of: StandingOf, amount: Cents): Omit<PolicyStanding, 'isBenefit' | 'endsOn'> {
  const personId = of.personId ?? null;
  const [authority] = of.authority;
  return {
    amount,
    inTaxableEstate: of.standing === 'unknown' ? null : of.standing === 'inside',
    personId,
    personName: personId && partyName(estate, personId),
    why: authority?.title ?? '',
    cite: authority?.cite ?? '',
  };
}

function ofBenefit(estate: Estate, line: InsuranceLine): PolicyStanding {
  const givenOn = estate.assets.find(({ id }) => id === line.assetId)?.lifeInsurance?.transferredOn;
  return {
    ...standing(estate, line, line.benefitCents),
    isBenefit: true,
    endsOn: line.reason === 'policy_given_away' && givenOn ? giftOfPolicyEnds(givenOn) : null,
  };
}
const ofCashValue = (estate: Estate, line: OwnershipLine): PolicyStanding => ({
  ...standing(estate, line, line.amountCents),
  isBenefit: false,
  endsOn: null,
});

/**
 * The engine's answer for one policy: its benefit where it pays at a death that is looked at, else its cash value. Whose
 * taxable estate a policy counts in is not decided here.
 */
export function policyStandings(estate: Estate, assetId: string, today: IsoDate): PolicyStanding[] {
  const { lines, insurance } = estateOwnership(estate, today);
  const benefits = insurance.filter((line) => line.assetId === assetId);
  if (benefits.length > 0) return benefits.map((line) => ofBenefit(estate, line));
  const held = lines.filter(({ kind, id }) => kind === 'asset' && id === assetId);
  return held.map((line) => ofCashValue(estate, line));
}

function estatesOf(standings: readonly PolicyStanding[]): PolicySummary['inTaxableEstates'] {
  const sums = new Map<string, { personId: string; personName: string; amount: Cents }>();
  for (const { inTaxableEstate, personId, personName, amount } of standings) {
    if (!inTaxableEstate || personId === null) continue;
    const known = sums.get(personId)?.amount ?? 0;
    sums.set(personId, { personId, personName: personName ?? '', amount: known + amount });
  }
  return [...sums.values()];
}

/** All policies of an estate together. Each amount stands in exactly one of the three totals. */
export function policySummary(estate: Estate, today: IsoDate): PolicySummary {
  const policies = lifeInsurancesOf(estate).map(({ asset }) => asset);
  const premiums = policies.map(({ lifeInsurance }) => lifeInsurance && premiumPerYearCents(lifeInsurance));
  const standings = policies.flatMap(({ id }) => policyStandings(estate, id, today));
  const totalOf = (inside: boolean | null): Cents =>
    sumCents(standings.filter(({ inTaxableEstate }) => inTaxableEstate === inside).map(({ amount }) => amount));
  return {
    count: policies.length,
    benefit: sumCents(policies.map(({ lifeInsurance }) => lifeInsurance?.deathBenefitCents ?? 0)),
    cashValue: sumCents(policies.map(({ balanceCents }) => balanceCents)),
    premiumPerYear: sumCents(premiums.map((premium) => premium ?? 0)),
    premiumsUnknown: premiums.filter((premium) => premium === null).length,
    inTaxableEstates: estatesOf(standings),
    insideTotal: totalOf(true),
    outsideTotal: totalOf(false),
    unknownTotal: totalOf(null),
    asOf: today,
  };
}
