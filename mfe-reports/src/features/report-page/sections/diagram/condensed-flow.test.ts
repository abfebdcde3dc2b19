import { expect, it } from 'vitest';
import { condensedFlow } from './condensed-flow.ts';

const node = (id: string, column: string, amount: number, kind = 'person') => ({
  id,
  column,
  kind,
  label: id,
  amount,
  detail: null,
  outsideEstate: false,
});
const edge = (from: string, to: string, amount: number) => ({
  id: `${from}-${to}`,
  from,
  to,
  amount,
  kind: 'family',
  insurance: false,
  conditional: false,
});
const HEIRS = Array.from({ length: 20 }, (_, index) => node(`heir${index}`, 'after', 100 + index));
const FLOW = {
  columns: [
    { id: 'today', title: 'Today', subtitle: '', totals: [] },
    { id: 'after', title: 'After', subtitle: '', totals: [] },
  ],
  nodes: [node('all', 'today', 2_190), ...HEIRS],
  edges: HEIRS.map(({ id, amount }) => edge('all', id, amount)),
} as Parameters<typeof condensedFlow>[0];

it('keeps the largest of a column, takes the others together, and adds up to the same cent', () => {
  const { nodes, edges } = condensedFlow(FLOW, 8);
  const after = nodes.filter(({ column }) => column === 'after');
  expect(after.map(({ label }) => label)).toEqual([...HEIRS.slice(13).map(({ id }) => id), '13 others']);
  expect(after.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_190);
  expect(edges).toHaveLength(8);
  expect(edges.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_190);
  expect(edges.at(-1)?.to === 'others-after' || edges[0]?.to === 'others-after').toBe(true);
});

it('leaves a flow alone that has room', () => {
  expect(condensedFlow(FLOW, 20)).toBe(FLOW);
});

const TAXES = [node('Federal', 'after', 900, 'tax'), node('Massachusetts', 'after', 50, 'tax')];
const TAXED = {
  ...FLOW,
  nodes: [...FLOW.nodes, ...TAXES],
  edges: [...FLOW.edges, ...TAXES.map(({ id, amount }) => edge('all', id, amount))],
};
const labelsAfter = (most: number): string[] =>
  condensedFlow(TAXED, most)
    .nodes.filter(({ column }) => column === 'after')
    .map(({ label }) => label);

it('never counts a tax among others: it stands apart, or beside them as one', () => {
  expect(labelsAfter(6)).toEqual(['heir17', 'heir18', 'heir19', 'Federal', 'Massachusetts', '17 others']);
  expect(labelsAfter(3)).toEqual(['heir18', 'heir19', 'Taxes', '18 others']);
  const { nodes } = condensedFlow(TAXED, 3);
  expect(nodes.find(({ label }) => label === 'Taxes')).toMatchObject({ kind: 'tax', amount: 950 });
});
