import type { Cents } from '@platform/kernel';

export type CsvCell = string | number | null | undefined;

/** A cell that a spreadsheet would run is text with an apostrophe: names and browsers come from outside. */
function cell(value: CsvCell): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line as RFC 4180 has it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Whole cents as a spreadsheet reads a number: 125000055 → 1250000.55, null → an empty cell. Below nothing it is a number
 * and no text, for the guard above takes a text that begins with a minus for something to run.
 */
export function dollarsCell(amount: Cents | null | undefined): CsvCell {
  if (amount === null || amount === undefined) return null;
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return amount < 0 ? Number(`-${text}`) : text;
}

/** Hands a file to whoever asked for it. */
export function offerFile(parts: BlobPart | readonly BlobPart[], type: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([parts].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

/** A table as a file; the mark at its beginning tells spreadsheets that this is UTF-8. */
export const offerCsv = (text: string, filename: string): void =>
  offerFile(['\uFEFF', text], 'text/csv;charset=utf-8', filename);
