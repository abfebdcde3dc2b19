import Zip from 'jszip';

/** The parts of a workbook as another program than ours writes them. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new Zip();
  for (const [name, content] of Object.entries(parts)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface ForeignWorkbook {
  readonly sheets: Readonly<Record<string, string>>;
  readonly strings?: string;
  readonly styles?: string;
  readonly workbookPr?: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly types?: string;
}

/** A package around `sheetData` that a test writes by hand. */
export function foreignParts({ sheets, strings, styles, workbookPr = '', more = {}, types = '' }: ForeignWorkbook) {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types}</Types>`,
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbookPr}<sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => relation(`s${at}`, 'worksheet', `/xl/worksheets/sheet${at + 1}.xml`)).join('')}${strings ? relation('str', 'sharedStrings', 'sharedStrings.xml') : ''}${styles ? relation('sty', 'styles', 'styles.xml') : ''}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((data, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
    ...(strings && { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles && { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...more,
  };
}
export const foreign = (workbook: ForeignWorkbook): Promise<Buffer> => zipOf(foreignParts(workbook));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of texts as inline strings; null leaves a cell out. */
export const textRows = (rows: readonly (readonly (string | null)[])[]): string =>
  rows
    .map((cells) => {
      const written = cells.map((text) =>
        text === null ? '<c/>' : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
      );
      return `<row>${written.join('')}</row>`;
    })
    .join('');
