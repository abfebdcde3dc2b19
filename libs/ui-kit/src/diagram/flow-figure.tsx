import { useMemo } from 'react';
import { FlowCanvas } from './flow-canvas.tsx';
import type { FlowGraph } from './flow-graph.ts';
import { layoutFlow } from './flow-layout.ts';

export interface FlowFigureProps {
  readonly label: string;
  readonly flow: FlowGraph;
  /** px that the figure may take; default the text width of a letter page. */
  readonly width?: number;
}

const LETTER_TEXT_WIDTH = 680;

/** The diagram as a still figure, for paper: no buttons, scaled to the width given. */
export function FlowFigure({ label, flow, width = LETTER_TEXT_WIDTH }: FlowFigureProps) {
  const layout = useMemo(() => layoutFlow(flow), [flow]);
  return (
    <figure aria-label={label}>
      {/* Not a transform: paper is laid out by the width before it, and the whole report would shrink with it. */}
      <div style={{ zoom: Math.min(1, width / layout.width) }}>
        <FlowCanvas label={label} graph={flow} layout={layout} zoom={1} selectedId={null} mode="amounts" />
      </div>
    </figure>
  );
}
