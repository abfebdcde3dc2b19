import { type Cents, type IsoDate, isDomainError, sumCents } from '@platform/kernel';
import type { Asset, EstateCase, Liability, Share } from '../estate-case.ts';
import { buildFamily } from '../family/family.ts';
import { divide, proportion, shareWeights } from '../money/division.ts';
import type { Parcel } from '../succession/property.ts';
import { retainedPart } from '../succession/retained-term.ts';
import { atPlanValue, isDeadBefore, type Opening, openingDebts, openingParcel, paysAt } from '../succession/world.ts';
import type {
  InsuranceLine,
  Ownership,
  OwnershipLine,
  StandingOf,
  StandingReason,
  TrustStanding,
} from './ownership-result.ts';
import { policyLines } from './policy-standing.ts';
import {
  because,
  type Household,
  standingInTrust,
  standingOfPerson,
  standingOfTrust,
  titleReason,
} from './standing.ts';

/**
 * What is in whose taxable estate on a day, and what stands outside: the one place where that is decided. It asks
 * for no plan and refuses no case: what the case leaves open is a line that says so.
 *
 * The estates are those of the people whose deaths the case plays, and of their living husbands and wives. Policies
 * count at cash value; what they pay is in `insurance`.
 * Units: cents; a division floors and gives the cents left to the largest remainders (C2). Throws: nothing.
 * Source: contract/distribution/CONVENTIONS.md C2, C4, C9, C16, C22–C24. Case: $1,000,000 held jointly with a child →
 * $500,000 inside by IRC § 2040(a), $500,000 the child's.
 */
export function ownership(input: EstateCase, date: IsoDate): Ownership {
  const family = buildFamily(input);
  const trusts = new Map((input.trusts ?? []).map((trust) => [trust.id, trust]));
  const opening: Opening = { input, family, trusts, date };
  const household: Household = { ...opening, people: householdOf(opening) };
  const insurance: InsuranceLine[] = [];
  const lines = [
    ...beyondAnnuities(
      household,
      input.assets.flatMap((asset, at) => discountedLines(household, asset, `assets[${at}]`, insurance)),
    ),
    ...(input.liabilities ?? []).flatMap((debt, at) => debtLines(household, debt, `liabilities[${at}]`)),
  ];
  const standings = (input.trusts ?? []).map((trust): TrustStanding => {
    const held = lines.filter(({ trustId }) => trustId === trust.id);
    const amountCents = sumCents(held.map((line) => line.amountCents));
    return { trustId: trust.id, amountCents, ...standingOfTrust(household, trust) };
  });
  const sumOf = (of: OwnershipLine['standing']): Cents =>
    sumCents(lines.filter(({ standing }) => standing === of).map(({ amountCents }) => amountCents));
  const outside = lines.filter(({ standing }) => standing === 'outside');
  return {
    lines,
    trusts: standings,
    insurance,
    people: household.people.map((id) => {
      const own = lines.filter(({ personId }) => personId === id);
      return { personId: id, totalCents: sumCents(own.map(({ amountCents }) => amountCents)) };
    }),
    insideCents: sumOf('inside'),
    outsideCents: sumOf('outside'),
    unknownCents: sumOf('unknown'),
    outsidePassingCents: sumCents(outside.map(({ passingCents }) => passingCents)),
  };
}

/** Of a trust whose settlor keeps an annuity, what would not count if he died that day stands outside, pro rata. */
function beyondAnnuities({ input, trusts, date }: Household, lines: OwnershipLine[]): OwnershipLine[] {
  const discounted = new Set(input.assets.flatMap(({ id, discountPercent }) => (discountPercent ? [id] : [])));
  const kept = lines.filter(
    ({ id, reason, trustId, amountCents, planCents }) =>
      reason === 'retained_interest' && (amountCents === planCents || discounted.has(id)) && annuityOf(trusts, trustId),
  );
  const byTrust = Map.groupBy(kept, ({ trustId }) => trustId ?? '');
  const outside = new Map<OwnershipLine, Cents>();
  for (const [id, held] of byTrust) {
    const trust = trusts.get(id);
    const amounts = held.map(({ planCents }) => planCents);
    const totalCents = sumCents(amounts);
    if (!trust || totalCents === 0) continue;
    const cuts = divide(totalCents - retainedPart(trust, date, totalCents).includedCents, amounts);
    held.forEach((line, at) => {
      outside.set(line, cuts[at] ?? 0);
    });
  }
  return lines.flatMap((line) => {
    const cents = outside.get(line) ?? 0;
    if (cents === 0) return [line];
    const restCents = proportion(line.amountCents, cents, line.planCents);
    const part = (amountCents: Cents, planCents: Cents): OwnershipLine => ({
      ...line,
      amountCents,
      planCents,
      passingCents: planCents,
    });
    const rest = { ...part(restCents, cents), ...because('beyond_annuity', 'outside') };
    return line.planCents === cents ? [rest] : [part(line.amountCents - restCents, line.planCents - cents), rest];
  });
}

const annuityOf = (trusts: Household['trusts'], id: string | undefined): boolean =>
  trusts.get(id ?? '')?.retainedTerm?.annuityCents !== undefined;

/** Those who die in the case, and their husbands and wives, of whoever is alive. */
function householdOf({ input, family, date }: Opening): string[] {
  const dying = input.assumptions.deaths.map(({ personId }) => personId);
  const all = new Set([...dying, ...dying.flatMap((id) => family.spouses(id))]);
  return [...all].filter((id) => family.person(id) && !isDeadBefore(family, id, date));
}

/** What it is worth, and for the plan what it is worth less its discount. */
function discountedLines(
  household: Household,
  asset: Asset,
  field: string,
  insurance: InsuranceLine[],
): OwnershipLine[] {
  const lines = assetLines(household, asset, field, insurance);
  if (asset.discountPercent === undefined) return lines;
  const planned = assetLines(household, atPlanValue(asset), field, []);
  return lines.map((line, at) => {
    const { planCents, passingCents } = planned[at] ?? line;
    return { ...line, planCents, passingCents };
  });
}

function assetLines(household: Household, asset: Asset, field: string, insurance: InsuranceLine[]): OwnershipLine[] {
  const open = (amountCents: Cents, reason: StandingReason): OwnershipLine => ({
    kind: 'asset',
    id: asset.id,
    trustId: undefined,
    ownerId: undefined,
    amountCents,
    planCents: amountCents,
    passingCents: amountCents,
    ...because(reason, 'unknown'),
  });
  if (asset.owners.length === 0) return [open(asset.balanceCents, 'no_owner')];
  const policies: InsuranceLine[] = [];
  try {
    const { weights, unassigned } = shareWeights(asset.owners, `${field}.owners`);
    const split = [weights.reduce((sum, weight) => sum + weight, 0), unassigned];
    const [known = 0, rest = 0] = divide(asset.balanceCents, split);
    const named = withAmounts(asset, known, divide(asset.lifeInsurance?.deathBenefitCents ?? 0, split)[0] ?? 0);
    const pieces = piecesOf(household, named, weights);
    const lines = pieces.flatMap((piece) =>
      parcelLines(household, openingParcel(household, piece, field), piece, policies),
    );
    insurance.push(...policies);
    return unassigned > 0 ? [...lines, open(rest, 'shares_unclear')] : lines;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return [open(asset.balanceCents, 'shares_unclear')];
  }
}

function withAmounts(asset: Asset, balanceCents: Cents, deathBenefitCents: Cents): Asset {
  const { lifeInsurance } = asset;
  return { ...asset, balanceCents, ...(lifeInsurance && { lifeInsurance: { ...lifeInsurance, deathBenefitCents } }) };
}

/** An asset that a trust holds together with others falls apart into what each of them holds. */
function piecesOf({ trusts }: Household, asset: Asset, weights: readonly number[]): Asset[] {
  if (asset.owners.length === 1 || !asset.owners.some(({ id }) => trusts.has(id))) return [asset];
  const balances = divide(asset.balanceCents, weights);
  const benefits = divide(asset.lifeInsurance?.deathBenefitCents ?? 0, weights);
  return asset.owners.map(({ id }, at): Asset => {
    const { titling: _, ...piece } = withAmounts(asset, balances[at] ?? 0, benefits[at] ?? 0);
    return { ...piece, owners: [{ id }] };
  });
}

function parcelLines(household: Household, parcel: Parcel, asset: Asset, insurance: InsuranceLine[]): OwnershipLine[] {
  const trust = household.trusts.get(parcel.trustId ?? '');
  const reason = titleReason(household, parcel);
  const pays = parcel.policy !== undefined && paysAt(household, parcel.policy) !== undefined;
  return parcel.parts.map((part): OwnershipLine => {
    const { ownerId, amountCents } = part;
    const where = trust ? standingInTrust(household, trust, ownerId) : standingOfPerson(household, ownerId, reason);
    const policies = policyLines(household, parcel, part, where);
    insurance.push(...policies);
    const planCents = pays ? part.benefitCents : amountCents;
    const outside = policies.filter(({ standing }) => standing === 'outside');
    const benefits = where.standing === 'outside' && pays && outside.length === policies.length;
    const some = where.standing === 'outside' && outside.length > 0;
    const passingCents = benefits ? planCents : some ? sumCents(outside.map((line) => line.benefitCents)) : amountCents;
    return { kind: 'asset', id: asset.id, trustId: trust?.id, ownerId, amountCents, planCents, passingCents, ...where };
  });
}

function debtLines(household: Household, debt: Liability, field: string): OwnershipLine[] {
  const line = (ownerId: string | undefined, trustId: string | undefined, cents: Cents, where: StandingOf) => {
    const amountCents = cents === 0 ? 0 : -cents;
    const base = { kind: 'liability' as const, id: debt.id, trustId, ownerId };
    // Nobody's death in the case pays what somebody outside the couple owes: it passes with nothing.
    const isStrangers = where.standing === 'outside' && !household.trusts.has(ownerId ?? '');
    const played = isStrangers ? 0 : amountCents;
    return { ...base, amountCents, planCents: played, passingCents: played, ...where };
  };
  const open = (cents: Cents, reason: StandingReason): OwnershipLine =>
    line(undefined, undefined, cents, because(reason, 'unknown'));
  if (debt.owners.length === 0) return [open(debt.balanceCents, 'no_owner')];
  const owed = (owner: Share, balanceCents: Cents): OwnershipLine[] => {
    const trust = household.trusts.get(owner.id);
    return openingDebts(household, { ...debt, balanceCents, owners: [{ id: owner.id }] }, field).map(
      ({ personId, trustId, amountCents: cents }) => {
        if (!trust) return line(personId, undefined, cents, standingOfPerson(household, personId, 'own_name'));
        if (trustId !== undefined) return line(trustId, trustId, cents, standingInTrust(household, trust, trustId));
        return line(personId, trust.id, cents, standingOfPerson(household, personId, 'revocable_trust'));
      },
    );
  };
  try {
    const { weights, unassigned } = shareWeights(debt.owners, `${field}.owners`);
    const amounts = divide(debt.balanceCents, [...weights, unassigned]);
    const lines = debt.owners.flatMap((owner, at) => owed(owner, amounts[at] ?? 0));
    return unassigned > 0 ? [...lines, open(amounts.at(-1) ?? 0, 'shares_unclear')] : lines;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return [open(debt.balanceCents, 'shares_unclear')];
  }
}
