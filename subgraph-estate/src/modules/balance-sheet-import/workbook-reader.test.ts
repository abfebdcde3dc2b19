import { describe, expect, it } from 'vitest';
import type { SheetCell } from '../../domain/balance-sheet-import/workbook.ts';
import { type ForeignWorkbook, foreign, foreignParts, textRows, zipOf } from './workbook.fixture.ts';
import { readWorkbook } from './workbook-reader.ts';

async function cellsOf(workbook: ForeignWorkbook): Promise<[number, Record<number, SheetCell>][]> {
  const { tabs } = await readWorkbook(await foreign(workbook));
  return (tabs[0]?.rows ?? []).map(({ number, cells }) => [number, Object.fromEntries(cells)]);
}
const refusalOf = (bytes: Buffer): Promise<unknown> =>
  readWorkbook(bytes).then(
    () => 'read',
    (error: { fault: string; message: string }) => [error.fault, error.message],
  );
const ASSETS = textRows([['Name', 'Type']]);

describe('a workbook of another program', () => {
  it('Excel: shared strings, of several runs too, days as serial numbers, amounts with all their digits', async () => {
    const rows = await cellsOf({
      sheets: {
        Assets: `<row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
          <row r="4"><c r="A4" s="1"><v>45657</v></c><c r="B4" s="2"><v>1234.5599999999999</v></c><c r="C4" s="3"><v>0.33329999999999999</v></c><c r="D4"><v>1.2E6</v></c><c r="E4" s="4"><v>45657.75</v></c></row>`,
      },
      strings:
        '<si><t>Name</t></si><si><r><rPr><b/></rPr><t>Wor</t></r><r><t xml:space="preserve">th &amp; more_x000D_</t></r><rPh sb="0" eb="1"><t>ワース</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="[$-409]mmm\\ d\\,\\ yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="44"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs>',
    });
    expect(rows).toEqual([
      [1, { 0: { kind: 'text', text: 'Name' }, 2: { kind: 'text', text: 'Worth & more\r' } }],
      [
        4,
        {
          0: { kind: 'date', date: '2024-12-31' },
          1: { kind: 'number', text: '1234.56' },
          2: { kind: 'percent', percent: 33.33 },
          3: { kind: 'number', text: '1200000' },
          4: { kind: 'date', date: '2024-12-31' },
        },
      ],
    ]);
  });
  it('LibreOffice: a million empty rows behind the last one, and days that count from 1904', async () => {
    const rows = await cellsOf({
      sheets: {
        Assets: `<row r="2"><c r="A2" t="inlineStr"><is><t>Farm</t></is></c><c r="B2" s="1" t="n"><v>0</v></c></row>${'<row r="7"><c r="A7" s="1"/></row>'.repeat(2_000)}<row r="1048576"><c r="A1048576" t="str"><v></v></c></row>`,
      },
      workbookPr: '<workbookPr date1904="true"/>',
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="15"/></cellXfs>',
    });
    expect(rows).toEqual([[2, { 0: { kind: 'text', text: 'Farm' }, 1: { kind: 'date', date: '1904-01-01' } }]]);
  });
  it('one that names its elements with a prefix and leaves out references', async () => {
    const parts = foreignParts({ sheets: { Assets: '' } });
    const sheet =
      '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="str"><x:v>Name</x:v></x:c><x:c/><x:c t="d"><x:v>2025-03-04T00:00:00</x:v></x:c></x:row><x:row><x:c t="b"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const { tabs } = await readWorkbook(await zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet }));
    expect(tabs[0]?.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, [0, { kind: 'text', text: 'Name' }], [2, { kind: 'date', date: '2025-03-04' }]],
      [2, [0, { kind: 'yesOrNo', text: '1' }]],
    ]);
  });
  it.each([
    ['a formula, whatever it came to last', '<c r="A1"><f>SUM(B1:B9)</f><v>5</v></c>', { kind: 'formula' }],
    ['a part of a shared formula', '<c r="A1"><f t="shared" si="0"/><v>5</v></c>', { kind: 'formula' }],
    ['an error of the spreadsheet', '<c r="A1" t="e"><v>#REF!</v></c>', { kind: 'fault', text: '#REF!' }],
    ['euros', '<c r="A1" s="1"><v>5</v></c>', { kind: 'number', text: '5', currency: '€' }],
    ['dollars', '<c r="A1" s="2"><v>-5</v></c>', { kind: 'number', text: '-5' }],
    ['the day that never was', '<c r="A1" s="3"><v>60</v></c>', { kind: 'number', text: '60' }],
    ['the first day of 1900', '<c r="A1" s="3"><v>1</v></c>', { kind: 'date', date: '1900-01-01' }],
    ['the day after the one that never was', '<c r="A1" s="3"><v>61</v></c>', { kind: 'date', date: '1900-03-01' }],
    ['hours and minutes', '<c r="A1" s="4"><v>0.5</v></c>', { kind: 'number', text: '0.5' }],
    ['a very small number', '<c r="A1"><v>1E-7</v></c>', { kind: 'number', text: '0.0000001' }],
  ] as [string, string, SheetCell][])('%s is told from a value', async (_what, cell, expected) => {
    const styles =
      '<numFmts><numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-407]"/><numFmt numFmtId="166" formatCode="[$$-409]#,##0.00;[RED]([$$-409]#,##0.00)"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs>';
    const rows = await cellsOf({ sheets: { Assets: `<row r="1">${cell}</row>` }, styles });
    expect(rows).toEqual([[1, { 0: expected }]]);
  });
  it('is read as far as its tabs are those of the template', async () => {
    const { tabs } = await readWorkbook(
      await foreign({ sheets: { Notes: '<broken', ' assets ': ASSETS, Debts: ASSETS } }),
    );
    expect(tabs.map(({ name }) => name)).toEqual([' assets ', 'Debts']);
  });
});

describe('a file that is no harmless workbook is refused in words:', () => {
  const sheets = { Assets: ASSETS };
  const withXml = (part: string, xml: string) => zipOf({ ...foreignParts({ sheets }), [part]: xml });
  it.each([
    ['nothing', async () => Buffer.alloc(0), 'FILE_EMPTY', /empty/],
    ['CSV', async () => Buffer.from('Symbol,Value\nVTI,5\n'), 'FILE_TYPE_NOT_SUPPORTED', /CSV/],
    ['a picture', async () => Buffer.from([0x89, 0x50, 0, 1, 2, 3]), 'FILE_TYPE_NOT_SUPPORTED', /\.xlsx/],
    ['.xls', async () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'FILE_PASSWORD_PROTECTED', /password/],
    ['ods', () => zipOf({ mimetype: 'x', 'content.xml': '<a/>' }), 'FILE_TYPE_NOT_SUPPORTED', /OpenDocument/],
    ['Numbers', () => zipOf({ 'Index/Document.iwa': 'x' }), 'FILE_TYPE_NOT_SUPPORTED', /Numbers/],
    [
      'Word',
      () => zipOf({ '[Content_Types].xml': '<a/>', 'word/document.xml': '<a/>' }),
      'FILE_TYPE_NOT_SUPPORTED',
      /Word/,
    ],
    ['half a file', async () => (await foreign({ sheets })).subarray(0, 300), 'FILE_CORRUPTED', /damaged/],
    ['macros', () => foreign({ sheets, more: { 'xl/vbaProject.bin': 'x' } }), 'FILE_UNSAFE', /macros/],
    [
      'macros by its kind alone',
      () =>
        foreign({
          sheets,
          types: '<Override PartName="/xl/x.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
        }),
      'FILE_UNSAFE',
      /macros/,
    ],
    [
      'links to other files',
      () => foreign({ sheets, more: { 'xl/externalLinks/externalLink1.xml': '<a/>' } }),
      'FILE_UNSAFE',
      /other files/,
    ],
    [
      'data connections',
      () => foreign({ sheets, more: { 'xl/connections.xml': '<a/>' } }),
      'FILE_UNSAFE',
      /other files/,
    ],
    [
      'a bomb',
      () => foreign({ sheets: { Assets: `<row r="1"><c r="A1" t="str"><v>${'a'.repeat(30_000_000)}</v></c></row>` } }),
      'FILE_UNSAFE',
      /unreasonable size/,
    ],
    [
      'entities that grow',
      () =>
        withXml(
          'xl/worksheets/sheet1.xml',
          '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><worksheet><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>',
        ),
      'FILE_UNSAFE',
      /./,
    ],
    ['elements without an end', () => withXml('xl/worksheets/sheet1.xml', '<a>'.repeat(5_000)), 'FILE_UNSAFE', /./],
    [
      'broken XML',
      () => withXml('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row></sheetData>'),
      'FILE_CORRUPTED',
      /damaged/,
    ],
    [
      'a string that is not there',
      () => foreign({ sheets: { Assets: '<row><c t="s"><v>7</v></c></row>' } }),
      'FILE_CORRUPTED',
      /damaged/,
    ],
    [
      'a sheet that is not there',
      () =>
        withXml(
          'xl/_rels/workbook.xml.rels',
          '<Relationships><Relationship Id="s0" Type="x/worksheet" Target="none.xml"/></Relationships>',
        ),
      'FILE_CORRUPTED',
      /damaged/,
    ],
    [
      'a way out of the package',
      () =>
        withXml(
          'xl/_rels/workbook.xml.rels',
          '<Relationships><Relationship Id="s0" Type="x/worksheet" Target="../../../../etc/passwd"/></Relationships>',
        ),
      'FILE_CORRUPTED',
      /damaged/,
    ],
    [
      'more than twenty thousand rows',
      () => foreign({ sheets: { Assets: textRows(Array.from({ length: 20_001 }, () => ['x'])) } }),
      'FILE_TOO_LARGE',
      /20,000 rows, and an estate holds at most 10,000 /,
    ],
  ] as [string, () => Promise<Buffer>, string, RegExp][])('%s', async (_what, make, fault, words) => {
    expect(await refusalOf(await make())).toEqual([fault, expect.stringMatching(words)]);
  });
});
