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

/** By what two are probably one: of one name, or of one type, one value to the cent and the same owners. */
const marksOf = ({ name, type, balanceCents, ownerIds }: Known): string[] => [
  `name ${comparable(name)}`,
  ...(balanceCents > 0 ? [`value ${type} ${balanceCents} ${ownerIds}`] : []),
];

/** The first of many that a row is probably a second time, found without looking at each of them. */
export function createLookAlikes<Thing extends Known>(things: readonly Thing[] = []) {
  const first = new Map<string, { readonly thing: Thing; readonly place: number }>();
  let count = 0;
  const lookAlikes = {
    add(thing: Thing): void {
      const place = count;
      count += 1;
      for (const mark of marksOf(thing)) if (!first.has(mark)) first.set(mark, { thing, place });
    },
    of(row: Known): Thing | null {
      const found = marksOf(row).flatMap((mark) => first.get(mark) ?? []);
      return found.toSorted((a, b) => a.place - b.place)[0]?.thing ?? null;
    },
  };
  for (const thing of things) lookAlikes.add(thing);
  return lookAlikes;
}

/** `“Lake house” (Real estate, $900,000.00)` */
export function inWords({ name, type, balanceCents }: Known): string {
  const label = labelOf('AssetType', type as Parameters<typeof labelOf<'AssetType'>>[1]);
  return `“${name}” (${label}, ${formatDollarsAndCents(balanceCents)})`;
}
