import { abbreviateCents, formatDollarsAndCents } from '@platform/kernel';
import { IconMaximize, IconTable, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Meaning, MeaningIcon } from '../meaning.tsx';
import css from './diagram.module.css';
import { FlowCanvas } from './flow-canvas.tsx';
import type { FlowGraph } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';
import { FlowList, FlowTable } from './flow-words.tsx';

export interface EstateDiagramProps {
  readonly label: string;
  readonly graph: FlowGraph;
  readonly selectedId?: string | null;
  /** null when the selection is cleared with Escape. */
  readonly onSelect?: (nodeId: string | null) => void;
  /** Amounts, or shares of the whole in percent. */
  readonly mode?: 'amounts' | 'shares';
}

const ZOOM_STEP = 0.1;
const ZOOM_MIN = 0.4;
const ZOOM_MAX = 2;
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

/**
 * Who receives what at each death: columns of nodes joined by ribbons as wide as their amounts. Nodes are buttons;
 * arrows follow ribbons, `t` shows the same flows as a table, and a phone gets a list for each column.
 */
export function EstateDiagram({ label, graph, selectedId = null, onSelect, mode = 'amounts' }: EstateDiagramProps) {
  const phone = useMediaQuery(PHONE);
  const [asTable, setAsTable] = useState(false);
  const [zoom, setZoom] = useState(1);
  const scroll = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutFlow(graph), [graph]);
  const change = (by: number): void => setZoom((before) => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, before + by)));
  const fit = (): void => {
    const room = scroll.current?.clientWidth;
    if (room) setZoom(Math.min(1, Math.max(ZOOM_MIN, room / layout.width)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 't') setAsTable((shown) => !shown);
    else if (event.key === '+') change(ZOOM_STEP);
    else if (event.key === '-') change(-ZOOM_STEP);
    else if (event.key === 'Escape' && selectedId) onSelect?.(null);
    else return;
    event.preventDefault();
  };
  if (phone) return <FlowList label={label} graph={graph} selectedId={selectedId} onSelect={onSelect} mode={mode} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div className={css.frame} onKeyDown={onKeyDown}>
      {asTable ? (
        <FlowTable label={label} graph={graph} />
      ) : (
        <div className={css.scroll} ref={scroll}>
          <FlowCanvas {...{ label, graph, layout, zoom, selectedId, onSelect, mode }} />
        </div>
      )}
      <Legend scale={layout.scale} graph={graph}>
        <span className={css.tools}>
          <button
            type="button"
            aria-label={asTable ? 'Show the diagram' : 'Show as a table'}
            title="Table (t)"
            onClick={() => setAsTable(!asTable)}
          >
            <IconTable size={17} stroke={1.6} />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => change(-ZOOM_STEP)}>
            <IconZoomOut size={17} stroke={1.6} />
          </button>
          <span role="status">{Math.round(zoom * 100)}%</span>
          <button type="button" aria-label="Zoom in" onClick={() => change(ZOOM_STEP)}>
            <IconZoomIn size={17} stroke={1.6} />
          </button>
          <button type="button" aria-label="Fit to width" onClick={fit}>
            <IconMaximize size={17} stroke={1.6} />
          </button>
        </span>
      </Legend>
    </div>
  );
}

const KEYS: readonly { readonly meaning: Meaning; readonly label: string }[] = [
  { meaning: 'family', label: 'Family' },
  { meaning: 'trust', label: 'Trust' },
  { meaning: 'charity', label: 'Charity' },
  { meaning: 'tax', label: 'Tax' },
];

function Legend({ scale, graph, children }: { scale: number; graph: FlowGraph; children: ReactNode }) {
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
