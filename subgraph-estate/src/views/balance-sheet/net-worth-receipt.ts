import { labelOf } from '@platform/contracts/labels';
import type { Ownership, OwnershipLine, StandingReason } from '@platform/estate-engine';
import { type Cents, formatDate, type IsoDate, sumCents } from '@platform/kernel';
import type { EstateAsset } from '../../domain/balance-sheet/holding.ts';
import { isStale, valuedAsOf } from '../../domain/balance-sheet/valuation.ts';
import { countedAsset, countedLiability } from '../../domain/estate/counted.ts';
import { type Estate, partyName, personById } from '../../domain/estate/estate.ts';
import { estateOwnership, standingAs, sumOf } from '../../domain/estate/estate-ownership.ts';
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
  readonly unknown: ReceiptLine[];
  readonly unknownTotal: Cents;
  readonly byType: ReceiptLine[];
  readonly asOf: IsoDate | null;
}

/** A line of the engine's with the words it stands under: one of its own, or that of the trust it stands in. */
interface LabelledLine {
  readonly lineId: string;
  readonly label: string;
  readonly amountCents: Cents;
  readonly note: string | null;
  readonly order: number;
}

const FIRST_TRUSTS = 0;
const THEN_DEBTS = 1;
const THEN_SOLE = 2;
const THEN_SHARED = 3;

function fraction(percent: number): string {
  if (Math.abs(percent - 50) < 1e-6) return 'Half';
  return `${Number(percent.toFixed(2))}%`;
}

function assetLine(asset: EstateAsset, amountCents: Cents, today: IsoDate): LabelledLine {
  const { valuationDate, balanceCents } = asset;
  const note = isStale(valuationDate, today) && valuationDate ? `valued ${formatDate(valuationDate)}` : null;
  const base = { lineId: asset.id, amountCents, note };
  if (amountCents === balanceCents) {
    const label = asset.retirementAccountType
      ? labelOf('RetirementAccountType', asset.retirementAccountType)
      : asset.name;
    return { ...base, label, order: THEN_SOLE };
  }
  const isAccount = asset.assetType === 'CASH' || asset.assetType === 'BROKERAGE';
  const whole = isAccount && asset.owners.length > 1 ? 'the joint account' : asset.name;
  return { ...base, label: `${fraction((amountCents / balanceCents) * 100)} of ${whole}`, order: THEN_SHARED };
}

function labelled(estate: Estate, owned: Ownership, line: OwnershipLine, today: IsoDate): LabelledLine {
  const { kind, id, trustId, personId, amountCents } = line;
  if (kind === 'liability') {
    const label = countedLiability(estate, id)?.name ?? '';
    return { lineId: id, label, amountCents, note: null, order: THEN_DEBTS };
  }
  const trust = estate.trusts.find((one) => one.id === trustId);
  if (trust) {
    const shared = owned.lines.some((other) => other.trustId === trustId && other.personId !== personId);
    const label = shared ? `Share of ${trust.name}` : trust.name;
    return { lineId: trust.id, label, amountCents, note: null, order: FIRST_TRUSTS };
  }
  const asset = countedAsset(estate, id);
  if (!asset) throw new Error('the engine owns an asset that the estate does not have');
  return assetLine(asset, amountCents, today);
}

/** Amounts of one trust stand in one line; two accounts with the same words get their own names back. */
function personLines(estate: Estate, parts: readonly LabelledLine[]): ReceiptLine[] {
  const byLine = new Map<string, LabelledLine>();
  for (const part of parts) {
    const earlier = byLine.get(part.lineId);
    byLine.set(part.lineId, earlier ? { ...earlier, amountCents: earlier.amountCents + part.amountCents } : part);
  }
  const lines = [...byLine.values()].sort((a, b) => a.order - b.order);
  const alike = Map.groupBy(lines, ({ label }) => label);
  const twice = (label: string): boolean => (alike.get(label)?.length ?? 0) > 1;
  const ownName = (line: LabelledLine): string => {
    const asset = countedAsset(estate, line.lineId);
    if (!asset || !twice(line.label)) return line.label;
    return line.order === THEN_SHARED ? line.label.replace(/ of .*/, ` of ${asset.name}`) : asset.name;
  };
  return lines.map((line) => ({ label: ownName(line), amount: line.amountCents, note: line.note }));
}

function personGroups(estate: Estate, owned: Ownership, today: IsoDate): ReceiptGroup[] {
  return estate.people.flatMap((person): ReceiptGroup[] => {
    const own = owned.lines.filter(({ personId }) => personId === person.id);
    if (own.length === 0) return [];
    const name = givenName(person);
    const lines = personLines(
      estate,
      own.map((line) => labelled(estate, owned, line, today)),
    );
    return [{ label: name, lines, subtotalLabel: `${possessive(name)} estate`, subtotal: sumOf(own) }];
  });
}

function byType(estate: Estate, owned: Ownership): ReceiptLine[] {
  const sums = new Map<string, Cents>();
  const mortgaged = new Set<string>();
  for (const { kind, id, amountCents } of standingAs(owned, 'inside')) {
    const debt = kind === 'liability' ? countedLiability(estate, id) : undefined;
    const asset = countedAsset(estate, debt ? (debt.securedByAssetId ?? '') : id);
    const label = asset ? labelOf('NetWorthLine', asset.assetType) : 'Debts';
    if (debt && asset && amountCents !== 0) mortgaged.add(label);
    sums.set(label, (sums.get(label) ?? 0) + amountCents);
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

const WHY_UNKNOWN: Partial<Record<StandingReason, string>> = {
  owner_dead: 'in the name of somebody who has died',
  no_owner: 'no owner is named',
  shares_unclear: 'the owners’ shares do not come to the whole',
  no_settlor: 'the trust names no settlor',
};

/** What else a reader must know of a line that is in nobody's taxable estate: who has it, or what is missing. */
function elsewhereNote(estate: Estate, line: OwnershipLine): string | null {
  if (line.standing === 'unknown') return WHY_UNKNOWN[line.reason] ?? null;
  const owner = line.trustId ?? line.ownerId ?? '';
  const person = personById(estate, owner);
  const name = person ? givenName(person) : partyName(estate, owner);
  if (line.passingCents === line.amountCents) return name;
  const isPolicy = countedAsset(estate, line.id)?.assetType === 'LIFE_INSURANCE';
  return [name, isPolicy ? 'at its benefit' : 'after its discount'].filter(Boolean).join(', ');
}

function elsewhere(estate: Estate, lines: readonly OwnershipLine[]): ReceiptLine[] {
  return lines
    .filter(({ passingCents }) => passingCents !== 0)
    .map((line) => ({
      label: (countedAsset(estate, line.id) ?? countedLiability(estate, line.id))?.name ?? '',
      amount: line.passingCents,
      note: elsewhereNote(estate, line),
    }));
}

/**
 * The engine's lines of ownership in words: what counts to whose taxable estate today, what stands outside, with
 * policies there at the benefit they will pay, and what nobody can place. Each list adds up to its total.
 */
export function netWorthReceipt(estate: Estate, today: IsoDate): NetWorthReceipt {
  const owned = estateOwnership(estate, today);
  const groups = personGroups(estate, owned, today);
  return {
    groups,
    total: sumCents(groups.map(({ subtotal }) => subtotal)),
    outside: elsewhere(estate, standingAs(owned, 'outside')),
    outsideTotal: owned.outsidePassingCents,
    unknown: elsewhere(estate, standingAs(owned, 'unknown')),
    unknownTotal: owned.unknownCents,
    byType: byType(estate, owned),
    asOf: valuedAsOf(estate),
  };
}
