import { useSearchParams } from 'react-router';

export type Stage = 'today' | 'first' | 'both';

export interface DiagramView {
  readonly stage: Stage;
  /** Who dies first; null takes the estate's own assumption. */
  readonly firstToDieId: string | null;
  readonly selectedId: string | null;
  /** The amount whose working is open. */
  readonly edgeId: string | null;
  readonly mode: 'amounts' | 'shares';
  readonly change: (changes: Readonly<Record<string, string | null>>) => void;
}

const isStage = (text: string | null): text is Stage => text === 'today' || text === 'first' || text === 'both';

/** The diagram's view lives in the URL: stage, first, node, edge, show. What is the default is left out. */
export function useDiagramView(): DiagramView {
  const [params, setParams] = useSearchParams();
  const stage = params.get('stage');
  return {
    stage: isStage(stage) ? stage : 'both',
    firstToDieId: params.get('first'),
    selectedId: params.get('node'),
    edgeId: params.get('edge'),
    mode: params.get('show') === 'shares' ? 'shares' : 'amounts',
    change: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
