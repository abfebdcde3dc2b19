import { daysBetween } from '@platform/kernel';
import JSZip from 'jszip';
import type { PrintedCell, PrintedTable } from './page-parts.ts';

const FORMULA = /^[=+@\t\r-]/;
/** A spreadsheet would take a text that begins like a formula for one. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
/** To the cent, as every program reads a number. */
const plain = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function csvCell(cell: PrintedCell): string {
  if (typeof cell === 'string') return `"${harmless(cell).replaceAll('"', '""')}"`;
  if ('cents' in cell) return plain(cell.cents);
  return 'day' in cell ? cell.day : String(cell.year);
}

/** Names of sheets are this long, and those of files no longer than people read. */
const LONGEST = { sheet: 31, file: 80 } as const;

/** Names of files and sheets: unique whatever their case, without what neither may hold. */
export function tableNames(tables: readonly PrintedTable[], of: keyof typeof LONGEST): string[] {
  // A sheet of this name spreadsheets keep for themselves.
  const used = new Set(['history']);
  return tables.map(({ title }) => {
    const words =
      title
        .replace(/[^\p{L}\p{N} -]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim() || 'Table';
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` ${count}`;
      const name = `${words.slice(0, LONGEST[of] - end.length).trim()}${end}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}

/** One CSV for each table, in a ZIP; amounts are plain numbers to the cent. */
export async function csvFiles(tables: readonly PrintedTable[]): Promise<Buffer> {
  const zip = new JSZip();
  const names = tableNames(tables, 'file');
  for (const [index, { rows }] of tables.entries())
    zip.file(`${names[index]}.csv`, `﻿${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML holds none of them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

/** Days since this one are what a spreadsheet counts dates by. */
const FIRST_DAY = '1899-12-30';
/** Places among the cell formats of styles.xml. */
const STYLES = { words: 0, cents: 1, day: 2, head: 3 } as const;

/** Amounts, days and years are numbers; everything else is text, which no formula is made of. */
function xlsxCell(cell: PrintedCell, style: keyof typeof STYLES): string {
  if (typeof cell === 'string')
    return `<c s="${STYLES[style]}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if ('cents' in cell) return `<c s="${STYLES.cents}"><v>${plain(cell.cents)}</v></c>`;
  return 'day' in cell
    ? `<c s="${STYLES.day}"><v>${daysBetween(FIRST_DAY, cell.day)}</v></c>`
    : `<c><v>${cell.year}</v></c>`;
}

/** In characters. */
const NARROWEST = 8;
const WIDEST = 60;
const lengthOf = (cell: PrintedCell): number =>
  typeof cell === 'string' ? cell.length : 'cents' in cell ? plain(cell.cents).length * 1.4 : 12;

/** So wide that nothing is cut off, but for long words. */
function columnsOf(rows: PrintedTable['rows']): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...rows.map((row) => lengthOf(row[column] ?? '')))),
  );
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${Math.ceil(width) + 2}" customWidth="1"/>`,
  );
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

/** The head stays where the rows go by. */
const FROZEN_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

function sheetOf({ rows }: PrintedTable): string {
  const written = rows.map(
    (row, index) => `<row>${row.map((cell) => xlsxCell(cell, index === 0 ? 'head' : 'words')).join('')}</row>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}">${FROZEN_HEAD}${columnsOf(rows)}<sheetData>${written.join('')}</sheetData></worksheet>`;
}

/** One sheet for each table. */
export async function xlsxFile(tables: readonly PrintedTable[]): Promise<Buffer> {
  const zip = new JSZip();
  const names = tableNames(tables, 'sheet');
  const each = (write: (index: number) => string): string => names.map((_name, index) => write(index + 1)).join('');
  zip.file(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  zip.file(
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  );
  zip.file(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n) => `<sheet name="${escaped(names[n - 1] ?? '')}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  );
  zip.file(
    'xl/styles.xml',
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="mmm\\ d\\,\\ yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  );
  for (const [index, table] of tables.entries()) zip.file(`xl/worksheets/sheet${index + 1}.xml`, sheetOf(table));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
