import { divide, PERCENT_UNIT } from '@platform/estate-engine';
import { type Cents, sumCents } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import type { AccountKind, EstateAccount } from './account.ts';
import type { AssetType, EstateAsset } from './holding.ts';
import { NO_ASSET } from './holding-facts.ts';

type WithAccounts = Pick<Estate, 'assets' | 'assetAccounts'>;

/** What kind of property the law sees in an account of each kind. */
export const PROPERTY_OF_KIND: Readonly<Record<AccountKind, AssetType>> = {
  BANK: 'CASH',
  BROKERAGE: 'BROKERAGE',
  RETIREMENT: 'RETIREMENT',
  MINOR: 'BROKERAGE',
  EDUCATION_SAVINGS: 'BROKERAGE',
  OTHER: 'OTHER',
};

/** A part of an asset that an account holds. */
export interface HeldPart {
  readonly accountId: string;
  readonly assetId: string;
  readonly percent: number;
  readonly amountCents: Cents;
  /** Of what was paid for the asset; null where nobody knows. */
  readonly basisCents: Cents | null;
}

interface Split {
  readonly parts: readonly HeldPart[];
  /** What of each asset no account holds; one that is not here is in none. */
  readonly rest: ReadonlyMap<string, { readonly amountCents: Cents; readonly basisCents: Cents | null }>;
}

const weight = (percent: number): number => Math.round(percent * PERCENT_UNIT);

/** Every cent of an asset goes to one account, or stays outside of all. */
function split({ assets, assetAccounts }: WithAccounts): Split {
  const known = new Map(assets.map((asset) => [asset.id, asset]));
  const holders = new Map<string, { accountId: string; percent: number }[]>();
  for (const { id: accountId, holds } of assetAccounts)
    for (const { assetId, percent } of holds)
      holders.set(assetId, [...(holders.get(assetId) ?? []), { accountId, percent }]);
  const parts: HeldPart[] = [];
  const rest = new Map<string, { amountCents: Cents; basisCents: Cents | null }>();
  for (const [assetId, held] of holders) {
    const weights = held.map(({ percent }) => weight(percent));
    const left = Math.max(0, weight(100) - weights.reduce((sum, one) => sum + one, 0));
    // Thirds that are entered as 33.33 leave nothing outside.
    const hasRest = left > weight(0.05);
    const { balanceCents = 0, costBasisCents = null } = known.get(assetId) ?? {};
    const all = hasRest ? [...weights, left] : weights;
    const amounts = divide(balanceCents, all);
    const bases = costBasisCents === null ? null : divide(costBasisCents, all);
    const pieceAt = (at: number) => ({ amountCents: amounts[at] ?? 0, basisCents: bases && (bases[at] ?? 0) });
    held.forEach(({ accountId, percent }, at) => {
      parts.push({ accountId, assetId, percent, ...pieceAt(at) });
    });
    rest.set(assetId, hasRest ? pieceAt(held.length) : { amountCents: 0, basisCents: null });
  }
  return { parts, rest };
}

const known = new WeakMap<readonly EstateAccount[], { readonly of: WithAccounts; readonly split: Split }>();

function splitOf(estate: WithAccounts): Split {
  const earlier = known.get(estate.assetAccounts);
  if (earlier && earlier.of.assets === estate.assets) return earlier.split;
  const now = split(estate);
  known.set(estate.assetAccounts, { of: estate, split: now });
  return now;
}

/** The parts of assets that an account holds. */
export const partsOf = (estate: WithAccounts, { id }: Pick<EstateAccount, 'id'>): HeldPart[] =>
  splitOf(estate).parts.filter(({ accountId }) => accountId === id);

/** What an account comes to: what is stated of it, or what its assets come to. */
export function accountCents(estate: WithAccounts, account: EstateAccount): Cents {
  if (account.balanceType === 'STATED') return account.balanceCents;
  return sumCents(partsOf(estate, account).map(({ amountCents }) => amountCents));
}

/** What was paid for all that an account holds; null where its balance is stated, or one of its assets has no cost. */
function accountBasis(estate: WithAccounts, account: EstateAccount): Cents | null {
  if (account.balanceType === 'STATED') return null;
  const bases = partsOf(estate, account).map(({ basisCents }) => basisCents);
  return bases.includes(null) ? null : sumCents(bases.map((basisCents) => basisCents ?? 0));
}

/**
 * Whose an account is to the law: what is saved for somebody's education is a gift to the one it is saved for, and in
 * nobody else's estate (26 U.S.C. 529(c)(2) and (4), 530(d)(3)).
 */
function ownersOf({ kind, owners, beneficiaries }: EstateAccount): Pick<EstateAsset, 'owners' | 'beneficiaries'> {
  if (kind !== 'EDUCATION_SAVINGS') return { owners, beneficiaries };
  const first = beneficiaries.filter(({ tier }) => (tier ?? 'PRIMARY') === 'PRIMARY');
  return {
    owners: first.map(({ to, percent }) => (percent === undefined ? { id: to } : { id: to, percent })),
    beneficiaries: [],
  };
}

/** An account as the property that it is. */
export function accountAsAsset(estate: WithAccounts, account: EstateAccount): EstateAsset {
  const { id, name, kind, titling, valuationDate, valuationSource, custodian, isLiquid } = account;
  const assetType = PROPERTY_OF_KIND[kind];
  return {
    ...NO_ASSET,
    id,
    name,
    assetType,
    balanceCents: accountCents(estate, account),
    costBasisCents: accountBasis(estate, account),
    ...ownersOf(account),
    titling: kind === 'EDUCATION_SAVINGS' || kind === 'MINOR' ? null : titling,
    valuationDate: account.balanceType === 'STATED' ? valuationDate : oldestOf(estate, account),
    valuationSource,
    custodian,
    isLiquid,
    retirementAccountType: assetType === 'RETIREMENT' ? account.retirementAccountType : null,
  };
}

/** The oldest day that a value of what the account holds is of. */
function oldestOf({ assets }: WithAccounts, { holds }: EstateAccount): EstateAsset['valuationDate'] {
  const held = new Set(holds.map(({ assetId }) => assetId));
  const days = assets.filter(({ id }) => held.has(id)).flatMap(({ valuationDate }) => valuationDate ?? []);
  return days.toSorted()[0] ?? null;
}

const last = new WeakMap<
  readonly EstateAccount[],
  { readonly of: WithAccounts; readonly held: readonly EstateAsset[] }
>();

function holding(estate: WithAccounts): EstateAsset[] {
  const { rest } = splitOf(estate);
  const outside = estate.assets.flatMap((asset) => {
    const left = rest.get(asset.id);
    if (left === undefined) return [asset];
    // All of it is in accounts: it is part of what they come to.
    const { amountCents, basisCents } = left;
    return amountCents === 0 ? [] : [{ ...asset, balanceCents: amountCents, costBasisCents: basisCents }];
  });
  const open = estate.assetAccounts.filter(({ status }) => status === 'OPEN');
  return [...outside, ...open.map((account) => accountAsAsset(estate, account))];
}

/**
 * What is owned, each cent once: assets, less the parts that accounts hold, and the accounts. Whose a part is and who
 * receives it is said by its account; what counts as an asset anywhere is one of these.
 */
export function heldAssets(estate: WithAccounts): readonly EstateAsset[] {
  if (estate.assetAccounts.length === 0) return estate.assets;
  const earlier = last.get(estate.assetAccounts);
  if (earlier && earlier.of.assets === estate.assets) return earlier.held;
  const held = holding(estate);
  last.set(estate.assetAccounts, { of: estate, held });
  return held;
}
