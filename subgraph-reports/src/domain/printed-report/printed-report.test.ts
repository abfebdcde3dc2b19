import { describe, expect, it } from 'vitest';
import { checkedColumns, checkedRows, isUnderWay, USUAL_COLUMNS } from './printed-report.ts';

const ROW = { id: 'a', group: 'Cash', label: ' Savings ', isLiability: false, cells: [100] };
const COLUMNS = [{ type: 'TOTAL', inTaxableEstate: null }] as const;

describe('a personal financial statement', () => {
  it('has the usual columns where none are asked for, else those, each once and at most five', () => {
    expect(checkedColumns(null)).toEqual(USUAL_COLUMNS);
    expect(checkedColumns([{ type: 'TOTAL', inTaxableEstate: true }, { type: 'TOTAL' }])).toEqual([
      { type: 'TOTAL', inTaxableEstate: true },
      { type: 'TOTAL', inTaxableEstate: null },
    ]);
    expect(() => checkedColumns([{ type: 'TOTAL' }, { type: 'TOTAL' }])).toThrow(/each once/);
  });
  it('takes lines that have a name and one amount for each column', () => {
    expect(checkedRows([ROW], COLUMNS)).toEqual([{ ...ROW, label: 'Savings' }]);
    expect(() => checkedRows([{ ...ROW, label: ' ' }], COLUMNS)).toThrow(/a name/);
    expect(() => checkedRows([{ ...ROW, cells: [] }], COLUMNS)).toThrow(/one amount/);
    expect(() =>
      checkedRows(
        Array.from({ length: 301 }, () => ROW),
        COLUMNS,
      ),
    ).toThrow(/300 lines/);
  });
  it('is under way until it is complete or has failed', () => {
    expect(isUnderWay({ status: 'PENDING_ESTATE_SUMMARY' })).toBe(true);
    for (const status of ['COMPLETE', 'SUMMARY_FAILED', 'ERROR'] as const) expect(isUnderWay({ status })).toBe(false);
  });
});
