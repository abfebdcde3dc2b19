import { formatDollarsAndCents } from '@platform/kernel';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { MeaningIcon } from '../meaning.tsx';
import css from './diagram.module.css';
import { amountWords, totalText } from './flow-amounts.ts';
import {
  type FlowEdge,
  type FlowGraph,
  flowIcon,
  flowMeaning,
  isZeroTax,
  pathThrough,
  ribbonOpacity,
} from './flow-graph.ts';
import { type FlowLayout, NODE_WIDTH, type PlacedNode } from './flow-layout.ts';
import { type FlowPage, flowPages, isOnPage } from './flow-pages.ts';

export interface FlowCanvasProps {
  readonly label: string;
  readonly graph: FlowGraph;
  readonly layout: FlowLayout;
  readonly zoom: number;
  readonly selectedId: string | null;
  readonly onSelect?: (nodeId: string | null) => void;
  readonly onOpenEdge?: ((edgeId: string) => void) | undefined;
  /** `names`: who and what alone. */
  readonly mode: 'amounts' | 'shares' | 'names';
  /** On paper: the part of the drawing that is shown. */
  readonly page?: FlowPage;
}

/** px that the sums under the columns take. */
export const TOTALS_HEIGHT = 78;
/** px above the titles of the columns. */
const HEAD_TOP = 18;
const SELECTED_OPACITY = 0.85;
const FLOOR = 0.2;

/** Pointers tremble: a press that moves no further is a click on what lies under it. */
const DRAG_FROM = 4;

/** Drags the scroll container, as a hand moves paper. */
function useDragPan() {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if ((event.target as Element).closest('button') || event.pointerType === 'touch') return;
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (!last.current) return;
      const { currentTarget, pointerId } = event;
      if (!currentTarget.hasPointerCapture(pointerId)) {
        const moved = Math.hypot(last.current.x - event.clientX, last.current.y - event.clientY);
        if (moved < DRAG_FROM) return;
        currentTarget.setPointerCapture(pointerId);
      }
      currentTarget.parentElement?.scrollBy(last.current.x - event.clientX, last.current.y - event.clientY);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (): void => {
      last.current = null;
    },
  };
}

export function FlowCanvas({
  label,
  graph,
  layout,
  zoom,
  selectedId,
  onSelect,
  onOpenEdge,
  mode,
  page,
}: FlowCanvasProps) {
  const pan = useDragPan();
  const root = useRef<HTMLElement>(null);
  const { width, height, nodes, columnX } = layout;
  const show = amountWords(graph, mode === 'names' ? 'amounts' : mode);
  const hasAmounts = mode !== 'names';
  const total = height + TOTALS_HEIGHT;
  const shown = page ? nodes.filter((placed) => isOnPage(page, placed)) : nodes;
  // A way from column to column on a screen; a figure on paper is no place for headings of its own.
  const Title = onSelect ? 'h3' : 'b';
  const byColumn = Map.groupBy(shown, ({ node }) => node.column);
  const hasTotals = !page || page.bottom === total;
  return (
    <div
      className={css.sheet}
      style={
        { width: width * zoom, height: total * zoom, '--print-zoom': flowPages(layout, total).zoom } as CSSProperties
      }
    >
      <section
        ref={root}
        className={css.canvas}
        aria-label={label}
        style={{ width, height: total, transform: `scale(${zoom})` }}
        onKeyDown={(event) => moveFocus(event, graph, nodes, root.current)}
        {...pan}
      >
        <Ribbons graph={graph} layout={layout} selectedId={selectedId} onOpenEdge={onOpenEdge} />
        {graph.columns.map((column) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form; each column is read as a whole
          <div key={column.id} role="group" aria-label={[column.title, column.subtitle].filter(Boolean).join(', ')}>
            <div className={css.head} style={{ left: columnX.get(column.id), top: HEAD_TOP + (page?.top ?? 0) }}>
              <Title>{column.title}</Title>
              <span>{column.subtitle}</span>
            </div>
            {(byColumn.get(column.id) ?? []).map((placed) => (
              <Node
                key={placed.node.id}
                placed={placed}
                selected={placed.node.id === selectedId}
                text={hasAmounts ? show(placed.node.amount) : null}
                onSelect={onSelect}
              />
            ))}
            {hasTotals && (
              <div className={css.totals} style={{ left: columnX.get(column.id), top: height + 8 }}>
                {hasAmounts && column.totals.map((line) => <span key={line.label}>{totalText(line, show)}</span>)}
              </div>
            )}
          </div>
        ))}
      </section>
    </div>
  );
}

interface NodeProps {
  readonly placed: PlacedNode;
  readonly selected: boolean;
  /** Null: without its amount. */
  readonly text: string | null;
  readonly onSelect?: (nodeId: string | null) => void;
}

function Node({ placed: { node, x, y, height }, selected, text, onSelect }: NodeProps) {
  const meaning = flowMeaning(node.kind);
  const zeroTax = isZeroTax(node);
  const style = {
    left: x,
    top: y,
    height,
    width: NODE_WIDTH,
    '--spine': `var(--${meaning}-solid)`,
    '--halo': `var(--${meaning}-mid)`,
  } as CSSProperties;
  const content = (
    <>
      <span className={css.name}>
        <MeaningIcon name={zeroTax ? 'positive' : flowIcon(node.kind)} size={15} />
        {node.label}
      </span>
      {!zeroTax && text !== null && (
        <span className={css.amount} title={formatDollarsAndCents(node.amount)}>
          {text}
        </span>
      )}
      {node.detail && <span className={css.detail}>{node.detail}</span>}
    </>
  );
  const look = classNames(css.node, zeroTax && css.zero, selected && css.selected);
  if (!onSelect) {
    return (
      <div className={look} style={style}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-node={node.id}
      className={look}
      style={style}
      aria-pressed={selected}
      onClick={() => onSelect(selected ? null : node.id)}
    >
      {content}
    </button>
  );
}

type RibbonsProps = Pick<FlowCanvasProps, 'graph' | 'layout' | 'selectedId' | 'onOpenEdge'>;

/** For the pointer; the table and the panel of a node open the same by keyboard. */
function Ribbons({ graph, layout, selectedId, onOpenEdge }: RibbonsProps) {
  const path = selectedId ? pathThrough(graph, selectedId) : null;
  const name = new Map(graph.nodes.map((node) => [node.id, node.label]));
  return (
    <svg width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        <pattern id="flow-hatch" width="5" height="5" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--family-tint)" />
          <rect width="2.2" height="5" fill="var(--family-mid)" />
        </pattern>
      </defs>
      {layout.edges.map(({ edge, path: d, width }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; the keyboard has the table
        <path
          key={edge.id}
          d={d}
          className={classNames(css.edge, onOpenEdge && css.opens)}
          data-edge={edge.id}
          {...paintOf(edge)}
          opacity={opacityOf(edge, width, path)}
          onClick={() => onOpenEdge?.(edge.id)}
        >
          <title>{`${name.get(edge.from)} to ${name.get(edge.to)}: ${formatDollarsAndCents(edge.amount)}${edge.reason ? `. ${edge.reason}` : ''}`}</title>
        </path>
      ))}
    </svg>
  );
}

function paintOf(edge: FlowEdge): { fill: string; stroke?: string; strokeDasharray?: string } {
  const meaning = flowMeaning(edge.kind);
  if (edge.amount === 0) return { fill: 'none', stroke: 'var(--line2)', strokeDasharray: '3 3' };
  if (edge.conditional) return { fill: 'none', stroke: `var(--${meaning}-solid)`, strokeDasharray: '4 4' };
  if (edge.insurance) return { fill: 'url(#flow-hatch)' };
  return { fill: `var(--${meaning}-${meaning === 'trust' || meaning === 'asset' ? 'mid' : 'solid'})` };
}

function opacityOf(edge: FlowEdge, width: number, path: ReadonlySet<string> | null): number {
  const usual = edge.conditional || edge.amount === 0 ? 1 : ribbonOpacity(flowMeaning(edge.kind), width);
  if (!path) return edge.insurance ? 0.6 : usual;
  return path.has(edge.id) ? SELECTED_OPACITY : Math.max(FLOOR, usual * 0.6);
}

/** Left and right follow the widest ribbon, up and down stay in the column. */
function moveFocus(
  event: KeyboardEvent,
  graph: FlowGraph,
  nodes: readonly PlacedNode[],
  root: HTMLElement | null,
): void {
  const id = (event.target as HTMLElement).dataset['node'];
  if (!id || !event.key.startsWith('Arrow')) return;
  const widest = (side: 'from' | 'to', other: 'from' | 'to'): string | undefined =>
    graph.edges.filter((edge) => edge[side] === id).toSorted((a, b) => b.amount - a.amount)[0]?.[other];
  const own = nodes.find(({ node }) => node.id === id);
  const column = nodes.filter(({ x }) => x === own?.x);
  const index = column.findIndex(({ node }) => node.id === id);
  const target = {
    ArrowRight: widest('from', 'to'),
    ArrowLeft: widest('to', 'from'),
    ArrowDown: column[index + 1]?.node.id,
    ArrowUp: column[index - 1]?.node.id,
  }[event.key];
  if (!target) return;
  event.preventDefault();
  root?.querySelector<HTMLElement>(`[data-node="${CSS.escape(target)}"]`)?.focus();
}
