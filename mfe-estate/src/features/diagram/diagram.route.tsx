import { useQuery } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import { Drawer, EmptyState, LinkButton, lazyPart, SkeletonBar, SkeletonGroup } from '@platform/ui-kit';
import { EstateDiagram, type FlowGraph } from '@platform/ui-kit/diagram';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { DistributionInput } from '../../gql/graphql.ts';
import { DistributionProblem } from '../estate/distribution-problem.tsx';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import { useMediaQuery } from '../estate/media-query.ts';
import css from './diagram.module.css';
import { diagramGraph } from './diagram-graph.ts';
import { type DiagramEstate, DiagramRouteQuery } from './diagram-query.ts';
import { DiagramToolbar } from './diagram-toolbar.tsx';
import { type DiagramView, useDiagramView } from './diagram-view.ts';
import { NodePanel } from './node-panel.tsx';

const EdgeDrawer = lazyPart(() => import('./edge-drawer.tsx'), 'EdgeDrawer');

/** URL: /estate/:estateId/estate-plan/estate-diagram?stage&first&node&edge&show */
export function DiagramRoute() {
  const { estateId = '' } = useParams();
  const view = useDiagramView();
  const input = {
    ...(view.firstToDieId ? { firstToDieId: view.firstToDieId } : {}),
    ...(view.stage === 'first' ? { firstDeathOnly: true } : {}),
  };
  const asked = Object.keys(input).length > 0 ? input : null;
  const query = useQuery(DiagramRouteQuery, {
    variables: { estateId, input: asked },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <div className={css.screen}>
      <Loaded query={query} what="the estate diagram" skeleton={<DiagramSkeleton />}>
        {({ estate }) => estate && <Diagram estate={estate} view={view} input={asked} busy={query.loading} />}
      </Loaded>
    </div>
  );
}

interface DiagramProps {
  readonly estate: DiagramEstate;
  readonly view: DiagramView;
  readonly input: DistributionInput | null;
  readonly busy: boolean;
}

function Diagram(props: DiagramProps) {
  useDocumentTitle('Estate diagram');
  const { estate, view } = props;
  const { flow } = estate.distribution;
  const graph = useMemo(() => diagramGraph(flow, view.stage), [flow, view.stage]);
  return (
    <>
      <DiagramToolbar estate={estate} view={view} graph={graph} />
      <p className={css.onPaper} aria-hidden>
        {`Estate diagram of ${estate.displayName}`}
      </p>
      <DiagramBody {...props} graph={graph} />
    </>
  );
}

function DiagramBody({ estate, view, input, busy, graph }: DiagramProps & { readonly graph: FlowGraph }) {
  const { problem, flow } = estate.distribution;
  const isNarrow = useMediaQuery('(max-width: 1120px)');
  const node = flow.nodes.find(({ id }) => id === view.selectedId);
  if (problem) {
    return (
      <div className={css.message}>
        <DistributionProblem estateId={estate.id} problem={problem} />
      </div>
    );
  }
  if (graph.nodes.length === 0) {
    return (
      <EmptyState
        title="Nothing passes yet"
        text="The diagram shows what happens to the balance sheet at each death."
        actions={<LinkButton href={estatePaths(estate.id).balanceSheet}>Open the balance sheet</LinkButton>}
      />
    );
  }
  const select = (id: string | null): void => view.change({ node: id });
  const openEdge = (id: string): void => view.change({ edge: id });
  const panel = node && (
    <NodePanel
      key={node.id}
      node={node}
      estate={estate}
      onOpenEdge={openEdge}
      onClose={isNarrow ? undefined : () => select(null)}
    />
  );
  return (
    <div className={css.body} data-panel={panel && !isNarrow ? '' : undefined} aria-busy={busy}>
      <h2 className={css.hidden}>Who receives what at each death</h2>
      <EstateDiagram
        label={`Estate diagram of ${estate.displayName}`}
        graph={graph}
        selectedId={view.selectedId}
        onSelect={select}
        onOpenEdge={openEdge}
        mode={view.mode}
      />
      {isNarrow ? (
        <Drawer
          opened={Boolean(panel) && !view.edgeId}
          onClose={() => select(null)}
          title="How it is worked out"
          side="bottom"
        >
          {panel}
        </Drawer>
      ) : (
        panel
      )}
      {view.edgeId && (
        <EdgeDrawer
          estateId={estate.id}
          flow={flow}
          edgeId={view.edgeId}
          input={input}
          onClose={() => view.change({ edge: null })}
        />
      )}
    </div>
  );
}

function DiagramSkeleton() {
  return (
    <SkeletonGroup label="Loading the estate diagram">
      <div className={css.skeleton}>
        {[3, 4, 1, 6].map((rows, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns
          <div key={column}>
            {Array.from({ length: rows }, (_, row) => row).map((row) => (
              <SkeletonBar key={row} height={62} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
