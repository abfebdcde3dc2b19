import type { Step } from './plan-steps.ts';
import type { CallSubgraph } from './subgraph-call.ts';

/** Asked for with a request in development: which subgraph was asked what, when, and how long it took. */
export const SHOW_PLAN_HEADER = 'x-show-plan';

interface ShownFetch {
  readonly service: string;
  readonly operation: string;
  readonly beganMs: number;
  readonly tookMs: number;
  readonly failed: boolean;
}

export interface ShownPlan {
  readonly call: CallSubgraph;
  /** Of everything that was fetched until now, in the order in which it began. */
  extensions(): { plan: { planningMs: number; tookMs: number; fetches: readonly ShownFetch[] } };
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** Calls as before, and notes each; `begun` is when the operation was to be planned. */
export function showPlan(call: CallSubgraph, begun: number): ShownPlan {
  const planned = performance.now();
  const fetches: ShownFetch[] = [];
  return {
    async call(step, body, context) {
      const from = performance.now();
      const note = (failed: boolean): void => {
        const { service, operation } = step;
        const took = rounded(performance.now() - from);
        fetches.push({ service, operation, beganMs: rounded(from - begun), tookMs: took, failed });
      };
      try {
        const answer = await call(step, body, context);
        note(answer.errors.length > 0);
        return answer;
      } catch (error) {
        note(true);
        throw error;
      }
    },
    extensions: () => ({
      plan: {
        planningMs: rounded(planned - begun),
        tookMs: rounded(performance.now() - begun),
        fetches: fetches.toSorted((one, other) => one.beganMs - other.beganMs),
      },
    }),
  };
}

/** What is asked of whom, one after the other or at once. */
export function planText(step: Step | null): string {
  switch (step?.kind) {
    case undefined:
      return 'nothing';
    case 'fetch':
      return `${step.service} ${step.operation}`;
    case 'condition':
      return `if ${step.variable}: ${planText(step.met)}, else: ${planText(step.otherwise)}`;
    default:
      return `${step?.kind}(${step?.steps.map(planText).join('; ')})`;
  }
}
