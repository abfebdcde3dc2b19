import type { EstateTrust, TrustKind } from './trust.ts';

export interface TrustCharacter {
  /** It begins at a death: nobody has made it yet. */
  readonly isSynthetic: boolean;
  /** Whether its settlor is taxed on its income (IRC 671 to 679) by its very kind; null where that hangs on its terms. */
  readonly isGrantorTrust: boolean | null;
  readonly isSurvivorTrust: boolean;
  /** Whether a class that takes what is left divides it by stirpes; null where no class takes. */
  readonly dividedByStirpes: boolean | null;
  /** Null where nobody said it, or a part alone is exempt. */
  readonly generationSkippingTaxExempt: boolean | null;
  /** Whether it does something of its own at one death and at another. */
  readonly hasUniqueDeathScenarios: boolean;
  /** The trusts that begin by what it says. */
  readonly syntheticTrustIds: readonly string[];
}

/** Revocable trusts (IRC 676), and those whose income may go to the settlor's spouse (IRC 677). */
const GRANTOR_BY_KIND: readonly TrustKind[] = ['REVOCABLE', 'REVOCABLE_JOINT', 'SLAT'];

/** What follows from what is known of a trust. `begins`: the trusts of its estate that begin at a death. */
export function trustCharacter(
  trust: Pick<EstateTrust, 'kind' | 'terms' | 'gstStatus' | 'createdUponDeath'>,
  begins: ReadonlySet<string>,
): TrustCharacter {
  const { kind, terms, gstStatus, createdUponDeath } = trust;
  const targets = terms.flatMap(({ steps }) => steps.flatMap(({ to }) => to));
  const schemes = targets.flatMap((target) => (target.class === undefined ? [] : [target.scheme]));
  const named = targets.flatMap(({ to, disclaimerTrustId }) => [to, disclaimerTrustId]);
  return {
    isSynthetic: createdUponDeath,
    isGrantorTrust: GRANTOR_BY_KIND.includes(kind) ? true : null,
    isSurvivorTrust: kind === 'SURVIVOR',
    dividedByStirpes: schemes.length > 0 ? schemes.includes('PER_STIRPES') : null,
    generationSkippingTaxExempt: gstStatus === 'EXEMPT' ? true : gstStatus === 'NON_EXEMPT' ? false : null,
    hasUniqueDeathScenarios: new Set(terms.map(({ on, personId }) => `${on} ${personId ?? ''}`)).size > 1,
    syntheticTrustIds: [...new Set(named.flatMap((id) => (id !== undefined && begins.has(id) ? [id] : [])))],
  };
}
