import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { csvFiles, tableNames, xlsxFile } from './table-files.ts';

const TABLES = [
  {
    title: 'Estate tax',
    rows: [
      ['Line', 'Amount'],
      ['Tax & "fees"', '$5,022,364.80'],
      ['=HYPERLINK("x")', '−1,084,250'],
      ['The largest and the least', '$999,999,999,999.99', '$0.01'],
    ],
  },
  { title: 'Estate tax', rows: [['Only']] },
  { title: '???', rows: [] },
];

describe('the tables of a report as files', () => {
  it('have names of their own', () => {
    expect(tableNames(TABLES)).toEqual(['Estate tax', 'Estate tax 2', 'Table']);
  });
  it('are CSV in which nothing is a formula', async () => {
    const zip = await JSZip.loadAsync(await csvFiles(TABLES));
    expect(Object.keys(zip.files)).toEqual(['Estate tax.csv', 'Estate tax 2.csv', 'Table.csv']);
    expect(await zip.file('Estate tax.csv')?.async('string')).toBe(
      '\uFEFF"Line","Amount"\r\n"Tax & ""fees""","$5,022,364.80"\r\n"\'=HYPERLINK(""x"")","−1,084,250"\r\n"The largest and the least","$999,999,999,999.99","$0.01"\r\n',
    );
  });
  it('are sheets of a workbook, in which amounts are numbers and everything else is text', async () => {
    const zip = await JSZip.loadAsync(await xlsxFile(TABLES));
    const sheet = await zip.file('xl/worksheets/sheet1.xml')?.async('string');
    expect(sheet).toContain('<c s="1"><v>5022364.80</v></c>');
    expect(sheet).toContain('<c s="1"><v>-1084250</v></c>');
    expect(sheet).toContain('<v>999999999999.99</v></c><c s="1"><v>0.01</v>');
    expect(sheet).toContain('Tax &amp; &quot;fees&quot;');
    expect(sheet).toContain('=HYPERLINK');
    expect(sheet).not.toContain('<f>');
    expect(await zip.file('xl/workbook.xml')?.async('string')).toContain('name="Estate tax 2"');
  });
});
