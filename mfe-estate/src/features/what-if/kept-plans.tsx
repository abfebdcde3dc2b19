import { useMutation } from '@apollo/client/react';
import { formatDate } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Caption, ConfirmDialog, IconButton, lazyPart, notify, Row, Sheet, UiLink } from '@platform/ui-kit';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './what-if.module.css';
import { KeepPlanMutation, type KeptPlan, RemovePlanMutation, RenamePlanMutation } from './what-if-query.ts';

// The form is fetched with the first name that is given.
const NameDialog = lazyPart(() => import('../estate/name-dialog.tsx'), 'NameDialog');
const ICON = { size: 16, stroke: 1.6 } as const;

/** Under a name, with the day it is of: several may have the same name. */
export const planTitle = ({ name, keptOn }: Pick<KeptPlan, 'name' | 'keptOn'>): string =>
  `${name}, ${formatDate(String(keptOn))}`;

interface KeptPlansProps {
  readonly estateId: string;
  readonly plans: readonly KeptPlan[];
  readonly reload: () => Promise<unknown>;
}

/** The plan as it stood on other days; the present one is kept, and each is renamed and removed. */
export function KeptPlans({ estateId, plans, reload }: KeptPlansProps) {
  const [keep] = useMutation(KeepPlanMutation);
  const [rename] = useMutation(RenamePlanMutation);
  const [naming, setNaming] = useState<KeptPlan | 'new' | null>(null);
  const [leaving, setLeaving] = useState<KeptPlan | null>(null);
  return (
    <Sheet title="Kept plans" className={css.noPrint}>
      {plans.length === 0 ? (
        <Caption>None yet. Keep the plan before it changes, and compare what has become of it.</Caption>
      ) : (
        <ul className={css.kept} aria-label="Kept plans">
          {plans.map((plan) => (
            <li key={plan.id}>
              <div>
                {plan.name}
                <Caption>
                  {[
                    `as of ${formatDate(String(plan.keptOn))}`,
                    plan.createdByName && `kept by ${plan.createdByName}`,
                    !plan.isOlder && 'nothing has changed since',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Caption>
              </div>
              <Row gap={4}>
                <IconButton
                  variant="ghost"
                  label={`Rename ${planTitle(plan)}`}
                  icon={<IconPencil {...ICON} />}
                  onClick={() => setNaming(plan)}
                />
                <IconButton
                  variant="ghost"
                  label={`Remove ${planTitle(plan)}`}
                  icon={<IconTrash {...ICON} />}
                  onClick={() => setLeaving(plan)}
                />
              </Row>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setNaming('new')}>Keep the plan as it is today</Button>
      {plans.some(({ isOlder }) => isOlder) && (
        <p className={css.compare}>
          <UiLink href={estatePaths(estateId).history}>What was changed since</UiLink>
        </p>
      )}
      <Suspense>
        {naming && (
          <NameDialog
            title={naming === 'new' ? 'Keep the plan as it is today' : `Rename ${naming.name}`}
            noun="kept plan"
            name={naming === 'new' ? '' : naming.name}
            save={async (name) => {
              if (naming === 'new') await keep({ variables: { estateId, attributes: { name } } });
              else await rename({ variables: { id: naming.id, version: naming.version, attributes: { name } } });
              await refreshed(reload);
              notify(`${name} is kept.`);
            }}
            onClose={() => setNaming(null)}
          />
        )}
      </Suspense>
      {leaving && <RemovePlan plan={leaving} reload={reload} onClose={() => setLeaving(null)} />}
    </Sheet>
  );
}

interface RemovePlanProps {
  readonly plan: KeptPlan;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks first: a day that has passed cannot be kept again. */
function RemovePlan({ plan, reload, onClose }: RemovePlanProps) {
  const [remove, { loading }] = useMutation(RemovePlanMutation);
  const run = async (): Promise<void> => {
    try {
      await remove({ variables: { id: plan.id, version: plan.version } });
      notify(`${plan.name} is no longer kept.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Remove ${plan.name}?`}
      confirmLabel="Remove"
      danger
      busy={loading}
      onConfirm={() => void run()}
    >
      <p>
        The plan as of {formatDate(String(plan.keptOn))} can no longer be compared. This cannot be taken back: the
        estate is another one today.
      </p>
    </ConfirmDialog>
  );
}
