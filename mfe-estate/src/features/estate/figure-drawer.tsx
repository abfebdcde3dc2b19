import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { Drawer, Figure, Receipt, Stack } from '@platform/ui-kit';
import type { FigureWorkingsQueryVariables } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { CertaintyChip } from './certainty-chip.tsx';
import { Loaded } from './loaded.tsx';
import { statutesOf } from './statutes.ts';
import { workingLines } from './working-lines.ts';

const FigureWorkingsQuery = graphql(`
  query FigureWorkings($estateId: ID!, $death: Death, $taxId: ID, $holderId: ID, $input: DistributionInput) {
    estate(id: $estateId) {
      id
      figureWorkings(death: $death, taxId: $taxId, holderId: $holderId, input: $input) {
        id
        working {
          label amount certainty
          lines { depth label amount value formula rule }
          authority { cite title }
        }
      }
    }
  }
`);

/** A figure of a plan: one of a death’s estate, what one bears of a tax, or all that one holds in the end. */
export interface PlanFigure {
  readonly title: string;
  readonly of: Pick<FigureWorkingsQueryVariables, 'death' | 'taxId' | 'holderId'>;
  /** Its name among those; left out: all of them, one under the other. */
  readonly id?: string;
}

export interface FigureDrawerProps {
  readonly estateId: string;
  readonly figure: PlanFigure;
  readonly onClose: () => void;
}

/** How a figure was worked out, line by line, with the law of each. */
export function FigureDrawer({ estateId, figure, onClose }: FigureDrawerProps) {
  const query = useQuery(FigureWorkingsQuery, {
    variables: { estateId, ...figure.of },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Drawer opened onClose={onClose} title={figure.title} width={520}>
      <Loaded query={query} what="how it is worked out">
        {({ estate }) => (
          <Workings
            workings={(estate?.figureWorkings ?? []).filter(({ id }) => figure.id === undefined || id === figure.id)}
          />
        )}
      </Loaded>
    </Drawer>
  );
}

type FigureWorkings = NonNullable<ResultOf<typeof FigureWorkingsQuery>['estate']>['figureWorkings'];

function Workings({ workings }: { workings: FigureWorkings }) {
  if (workings.length === 0) return <p>The plan has changed since: this figure is no longer in it.</p>;
  return (
    <Stack gap={20}>
      {workings.map(({ id, working: { label, amount, lines, authority, certainty } }) => (
        <section key={id} aria-label={label}>
          <Figure size="xl" cents={amount ?? 0} />
          <Receipt label={label} lines={workingLines(lines, { withFormula: true })} statutes={statutesOf(authority)} />
          <CertaintyChip certainty={certainty} />
        </section>
      ))}
    </Stack>
  );
}
