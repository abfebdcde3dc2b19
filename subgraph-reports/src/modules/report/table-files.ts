import JSZip from 'jszip';
import type { PrintedTable } from './pdf-renderer.ts';

const FORMULA = /^[=+@\t\r-]/;
/** A spreadsheet would take a text that begins like a formula for one. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** Names of files and sheets: unique, without what neither may hold, at most 31 characters. */
export function tableNames(tables: readonly PrintedTable[]): string[] {
  const used = new Map<string, number>();
  return tables.map(({ title }) => {
    const name =
      title
        .replace(/[^\p{L}\p{N} -]+/gu, ' ')
        .trim()
        .slice(0, 26) || 'Table';
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** One CSV for each table, in a ZIP. */
export async function csvFiles(tables: readonly PrintedTable[]): Promise<Buffer> {
  const zip = new JSZip();
  const names = tableNames(tables);
  for (const [index, { rows }] of tables.entries())
    zip.file(`${names[index]}.csv`, `﻿${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
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

const AMOUNT = /^[−-]?\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/;
/** An amount is a number that can be added up; everything else is text, which no formula is made of. */
function xlsxCell(text: string): string {
  if (!AMOUNT.test(text)) return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  return `<c s="1"><v>${text.replace(/[$,]/g, '').replace('−', '-')}</v></c>`;
}

/** One sheet for each table; amounts are numbers. */
export async function xlsxFile(tables: readonly PrintedTable[]): Promise<Buffer> {
  const zip = new JSZip();
  const names = tableNames(tables);
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
    `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  );
  for (const [index, { rows }] of tables.entries())
    zip.file(
      `xl/worksheets/sheet${index + 1}.xml`,
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row) => `<row>${row.map(xlsxCell).join('')}</row>`).join('')}</sheetData></worksheet>`,
    );
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
