import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { Share } from '@platform/estate-engine';
import { DomainError, type IsoDate } from '@platform/kernel';
import type {
  AssetType,
  LiabilityType,
  PaymentTerms,
  PaymentType,
  RealEstateType,
  Titling,
} from '../balance-sheet/holding.ts';
import type { SaidOfHolding } from '../balance-sheet/holding-facts.ts';
import { checkAssetFacts, checkLiabilityFacts } from '../balance-sheet/holding-facts.ts';
import { cleanName } from '../estate/household.ts';
import { checkOwners } from '../estate/shares.ts';
import type { Read } from './cell-values.ts';
import { readChoice, readDay, readMoney, readMonths, readPercent, readText } from './cell-values.ts';
import type { Party } from './owner-names.ts';
import { type Column, STATES } from './sheet-columns.ts';
import type { FilledRow, Finding } from './sheet-rows.ts';

/** What a row is read with. */
export interface Reading {
  /** Who is meant by a name; never a guess between two. */
  readonly partyOf: (name: string) => Read<Party>;
  /** What a sheet calls one of them. */
  readonly labelOf: (id: string) => string;
  /** The asset that a name means; null for none, or for several. */
  readonly propertyOf: (name: string) => Read<string>;
  readonly today: IsoDate;
}

export interface ReadRow {
  readonly said: SaidOfHolding | null;
  readonly owners: readonly string[];
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

type Value = string | number;

/** Fields of the rules, by the column in which each is entered. */
const COLUMN_OF_FIELD: Readonly<Record<string, string>> = {
  name: 'name',
  assetType: 'type',
  balance: 'balance',
  valuationDate: 'valuationDate',
  acquisitionDate: 'acquisitionDate',
  costBasis: 'costBasis',
  owners: 'owner1',
  interestRate: 'interestRate',
  lengthOfTerm: 'lengthOfTerm',
  paymentAmount: 'paymentAmount',
};
const LENGTHS: Readonly<Record<string, number>> = {
  name: 100,
  custodian: TEXT_LENGTHS.custodian,
  valuationSource: TEXT_LENGTHS.valuationSource,
};

function readCell(row: FilledRow, column: Column, { partyOf, propertyOf }: Reading): Read<Value> | null {
  const cell = row.cells.get(column.key);
  if (!cell) return null;
  switch (column.kind) {
    case 'amount':
      return readMoney(cell, row.form.isDebt);
    case 'date':
      return readDay(cell);
    case 'percent':
      return readPercent(cell);
    case 'months':
      return readMonths(cell);
    case 'choice':
      return readChoice(cell, column.choices ?? [], column.header);
    case 'state': {
      const text = readText(cell);
      const code = 'value' in text && STATES.find(({ value }) => value === text.value.toUpperCase());
      return code ? { value: code.value } : readChoice(cell, STATES, column.header);
    }
    case 'party':
    case 'property':
    case 'text': {
      const text = readText(cell);
      if ('problem' in text) return text;
      if (column.kind === 'property') return propertyOf(text.value);
      if (column.kind === 'party') {
        const party = partyOf(text.value);
        return 'problem' in party ? party : { value: party.value.id };
      }
      const tooLong = lengthProblem(text.value, LENGTHS[column.key] ?? TEXT_LENGTHS.valuationSource);
      if (column.key === 'name' && !/[\p{L}\p{N}]/u.test(text.value))
        return { problem: 'A name has at least one letter or digit.' };
      return tooLong ? { problem: `${tooLong}. Shorten it.` } : text;
    }
  }
}

const OWNER_COLUMNS = [1, 2, 3].map((place) => [`owner${place}`, `share${place}`] as const);

/** A row as what is said of a new holding, or everything that is wrong with it. */
export function readRow(row: FilledRow, reading: Reading): ReadRow {
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const { form, number } = row;
  const headerOf = (key: string): string | null => form.columns.find((column) => column.key === key)?.header ?? null;
  const find = (key: string | null, message: string): Finding => ({
    tab: form.name,
    row: number,
    rowName: row.name,
    column: key && headerOf(key),
    message,
  });
  const values = new Map<string, Value>();
  for (const column of form.columns) {
    const read = readCell(row, column, reading);
    if (read === null) {
      if (column.isRequired) errors.push(find(column.key, `“${column.header}” is empty. ${column.note}`));
    } else if ('problem' in read) errors.push(find(column.key, read.problem));
    else values.set(column.key, read.value);
  }
  const text = (key: string): string | undefined => values.get(key) as string | undefined;
  const amount = (key: string): number | undefined => values.get(key) as number | undefined;

  const owners: Share[] = [];
  for (const [ownerKey, shareKey] of OWNER_COLUMNS) {
    const id = text(ownerKey);
    const percent = amount(shareKey);
    if (id) owners.push(percent === undefined ? { id } : { id, percent });
    else if (percent !== undefined && !row.cells.has(ownerKey))
      errors.push(find(shareKey, `A share stands here, and nobody in “${headerOf(ownerKey)}”. Enter whose it is.`));
  }
  const type = text('type');
  for (const { key, header, onlyFor } of form.columns)
    if (onlyFor && type && type !== onlyFor && values.delete(key))
      warnings.push(find(key, `“${header}” does not go with this type, and is left out.`));

  const valuedOn = text('valuationDate');
  const name = text('name');
  const common = {
    name,
    balanceCents: amount('balance'),
    valuationDate: valuedOn,
    valuationSource: text('valuationSource'),
    owners,
  };
  const said: SaidOfHolding = {
    isLiability: form.isDebt,
    asset: {
      ...common,
      assetType: form.isDebt ? undefined : (type as AssetType | undefined),
      costBasisCents: amount('costBasis'),
      acquisitionDate: text('acquisitionDate'),
      custodian: text('custodian'),
      realEstateType: text('realEstateType') as RealEstateType | undefined,
      retirementAccountType: text('retirementAccountType') as 'IRA' | 'ROTH_IRA' | 'EMPLOYER_PLAN' | undefined,
      state: text('state'),
      titling: text('titling') as Titling | undefined,
    },
    liability: {
      ...common,
      liabilityType: form.isDebt ? (type as LiabilityType | undefined) : undefined,
      securedByAssetId: text('securedBy'),
      interestRate: amount('interestRate'),
      lengthOfTerm: amount('lengthOfTerm'),
      paymentAmountCents: amount('paymentAmount'),
      paymentTerms: text('paymentTerms') as PaymentTerms | undefined,
      paymentType: text('paymentType') as PaymentType | undefined,
    },
  };
  const checks = [
    () => name && cleanName(name, 'name'),
    () => checkOwners(owners),
    () => !form.isDebt && checkAssetFacts(said.asset, reading.today),
    () => form.isDebt && checkLiabilityFacts(said.liability, reading.today),
  ];
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const key = COLUMN_OF_FIELD[error.field ?? ''] ?? null;
      if (!errors.some(({ column }) => column === (key && headerOf(key)))) errors.push(find(key, error.message));
    }
  }
  const stated = owners.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  if (owners.length > 0 && owners.every(({ percent }) => percent !== undefined) && stated < 99.95)
    warnings.push(
      find('share1', `The shares add up to ${Number(stated.toPrecision(12))}%: nobody is named for the rest.`),
    );
  const labels = owners.map(({ id, percent }) => {
    const who = reading.labelOf(id);
    return percent === undefined ? who : `${who} ${percent}%`;
  });
  return { said: errors.length === 0 ? said : null, owners: labels, errors, warnings };
}
