import type { Cents } from '@platform/kernel';
import { distribution } from './distribution.ts';
import type { DistributionResult } from './distribution-result.ts';
import type { Asset, EstateCase, Titling } from './estate-case.ts';

/** An asset that passes by its title or a designation, where the documents would have passed it otherwise. */
export interface TitleConflict {
  readonly assetId: string;
  readonly by: 'title' | 'designation';
  /**
   * What everybody has more, or less, in the end because of it: people, trusts, charities and states by their id,
   * `tax` for all death taxes, `claims` for debts and costs, those of a survivor included that what she receives is set
   * against. They come to nothing together.
   */
  readonly shares: readonly { readonly id: string; readonly amountCents: Cents }[];
  /** What the winners gain together, taxes included. */
  readonly amountCents: Cents;
}

/** Less than this is how a tax happens to be shared out, not what anybody meant. */
const LEAST_CENTS = 1_000_00;

const WITHOUT_SURVIVORSHIP: Readonly<Partial<Record<Titling, Titling>>> = {
  JOINT_WITH_SURVIVORSHIP: 'TENANTS_IN_COMMON',
  TENANCY_BY_THE_ENTIRETY: 'TENANTS_IN_COMMON',
  COMMUNITY_PROPERTY_WITH_SURVIVORSHIP: 'COMMUNITY_PROPERTY',
};

/** The asset as it would be if only the documents spoke of it. */
function toDocuments({ beneficiaries: _designated, titling, ...asset }: Asset): Asset {
  const left = titling && (WITHOUT_SURVIVORSHIP[titling] ?? titling);
  return { ...asset, ...(left && { titling: left }) };
}

/** How an asset passes around the documents of those who die and have some; null for one that does not. */
function waysAround(input: EstateCase, asset: Asset): TitleConflict['by'] | null {
  const writers = new Set((input.wills ?? []).map(({ personId }) => personId));
  const dying = new Set(input.assumptions.deaths.map(({ personId }) => personId));
  if (!asset.owners.some(({ id }) => writers.has(id) && dying.has(id))) return null;
  // Who has the remainder of a life estate has it already: no document could have passed it otherwise.
  if (asset.isLifeEstate) return null;
  if ((asset.beneficiaries ?? []).length > 0) return 'designation';
  return asset.titling && asset.titling in WITHOUT_SURVIVORSHIP ? 'title' : null;
}

function endsWith({ finalHoldings, flow }: DistributionResult): Map<string, Cents> {
  const final = flow.totals.find(({ stage }) => stage === 'FINAL');
  return new Map([
    ...finalHoldings.map(
      ({ holderId, outrightCents, inTrustCents }) => [holderId, outrightCents + inTrustCents] as const,
    ),
    ['tax', final?.taxCents ?? 0],
  ]);
}

/**
 * Accounts, policies and property whose title or designation defeats what the wills and trusts order, the largest
 * first: each is played once more as if only the documents spoke of it, and what everybody has in the end compared.
 * Nothing is said of somebody without a will, nor of differences under $1,000. Values do not grow between the deaths.
 *
 * Units: cents. Throws: as `distribution`. Case: a house of $1,000,000 of a mother and one of two daughters with
 * survivorship, her will in halves → that daughter gains $250,000.00, the other one loses it.
 */
export function titleConflicts(given: EstateCase): TitleConflict[] {
  // What grows between the deaths depends on who has it: what one loses would be more than what another gains.
  const { growthBetweenDeathsPercent: _growth, ...assumptions } = given.assumptions;
  const input = { ...given, assumptions };
  const asIs = endsWith(distribution(input));
  const found = input.assets.flatMap((asset): TitleConflict[] => {
    const by = waysAround(input, asset);
    if (by === null) return [];
    const assets = input.assets.map((one) => (one === asset ? toDocuments(asset) : one));
    const meant = endsWith(distribution({ ...input, assets }));
    const differences = [...new Set([...asIs.keys(), ...meant.keys()])].map((id) => ({
      id,
      amountCents: (asIs.get(id) ?? 0) - (meant.get(id) ?? 0),
    }));
    // What nobody has more or less has gone to creditors: of the estates, or of a survivor who owes more than she has.
    const claimsCents = -differences.reduce((sum, { amountCents: more }) => sum + more, 0);
    const shares = [...differences, { id: 'claims', amountCents: claimsCents }]
      .filter(({ amountCents: more }) => more !== 0)
      .toSorted((a, b) => b.amountCents - a.amountCents);
    const amountCents = shares.reduce((sum, share) => sum + Math.max(0, share.amountCents), 0);
    return amountCents < LEAST_CENTS ? [] : [{ assetId: asset.id, by, shares, amountCents }];
  });
  return found.toSorted((a, b) => b.amountCents - a.amountCents);
}
