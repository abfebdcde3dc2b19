import { describe, expect, it } from 'vitest';
import { manyTrusts } from './flow-graph.fixture.ts';
import { flowPicture } from './flow-picture.ts';

describe('the picture of an estate diagram', () => {
  const graph = manyTrusts(20);
  const { svg, width, height } = flowPicture('The <Birch> & Co Family', graph);
  const shown = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const texts = [...shown.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');

  it('is one drawing with every node, its name whole, and every ribbon', () => {
    expect(shown.querySelector('parsererror')).toBeNull();
    expect(texts[0]).toBe('The <Birch> & Co Family');
    const all = texts.join(' ').replaceAll(' ', '');
    for (const { label } of graph.nodes) expect(all).toContain(label.replaceAll(' ', ''));
    expect(shown.querySelectorAll('rect').length).toBeGreaterThan(2 * graph.nodes.length);
    expect(shown.querySelectorAll('path')).toHaveLength(graph.edges.length + graph.columns.length);
  });

  it('says amounts as the page does, and has room for all of it', () => {
    expect(texts).toContain('$1.00M');
    for (const rect of shown.querySelectorAll('g rect')) {
      expect(Number(rect.getAttribute('x')) + Number(rect.getAttribute('width'))).toBeLessThanOrEqual(width);
      expect(Number(rect.getAttribute('y')) + Number(rect.getAttribute('height'))).toBeLessThanOrEqual(height);
    }
  });
});
