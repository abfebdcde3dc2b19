import type { DistributionResult, FlowGraph, NetWorth } from '../distribution-result.ts';
import type { EstateCase } from '../estate-case.ts';
export function flowGraph(_i: EstateCase, _n: NetWorth, _r: Pick<DistributionResult, 'transfers'>): FlowGraph {
  return { nodes: [], edges: [], totals: [] };
}
