import { labelOf } from '@platform/contracts/labels';
import type { PrintedReportRecord, StatementColumn } from '../../domain/printed-report/printed-report.ts';

/** Case: CLIENT in the taxable estate → "Client, in the taxable estate". */
export function columnView({ type, inTaxableEstate }: StatementColumn) {
  const where =
    inTaxableEstate === null ? '' : inTaxableEstate ? ', in the taxable estate' : ', outside the taxable estate';
  return { type, inTaxableEstate, label: `${labelOf('PfsColumnType', type)}${where}` };
}

export const metadataOf = ({ asOf, preparedBy, isEdited }: PrintedReportRecord) => ({ asOf, preparedBy, isEdited });
