import { labelOf } from '@platform/contracts/labels';
import { type Cents, formatDollarsAndCents } from '@platform/kernel';
import { accountCents, PROPERTY_OF_KIND } from '../balance-sheet/held.ts';
import type { SaidOfHolding } from '../balance-sheet/holding-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { comparable } from './alike.ts';

/** Something on the balance sheet that a row may be a second time. */
export interface Known {
  readonly name: string;
  readonly type: string;
  readonly balanceCents: Cents;
  readonly ownerIds: string;
}

const idsOf = (owners: readonly { readonly id: string }[]): string =>
  owners
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** What is owned, accounts with it, or what is owed. */
export function knownHoldings(estate: Estate, isDebt: boolean): Known[] {
  if (isDebt)
    return estate.liabilities.map(({ name, liabilityType, balanceCents, owners }) => ({
      name,
      type: liabilityType,
      balanceCents,
      ownerIds: idsOf(owners),
    }));
  const assets = estate.assets.map(({ name, assetType, balanceCents, owners }) => ({
    name,
    type: assetType,
    balanceCents,
    ownerIds: idsOf(owners),
  }));
  const accounts = estate.assetAccounts.map((account) => ({
    name: account.name,
    type: PROPERTY_OF_KIND[account.kind],
    balanceCents: accountCents(estate, account),
    ownerIds: idsOf(account.owners),
  }));
  return [...assets, ...accounts];
}

export function asKnown({ isLiability, asset, liability }: SaidOfHolding): Known {
  const { name, balanceCents, owners } = isLiability ? liability : asset;
  const type = (isLiability ? liability.liabilityType : asset.assetType) ?? '';
  return { name: name ?? '', type, balanceCents: balanceCents ?? 0, ownerIds: idsOf(owners ?? []) };
}

/** Whether two are probably one: of one name, or of one type, one value to the cent and the same owners. */
const isSame = (one: Known, other: Known): boolean =>
  comparable(one.name) === comparable(other.name) ||
  (one.type === other.type &&
    one.balanceCents === other.balanceCents &&
    one.balanceCents > 0 &&
    one.ownerIds === other.ownerIds);

/** The first of these that a row looks like, in words. */
export function likeWhat(row: Known, known: readonly Known[]): string | null {
  const found = known.find((one) => isSame(row, one));
  if (!found) return null;
  const type = labelOf('AssetType', found.type as Parameters<typeof labelOf<'AssetType'>>[1]);
  return `“${found.name}” (${type}, ${formatDollarsAndCents(found.balanceCents)})`;
}
