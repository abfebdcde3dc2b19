import { STYLES, sheetXml, type WrittenSheet, xml } from './sheet-writing.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The same content makes the same file. */
const WRITTEN_ON = new Date(Date.UTC(2000, 0, 1));

export const XLSX = `${TYPES}.sheet`;

/** The sheets as an .xlsx file. The library that packs it is loaded with the first template that somebody asks for. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const { default: Zip } = await import('jszip');
  const zip = new Zip();
  const put = (name: string, text: string): void =>
    void zip.file(name, text, { date: WRITTEN_ON, createFolders: false });
  const parts = sheets.map((sheet, at) => ({ sheet, file: `worksheets/sheet${at + 1}.xml`, id: `rId${at + 1}` }));
  put(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts.map(({ file }) => `<Override PartName="/xl/${file}" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
  );
  put(
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  put(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${parts.map(({ sheet, id }, at) => `<sheet name="${xml(sheet.name)}" sheetId="${at + 1}" r:id="${id}"/>`).join('')}</sheets></workbook>`,
  );
  put(
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${parts.map(({ file, id }) => `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${file}"/>`).join('')}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  );
  put('xl/styles.xml', STYLES);
  for (const { sheet, file } of parts) put(`xl/${file}`, sheetXml(sheet));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
