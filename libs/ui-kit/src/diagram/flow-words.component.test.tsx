import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FlowCanvas } from './flow-canvas.tsx';
import type { FlowGraph } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';
import { FlowList } from './flow-words.tsx';

const GRAPH: FlowGraph = {
  columns: [
    {
      id: 'TODAY',
      title: 'Today',
      subtitle: 'Values of Nov 20, 2026',
      totals: [{ label: 'Everything', amount: 4_809_478_000 }],
    },
    {
      id: 'FIRST',
      title: 'First death',
      subtitle: 'Robert, 2026',
      totals: [
        { label: 'Charity', amount: 50_000_000 },
        { label: 'Tax', amount: 0 },
      ],
    },
  ],
  nodes: [
    { id: 'robert', column: 'TODAY', kind: 'estate', label: 'Robert’s estate', amount: 2_453_000_000, detail: 'IRA' },
    { id: 'slat', column: 'TODAY', kind: 'trust', label: 'Spousal Trust', amount: 2_356_478_000 },
    {
      id: 'gift',
      column: 'FIRST',
      kind: 'charity',
      label: 'Foundation',
      amount: 50_000_000,
      detail: '$500K of 2 gifts',
    },
    { id: 'tax', column: 'FIRST', kind: 'tax', label: 'No tax at this death', amount: 0 },
  ],
  edges: [{ id: 'e1', from: 'robert', to: 'gift', amount: 50_000_000, kind: 'charity' }],
};
const AMOUNT = /[$\d][\d.,]*[BMK%]?/g;

const wordsOf = (container: HTMLElement): string =>
  [...container.querySelectorAll('span, b, h3')].map(({ textContent }) => textContent).join(' ');

test.each(['amounts', 'shares'] as const)('a phone shows every amount that the drawing shows, as %s', (mode) => {
  const common = { label: 'Estate diagram', graph: GRAPH, selectedId: null, mode };
  const drawing = render(<FlowCanvas {...common} layout={layoutFlow(GRAPH)} zoom={1} />);
  const amounts = [...new Set(wordsOf(drawing.container).match(AMOUNT))];
  expect(amounts).toContain(mode === 'amounts' ? '$48.09M' : '100.0%');
  const phone = wordsOf(render(<FlowList {...common} />).container);
  expect(amounts.filter((amount) => !phone.includes(amount))).toEqual([]);
  for (const words of ['Everything', 'No tax', 'IRA']) expect(phone).toContain(words);
  expect(phone).not.toContain('$0');
});
