import { formatDollarsAndCents } from '@platform/kernel';
import type { DistributionWarning, Holding } from '../distribution-result.ts';
import type { EstateCase, Trust, TrustTerm } from '../estate-case.ts';
import type { Family } from '../family/family.ts';
import { isDeadAtStart } from '../succession/world.ts';

const REVOCABLE = new Set<Trust['kind']>(['REVOCABLE', 'REVOCABLE_JOINT']);

/**
 * Trusts of which no text says for whom they are, once the deaths are played: what one of them ends with is nobody's on
 * record. A revocable one is its settlor's while he lives. What a text orders at a death that has passed does not say
 * who receives what came with a later one.
 */
export function nobodysTrusts(input: EstateCase, family: Family): ReadonlySet<string> {
  const { deaths } = input.assumptions;
  const dying = new Set(deaths.map(({ personId }) => personId));
  const lives = (id: string): boolean => !dying.has(id) && !isDeadAtStart(input, family, id);
  const isAhead = ({ on, personId }: TrustTerm): boolean => {
    if (on === 'DEATH_OF') return personId !== undefined && lives(personId);
    return deaths.length < (on === 'FIRST_DEATH' ? 1 : 2);
  };
  const isNobodys = ({ kind, settlors, lifetimeBeneficiaries = [], terms = [] }: Trust): boolean =>
    !lifetimeBeneficiaries.some(lives) &&
    !terms.some((term) => term.steps.length > 0 && isAhead(term)) &&
    !(REVOCABLE.has(kind) && settlors.some(lives));
  return new Set((input.trusts ?? []).filter(isNobodys).map(({ id }) => id));
}

/** A gap of the plan: somebody has to say who receives. */
export function nobodysTrustWarnings(
  input: EstateCase,
  nobodys: ReadonlySet<string>,
  holdings: readonly Holding[],
): DistributionWarning[] {
  return holdings.flatMap(({ holderId, inTrustCents }): DistributionWarning[] => {
    const trust = input.trusts?.find(({ id }) => id === holderId);
    if (!trust || !nobodys.has(holderId)) return [];
    const explanation = `${trust.name} does not say who receives the ${formatDollarsAndCents(inTrustCents)} that it ends with. The figures leave it in the trust; a trust for nobody fails, and then that goes back to whoever made it.`;
    return [
      {
        code: 'TRUST_FOR_NOBODY',
        ids: [holderId],
        amountCents: inTrustCents,
        explanation,
        authority: [{ cite: 'UTC 402(a)(3)' }],
      },
    ];
  });
}
