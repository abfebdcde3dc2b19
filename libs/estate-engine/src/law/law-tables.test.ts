import { describe, expect, it } from 'vitest';
import { type Bracket, bracketLines, bracketTax } from './brackets.ts';
import { FEDERAL_SCHEDULES, FEDERAL_YEARS, SECTION_2011 } from './federal-tables.ts';
import { INHERITANCE_REGIMES } from './inheritance-tables.ts';
import { STATE_CODES, STATE_REGIMES } from './state-tables.ts';

const tables: [string, readonly Bracket[]][] = [
  ['former section 2011', SECTION_2011],
  ...FEDERAL_SCHEDULES.map(({ fromYear, table }): [string, readonly Bracket[]] => [`federal ${fromYear}`, table]),
  ...STATE_REGIMES.flatMap(({ state, from, method }): [string, readonly Bracket[]][] =>
    'table' in method ? [[`${state} ${from}`, method.table]] : [],
  ),
  ...INHERITANCE_REGIMES.flatMap(({ state, from, classes }) =>
    Object.entries(classes).map(([name, { table }]): [string, readonly Bracket[]] => [
      `${state} ${from} class ${name}`,
      table,
    ]),
  ),
];

describe('rate tables', () => {
  it.each(tables)('%s: each printed base is the tax on its limit by the lines above', (_, table) => {
    for (const [index, row] of table.entries()) {
      const above = table.slice(0, index);
      expect(bracketTax(above, row.overCents)).toBe(index === 0 ? 0 : row.baseCents);
      expect(row.rateBps).toBeGreaterThanOrEqual(above[index - 1]?.rateBps ?? 0);
    }
  });
  it('read as a receipt', () => {
    expect(bracketLines(SECTION_2011, 1_104_000_001)).toEqual([
      { label: 'Tax on the first 10,040,000', amountCents: 108_280_000 },
      { label: '16% of the next 1,000,000.01', amountCents: 16_000_000 },
    ]);
    expect(bracketLines(SECTION_2011, 100)).toEqual([{ label: 'Tax on 1', amountCents: 0 }]);
  });
});

describe('rows of law', () => {
  it('are in order of date within a state, with known postal codes and an authority', () => {
    const rows = [...STATE_REGIMES, ...INHERITANCE_REGIMES];
    for (const row of rows) {
      expect(STATE_CODES.has(row.state)).toBe(true);
      expect(row.authority.length).toBeGreaterThan(0);
      const dates = rows
        .filter(({ state, ...rest }) => state === row.state && 'method' in rest === 'method' in row)
        .map(({ from }) => from);
      expect(dates).toEqual([...dates].sort());
    }
    expect(STATE_CODES.size).toBe(51);
  });
  it('hold every federal year once, without a gap', () => {
    expect(FEDERAL_YEARS.map(({ year }) => year)).toEqual(Array.from({ length: 23 }, (_, index) => 2004 + index));
  });
});
