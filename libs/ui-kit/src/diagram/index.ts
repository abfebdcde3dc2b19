export { EstateDiagram, type EstateDiagramProps } from './estate-diagram.tsx';
export {
  type FlowColumn,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  type FlowTotal,
  flowIcon,
  flowMeaning,
} from './flow-graph.ts';
export { layoutFlow } from './flow-layout.ts';
