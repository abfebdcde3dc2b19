import type { OwnershipLine, Standing } from '@platform/estate-engine';
import { type Cents, type IsoDate, sumCents } from '@platform/kernel';
import { counted } from '../../domain/estate/counted.ts';
import { type Estate, partyName } from '../../domain/estate/estate.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import type { BalanceGroup, OwnershipHolderKind } from '../../schema.generated.ts';
import { balanceSheet, columnOf, JOINT_COLUMN } from './balance-sheet.ts';

export interface OwnedPart {
  readonly holdingId: string;
  readonly label: string;
  readonly part: BalanceGroup;
  readonly isLiability: boolean;
  readonly amount: Cents;
}
export interface OwnershipHolder {
  readonly id: string;
  readonly name: string;
  readonly kind: OwnershipHolderKind;
  readonly standing: Standing;
  readonly holdings: OwnedPart[];
  readonly total: Cents;
}
export interface OwnershipData {
  readonly asOf: IsoDate | null;
  readonly holders: OwnershipHolder[];
  readonly inside: Cents;
  readonly outside: Cents;
  readonly unknown: Cents;
  readonly total: Cents;
}

const NOBODY = 'unknown';
const ELSEWHERE = 'outside';

function kindOf(estate: Estate, id: string): OwnershipHolderKind {
  const has = (parties: readonly { readonly id: string }[]): boolean => parties.some((party) => party.id === id);
  if (id === JOINT_COLUMN) return 'JOINT';
  if (id === NOBODY) return 'UNKNOWN';
  if (has(estate.people)) return 'PERSON';
  if (has(estate.trusts)) return 'TRUST';
  if (has(estate.charities)) return 'CHARITY';
  return has(estate.entities) ? 'ENTITY' : 'OTHER';
}

const WORDS: Readonly<Record<string, string>> = {
  [JOINT_COLUMN]: 'Held together',
  [NOBODY]: 'Not known whose',
  [ELSEWHERE]: 'Others',
};

/**
 * The balance sheet by whose everything is: one holder for each owner whose property is in a taxable estate, as its
 * columns have them, and one for each party that has something outside. The engine's lines, grouped otherwise: every sum
 * is of the same cents.
 */
export function ownershipData(estate: Estate, today: IsoDate): OwnershipData {
  const owned = estateOwnership(estate, today);
  const sheet = balanceSheet(estate, today);
  const rows = sheet.groups.flatMap((group) => group.rows);
  const { assets, liabilities, entityOf } = counted(estate);
  const holdings = new Map([...assets, ...liabilities].map((one) => [one.id, one]));
  const holderOf = (line: OwnershipLine): string => {
    if (line.standing === 'unknown') return NOBODY;
    if (line.standing === 'outside') return line.trustId ?? line.ownerId ?? ELSEWHERE;
    const holding = entityOf.has(line.id) ? undefined : holdings.get(line.id);
    return columnOf(holding ?? { id: line.id, owners: [] }, line) ?? NOBODY;
  };
  const linesOf = new Map<string, OwnershipLine[]>();
  for (const line of owned.lines) {
    const key = `${line.standing} ${holderOf(line)}`;
    linesOf.set(key, [...(linesOf.get(key) ?? []), line]);
  }
  const holders = [...linesOf].map(([key, lines]): OwnershipHolder => {
    const [standing, id] = key.split(' ') as [Standing, string];
    const amounts = new Map<string, Cents>();
    for (const line of lines) {
      const row = entityOf.get(line.id) ?? line.id;
      amounts.set(row, (amounts.get(row) ?? 0) + line.amountCents);
    }
    const parts = rows
      .filter((row) => amounts.has(row.id))
      .map((row) => ({
        holdingId: row.id,
        label: row.label,
        part: row.part,
        isLiability: row.isLiability,
        amount: amounts.get(row.id) ?? 0,
      }));
    const name = partyName(estate, id) ?? WORDS[id] ?? 'Somebody outside the estate';
    const total = sumCents(parts.map(({ amount }) => amount));
    return { id, name, kind: kindOf(estate, id), standing, holdings: parts, total };
  });
  const at = (id: string): Cents => sheet.totals[sheet.columns.findIndex((column) => column.id === id)] ?? 0;
  const order = [...sheet.columns.map(({ id }) => id), NOBODY];
  const place = ({ id, standing }: OwnershipHolder): number =>
    standing === 'inside' ? order.indexOf(id) : order.length + (standing === 'unknown' ? 1 : 0);
  return {
    asOf: sheet.asOf,
    holders: holders.toSorted((one, other) => place(one) - place(other)),
    inside: at('inside'),
    outside: at('outside'),
    unknown: at('unknown'),
    total: sheet.total,
  };
}
