import { useMemo } from 'react';
import { FlowCanvas, TOTALS_HEIGHT } from './flow-canvas.tsx';
import type { FlowGraph } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';

export interface FlowFigureProps {
  readonly label: string;
  readonly flow: FlowGraph;
  /** px that the figure may take; default the text width of a letter page. */
  readonly width?: number;
  /** px; a taller figure is drawn smaller. */
  readonly maxHeight?: number;
  /** Default: true. */
  readonly hasAmounts?: boolean;
}

const LETTER_TEXT_WIDTH = 680;

/** The diagram as a still figure, for paper: no buttons, scaled to the width given. */
export function FlowFigure(props: FlowFigureProps) {
  const { label, flow, width = LETTER_TEXT_WIDTH, maxHeight = Number.POSITIVE_INFINITY, hasAmounts = true } = props;
  const layout = useMemo(() => layoutFlow(flow), [flow]);
  const zoom = Math.min(1, width / layout.width, maxHeight / (layout.height + TOTALS_HEIGHT));
  return (
    <figure aria-label={label}>
      {/* Not a transform: paper is laid out by the width before it, and the whole report would shrink with it. */}
      <div style={{ zoom }}>
        <FlowCanvas
          label={label}
          graph={flow}
          layout={layout}
          zoom={1}
          selectedId={null}
          mode={hasAmounts ? 'amounts' : 'names'}
        />
      </div>
    </figure>
  );
}
