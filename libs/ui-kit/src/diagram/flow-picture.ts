import { DRAWING_COLOURS, DRAWING_FONT, type Drawing, inXml, linesOf } from '../drawing/index.ts';
import type { Meaning } from '../meaning.tsx';
import { amountWords, totalText } from './flow-amounts.ts';
import { type FlowGraph, flowMeaning, isZeroTax, ribbonOpacity } from './flow-graph.ts';
import { DETAIL_LINE, layoutFlow, NAME_LINE, NODE_WIDTH, type PlacedEdge, type PlacedNode } from './flow-layout.ts';

/** px around the diagram, with room for its name above. */
const MARGIN = 16;
const HEADING = 44;
const TOTALS = 20;
const TOTAL_LINE = 17;
const { ink: INK, soft: SOFT, line: LINE } = DRAWING_COLOURS;
const SERIF = 'font-family="Newsreader, Georgia, \'Times New Roman\', serif"';

/** As tokens.css has them for a light page. */
const COLOURS: Readonly<Record<Meaning, { readonly solid: string; readonly mid: string }>> = {
  family: { solid: '#2f55a4', mid: '#93abdb' },
  trust: { solid: '#6c4291', mid: '#b79bd1' },
  document: { solid: '#775710', mid: '#cdb272' },
  tax: { solid: '#a53826', mid: '#df9a8c' },
  charity: { solid: '#2a683c', mid: '#8abb98' },
  asset: { solid: '#44576a', mid: '#a6b5c4' },
};

const text = (x: number, y: number, size: number, fill: string, words: string, more = ''): string =>
  `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" fill="${fill}" ${more}>${inXml(words)}</text>`;

function ribbon({ edge, path, width }: PlacedEdge): string {
  const meaning = flowMeaning(edge.kind);
  const { solid, mid } = COLOURS[meaning];
  if (edge.amount === 0 || edge.conditional)
    return `<path d="${path}" fill="none" stroke="${edge.amount === 0 ? LINE : solid}" stroke-dasharray="4 4"/>`;
  if (edge.insurance) return `<path d="${path}" fill="url(#hatch)" opacity="0.6"/>`;
  const fill = meaning === 'trust' || meaning === 'asset' ? mid : solid;
  return `<path d="${path}" fill="${fill}" opacity="${ribbonOpacity(meaning, width)}"/>`;
}

function nodePicture({ node, x, y, height }: PlacedNode, amount: string): string {
  const { solid } = COLOURS[flowMeaning(node.kind)];
  const names = linesOf(node.label, NAME_LINE);
  const details = node.detail ? linesOf(node.detail, DETAIL_LINE) : [];
  const isZero = isZeroTax(node);
  const block = names.length * 17 + (isZero ? 0 : 22) + details.length * 15;
  let line = y + (height - block) / 2;
  const rows: string[] = [];
  const row = (step: number, size: number, fill: string, words: string, more = ''): void => {
    line += step;
    rows.push(text(x + 13, line - step * 0.28, size, fill, words, more));
  };
  for (const name of names) row(17, 12.5, INK, name, 'font-weight="600"');
  if (!isZero) row(22, 18, INK, amount, SERIF);
  for (const detail of details) row(15, 12, SOFT, detail);
  return [
    `<rect x="${x}" y="${y.toFixed(1)}" width="${NODE_WIDTH}" height="${height.toFixed(1)}" rx="6" fill="#ffffff" stroke="${LINE}"${isZero ? ' stroke-dasharray="4 4"' : ''}/>`,
    `<rect x="${x}" y="${y.toFixed(1)}" width="4" height="${height.toFixed(1)}" rx="2" fill="${solid}"/>`,
    ...rows,
  ].join('');
}

/** The whole diagram as one drawing: every node with its name and amount, every ribbon, and what each column comes to. */
export function flowPicture(title: string, graph: FlowGraph, mode: 'amounts' | 'shares' = 'amounts'): Drawing {
  const layout = layoutFlow(graph);
  const show = amountWords(graph, mode);
  const most = Math.max(0, ...graph.columns.map(({ totals }) => totals.length));
  const width = layout.width + 2 * MARGIN;
  const height = HEADING + layout.height + TOTALS + most * TOTAL_LINE + 2 * MARGIN;
  const columns = graph.columns.flatMap(({ id, title: head, subtitle, totals }) => {
    const x = layout.columnX.get(id) ?? 0;
    const top = layout.height + 8;
    return [
      text(x, 34, 17, INK, head, SERIF),
      text(x, 52, 12, SOFT, subtitle),
      `<path d="M${x} ${top}h${NODE_WIDTH}" stroke="${INK}"/>`,
      ...totals.map((total, at) =>
        text(x, top + TOTAL_LINE * (at + 1), 12.5, INK, totalText(total, show), 'font-weight="600"'),
      ),
    ];
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${DRAWING_FONT}>`,
    `<title>${inXml(title)}</title>`,
    `<defs><pattern id="hatch" width="5" height="5" patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="#e9effa"/><rect width="2.2" height="5" fill="${COLOURS.family.mid}"/></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(MARGIN + 24, MARGIN + 22, 20, INK, title, SERIF),
    `<g transform="translate(${MARGIN} ${MARGIN + HEADING})">`,
    ...layout.edges.map(ribbon),
    ...columns,
    ...layout.nodes.map((placed) => nodePicture(placed, show(placed.node.amount))),
    '</g></svg>',
  ].join('');
  return { svg, width, height };
}
