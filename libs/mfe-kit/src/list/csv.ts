export type CsvCell = string | number | null | undefined;

/** A cell that a spreadsheet would run is text with an apostrophe: names and browsers come from outside. */
function cell(value: CsvCell): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line as RFC 4180 has it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;

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
