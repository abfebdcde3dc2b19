import { useQuery } from '@apollo/client/react';
import type { EstateCase } from '@platform/estate-engine';
import { useDocumentTitle } from '@platform/mfe-kit';
import { Button, Caption, EmptyState, LinkButton, Note, PageHead, Select, Sheet, Stack } from '@platform/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import { comparedDeaths } from './compared-deaths.ts';
import { Comparison, type SideNames } from './comparison.tsx';
import { comparedHolders, comparedSums, type Outcome, play } from './outcomes.ts';
import css from './what-if.module.css';
import { changesOf } from './what-if-address.ts';
import { caseOf, type Snapshot, WhatIfRouteQuery } from './what-if-query.ts';

const PLAN = 'plan';

/** URL: /estate/:estateId/what-if/compare?left=&right=, each `plan` or a kept what-if. */
export function CompareRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(WhatIfRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what="the plan">
      {({ estate }) =>
        estate && (
          <Compare
            estateId={estate.id}
            input={caseOf(estate)}
            today={estate.distributionCase.today}
            snapshots={estate.whatIfSnapshots ?? []}
          />
        )
      }
    </Loaded>
  );
}

interface CompareProps {
  readonly estateId: string;
  readonly input: EstateCase;
  readonly today: string;
  readonly snapshots: readonly Snapshot[];
}

/** What stands on one side: the plan as it is, or a kept what-if over it. */
function useSide(name: 'left' | 'right', fallback: string, { input, today, snapshots }: CompareProps) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? fallback;
  const kept = snapshots.find(({ id }) => id === wanted);
  const address = kept?.address ?? '';
  const outcome = useMemo(() => play(input, changesOf(new URLSearchParams(address)), today), [input, address, today]);
  const choose = (value: string): void =>
    setParams((before) => new URLSearchParams([...before].filter(([key]) => key !== name).concat([[name, value]])), {
      replace: true,
    });
  return { value: kept?.id ?? PLAN, label: kept?.name ?? 'The plan as it is', outcome, choose };
}

function Compare(props: CompareProps) {
  const { estateId, input, snapshots } = props;
  useDocumentTitle('Compare');
  const left = useSide('left', PLAN, props);
  const right = useSide('right', snapshots[0]?.id ?? PLAN, props);
  const options = [
    { value: PLAN, label: 'The plan as it is' },
    ...snapshots.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <PageHead
        title="Compare"
        summary={`${left.label}, beside ${right.label === left.label ? 'itself' : right.label}.`}
        actions={
          <span className={css.actions}>
            <Button icon={<IconPrinter size={17} stroke={1.6} />} onClick={() => window.print()}>
              Print
            </Button>
            <LinkButton href={estatePaths(estateId).whatIf}>What if</LinkButton>
          </span>
        }
      />
      {snapshots.length === 0 ? (
        <EmptyState
          tone="trust"
          title="Nothing to compare with yet"
          text="Ask what would be, and keep it under a name: then it stands here beside the plan."
          actions={<LinkButton href={estatePaths(estateId).whatIf}>Ask what would be</LinkButton>}
        />
      ) : (
        <Stack gap={20}>
          <Sheet className={css.noPrint}>
            <div className={css.choices}>
              <Select
                label="On the left"
                value={left.value}
                options={options}
                onChange={({ target }) => left.choose(target.value)}
              />
              <Select
                label="On the right"
                value={right.value}
                options={options}
                onChange={({ target }) => right.choose(target.value)}
              />
            </div>
          </Sheet>
          <Sides input={input} left={left} right={right} />
          <Caption>
            Both sides are worked out here and now, by the same rules as the estate diagram, over the estate as it is
            today. Estimates.
          </Caption>
        </Stack>
      )}
    </>
  );
}

interface Side {
  readonly label: string;
  readonly outcome: Outcome;
}

function Sides({ input, left, right }: { readonly input: EstateCase; readonly left: Side; readonly right: Side }) {
  const failed = [left, right].find(({ outcome }) => outcome.result === undefined);
  const [before, after] = [left.outcome.result, right.outcome.result];
  if (!before || !after)
    return (
      <Note tone="warning" icon="danger" alert>
        <b>{failed?.label} cannot be worked out.</b> {failed?.outcome.problem}
      </Note>
    );
  const sides: SideNames = { before: left.label, after: right.label, same: 'The same' };
  const sums = comparedSums(before, after).filter(
    ({ id, before: was, after: is }) => id !== 'escheat' || was > 0 || is > 0,
  );
  return (
    <>
      <Comparison title="Where everything goes" first="Where" lines={sums} sides={sides} />
      <Comparison
        title="Who has how much in the end"
        first="Who"
        lines={comparedHolders(input, before, after)}
        sides={sides}
      />
      {comparedDeaths(input, before, after).map(({ death, before: one, after: other, lines }) => (
        <Comparison
          key={death}
          title={death === 'FIRST_DEATH' ? 'Taxes at the first death' : 'Taxes at the second death'}
          first="What"
          lines={lines}
          sides={sides}
          says={
            one === other ? `${one}.` : `${sides.before}: ${one ?? 'no death'}. ${sides.after}: ${other ?? 'no death'}.`
          }
        />
      ))}
    </>
  );
}
