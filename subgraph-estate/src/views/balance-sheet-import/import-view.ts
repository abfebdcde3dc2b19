import { atMostCents } from '@platform/kernel';
import type { ImportRow } from '../../domain/balance-sheet-import/read-import.ts';
import type { Finding } from '../../domain/balance-sheet-import/sheet-rows.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { BalanceSheetImportRow, ClientSpreadsheetImportPayload } from '../../schema.generated.ts';

/** More than anybody puts right before the next try; it also keeps the answer within what one may weigh. */
const MOST_ERRORS = 5_000;

const rowView =
  (today: string) =>
  ({ id, tab, number, said, owners, duplicate, warnings }: ImportRow): BalanceSheetImportRow => {
    const { isLiability = false, asset, liability } = said;
    const { name, balanceCents, valuationDate } = isLiability ? liability : asset;
    return {
      id,
      tab,
      row: number,
      name: name ?? '',
      assetType: (isLiability ? liability.liabilityType : asset.assetType) ?? 'OTHER',
      isLiability,
      balance: balanceCents ?? 0,
      valuationDate: valuationDate ?? today,
      owners: [...owners],
      duplicate,
      warnings: warnings.map(({ message }) => message),
    };
  };

export interface ImportOutcome {
  readonly estate: Estate;
  readonly rows: readonly ImportRow[];
  readonly errors: readonly Finding[];
  readonly exampleCount: number;
  readonly createdIds: readonly string[];
}

/** What is answered to whoever sent a workbook. */
export function importPayload(
  { estate, rows, errors, exampleCount, createdIds }: ImportOutcome,
  today: string,
): Omit<ClientSpreadsheetImportPayload, 'estate'> & { readonly estate: Estate } {
  const views = rows.map(rowView(today));
  const total = (isDebt: boolean): number =>
    atMostCents(views.reduce((sum, { isLiability, balance }) => (isLiability === isDebt ? sum + balance : sum), 0));
  return {
    ok: errors.length === 0,
    errors: errors.slice(0, MOST_ERRORS),
    errorCount: errors.length,
    rows: views,
    exampleCount,
    assetsTotal: total(false),
    debtsTotal: total(true),
    createdIds: [...createdIds],
    estate,
  };
}
