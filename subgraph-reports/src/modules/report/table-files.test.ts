import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { csvFiles, tableNames, xlsxFile } from './table-files.ts';

const TABLES = [
  {
    title: 'Estate tax',
    rows: [
      ['Line', 'Amount', 'Signed'],
      ['Tax & "fees"', { cents: 502236480 }, { day: '2009-06-17' }],
      ['=HYPERLINK("x")', { cents: -108425050 }, { year: 2031 }],
      ['The largest and the least', { cents: 99999999999999 }, { cents: 1 }],
    ],
  },
  { title: 'ESTATE tax', rows: [['Only']] },
  { title: '???', rows: [] },
  { title: 'First death: Konrad Łukasiewicz-Fairweather, 2026', rows: [] },
  { title: 'First death: Konrad Łukasiewicz-Fairweather, 2027', rows: [] },
  { title: 'History', rows: [] },
];

describe('the tables of a report as files', () => {
  it('have names of their own, whatever their case and however long', () => {
    const names = tableNames(TABLES, 'sheet');
    expect(names).toEqual([
      'Estate tax',
      'ESTATE tax 2',
      'Table',
      'First death Konrad Łukasiewicz-',
      'First death Konrad Łukasiewic 2',
      'History 2',
    ]);
    expect(tableNames(TABLES, 'file')[4]).toBe('First death Konrad Łukasiewicz-Fairweather 2027');
  });
  it('are CSV in which nothing is a formula and amounts are numbers to the cent', async () => {
    const zip = await JSZip.loadAsync(await csvFiles(TABLES));
    expect(Object.keys(zip.files).slice(0, 3)).toEqual(['Estate tax.csv', 'ESTATE tax 2.csv', 'Table.csv']);
    expect(await zip.file('Estate tax.csv')?.async('string')).toBe(
      '\uFEFF"Line","Amount","Signed"\r\n"Tax & ""fees""",5022364.80,2009-06-17\r\n"\'=HYPERLINK(""x"")",-1084250.50,2031\r\n"The largest and the least",999999999999.99,0.01\r\n',
    );
  });
  it('are sheets of a workbook, in which amounts and days are numbers and everything else is text', async () => {
    const zip = await JSZip.loadAsync(await xlsxFile(TABLES));
    const sheet = await zip.file('xl/worksheets/sheet1.xml')?.async('string');
    expect(sheet).toContain('<c s="1"><v>5022364.80</v></c><c s="2"><v>39981</v></c>');
    expect(sheet).toContain('<c s="1"><v>-1084250.50</v></c><c><v>2031</v></c>');
    expect(sheet).toContain('<v>999999999999.99</v></c><c s="1"><v>0.01</v>');
    expect(sheet).toContain('Tax &amp; &quot;fees&quot;');
    expect(sheet).toContain('=HYPERLINK');
    expect(sheet).not.toContain('<f>');
    // Wide enough for its longest cell, under a head that stays.
    expect(sheet).toContain('<col min="1" max="1" width="27" customWidth="1"/>');
    expect(sheet).toContain('<row><c s="3" t="inlineStr"><is><t xml:space="preserve">Line</t></is></c>');
    expect(sheet).toContain('state="frozen"');
    expect(await zip.file('xl/workbook.xml')?.async('string')).toContain('name="ESTATE tax 2"');
  });
});
