import { describe, expect, it } from 'vitest';
import { manyTrusts } from './flow-graph.fixture.ts';
import { type FlowGraph, pathThrough } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';

const M = 100_000_000;
const column = (id: string) => ({ id, title: id, subtitle: '', totals: [] });
const node = (id: string, at: string, kind: string, amount: number, outsideEstate = false) => ({
  id,
  column: at,
  kind,
  label: id,
  amount,
  outsideEstate,
});
const edge = (from: string, to: string, kind: string, amount: number) => ({
  id: `${from}-${to}`,
  from,
  to,
  kind,
  amount,
});

const graph: FlowGraph = {
  columns: ['today', 'first', 'second', 'receives'].map(column),
  nodes: [
    node('robert', 'today', 'asset', 24 * M),
    node('helen', 'today', 'asset', 14 * M),
    node('slat', 'today', 'trust', 4 * M, true),
    node('family-trust', 'first', 'trust', 2 * M),
    node('marital-trust', 'first', 'trust', 22 * M),
    node('helen-estate', 'second', 'asset', 36 * M),
    node('anna', 'receives', 'person', 31 * M),
    node('tax', 'receives', 'tax', 7 * M),
    node('grandchildren', 'receives', 'trust', 4 * M, true),
  ],
  edges: [
    edge('robert', 'family-trust', 'trust', 2 * M),
    edge('robert', 'marital-trust', 'trust', 22 * M),
    edge('marital-trust', 'helen-estate', 'asset', 22 * M),
    edge('helen', 'helen-estate', 'asset', 14 * M),
    edge('family-trust', 'anna', 'person', 2 * M),
    edge('helen-estate', 'anna', 'person', 29 * M),
    edge('helen-estate', 'tax', 'tax', 7 * M),
    edge('slat', 'grandchildren', 'trust', 4 * M),
  ],
};

describe('layoutFlow', () => {
  const { nodes, edges, scale, width, height } = layoutFlow(graph);

  it('keeps nodes of one column apart and inside the drawing', () => {
    for (const a of nodes) {
      expect(a.y).toBeGreaterThanOrEqual(0);
      expect(a.y + a.height).toBeLessThanOrEqual(height);
      for (const b of nodes) {
        if (a === b || a.x !== b.x) continue;
        expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
      }
    }
    expect(width).toBe(1_012);
  });

  it('draws ribbons as wide as their amounts, never under 2 px', () => {
    const whole = 42 * M;
    expect(scale).toBeCloseTo(154 / whole);
    const marital = edges.find(({ edge: { id } }) => id === 'robert-marital-trust');
    expect(marital?.width).toBeCloseTo((22 * 154) / 42);
    expect(Math.min(...edges.map((placed) => placed.width))).toBeGreaterThanOrEqual(2);
  });

  it('keeps what is outside the taxable estate at the edge', () => {
    const today = nodes.filter(({ node: { column: id } }) => id === 'today').toSorted((a, b) => a.y - b.y);
    expect(today.at(-1)?.node.id).toBe('slat');
  });

  it('spreads a column of twenty trusts over the whole height, none upon another', () => {
    const many = layoutFlow(manyTrusts(20));
    for (const id of ['first', 'final']) {
      const own = many.nodes.filter(({ node: { column: at } }) => at === id);
      for (const [at, below] of own.slice(1).entries()) {
        const above = own[at];
        expect(below.y - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(25);
      }
    }
    const tallest = many.nodes.filter(({ node: { column: at } }) => at === 'final');
    expect((tallest.at(-1)?.y ?? 0) - (tallest[0]?.y ?? 0)).toBeGreaterThan(0.9 * (many.height - 200));
  });

  it('gives a node the height of all the lines of its name, which break between words', () => {
    const heightOf = (label: string) =>
      layoutFlow({ columns: [column('today')], nodes: [{ ...node('one', 'today', 'trust', M), label }], edges: [] })
        .nodes[0]?.height ?? 0;
    const oneLine = heightOf('Trust');
    // 58 letters would be four lines of 19, were words broken anywhere.
    expect(heightOf('The Featherstonehaugh Descendants’ Separate Trust No. 1')).toBe(oneLine + 4 * 17);
    expect(heightOf('Castellan Insurance Trust')).toBe(oneLine + 17);
  });

  it('follows the selected amount both ways', () => {
    expect([...pathThrough(graph, 'tax')].sort()).toEqual(
      ['helen-estate-tax', 'helen-helen-estate', 'marital-trust-helen-estate', 'robert-marital-trust'].sort(),
    );
  });
});
