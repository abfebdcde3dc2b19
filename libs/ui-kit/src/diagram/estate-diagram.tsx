import { abbreviateCents, formatDollarsAndCents } from '@platform/kernel';
import { IconTable } from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { SkipButton } from '../controls/skip.tsx';
import { useZoom, ZoomTools } from '../controls/zoom.tsx';
import { VisuallyHidden } from '../data/figure.tsx';
import { type Meaning, MeaningIcon } from '../meaning.tsx';
import css from './diagram.module.css';
import { amountWords } from './flow-amounts.ts';
import { FlowCanvas, type FlowCanvasProps, TOTALS_HEIGHT } from './flow-canvas.tsx';
import type { FlowGraph } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';
import { flowPages } from './flow-pages.ts';
import { FlowList, FlowTable, flowSentence } from './flow-words.tsx';

export interface EstateDiagramProps {
  readonly label: string;
  readonly graph: FlowGraph;
  readonly selectedId?: string | null;
  /** null when the selection is cleared with Escape. */
  readonly onSelect?: (nodeId: string | null) => void;
  /** Opens how the amount of a ribbon was worked out; a row's amount in the table does too. */
  readonly onOpenEdge?: (edgeId: string) => void;
  /** Amounts, or shares of the whole in percent. */
  readonly mode?: 'amounts' | 'shares';
}

const PHONE = '(max-width: 760px)';

function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = (): void => setMatches(list.matches);
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}

/** While the browser prints. It asks for the page at once, so the drawing has to be there before it goes on. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** The drawing on paper where one sheet is too small for it: page after page, each with the titles of its columns. */
function PrintedPages(props: FlowCanvasProps) {
  const { layout } = props;
  const { zoom, pages } = flowPages(layout, layout.height + TOTALS_HEIGHT);
  return pages.map((page) => (
    <div
      key={page.top}
      className={css.printed}
      style={
        {
          '--print-zoom': zoom,
          width: layout.width * zoom,
          height: (page.bottom - page.top) * zoom,
          '--from': `${-page.top}px`,
        } as CSSProperties
      }
    >
      <FlowCanvas {...props} page={page} />
    </div>
  ));
}

/** Whatever was opened at a node gives the focus back to it when it closes; a dialog does so by itself. */
function useFocusAtNode(frame: RefObject<HTMLElement | null>, selectedId: string | null): void {
  useEffect(() => {
    if (!selectedId) return;
    return () => {
      if (document.activeElement !== document.body) return;
      frame.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(selectedId)}"]`)?.focus();
    };
  }, [frame, selectedId]);
}

/** Where the keyboard goes on after the drawing has made room for the table, or the table for the drawing. */
const SHOWN_FORM = '[data-node], [tabindex="0"]';

/**
 * Who receives what at each death: columns of nodes joined by ribbons as wide as their amounts. Nodes are buttons;
 * arrows follow ribbons, `t` shows the same flows as a table, and a phone gets a list for each column, or the table.
 */
export function EstateDiagram({
  label,
  graph,
  selectedId = null,
  onSelect,
  onOpenEdge,
  mode = 'amounts',
}: EstateDiagramProps) {
  const phone = useMediaQuery(PHONE);
  const [asTable, setAsTable] = useState(false);
  const layout = useMemo(() => layoutFlow(graph), [graph]);
  const isPrinting = usePrinting();
  const isLong = useMemo(() => flowPages(layout, layout.height + TOTALS_HEIGHT).pages.length > 1, [layout]);
  const zooming = useZoom(layout.width);
  const { zoom, scroll } = zooming;
  const frame = useRef<HTMLDivElement>(null);
  const keysId = useId();
  useFocusAtNode(frame, selectedId);
  const swapByKey = (): void => {
    const { activeElement } = document;
    const goes = activeElement?.matches(`${SHOWN_FORM}, [data-skip]`) ?? false;
    flushSync(() => setAsTable((shown) => !shown));
    if (goes) frame.current?.querySelector<HTMLElement>(SHOWN_FORM)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 't') swapByKey();
    else if (event.key === 'Escape' && selectedId) onSelect?.(null);
    else if (!zooming.onKey(event)) return;
    event.preventDefault();
  };
  const asOther = (
    <button
      type="button"
      aria-label={asTable ? 'Show the diagram' : 'Show as a table'}
      title="Table (t)"
      onClick={() => setAsTable(!asTable)}
    >
      <IconTable size={17} stroke={1.6} />
    </button>
  );
  if (isPrinting && isLong && !asTable)
    return (
      <div className={css.frame}>
        <PrintedPages {...{ label, graph, layout, selectedId: null, mode }} zoom={1} />
        <Legend scale={layout.scale} graph={graph}>
          {null}
        </Legend>
      </div>
    );
  if (phone)
    return (
      <div className={css.narrow}>
        <NowShown graph={graph} mode={mode} />
        <span className={css.tools}>{asOther}</span>
        {asTable ? (
          <FlowTable label={label} graph={graph} onOpenEdge={onOpenEdge} />
        ) : (
          <FlowList label={label} graph={graph} selectedId={selectedId} onSelect={onSelect} mode={mode} />
        )}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div className={css.frame} ref={frame} onKeyDown={onKeyDown}>
      <NowShown graph={graph} mode={mode} />
      {!asTable && (
        <SkipButton data-skip="" aria-describedby={keysId} onClick={swapByKey}>
          Read it as a table
        </SkipButton>
      )}
      <VisuallyHidden>
        <span id={keysId}>
          In the drawing, left and right follow the largest amount, up and down stay in the column.
        </span>
      </VisuallyHidden>
      {asTable ? (
        <FlowTable label={label} graph={graph} onOpenEdge={onOpenEdge} />
      ) : (
        <div className={css.scroll} ref={scroll as RefObject<HTMLDivElement | null>}>
          <FlowCanvas {...{ label, graph, layout, zoom, selectedId, onSelect, onOpenEdge, mode }} />
        </div>
      )}
      <Legend scale={layout.scale} graph={graph} ofDrawing={!asTable}>
        <span className={css.tools}>
          {asOther}
          <ZoomTools {...zooming} />
        </span>
      </Legend>
    </div>
  );
}

/** Heard when another stage or order of deaths, or somebody's change, has come onto the screen. */
function NowShown({ graph, mode }: { graph: FlowGraph; mode: 'amounts' | 'shares' }) {
  return (
    <VisuallyHidden>
      <span role="status">{flowSentence(graph, amountWords(graph, mode))}</span>
    </VisuallyHidden>
  );
}

const KEYS: readonly { readonly meaning: Meaning; readonly label: string }[] = [
  { meaning: 'family', label: 'Family' },
  { meaning: 'trust', label: 'Trust' },
  { meaning: 'charity', label: 'Charity' },
  { meaning: 'tax', label: 'Tax' },
];

interface LegendProps {
  readonly scale: number;
  readonly graph: FlowGraph;
  /** Default: true. A table has no ribbons. */
  readonly ofDrawing?: boolean;
  readonly children: ReactNode;
}

function Legend({ scale, graph, ofDrawing = true, children }: LegendProps) {
  if (!ofDrawing) return <div className={css.legend}>{children}</div>;
  const sampleCents = roundAmount(8 / scale);
  return (
    <div className={css.legend}>
      {KEYS.map(({ meaning, label }) => (
        <span key={meaning}>
          <span style={{ color: `var(--${meaning}-solid)`, display: 'flex' }}>
            <MeaningIcon name={meaning} size={15} />
          </span>
          {label}
        </span>
      ))}
      {graph.edges.some(({ insurance }) => insurance) && (
        <span>
          <svg width="22" height="8" aria-hidden="true">
            <rect width="22" height="8" fill="url(#flow-hatch)" />
          </svg>
          Insurance benefit
        </span>
      )}
      <span title={formatDollarsAndCents(sampleCents)}>
        Ribbon width is the amount: <i className={css.sample} style={{ height: Math.max(2, sampleCents * scale) }} /> is{' '}
        {abbreviateCents(sampleCents)}
      </span>
      {children}
    </div>
  );
}

/** 1, 2 or 5 times a power of ten: an amount that reads well beside the sample ribbon. */
function roundAmount(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, cents)));
  const lead = cents / power;
  return Math.round((lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power);
}
