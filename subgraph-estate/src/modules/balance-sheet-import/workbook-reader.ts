import { comparable } from '../../domain/balance-sheet-import/alike.ts';
import { TAB_FORMS } from '../../domain/balance-sheet-import/sheet-columns.ts';
import type { SheetTab, Workbook } from '../../domain/balance-sheet-import/workbook.ts';
import { readSheet } from './sheet-xml.ts';
import { readContentTypes, readLooks, readRelations, readStrings, readWorkbookPart } from './workbook-parts.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import { MAX_WORKBOOK_BYTES, openParts, type Parts } from './workbook-zip.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** The old container of Office: an .xls, or an .xlsx behind a password. */
const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OTHER_PROGRAMS: readonly [part: RegExp, name: string][] = [
  [/^index\/document\.iwa$|^index\.zip$|\.iwa$/, 'a Numbers document'],
  [/^content\.xml$/, 'an OpenDocument spreadsheet (.ods)'],
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a presentation'],
];

function looksLikeText(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 2_000);
  return !head.includes(0) && /[,;\t]/.test(head.toString('latin1'));
}

/** By its first bytes: its name says nothing that can be relied on. */
function checkKind(bytes: Buffer): void {
  if (bytes.length === 0) throw new WorkbookRefused('FILE_EMPTY');
  if (bytes.length > MAX_WORKBOOK_BYTES) throw new WorkbookRefused('FILE_TOO_LARGE');
  if (bytes.subarray(0, 4).equals(ZIP)) return;
  if (bytes.subarray(0, 8).equals(OLD_OFFICE)) throw new WorkbookRefused('FILE_PASSWORD_PROTECTED');
  if (looksLikeText(bytes))
    throw new WorkbookRefused(
      'FILE_TYPE_NOT_SUPPORTED',
      'This looks like a CSV file, such as a custodian’s export. Copy its rows into the template, under the right columns, and upload that.',
    );
  throw new WorkbookRefused('FILE_TYPE_NOT_SUPPORTED');
}

/** What runs by itself, or takes values from somewhere else, is not opened. */
function checkHarmless(parts: Parts, types: readonly string[]): void {
  const runs = types.some((type) => type.includes('macroenabled') || type.includes('vbaproject'));
  if (runs || parts.names.some((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/')))
    throw new WorkbookRefused(
      'FILE_UNSAFE',
      'This workbook contains macros, so it was not opened. Save it as an .xlsx without them, or copy the rows into a fresh template.',
    );
  if (parts.names.some((name) => name.startsWith('xl/externallinks/') || name === 'xl/connections.xml'))
    throw new WorkbookRefused(
      'FILE_UNSAFE',
      'This workbook takes values from other files or places, so it was not opened. Copy the rows into a fresh template and paste them as values.',
    );
}

async function mainPart(parts: Parts): Promise<string> {
  const main = (await readRelations(parts, '')).find(({ type }) => type === 'officeDocument');
  if (!main || !parts.has(main.target)) throw new WorkbookRefused('FILE_CORRUPTED');
  return main.target;
}

const isForm = (name: string): boolean => TAB_FORMS.some((form) => comparable(form.name) === comparable(name));

async function read(parts: Parts): Promise<Workbook> {
  const other = OTHER_PROGRAMS.find(([part]) => parts.names.some((name) => part.test(name)))?.[1];
  if (other)
    throw new WorkbookRefused(
      'FILE_TYPE_NOT_SUPPORTED',
      `This is ${other}. Save or export it as an Excel workbook (.xlsx) and upload that.`,
    );
  if (!parts.has('[Content_Types].xml')) throw new WorkbookRefused('FILE_TYPE_NOT_SUPPORTED');
  const types = await readContentTypes(parts);
  checkHarmless(parts, types);
  if (types.some((type) => type.includes('sheet.binary')))
    throw new WorkbookRefused(
      'FILE_TYPE_NOT_SUPPORTED',
      'This is a binary workbook (.xlsb). Save it as .xlsx and upload that.',
    );
  const main = await mainPart(parts);
  const relations = await readRelations(parts, main);
  const partOf = (type: string): string | undefined =>
    relations.find((one) => one.type === type && !one.isExternal)?.target;
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')];
  const { tabs, isFrom1904 } = await readWorkbookPart(parts, main);
  const context = {
    strings: strings && parts.has(strings) ? await readStrings(parts, strings) : [],
    looks: styles && parts.has(styles) ? await readLooks(parts, styles) : [],
    isFrom1904,
  };
  const filled: SheetTab[] = [];
  for (const { name, relationId } of tabs) {
    const sheet = relations.find(({ id, isExternal }) => id === relationId && !isExternal);
    // Notes, lists and whatever somebody keeps beside them are nobody's business here.
    if (sheet?.type === 'worksheet' && isForm(name))
      filled.push({ name, rows: await readSheet(parts, sheet.target, context) });
  }
  return { tabs: filled };
}

/**
 * What stands in the tabs of a workbook that are filled in. Opens and unpacks what others made: run it in a thread that
 * has a limit of time and of memory, never on an event loop. Throws: WorkbookRefused.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  checkKind(buffer);
  try {
    return await read(await openParts(buffer));
  } catch (error) {
    // Whatever else a reader of archives or of text throws is said of the file.
    throw error instanceof WorkbookRefused ? error : new WorkbookRefused('FILE_CORRUPTED');
  }
}
