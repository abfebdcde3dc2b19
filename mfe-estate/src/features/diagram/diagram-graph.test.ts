import { describe, expect, it } from 'vitest';
import { workingLines } from '../estate/working-lines.ts';
import { diagramGraph } from './diagram-graph.ts';
import type { DiagramFlow } from './diagram-query.ts';

const node = (id: string, column: string, kind: string, isNobodys = false): DiagramFlow['nodes'][number] => ({
  id,
  column,
  kind,
  label: id,
  amount: 100,
  detail: null,
  taxId: null,
  entityId: id,
  outsideEstate: false,
  isNobodys,
});
const column = (id: string): DiagramFlow['columns'][number] => ({
  id,
  title: id,
  subtitle: '',
  totals: [{ label: 'Tax', amount: 0, note: 'No tax' }],
});
const FLOW: DiagramFlow = {
  columns: [column('TODAY'), column('FINAL')],
  nodes: [node('estate', 'TODAY', 'estate'), node('trust', 'FINAL', 'trust')],
  edges: [
    {
      id: 'e',
      from: 'estate',
      to: 'trust',
      amount: 100,
      kind: 'family',
      reason: null,
      insurance: false,
      conditional: false,
    },
  ],
};

describe('diagramGraph', () => {
  it('shows only what there is today before anybody dies', () => {
    const graph = diagramGraph(FLOW, 'today');
    expect(graph.columns.map(({ id }) => id)).toEqual(['TODAY']);
    expect(graph.nodes.map(({ id }) => id)).toEqual(['estate']);
    expect(graph.edges).toEqual([]);
  });

  it('shows a trust that receives in the end in the colour of the family', () => {
    const kinds = (stage: 'first' | 'both') => diagramGraph(FLOW, stage).nodes.map(({ kind }) => kind);
    expect(kinds('both')).toEqual(['estate', 'family']);
    expect(kinds('first')).toEqual(['estate', 'trust']);
  });

  it('shows one that does not say for whom it is as a trust in the end too', () => {
    const flow = { ...FLOW, nodes: [node('trust', 'FINAL', 'trust', true)] };
    expect(diagramGraph(flow, 'both').nodes.map(({ kind }) => kind)).toEqual(['trust']);
  });

  it('keeps the words beside a total', () => {
    expect(diagramGraph(FLOW, 'both').columns[0]?.totals).toEqual([{ label: 'Tax', amount: 0, text: 'No tax' }]);
  });
});

describe('workingLines', () => {
  it('shows a rate where a line is no amount, rules under sums, and what stands in none', () => {
    const lines = [
      { depth: 0, label: 'Exclusion', amount: 200, value: null, formula: null, rule: 'info' },
      { depth: 2, label: 'Rate', amount: null, value: '16%', formula: 'table', rule: 'plain' },
      { depth: 0, label: 'Tax', amount: 1600, value: null, formula: null, rule: 'total' },
    ];
    expect(workingLines(lines)).toMatchObject([
      { cents: 200, indent: false, kind: 'info' },
      { text: '16%', indent: true, kind: 'line', note: undefined },
      { cents: 1600, text: undefined, kind: 'total' },
    ]);
    expect(workingLines(lines, { withFormula: true })[1]?.note).toBe('table');
  });
});
