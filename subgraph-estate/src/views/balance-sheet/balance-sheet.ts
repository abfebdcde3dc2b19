import { type Cents, daysBetween, formatDate, type IsoDate, sumCents } from '@platform/kernel';
import { isInsideOwner, isStale, ownedParts, valuedAsOf } from '../../domain/balance-sheet/ownership.ts';
import { type Estate, type EstateAsset, partyName, personById } from '../../domain/estate/estate.ts';
import { givenName } from '../../domain/estate/household-name.ts';

export interface BalanceSheetColumn {
  readonly id: string;
  readonly label: string;
  readonly inTaxableEstate: boolean;
}
export interface BalanceSheetRow {
  readonly id: string;
  readonly label: string;
  readonly detail: string | null;
  readonly isLiability: boolean;
  readonly isStale: boolean;
  readonly valuationDate: IsoDate | null;
  readonly cells: Cents[];
  readonly total: Cents;
}
export interface BalanceSheetGroup {
  readonly label: string;
  readonly rows: BalanceSheetRow[];
  readonly subtotals: Cents[];
  readonly subtotal: Cents;
}
export interface BalanceSheet {
  readonly columns: BalanceSheetColumn[];
  readonly groups: BalanceSheetGroup[];
  readonly totals: Cents[];
  readonly total: Cents;
  readonly asOf: IsoDate | null;
}

export const INSIDE_COLUMN = 'inside';
export const OUTSIDE_COLUMN = 'outside';
export const JOINT_COLUMN = 'joint';

const GROUPS: readonly (readonly [EstateAsset['assetType'], string])[] = [
  ['CASH', 'Cash'],
  ['BROKERAGE', 'Investments'],
  ['RETIREMENT', 'Retirement'],
  ['BUSINESS', 'Business'],
  ['REAL_ESTATE', 'Real estate'],
  ['LIFE_INSURANCE', 'Insurance'],
  ['TANGIBLE', 'Personal property'],
  ['OTHER', 'Other'],
];

/** Which column a holding stands in: its only owner's, the joint one, or none when it is outside the estate. */
function columnOf(estate: Estate, owners: EstateAsset['owners']): string | null {
  const inside = owners.filter(({ id }) => isInsideOwner(estate, id));
  if (inside.length === 0) return null;
  return owners.length > 1 ? JOINT_COLUMN : (inside[0]?.id ?? null);
}

function ownerColumns(estate: Estate): BalanceSheetColumn[] {
  const used = new Set([...estate.assets, ...estate.liabilities].map(({ owners }) => columnOf(estate, owners)));
  const people = estate.people
    .filter(({ id }) => used.has(id))
    .map((person) => ({ id: person.id, label: givenName(person) }));
  const joint = used.has(JOINT_COLUMN) ? [{ id: JOINT_COLUMN, label: 'Joint' }] : [];
  const trusts = estate.trusts.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, label: name }));
  return [...people, ...joint, ...trusts].map((column) => ({ ...column, inTaxableEstate: true }));
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who a retirement account or policy is designated to: `To Helen, then Anna’s trust, Thomas’s trust and Julia’s trust equally`. */
export function designationLine(estate: Estate, asset: EstateAsset): string | null {
  const named = (tier: 'PRIMARY' | 'CONTINGENT'): string => {
    const takers = asset.beneficiaries.filter((taker) => (taker.tier ?? 'PRIMARY') === tier);
    const names = takers.map(({ to, percent }) => {
      const person = personById(estate, to);
      const name = person ? givenName(person) : (partyName(estate, to) ?? 'somebody');
      return percent === undefined ? name : `${name} ${percent}%`;
    });
    return names.length > 1 && takers.every(({ percent }) => percent === undefined)
      ? `${listed(names)} equally`
      : listed(names);
  };
  const [first, then] = [named('PRIMARY'), named('CONTINGENT')];
  if (!first) return null;
  return then ? `To ${first}, then ${then}` : `To ${first}`;
}

function valuationLine(source: string | null, date: IsoDate | null, today: IsoDate): string | null {
  if (!date) return source;
  const old = isStale(date, today) ? `, ${daysBetween(date, today)} days old` : '';
  return `${source ? `${source}, ` : 'Valued '}${formatDate(date)}${old}`;
}

function cellsOf(
  estate: Estate,
  columns: readonly BalanceSheetColumn[],
  owners: EstateAsset['owners'],
  amount: Cents,
): Cents[] {
  const parts = ownedParts(amount, owners);
  const inside = sumCents(
    parts.filter(({ ownerId }) => isInsideOwner(estate, ownerId)).map((part) => part.amountCents),
  );
  const column = columnOf(estate, owners);
  return columns.map(({ id }) => {
    if (id === INSIDE_COLUMN) return inside;
    if (id === OUTSIDE_COLUMN) return amount - inside;
    return id === column ? inside : 0;
  });
}

const columnSums = (rows: readonly { readonly cells: readonly Cents[] }[], width: number): Cents[] =>
  Array.from({ length: width }, (_, index) => sumCents(rows.map(({ cells }) => cells[index] ?? 0)));

function group(label: string, rows: BalanceSheetRow[], width: number): BalanceSheetGroup[] {
  if (rows.length === 0) return [];
  return [{ label, rows, subtotals: columnSums(rows, width), subtotal: sumCents(rows.map(({ total }) => total)) }];
}

/**
 * The balance sheet as a table: a column for each owner whose property is in a taxable estate, then the sum inside
 * and what stands outside. Policies count at cash value here. Liabilities are negative; each row's owner cells add up
 * to its inside cell, inside and outside to its total.
 */
export function balanceSheet(estate: Estate, today: IsoDate): BalanceSheet {
  const columns: BalanceSheetColumn[] = [
    ...ownerColumns(estate),
    { id: INSIDE_COLUMN, label: 'In the taxable estate', inTaxableEstate: true },
    { id: OUTSIDE_COLUMN, label: 'Outside the estate', inTaxableEstate: false },
  ];
  const assetRow = (asset: EstateAsset): BalanceSheetRow => ({
    id: asset.id,
    label: asset.assetType === 'LIFE_INSURANCE' ? `${asset.name}, cash value` : asset.name,
    detail: designationLine(estate, asset) ?? valuationLine(asset.valuationSource, asset.valuationDate, today),
    isLiability: false,
    isStale: isStale(asset.valuationDate, today),
    valuationDate: asset.valuationDate,
    cells: cellsOf(estate, columns, asset.owners, asset.balanceCents),
    total: asset.balanceCents,
  });
  const groups = GROUPS.flatMap(([type, label]) =>
    group(label, estate.assets.filter(({ assetType }) => assetType === type).map(assetRow), columns.length),
  );
  const debts = estate.liabilities.map(({ id, name, balanceCents, owners, asOf, source }) => ({
    id,
    label: name,
    detail: valuationLine(source, asOf, today),
    isLiability: true,
    isStale: isStale(asOf, today),
    valuationDate: asOf,
    cells: cellsOf(estate, columns, owners, -balanceCents),
    total: -balanceCents,
  }));
  const all = [...groups, ...group('Liabilities', debts, columns.length)];
  const totals = columnSums(
    all.map(({ subtotals }) => ({ cells: subtotals })),
    columns.length,
  );
  return {
    columns,
    groups: all,
    totals,
    total: sumCents(all.map(({ subtotal }) => subtotal)),
    asOf: valuedAsOf(estate),
  };
}
