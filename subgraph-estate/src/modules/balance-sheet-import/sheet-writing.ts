/** The styles of a cell, by their number in `STYLES`. */
export const STYLE = { plain: 0, head: 1, date: 2, amount: 3, percent: 4, note: 5, quoted: 6, title: 7 } as const;

export const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>
</styleSheet>`;

export interface WrittenCell {
  readonly value: string | number;
  readonly style?: number;
}

/** A list to choose from, for all cells of one column. */
export interface Validation {
  readonly column: number;
  /** Cells that hold the list: `Lists!$A$2:$A$9`. */
  readonly list: string;
}

export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly (WrittenCell | null)[])[];
  /** Width in characters, and the look of cells that are still empty. */
  readonly columns: readonly { readonly width: number; readonly style?: number }[];
  /** The first row stays where it is. */
  readonly hasHead?: boolean;
  readonly validations?: readonly Validation[];
  /** How many rows the lists are offered in. */
  readonly rowsToFill?: number;
}

/** As XML takes it: without what it has no place for, and what looks like its own escape escaped. */
export const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: just these may not stand in XML
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** 27 → `AB`. */
export function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter;
}

/** Text that a spreadsheet would run is marked as text, so that it stays text when the file is saved as another kind. */
const RUNS = /^[=+\-@\t\r]/;

function cellXml(cell: WrittenCell | null, reference: string): string {
  if (!cell) return '';
  const { value } = cell;
  if (typeof value === 'number') return `<c r="${reference}" s="${cell.style ?? STYLE.plain}"><v>${value}</v></c>`;
  const style = RUNS.test(value) ? STYLE.quoted : (cell.style ?? STYLE.plain);
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}

export function sheetXml({ rows, columns, hasHead, validations = [], rowsToFill = 0 }: WrittenSheet): string {
  const cols = columns.map(
    ({ width, style = STYLE.plain }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${style}" customWidth="1"/>`,
  );
  const data = rows.map((cells, at) => {
    const written = cells.map((cell, place) => cellXml(cell, `${columnName(place)}${at + 1}`));
    return `<row r="${at + 1}">${written.join('')}</row>`;
  });
  const pane = hasHead
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : '';
  const lists = validations.map(({ column, list }) => {
    const letters = columnName(column);
    const cells = `${letters}2:${letters}${rowsToFill + 1}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Not in the list" error="Choose one from the list." sqref="${cells}"><formula1>${xml(list)}</formula1></dataValidation>`;
  });
  const validated =
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${pane}<cols>${cols.join('')}</cols><sheetData>${data.join('')}</sheetData>${validated}</worksheet>`;
}
