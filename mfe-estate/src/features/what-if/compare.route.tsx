import { useQuery } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import {
  Button,
  Caption,
  EmptyState,
  LinkButton,
  Note,
  PageHead,
  Select,
  Sheet,
  Skeleton,
  Stack,
} from '@platform/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import { comparedDeaths } from './compared-deaths.ts';
import { type Choices, PLAN, type Side, sideOptions, useSide } from './compared-sides.ts';
import { Comparison, type SideNames } from './comparison.tsx';
import { KeptPlans } from './kept-plans.tsx';
import { comparedHolders, comparedSums, comparedTaxes, inEither, RARE_SUMS } from './outcomes.ts';
import { type TaxesOfSides, useTaxReceipts } from './use-tax-receipts.tsx';
import css from './what-if.module.css';
import { caseOf, WhatIfRouteQuery } from './what-if-query.ts';

/** URL: /estate/:estateId/what-if/compare?left=&right=, each `plan`, a kept plan or a kept what-if. */
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
            plans={estate.planVersions ?? []}
            reload={query.refetch}
          />
        )
      }
    </Loaded>
  );
}

interface CompareProps extends Choices {
  readonly estateId: string;
  readonly reload: () => Promise<unknown>;
}

function Compare(props: CompareProps) {
  const { estateId, snapshots, plans, reload } = props;
  useDocumentTitle('Compare');
  // An earlier plan stands before the present one, as a what-if stands after it.
  const left = useSide('left', plans[0]?.id ?? PLAN, props);
  const right = useSide('right', plans.length > 0 ? PLAN : (snapshots[0]?.id ?? PLAN), props);
  const options = sideOptions(props);
  return (
    <>
      <PageHead
        title="Compare"
        summary={`${left.label}, beside ${right.value === left.value ? 'itself' : right.label}.`}
        actions={
          <span className={css.actions}>
            <Button icon={<IconPrinter size={17} stroke={1.6} />} onClick={() => window.print()}>
              Print
            </Button>
            <LinkButton href={estatePaths(estateId).whatIf}>What if</LinkButton>
          </span>
        }
      />
      <Stack gap={20}>
        {options.length === 1 ? (
          <EmptyState
            tone="trust"
            title="Nothing to compare with yet"
            text="Ask what would be, and keep it under a name, or keep the plan of today before it changes: then it stands here beside the plan."
            actions={<LinkButton href={estatePaths(estateId).whatIf}>Ask what would be</LinkButton>}
          />
        ) : (
          <>
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
            <Sides left={left} right={right} />
            <Caption>
              Both sides are worked out here and now, by the same rules as the estate diagram: what-ifs over the estate
              as it is today, kept plans over the estate as it was on their day. Estimates.
            </Caption>
          </>
        )}
        <KeptPlans estateId={estateId} plans={plans} reload={reload} />
      </Stack>
    </>
  );
}

function Sides({ left, right }: { readonly left: Side; readonly right: Side }) {
  const unread = [left, right].find(({ failed }) => failed !== null);
  if (unread)
    return (
      <Note tone="warning" icon="danger" alert>
        <b>{unread.label} did not arrive.</b> {unread.failed}
      </Note>
    );
  if (!left.played || !right.played) return <Skeleton rows={8} label="Loading the kept plan" />;
  const failed = [left, right].find(({ played }) => played?.outcome.result === undefined);
  const [before, after] = [left.played.outcome.result, right.played.outcome.result];
  if (!before || !after)
    return (
      <Note tone="warning" icon="danger" alert>
        <b>{failed?.label} cannot be worked out.</b> {failed?.played?.outcome.problem}
      </Note>
    );
  const sides: SideNames = { before: left.label, after: right.label, same: 'The same' };
  // Whoever has another name by now is shown with the newer one, which is most often on the right.
  const named = inEither(right.played.input, left.played.input);
  return <BothSides named={named} before={before} after={after} sides={sides} />;
}

function BothSides({ named, before, after, sides }: TaxesOfSides) {
  const { open, drawer } = useTaxReceipts({ named, before, after, sides });
  const taxes = new Set(comparedTaxes(before, after).map(({ id }) => id));
  const sums = comparedSums(before, after).filter(
    ({ id, before: was, after: is }) => !RARE_SUMS.has(id) || was > 0 || is > 0,
  );
  return (
    <>
      <Comparison title="Where everything goes" first="Where" lines={sums} sides={sides} />
      <Comparison
        title="Who has how much in the end"
        first="Who"
        lines={comparedHolders(named, before, after)}
        sides={sides}
      />
      {comparedDeaths(named, before, after).map(({ death, before: one, after: other, lines }) => (
        <Comparison
          key={death}
          title={death === 'FIRST_DEATH' ? 'Taxes at the first death' : 'Taxes at the second death'}
          first="What"
          lines={lines}
          sides={sides}
          onOpen={open}
          hasReceipt={(id) => taxes.has(id)}
          says={
            one === other ? `${one}.` : `${sides.before}: ${one ?? 'no death'}. ${sides.after}: ${other ?? 'no death'}.`
          }
        />
      ))}
      {drawer}
    </>
  );
}
