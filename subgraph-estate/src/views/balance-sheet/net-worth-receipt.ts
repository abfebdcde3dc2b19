import { type Cents, formatDate, type IsoDate, sumCents } from '@platform/kernel';
import { isInsideOwner, isInsideTrust, isStale, ownedParts, valuedAsOf } from '../../domain/balance-sheet/ownership.ts';
import { type Estate, type EstateAsset, type EstateLiability, personById } from '../../domain/estate/estate.ts';
import { givenName, possessive } from '../../domain/estate/household-name.ts';

export interface ReceiptLine {
  readonly label: string;
  readonly amount: Cents;
  readonly note: string | null;
}
export interface ReceiptGroup {
  readonly label: string;
  readonly lines: ReceiptLine[];
  readonly subtotalLabel: string;
  readonly subtotal: Cents;
}
export interface NetWorthReceipt {
  readonly groups: ReceiptGroup[];
  readonly total: Cents;
  readonly outside: ReceiptLine[];
  readonly outsideTotal: Cents;
  readonly byType: ReceiptLine[];
  readonly asOf: IsoDate | null;
}

const ACCOUNT_NAMES = {
  IRA: 'Individual retirement account',
  ROTH_IRA: 'Roth retirement account',
  EMPLOYER_PLAN: 'Employer retirement plan',
} as const;

interface OwnedPart {
  /** The person in whose taxable estate the amount counts. */
  readonly personId: string;
  /** A line of its own, or the trust that several amounts stand together in. */
  readonly lineId: string;
  readonly label: string;
  readonly amount: Cents;
  readonly note: string | null;
  readonly order: number;
}

function fraction(percent: number): string {
  if (Math.abs(percent - 50) < 1e-6) return 'Half';
  return `${Number(percent.toFixed(2))}%`;
}

/** In whose estate a trust's property counts, with the shares: the settlors, or the spouse a marital trust pays. */
function trustShares(estate: Estate, trustId: string): { personId: string; weight: number }[] {
  const trust = estate.trusts.find(({ id }) => id === trustId);
  if (!trust || !isInsideTrust(trust)) return [];
  const marital = trust.qtipElection === 'FEDERAL_AND_STATE' || trust.kind === 'SURVIVOR';
  const people = (marital ? trust.lifetimeBeneficiaries.slice(0, 1) : trust.settlors).filter((id) =>
    personById(estate, id),
  );
  const living = people.filter((id) => !personById(estate, id)?.isDeceased);
  return (living.length ? living : people).map((personId) => ({ personId, weight: 1 }));
}

function soleLabel(asset: EstateAsset, share: number | null): string {
  const plain = asset.retirementAccountType ? ACCOUNT_NAMES[asset.retirementAccountType] : asset.name;
  if (share === null) return plain;
  const joint = asset.assetType === 'CASH' || asset.assetType === 'BROKERAGE' ? 'the joint account' : asset.name;
  return `${fraction(share)} of ${joint}`;
}

function assetParts(estate: Estate, asset: EstateAsset, today: IsoDate): OwnedPart[] {
  const note =
    isStale(asset.valuationDate, today) && asset.valuationDate ? `valued ${formatDate(asset.valuationDate)}` : null;
  return ownedParts(asset.balanceCents, asset.owners).flatMap(({ ownerId, amountCents }): OwnedPart[] => {
    if (personById(estate, ownerId)) {
      const share =
        asset.owners.length > 1 ? (asset.balanceCents ? (amountCents / asset.balanceCents) * 100 : 0) : null;
      const label = soleLabel(asset, share);
      const order = asset.owners.length > 1 ? 3 : 2;
      return [{ personId: ownerId, lineId: asset.id, label, amount: amountCents, note, order }];
    }
    return trustParts(estate, ownerId, amountCents, asset.contributions);
  });
}

function trustParts(
  estate: Estate,
  trustId: string,
  amount: Cents,
  contributions: EstateAsset['contributions'] = [],
): OwnedPart[] {
  const shares = trustShares(estate, trustId);
  if (shares.length === 0) return [];
  const named = contributions.length ? contributions : shares.map(({ personId }) => ({ id: personId }));
  const name = estate.trusts.find(({ id }) => id === trustId)?.name ?? '';
  return ownedParts(amount, named).map(({ ownerId, amountCents }) => ({
    personId: ownerId,
    lineId: trustId,
    label: shares.length > 1 ? `Share of ${name}` : name,
    amount: amountCents,
    note: null,
    order: 0,
  }));
}

function debtParts(estate: Estate, debt: EstateLiability): OwnedPart[] {
  return ownedParts(-debt.balanceCents, debt.owners).flatMap(({ ownerId, amountCents }): OwnedPart[] => {
    const base = { lineId: debt.id, label: debt.name, note: null, order: 1 };
    if (personById(estate, ownerId)) return [{ ...base, personId: ownerId, amount: amountCents }];
    return trustParts(estate, ownerId, amountCents).map((part) => ({ ...part, ...base }));
  });
}

/** Amounts of one trust stand in one line; two accounts with the same words get their own names back. */
function linesOf(estate: Estate, parts: readonly OwnedPart[]): ReceiptLine[] {
  const byLine = new Map<string, OwnedPart>();
  for (const part of parts) {
    const earlier = byLine.get(part.lineId);
    byLine.set(part.lineId, earlier ? { ...earlier, amount: earlier.amount + part.amount } : part);
  }
  const lines = [...byLine.values()].sort((a, b) => a.order - b.order);
  const twice = (label: string): boolean => lines.filter((line) => line.label === label).length > 1;
  const ownName = (line: OwnedPart): string => {
    const asset = estate.assets.find(({ id }) => id === line.lineId);
    if (!asset || !twice(line.label)) return line.label;
    return line.order === 3 ? line.label.replace(/ of .*/, ` of ${asset.name}`) : asset.name;
  };
  return lines.map((line) => ({ label: ownName(line), amount: line.amount, note: line.note }));
}

const TYPE_LABELS = {
  CASH: 'Cash and contents',
  TANGIBLE: 'Cash and contents',
  BROKERAGE: 'Investments',
  BUSINESS: 'Business',
  REAL_ESTATE: 'Real estate',
  RETIREMENT: 'Retirement',
  LIFE_INSURANCE: 'Life insurance, cash value',
  OTHER: 'Other',
} as const satisfies Record<EstateAsset['assetType'], string>;

function insideAmount(estate: Estate, amount: Cents, owners: EstateAsset['owners']): Cents {
  const parts = ownedParts(amount, owners).filter(({ ownerId }) => isInsideOwner(estate, ownerId));
  return sumCents(parts.map(({ amountCents }) => amountCents));
}

function byType(estate: Estate): ReceiptLine[] {
  const sums = new Map<string, Cents>();
  const add = (label: string, amount: Cents): void => void sums.set(label, (sums.get(label) ?? 0) + amount);
  for (const asset of estate.assets)
    add(TYPE_LABELS[asset.assetType], insideAmount(estate, asset.balanceCents, asset.owners));
  const mortgaged = new Set<string>();
  for (const debt of estate.liabilities) {
    const secured = estate.assets.find(({ id }) => id === debt.securedByAssetId);
    const label = secured ? TYPE_LABELS[secured.assetType] : 'Debts';
    const amount = insideAmount(estate, -debt.balanceCents, debt.owners);
    if (secured && amount !== 0) mortgaged.add(label);
    add(label, amount);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([, a], [, b]) => b - a)
    .map(([label, amount]) => ({
      label: mortgaged.has(label) ? `${label}, less mortgage` : label,
      amount,
      note: null,
    }));
}

/**
 * What counts to whose taxable estate today, line by line, and what stands outside (policies there at their death
 * benefit are not in it: cash value only). Groups add up to the total, which is the engine's net worth inside.
 */
export function netWorthReceipt(estate: Estate, today: IsoDate): NetWorthReceipt {
  const parts = [
    ...estate.assets.flatMap((asset) => assetParts(estate, asset, today)),
    ...estate.liabilities.flatMap((debt) => debtParts(estate, debt)),
  ];
  const groups = estate.people.flatMap((person): ReceiptGroup[] => {
    const own = parts.filter(({ personId }) => personId === person.id);
    if (own.length === 0) return [];
    const lines = linesOf(estate, own);
    const name = givenName(person);
    return [
      {
        label: name,
        lines,
        subtotalLabel: `${possessive(name)} estate`,
        subtotal: sumCents(lines.map((l) => l.amount)),
      },
    ];
  });
  const outside = estate.assets.flatMap((asset): ReceiptLine[] => {
    const amount = asset.balanceCents - insideAmount(estate, asset.balanceCents, asset.owners);
    if (amount === 0) return [];
    const holder = estate.trusts.find(({ id }) => asset.owners.some((owner) => owner.id === id));
    return [{ label: asset.name, amount, note: holder?.name ?? null }];
  });
  return {
    groups,
    total: sumCents(groups.map(({ subtotal }) => subtotal)),
    outside,
    outsideTotal: sumCents(outside.map(({ amount }) => amount)),
    byType: byType(estate),
    asOf: valuedAsOf(estate),
  };
}
