import type { Cents } from '@platform/kernel';
import type { Trust } from '../estate-case.ts';
import { divide, shareWeights } from '../money/division.ts';
import { wasGivenWithinThreeYears } from '../succession/inclusion.ts';
import type { Parcel, Part, Policy } from '../succession/property.ts';
import { paysAt } from '../succession/world.ts';
import type { InsuranceLine, StandingOf } from './ownership-result.ts';
import { because, type Household } from './standing.ts';

/** The lives a policy waits for, where it will pay at a death of the case. */
function waitsFor(household: Household, policy: Policy): readonly string[] {
  if (paysAt(household, policy) === undefined) return [];
  return policy.insuredIds.filter((id) => household.people.includes(id));
}

/**
 * C22: the benefit counts in the estate of an insured who owns the policy, himself or by a trust that counts as his,
 * who gave it away less than three years ago, or whose estate it is payable to. A survivorship policy counts where
 * either of the two does. `held` is where its cash value stands today.
 */
export function policyLines(household: Household, parcel: Parcel, part: Part, held: StandingOf): InsuranceLine[] {
  const { policy, assetId } = parcel;
  if (!policy || part.benefitCents === 0) return [];
  const lives = waitsFor(household, policy);
  if (lives.length === 0) return [];
  const { ownerId } = part;
  const line = (where: StandingOf, benefitCents: Cents): InsuranceLine => ({
    ...where,
    assetId,
    ownerId,
    benefitCents,
  });
  if (held.standing === 'unknown') return [line(held, part.benefitCents)];
  if (held.personId !== undefined && lives.includes(held.personId)) {
    return [line(because('policy_owned', 'inside', held.personId), part.benefitCents)];
  }
  const giver = lives.find((id) => wasGivenWithinThreeYears(policy, id, household.date));
  if (giver !== undefined) return [line(because('policy_given_away', 'inside', giver), part.benefitCents)];
  return payable(household, parcel, lives, part.benefitCents).flatMap(([insuredId, amountCents]) => {
    if (amountCents === 0) return [];
    const own = insuredId !== undefined;
    return [
      line(own ? because('payable_to_estate', 'inside', insuredId) : because('policy_outside', 'outside'), amountCents),
    ];
  });
}

/** What its terms pay to the estate of each insured, and the rest. */
function payable(
  { trusts }: Household,
  { beneficiaries, trustId }: Parcel,
  lives: readonly string[],
  benefitCents: Cents,
): (readonly [insuredId: string | undefined, amountCents: Cents])[] {
  const trust: Trust | undefined = trusts.get(trustId ?? '');
  const primary = beneficiaries.filter(({ tier, to }) => tier !== 'CONTINGENT' && to !== trust?.id);
  if (!primary.some(({ to }) => lives.includes(to))) return [[undefined, benefitCents]];
  const { weights, unassigned } = shareWeights(primary, 'beneficiaries');
  const amounts = divide(benefitCents, [...weights, unassigned]);
  return amounts.map((amountCents, at) => {
    const to = primary[at]?.to;
    return [to !== undefined && lives.includes(to) ? to : undefined, amountCents] as const;
  });
}
