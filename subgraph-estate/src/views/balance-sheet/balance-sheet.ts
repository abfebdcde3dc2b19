import type { Ownership, OwnershipLine } from '@platform/estate-engine';
import { type Cents, daysBetween, formatDate, type IsoDate, counted as numbered, sumCents } from '@platform/kernel';
import { heldAssets } from '../../domain/balance-sheet/held.ts';
import type { EstateAsset, EstateLiability } from '../../domain/balance-sheet/holding.ts';
import { inOrder } from '../../domain/balance-sheet/order.ts';
import { isStale, valuedAsOf } from '../../domain/balance-sheet/valuation.ts';
import { type EstateEntity, ownersAreLiable } from '../../domain/entity/entity.ts';
import { worthOfEntity } from '../../domain/entity/interests.ts';
import { counted } from '../../domain/estate/counted.ts';
import { type Estate, isClient, isClientsSpouse, partyName, personById } from '../../domain/estate/estate.ts';
import { estateOwnership, standingAs, sumOf } from '../../domain/estate/estate-ownership.ts';
import { givenName } from '../../domain/estate/household-name.ts';
import type { BalanceGroup } from '../../schema.generated.ts';
import { listed } from '../listed.ts';

export interface BalanceSheetColumn {
  readonly id: string;
  readonly label: string;
  readonly inTaxableEstate: boolean;
}
export interface BalanceSheetRow {
  readonly id: string;
  readonly label: string;
  /** The part of the balance sheet that it belongs to, however the rows are grouped. */
  readonly part: BalanceGroup;
  readonly detail: string | null;
  /** As `detail` reads under a head that says the day of the whole sheet: it says its own day only where that is another. */
  readonly detailUnderAsOf: string | null;
  readonly isLiability: boolean;
  readonly isStale: boolean;
  readonly valuationDate: IsoDate | null;
  readonly cells: Cents[];
  readonly total: Cents;
}
export interface BalanceSheetGroup {
  readonly label: string;
  readonly rows: BalanceSheetRow[];
  readonly rowCount: number;
  readonly subtotals: Cents[];
  readonly subtotal: Cents;
}
export interface BalanceSheet {
  readonly columns: BalanceSheetColumn[];
  readonly groups: BalanceSheetGroup[];
  readonly totals: Cents[];
  readonly total: Cents;
  readonly asOf: IsoDate | null;
  readonly holdingCount: number;
  readonly staleCount: number;
}

/** What counts, what does not, and what nobody can place: together a row's total. */
export const PLACES = ['inside', 'outside', 'unknown'] as const;
const [INSIDE_COLUMN, OUTSIDE_COLUMN, UNKNOWN_COLUMN] = PLACES;
export const isPlace = (id: string): boolean => (PLACES as readonly string[]).includes(id);

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

const HELD_TOGETHER: ReadonlySet<OwnershipLine['reason']> = new Set([
  'joint_spouses',
  'joint_owners',
  'tenants_in_common',
]);

interface Holding {
  readonly id: string;
  readonly owners: EstateAsset['owners'];
}

/** The owner's column that a line inside the estate stands in: the trust's, the joint one, or its person's. */
export function columnOf({ owners }: Holding, { kind, trustId, personId, reason }: OwnershipLine): string | undefined {
  if (trustId !== undefined) return trustId;
  const together = kind === 'asset' ? HELD_TOGETHER.has(reason) : owners.length > 1;
  return together ? JOINT_COLUMN : personId;
}

function ownerColumns(estate: Estate, owned: Ownership, withEmpty: boolean): BalanceSheetColumn[] {
  const { assets, liabilities } = counted(estate);
  const holdings = new Map<string, Holding>([...assets, ...liabilities].map((one) => [one.id, one]));
  const used = new Set(
    standingAs(owned, 'inside').map((line) => columnOf(holdings.get(line.id) ?? { id: line.id, owners: [] }, line)),
  );
  const couple = (id: string): boolean => isClient(estate, id) || isClientsSpouse(estate, id);
  const people = estate.people
    .filter(({ id, isDeceased }) => used.has(id) || (withEmpty && !isDeceased && couple(id)))
    .map((person) => ({ id: person.id, label: givenName(person) }));
  const joint = used.has(JOINT_COLUMN) ? [{ id: JOINT_COLUMN, label: 'Joint' }] : [];
  const trusts = estate.trusts
    .filter(({ id, createdUponDeath }) => used.has(id) || (withEmpty && !createdUponDeath))
    .map(({ id, name }) => ({ id, label: name }));
  return [...people, ...joint, ...trusts].map((column) => ({ ...column, inTaxableEstate: true }));
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

/** What is said of a valuation where the sheet says `asOf` itself: nothing of a value of that day that has no source. */
const dayUnder = (asOf: IsoDate | null, source: string | null, date: IsoDate | null): IsoDate | null =>
  source === null && date === asOf ? null : date;

function valuationLine(source: string | null, date: IsoDate | null, today: IsoDate): string | null {
  if (!date) return source;
  const old = isStale(date, today) ? `, ${numbered(daysBetween(date, today), 'day')} old` : '';
  return `${source ? `${source}, ` : 'Valued '}${formatDate(date)}${old}`;
}

/** `On Elm Street`: the property that secures a debt. */
function securityLine(estate: Estate, { securedByAssetId }: EstateLiability): string | null {
  const property = estate.assets.find(({ id }) => id === securedByAssetId);
  return property ? `On ${property.name}` : null;
}

function cellsOf(
  columns: readonly BalanceSheetColumn[],
  holding: Holding,
  lines: readonly OwnershipLine[],
): Pick<BalanceSheetRow, 'cells' | 'total'> {
  const cells = columns.map(({ id }) =>
    sumOf(
      lines.filter((line) => line.standing === id || (line.standing === 'inside' && columnOf(holding, line) === id)),
    ),
  );
  return { cells, total: sumOf(lines) };
}

export const columnSums = (rows: readonly { readonly cells: readonly Cents[] }[], width: number): Cents[] =>
  Array.from({ length: width }, (_, index) => sumCents(rows.map(({ cells }) => cells[index] ?? 0)));

/** Rows under one heading, with their sums; none where there are no rows. */
export function group(label: string, rows: BalanceSheetRow[], width: number): BalanceSheetGroup[] {
  if (rows.length === 0) return [];
  const subtotal = sumCents(rows.map(({ total }) => total));
  return [{ label, rows, rowCount: rows.length, subtotals: columnSums(rows, width), subtotal }];
}

/** The rows of a group, or the first of them: a page of thousands shows what somebody looks at. */
export const firstRows = <Row>({ rows }: { readonly rows: Row[] }, first: number | null | undefined): Row[] =>
  first === null || first === undefined ? rows : rows.slice(0, Math.max(0, first));

/** `Holds Lake house and 2 more, 40% with others`: what an entity is made of, and who else has a part of it. */
function entityLine(estate: Estate, entity: EstateEntity): string {
  const isTheirs = ({ owners }: Holding): boolean => owners[0]?.id === entity.id;
  const shares = estate.entities.filter(({ shares: of }) => of.some(({ ownerId }) => ownerId === entity.id));
  const held = [...heldAssets(estate).filter(isTheirs), ...shares].map(({ name }) => name);
  const more = held.length > 2 ? ` and ${held.length - 1} more` : '';
  const holds =
    held.length > 2 ? `Holds ${held[0]}${more}` : held.length > 0 ? `Holds ${listed(held)}` : 'Holds nothing yet';
  const owes = estate.liabilities.filter(isTheirs).length > 0 ? 'less what it owes' : null;
  const others = entity.shares.filter(({ ownerId }) => ownerId === null).reduce((sum, { percent }) => sum + percent, 0);
  const isUnder = (worthOfEntity(estate, entity.id)?.netCents ?? 0) < 0;
  const under = isUnder && !ownersAreLiable(entity) ? 'owes more than it holds, so it counts as nothing' : null;
  const outside = others > 0 ? `${Number(others.toFixed(2))}% is with others` : null;
  return [holds, owes, outside, under].filter(Boolean).join(', ');
}

function columnsOf(estate: Estate, owned: Ownership, withEmpty: boolean): BalanceSheetColumn[] {
  const unknown = standingAs(owned, 'unknown').length > 0;
  return [
    ...ownerColumns(estate, owned, withEmpty),
    { id: INSIDE_COLUMN, label: 'In the taxable estate', inTaxableEstate: true },
    { id: OUTSIDE_COLUMN, label: 'Outside the estate', inTaxableEstate: false },
    ...(unknown ? [{ id: UNKNOWN_COLUMN, label: 'Not known whose', inTaxableEstate: false }] : []),
  ];
}

/** `Holds Apple shares and Bonds`: what an account is made of; of a minor's or a student's, whose it is. */
function accountLine(estate: Estate, id: string): string | null {
  const account = estate.assetAccounts.find((one) => one.id === id);
  if (!account) return null;
  const { kind, holds, beneficiaries, owners, ageOfMajority } = account;
  if (kind === 'MINOR' && owners[0])
    return `Belongs to ${partyName(estate, owners[0].id)}${ageOfMajority ? `, kept until ${ageOfMajority}` : ''}`;
  if (kind === 'EDUCATION_SAVINGS')
    return beneficiaries.length > 0
      ? `Saved for ${listed(beneficiaries.map(({ to }) => partyName(estate, to) ?? 'somebody'))}`
      : 'Nobody is named for whom it is saved';
  if (holds.length === 0) return null;
  const names = holds.map(({ assetId }) => estate.assets.find((asset) => asset.id === assetId)?.name ?? '');
  return `Holds ${names.length > 2 ? `${names[0]} and ${names.length - 1} more` : listed(names)}`;
}

/** The sums over groups of rows. */
export function sheetOf(
  columns: BalanceSheetColumn[],
  groups: BalanceSheetGroup[],
  asOf: IsoDate | null,
): BalanceSheet {
  const totals = columnSums(
    groups.map(({ subtotals }) => ({ cells: subtotals })),
    columns.length,
  );
  const rows = groups.flatMap((one) => one.rows);
  const counted = (of: readonly BalanceSheetRow[]): number => new Set(of.map(({ id }) => id)).size;
  return {
    columns,
    groups,
    totals,
    total: sumCents(groups.map(({ subtotal }) => subtotal)),
    asOf,
    holdingCount: counted(rows),
    staleCount: counted(rows.filter(({ isStale: old }) => old)),
  };
}

const isCharitys = ({ charities }: Estate, { owners }: EstateAsset): boolean =>
  owners.length > 0 && owners.every(({ id }) => charities.some((charity) => charity.id === id));

function partOf(estate: Estate, asset: EstateAsset): BalanceGroup {
  if (estate.assetAccounts.some(({ id }) => id === asset.id)) return 'ASSET_ACCOUNTS';
  if (isCharitys(estate, asset)) return 'CHARITABLES';
  return asset.assetType === 'BUSINESS' ? 'ENTITIES' : 'ASSETS';
}

/**
 * The engine's lines of ownership as a table: a column for each owner whose property is in a taxable estate, then the
 * sum inside, what stands outside, and what nobody can place. Policies count at cash value here. Liabilities are
 * negative; each row's owner cells add up to its inside cell; inside, outside and unknown to its total. Rows stand as
 * somebody has put them. `withEmpty` also has the couple and the standing trusts of whom no line is inside.
 */
export function balanceSheet(estate: Estate, today: IsoDate, withEmpty = false): BalanceSheet {
  const owned = estateOwnership(estate, today);
  const columns = columnsOf(estate, owned, withEmpty);
  const asOf = valuedAsOf(estate);
  // By index: looked through for each row, the lines of thousands of holdings took the square of their number.
  const lines = Map.groupBy(owned.lines, ({ kind, id }) => `${kind} ${id}`);
  const linesOf = (kind: OwnershipLine['kind'], id: string): OwnershipLine[] => lines.get(`${kind} ${id}`) ?? [];
  const assetDetail = (asset: EstateAsset, date: IsoDate | null): string | null =>
    designationLine(estate, asset) ??
    accountLine(estate, asset.id) ??
    valuationLine(asset.valuationSource, date, today);
  const assetRow = (asset: EstateAsset): BalanceSheetRow => ({
    id: asset.id,
    label: asset.assetType === 'LIFE_INSURANCE' ? `${asset.name}, cash value` : asset.name,
    part: partOf(estate, asset),
    detail: assetDetail(asset, asset.valuationDate),
    detailUnderAsOf: assetDetail(asset, dayUnder(asOf, asset.valuationSource, asset.valuationDate)),
    isLiability: false,
    isStale: isStale(asset.valuationDate, today),
    valuationDate: asset.valuationDate,
    ...cellsOf(columns, asset, linesOf('asset', asset.id)),
  });
  const { assets, liabilities, entityOf } = counted(estate);
  const entityRow = (entity: EstateEntity): BalanceSheetRow[] => {
    const held = owned.lines.filter(({ id }) => entityOf.get(id) === entity.id);
    const own = assets.filter(({ id }) => entityOf.get(id) === entity.id);
    // Held by other entities alone: it is part of what they come to.
    if (held.length === 0) return [];
    const valuationDate = own[0]?.valuationDate ?? null;
    return [
      {
        id: entity.id,
        label: entity.name,
        part: 'ENTITIES',
        detail: entityLine(estate, entity),
        detailUnderAsOf: entityLine(estate, entity),
        isLiability: false,
        isStale: isStale(valuationDate, today),
        valuationDate,
        ...cellsOf(columns, { id: entity.id, owners: [] }, held),
      },
    ];
  };
  const debtDetail = (debt: EstateLiability, date: IsoDate | null): string | null =>
    [securityLine(estate, debt), valuationLine(debt.source, date, today)].filter(Boolean).join('. ') || null;
  const debtRow = (debt: EstateLiability): BalanceSheetRow => ({
    id: debt.id,
    label: debt.name,
    part: 'LIABILITIES',
    detail: debtDetail(debt, debt.asOf),
    detailUnderAsOf: debtDetail(debt, dayUnder(asOf, debt.source, debt.asOf)),
    isLiability: true,
    isStale: isStale(debt.asOf, today),
    valuationDate: debt.asOf,
    ...cellsOf(columns, debt, linesOf('liability', debt.id)),
  });
  const ordered = inOrder(estate, assets);
  const groups = [
    ...GROUPS.flatMap(([type, label]) => {
      const own = ordered.filter(({ id, assetType }) => assetType === type && !entityOf.has(id));
      return group(label, own.map(assetRow), columns.length);
    }),
    ...group('Entities', inOrder(estate, estate.entities).flatMap(entityRow), columns.length),
  ];
  const debts = inOrder(estate, liabilities).filter(({ id }) => !entityOf.has(id));
  return sheetOf(columns, [...groups, ...group('Liabilities', debts.map(debtRow), columns.length)], asOf);
}
