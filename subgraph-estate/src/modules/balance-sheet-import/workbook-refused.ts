/** Why a file is not read as a workbook, in words for whoever sent it. */
export type WorkbookFault =
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE_NOT_SUPPORTED'
  | 'FILE_CORRUPTED'
  | 'FILE_PASSWORD_PROTECTED'
  | 'FILE_UNSAFE';

const MESSAGES: Readonly<Record<WorkbookFault, string>> = {
  FILE_EMPTY: 'This file is empty.',
  FILE_TOO_LARGE: 'This workbook is too large for a balance sheet. Copy the rows into a fresh template.',
  FILE_TYPE_NOT_SUPPORTED: 'This is no Excel workbook (.xlsx). Download the template, fill it in and save it as .xlsx.',
  FILE_CORRUPTED:
    'This workbook is damaged and cannot be opened. Open it in your spreadsheet, save it as .xlsx and try again.',
  FILE_PASSWORD_PROTECTED:
    'This workbook is protected by a password, or saved as an old Excel file (.xls). Save it as .xlsx without a password.',
  FILE_UNSAFE: 'This workbook unpacks to an unreasonable size and was not opened. Copy the rows into a fresh template.',
};

/** Leaves the reading of a workbook wherever it is. */
export class WorkbookRefused extends Error {
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault, message: string = MESSAGES[fault]) {
    super(message);
    this.name = 'WorkbookRefused';
    this.fault = fault;
  }
}
