import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { Button, Chip, classNames, EmptyState, LinkButton, lazyPart, PageHead, Sheet } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import css from '../plans/plans.module.css';
import { type Milestone, type MilestonesReload, MilestonesRouteQuery } from './milestones-query.ts';

// Forms, their masks and rules are fetched with the first of them.
const MilestoneDialog = lazyPart(() => import('./milestone-dialog.tsx'), 'MilestoneDialog');

/** URL: /estate/:estateId/milestones */
export function MilestonesRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(MilestonesRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async () => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the milestones">
      {({ estate }) => estate && <Milestones estate={estate} reload={reload} />}
    </Loaded>
  );
}

function summaryOf(milestones: readonly Milestone[], thisYear: number): string | undefined {
  const [next] = milestones.filter(({ year }) => year >= thisYear);
  if (milestones.length === 0) return undefined;
  return `${counted(milestones.length, 'milestone')}.${next ? ` Next: ${next.milestone}, ${next.year}.` : ' All of them are past.'}`;
}

function Milestones({ estate, reload }: MilestonesReload) {
  useDocumentTitle('Milestones');
  const mayEdit = usePermission('estate:edit');
  const [editing, setEditing] = useState<Milestone | 'new' | null>(null);
  const thisYear = Number(today().slice(0, 4));
  const milestones = estate.financialMilestones;
  const add = mayEdit && (
    <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setEditing('new')}>
      Add milestone
    </Button>
  );
  return (
    <>
      <PageHead
        title="Milestones"
        summary={summaryOf(milestones, thisYear)}
        actions={
          milestones.length > 0 && (
            <>
              <LinkButton href={estatePaths(estate.id).timeline}>See the timeline</LinkButton>
              {add}
            </>
          )
        }
      />
      {milestones.length === 0 ? (
        <EmptyState
          tone="asset"
          title="No milestones yet"
          text="What the household plans for, each in its year: a retirement, a sale, a child at college. They stand on the timeline beside everything else."
          actions={add}
        />
      ) : (
        <Sheet padded={false}>
          <ul className={css.list} aria-label="Milestones by year">
            {milestones.map((one) => (
              <li key={one.id} className={classNames(css.item, one.year < thisYear && css.past)}>
                <span className={css.year}>{one.year}</span>
                <MilestoneName milestone={one} onEdit={mayEdit ? () => setEditing(one) : undefined} />
                <Chip>{labelOf('FinancialMilestoneKind', one.kind)}</Chip>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {editing && (
        <Suspense>
          <MilestoneDialog
            milestone={editing === 'new' ? null : editing}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function MilestoneName({ milestone, onEdit }: { milestone: Milestone; onEdit: (() => void) | undefined }) {
  const words = (
    <>
      <span className={css.name}>{milestone.milestone}</span>
      {milestone.description && <span className={css.detail}>{milestone.description}</span>}
    </>
  );
  if (!onEdit) return <span>{words}</span>;
  return (
    <button type="button" className={css.edit} aria-label={`Change ${milestone.milestone}`} onClick={onEdit}>
      {words}
    </button>
  );
}
