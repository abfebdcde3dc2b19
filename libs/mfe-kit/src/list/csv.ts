export type CsvCell = string | number | null | undefined;

/** A cell that a spreadsheet would run is text with an apostrophe: names and browsers come from outside. */
function cell(value: CsvCell): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line as RFC 4180 has it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Hands a table to whoever asked for it, as a file. */
export function offerCsv(text: string, filename: string): void {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
