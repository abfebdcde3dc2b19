import flows from '@platform/test-kit/sample-flows' with { type: 'json' };
import { act, cleanup, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EstateDiagram } from './estate-diagram.tsx';
import { FlowCanvas } from './flow-canvas.tsx';
import { manyTrusts } from './flow-graph.fixture.ts';
import type { FlowGraph } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';
import { FlowList, FlowTable } from './flow-words.tsx';

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

test('the head of a phone’s card is what its totals come to, with what left at an earlier death', () => {
  const last = {
    id: 'FINAL',
    title: 'Who receives',
    subtitle: 'In the end',
    totals: [
      { label: 'Family', amount: 4_759_478_000 },
      { label: 'Charity', amount: 50_000_000 },
      { label: 'Tax', amount: 0 },
    ],
  };
  const heir = { id: 'heir', column: 'FINAL', kind: 'family', label: 'Anna', amount: 4_759_478_000 };
  const empty = { id: 'SECOND', title: 'Second death', subtitle: 'Helen, 2026', totals: [{ label: 'Tax', amount: 0 }] };
  const graph = { ...GRAPH, columns: [...GRAPH.columns, empty, last], nodes: [...GRAPH.nodes, heir] };
  const { getByText } = render(<FlowList label="Diagram" graph={graph} selectedId={null} mode="amounts" />);
  const headOf = (title: string) => getByText(title, { selector: 'h3' }).closest('div')?.parentElement?.textContent;
  expect(headOf('Who receives')).toBe('In the endWho receives$48.09M');
  expect(headOf('Second death')).toBe('Helen, 2026Second death');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
/** `$2,000,000.07` or a sentence that ends with it, as cents. */
const centsOf = (text: string | null | undefined): number =>
  Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(/[,.]/g, ''));
const centsIn = (container: HTMLElement, selector: string, read: (element: Element) => string | null): number[] =>
  [...container.querySelectorAll(selector)].map((element) => centsOf(read(element)));
const inOrder = (cents: readonly number[]): number[] => cents.toSorted((a, b) => a - b);
const title = (element: Element) => element.getAttribute('title');
const text = ({ textContent }: Element) => textContent;

test.each(flows)(
  '$name: drawing, table and list of a phone say the cents of the graph, each amount once',
  ({ flow }) => {
    const graph: FlowGraph = {
      ...flow,
      columns: flow.columns.map((id) => ({ id, title: id, subtitle: '', totals: [] })),
      nodes: flow.nodes.map((node) => ({ ...node, label: node.id })),
    };
    const common = { label: 'Estate diagram', graph, selectedId: null, mode: 'amounts' } as const;
    const edges = graph.edges.map(({ amount }) => amount);
    const nodes = graph.nodes.filter(({ kind, amount }) => kind !== 'tax' || amount > 0).map(({ amount }) => amount);
    const drawing = render(<FlowCanvas {...common} layout={layoutFlow(graph)} zoom={1} />).container;
    expect(inOrder(centsIn(drawing, 'path > title', text))).toEqual(inOrder(edges));
    expect(inOrder(centsIn(drawing, '[title]', title))).toEqual(inOrder(nodes));
    const table = render(<FlowTable label="Flows" graph={graph} onOpenEdge={() => undefined} />).container;
    expect(centsIn(table, 'tbody td:last-child', text)).toEqual(edges);
    expect(centsIn(table, 'tbody button', (button) => button.getAttribute('aria-label'))).toEqual(edges);
    const phone = render(<FlowList {...common} />).container;
    expect(inOrder(centsIn(phone, 'button [title]', title))).toEqual(inOrder(nodes));
    // The head of a column without nodes, where what passes only goes through, names no amount.
    const filled = graph.columns.filter(({ id }) => graph.nodes.some(({ column }) => column === id));
    const headOf = (head: Element) => head.closest('div')?.nextElementSibling?.getAttribute('title') ?? null;
    expect(centsIn(phone, 'h3', headOf).filter((cents) => !Number.isNaN(cents))).toEqual(
      filled.map(({ id }) => graph.nodes.reduce((sum, { column, amount }) => sum + (column === id ? amount : 0), 0)),
    );
  },
);

test('a long drawing is printed page after page, each with the titles of its columns, and is whole again after', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const graph = manyTrusts(20);
  const { getAllByText, queryAllByRole } = render(
    <EstateDiagram label="Estate diagram" graph={graph} onSelect={() => undefined} />,
  );
  expect(queryAllByRole('button', { name: /Heir/ })).toHaveLength(40);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(getAllByText('final').length).toBeGreaterThan(1);
  expect(new Set(getAllByText(/^Heir/).map(({ textContent }) => textContent)).size).toBe(40);
  expect(queryAllByRole('button')).toEqual([]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(getAllByText('final')).toHaveLength(1);
  expect(queryAllByRole('button', { name: /Heir/ })).toHaveLength(40);
});

test('a phone has the table too, where what nobody passes on says so', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { container, getByRole } = render(<EstateDiagram label="Estate diagram" graph={GRAPH} />);
  expect(container.querySelector('table')).toBeNull();
  await userEvent.click(getByRole('button', { name: 'Show as a table' }));
  expect(container.querySelector('tbody tr')?.textContent).toBe(
    'Robert’s estate (Today)Foundation (First death)Stays as it is$500,000.00',
  );
  await userEvent.click(getByRole('button', { name: 'Show the diagram' }));
  expect(container.querySelector('table')).toBeNull();
});

const wide = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
};

test('each column is heard as one with its title, its nodes and its sums; the figure on paper has no headings', () => {
  wide();
  const { getByRole } = render(<EstateDiagram label="Estate diagram" graph={GRAPH} onSelect={() => undefined} />);
  const first = within(getByRole('group', { name: 'First death, Robert, 2026' }));
  first.getByRole('heading', { name: 'First death', level: 3 });
  expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Foundation$500K$500K of 2 gifts',
    'No tax at this death',
  ]);
  first.getByText('Charity $500K');
  cleanup();
  const paper = render(
    <FlowCanvas label="Figure" graph={GRAPH} layout={layoutFlow(GRAPH)} zoom={1} selectedId={null} mode="amounts" />,
  );
  expect(paper.queryByRole('heading')).toBeNull();
});

test('what is shown now is said where it changes', () => {
  wide();
  const common = { label: 'Estate diagram', onSelect: () => undefined };
  const { getByText, rerender } = render(<EstateDiagram {...common} graph={GRAPH} />);
  const said = getByText('First death: Charity $500K, No tax.');
  expect(said.getAttribute('role')).toBe('status');
  rerender(<EstateDiagram {...common} graph={{ ...GRAPH, columns: GRAPH.columns.slice(0, 1) }} />);
  expect(said.textContent).toBe('Today: Everything $48.09M.');
});

test('the keyboard goes on in the table and comes back to the drawing', async () => {
  wide();
  const { queryByText } = render(<EstateDiagram label="Estate diagram" graph={GRAPH} onSelect={() => undefined} />);
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.textContent).toBe('Read it as a table');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Estate diagram, as a table');
  expect(queryByText(/^Ribbon width/)).toBeNull();
  await userEvent.keyboard('t');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Robert’s estate/);
  await userEvent.keyboard('t');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Estate diagram, as a table');
});

test('the table has the sums of the drawing to the cent, and what there is where nothing passes', () => {
  const rows = (container: HTMLElement) =>
    [...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  const { container, rerender } = render(<FlowTable label="Flows" graph={GRAPH} />);
  expect(rows(container).slice(1)).toEqual([
    ['Today', 'Everything', '$48,094,780.00'],
    ['First death', 'Charity', '$500,000.00'],
    ['First death', 'Tax', '$0.00'],
  ]);
  const [column] = GRAPH.columns;
  const nodes = GRAPH.nodes.filter(({ column: of }) => of === 'TODAY');
  rerender(<FlowTable label="Flows" graph={{ columns: column ? [column] : [], nodes, edges: [] }} />);
  expect(rows(container)).toEqual([
    ['Robert’s estate', 'IRA', '$24,530,000.00'],
    ['Spousal Trust', '', '$23,564,780.00'],
    ['Today', 'Everything', '$48,094,780.00'],
  ]);
});

function PageWithPanel() {
  const [selected, select] = useState<string | null>(null);
  return (
    <>
      <EstateDiagram label="Estate diagram" graph={GRAPH} selectedId={selected} onSelect={select} />
      {selected && (
        <button type="button" onClick={() => select(null)}>
          Close panel
        </button>
      )}
    </>
  );
}

test('what was opened at a node gives the focus back to it', async () => {
  wide();
  const { getByRole, findByRole } = render(<PageWithPanel />);
  await userEvent.click(getByRole('button', { name: /^Spousal Trust/ }));
  await userEvent.click(await findByRole('button', { name: 'Close panel' }));
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Spousal Trust/);
});
