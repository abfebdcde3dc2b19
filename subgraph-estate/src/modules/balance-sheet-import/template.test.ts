import Zip from 'jszip';
import { describe, expect, it } from 'vitest';
import { TAB_FORMS } from '../../domain/balance-sheet-import/sheet-columns.ts';
import { templateSheets } from './template.ts';
import { readWorkbook } from './workbook-reader.ts';
import { writeWorkbook } from './workbook-writer.ts';

const PARTIES = [
  { id: 'p1', label: 'Ada Lindgren', name: '' },
  { id: 'p2', label: '=HYPERLINK("http://x","y") & <b>', name: '' },
  { id: 'p3', label: 'Otto _x0041_\u0007 Lindgren', name: '' },
];
const file = () => writeWorkbook(templateSheets('The Lindgren Family', PARTIES));
const partOf = async (name: string): Promise<string> =>
  (await (await Zip.loadAsync(await file())).file(name)?.async('string')) ?? '';

describe('the template', () => {
  it('is read by our own reader: every column, and an example', async () => {
    const { tabs } = await readWorkbook(await file());
    expect(tabs.map(({ name }) => name)).toEqual(['Assets', 'Debts']);
    for (const [at, form] of TAB_FORMS.entries()) {
      const [head, example, ...rest] = tabs[at]?.rows ?? [];
      expect([...(head?.cells.values() ?? [])]).toEqual(
        form.columns.map(({ header }) => ({ kind: 'text', text: header })),
      );
      expect(example?.cells.get(0)).toEqual({ kind: 'text', text: expect.stringMatching(/^Example: /) });
      expect(rest).toEqual([]);
    }
  });
  it('offers the people of the household as owners, and types as lists', async () => {
    const assets = await partOf('xl/worksheets/sheet2.xml');
    const lists = await partOf('xl/worksheets/sheet4.xml');
    expect(assets).toMatch(/sqref="B2:B10001"><formula1>Lists!\$A\$2:\$A\$8</);
    expect(assets).toMatch(/sqref="E2:E10001"><formula1>Lists!\$B\$2:\$B\$4</);
    expect(lists).toContain('Owners and borrowers');
    expect(lists).toContain('>Ada Lindgren<');
  });
  it('holds a name that a spreadsheet would run as text, and what XML has no place for not at all', async () => {
    const lists = await partOf('xl/worksheets/sheet4.xml');
    expect(lists).toContain(
      's="6" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;,&quot;y&quot;) &amp; &lt;b&gt;</t>',
    );
    expect(lists).toContain('Otto _x005F_x0041_ Lindgren');
    expect(lists).not.toContain('<f>');
  });
});
