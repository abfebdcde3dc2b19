import type { IsoDate } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import type { CaseOverrides } from '../../domain/estate/estate-case.ts';
import { distributionView } from './distribution-view.ts';
import type { FlowView } from './flow-view.ts';

export interface WaterfallDiagram extends Pick<FlowView, 'nodes' | 'edges'> {
  readonly error: string | null;
}

/** The distribution's own flow without its columns, and the distribution's own problem: nothing is decided here. */
export function waterfallDiagram(estate: Estate, today: IsoDate, overrides: CaseOverrides): WaterfallDiagram {
  const { flow, problem } = distributionView(estate, today, overrides);
  return { nodes: flow.nodes, edges: flow.edges, error: problem?.message ?? null };
}
