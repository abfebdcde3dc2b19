export { EstateDiagram, type EstateDiagramProps } from './estate-diagram.tsx';
export { FlowFigure, type FlowFigureProps } from './flow-figure.tsx';
export {
  type FlowColumn,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  type FlowTotal,
  flowIcon,
  flowMeaning,
} from './flow-graph.ts';
