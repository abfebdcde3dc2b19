import { useQuery } from '@apollo/client/react';
import { formatDollarsAndCents } from '@platform/kernel';
import { Caption, Drawer, Figure, Receipt, type ReceiptLine, Stack } from '@platform/ui-kit';
import type { DistributionInput } from '../../gql/graphql.ts';
import { CertaintyChip } from '../estate/certainty-chip.tsx';
import { Loaded } from '../estate/loaded.tsx';
import { workingLines } from '../estate/working-lines.ts';
import type { DiagramFlow } from './diagram-query.ts';
import { type EdgeWorking, EdgeWorkingsQuery } from './edge-query.ts';

export interface EdgeDrawerProps {
  readonly estateId: string;
  readonly flow: DiagramFlow;
  readonly edgeId: string;
  /** What the flow was asked with. */
  readonly input: DistributionInput | null;
  readonly onClose: () => void;
}

/** How an amount that passes from one place to another was worked out: each transfer that it is made of. */
export function EdgeDrawer({ estateId, flow, edgeId, input, onClose }: EdgeDrawerProps) {
  const edge = flow.edges.find(({ id }) => id === edgeId);
  const query = useQuery(EdgeWorkingsQuery, {
    variables: { estateId, edgeId, input },
    fetchPolicy: 'cache-and-network',
  });
  const label = (id: string | undefined): string => flow.nodes.find((node) => node.id === id)?.label ?? '';
  return (
    <Drawer opened onClose={onClose} title={`${label(edge?.from)} to ${label(edge?.to)}`} width={520}>
      <Stack gap={20}>
        {edge && <Figure size="xl" cents={edge.amount} />}
        <Loaded query={query} what="how it is worked out">
          {({ estate }) => <EdgeWorkings workings={estate?.edgeWorkings ?? []} />}
        </Loaded>
      </Stack>
    </Drawer>
  );
}

function EdgeWorkings({ workings }: { workings: readonly EdgeWorking[] }) {
  if (workings.length === 0) {
    return <p>Nothing passes here: the property stays where it is, and only counts in another place from now on.</p>;
  }
  return (
    <>
      {workings.length > 1 && <WhatPasses workings={workings} />}
      {workings.map((one) => (
        <TransferWorking key={one.id} working={one} />
      ))}
    </>
  );
}

/** Everything that the amount is made of, before each is opened. */
function WhatPasses({ workings }: { workings: readonly EdgeWorking[] }) {
  const lines = workings.map((one): ReceiptLine => ({ id: one.id, label: titleOf(one), cents: one.amount }));
  const cents = workings.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Receipt label="What passes" lines={[...lines, { id: 'total', label: 'What passes', cents, kind: 'total' }]} />
  );
}

const titleOf = ({ workings }: EdgeWorking): string => workings.map(({ label }) => label).join('; ');

/** One transfer, and what of it passes here where that is a part. */
function TransferWorking({ working: { amount, clause, workings } }: { working: EdgeWorking }) {
  const whole = workings.reduce((sum, working) => sum + (working.amount ?? 0), 0);
  return workings.map((working) => (
    <section key={working.label}>
      <h3>{working.label}</h3>
      {clause && <p>By its clause. {clause}.</p>}
      <Receipt
        label={working.label}
        lines={workingLines(working.lines, { withFormula: true })}
        statutes={working.authority.map(({ cite, title }) => ({ citation: cite, note: title ?? undefined }))}
      />
      {whole !== amount && (
        <Caption>
          Of {formatDollarsAndCents(whole)}, {formatDollarsAndCents(amount)} is in this amount: the rest pays the tax on
          it, or comes from another place of the diagram.
        </Caption>
      )}
      <CertaintyChip certainty={working.certainty} />
    </section>
  ));
}
