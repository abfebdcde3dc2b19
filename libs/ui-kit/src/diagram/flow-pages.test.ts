import { expect, it } from 'vitest';
import { manyTrusts } from './flow-graph.fixture.ts';
import { layoutFlow } from './flow-layout.ts';
import { flowPages, isOnPage } from './flow-pages.ts';

it('a small drawing stands on one sheet', () => {
  const layout = layoutFlow(manyTrusts(2));
  const { zoom, pages } = flowPages(layout, layout.height);
  expect(pages).toEqual([{ top: 0, bottom: layout.height }]);
  expect(zoom).toBeGreaterThan(0.6);
});

it.each([12, 20, 45])('%i trusts go on over pages that can be read, each node whole on one of them', (count) => {
  const layout = layoutFlow(manyTrusts(count));
  const { zoom, pages } = flowPages(layout, layout.height);
  expect(pages.length).toBeGreaterThan(1);
  expect(zoom).toBeGreaterThan(0.6);
  for (const { top, bottom } of pages) expect((bottom - top) * zoom).toBeLessThanOrEqual(880.001);
  for (const node of layout.nodes) expect(pages.some((page) => isOnPage(page, node))).toBe(true);
  expect(pages.at(-1)?.bottom).toBe(layout.height);
});

it('a drawing without a node is one sheet', () => {
  const layout = layoutFlow({ columns: [], nodes: [], edges: [] });
  expect(flowPages(layout, layout.height).pages).toHaveLength(1);
});
