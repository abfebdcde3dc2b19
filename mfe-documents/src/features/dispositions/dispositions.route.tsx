import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  lazyPart,
  Note,
  Page,
  PageHead,
  Receipt,
  Sheet,
  Skeleton,
  StaleNote,
} from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import css from './dispositions.module.css';
import { DispositionsQuery, type Plan, type PlanReload, planOf, type Template } from './dispositions-query.ts';
import { StepList } from './step-list.tsx';

// The form, its masks and rules are fetched with the first step that is changed, not with the page.
const PresetDialog = lazyPart(() => import('./preset-dialog.tsx'), 'PresetDialog');
const StepDialog = lazyPart(() => import('./step-dialog.tsx'), 'StepDialog');

/** URL: /estate/:estateId/documents/:documentId/dispositions and /estate/:estateId/trusts/:trustId/dispositions */
export function DispositionsRoute() {
  const { estateId = '', documentId, trustId } = useParams();
  const id = trustId ?? documentId ?? '';
  const isTrust = trustId !== undefined;
  const { data, error, refetch } = useQuery(DispositionsQuery, {
    variables: { estateId, id, isTrust },
    fetchPolicy: 'cache-and-network',
  });
  const reload = async (): Promise<Plan | null> => {
    const now = (await refetch()).data;
    return now ? planOf(now, estateId) : null;
  };
  const retry = (): void => void reload().catch(() => undefined);
  const plan = data ? planOf(data as Parameters<typeof planOf>[0], estateId) : null;
  useDocumentTitle(plan ? `Dispositions of ${plan.name}` : 'Dispositions');
  if (!data)
    return (
      <Page>
        {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={8} label="Loading the dispositions" />}
      </Page>
    );
  const what = isTrust ? 'trust' : 'document';
  if (!plan)
    return (
      <Page>
        <EmptyState
          tone={what}
          title={`This ${what} was not found`}
          text="It may have been removed."
          actions={<LinkButton href={`/estate/${estateId}/${what}s`}>{`All ${what}s`}</LinkButton>}
        />
      </Page>
    );
  return (
    <Page>
      {Boolean(error) && <StaleNote what="the dispositions" onRetry={retry} />}
      <Shown plan={plan} reload={reload} />
    </Page>
  );
}

function Shown({ plan, reload }: PlanReload) {
  const mayEdit = usePermission('estate:edit');
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { estate, templates, assets, isTrust, trustId } = plan;
  const isOpen = mayEdit && plan.canEdit;
  const what = isTrust ? 'trust' : 'document';
  const add = isOpen && (
    <>
      <Button onClick={() => setIsChoosing(true)}>Add several steps</Button>
      <Button primary icon={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
        Add step
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        title={plan.name}
        summary="Who receives what, step by step: the figures follow these steps."
        actions={
          <>
            <LinkButton href={`/estate/${estate.id}/${what}s/${plan.id}`}>{`The ${what}`}</LinkButton>
            {add}
          </>
        }
      />
      {mayEdit && !plan.canEdit && (
        <Note>
          What this {what} says was read from its file, or its text is missing. Its steps are changed in the review of
          the file.
        </Note>
      )}
      <Grid columns="8-4">
        <Sheet title="Dispositions">
          {templates.length === 0 ? (
            <p className={css.quiet}>
              Nothing is recorded yet. Begin with gifts, then trusts that use an exclusion, then who receives what is
              left.
            </p>
          ) : (
            <StepList plan={plan} reload={reload} onEdit={isOpen ? setEdited : null} />
          )}
        </Sheet>
        <Sheet title="What can pay them">
          {assets.length === 0 ? (
            <p className={css.quiet}>
              {trustId !== null
                ? 'The trust holds nothing today.'
                : 'Nothing passes by this document: title and beneficiary forms come first.'}
            </p>
          ) : (
            <Receipt
              label="What can pay the steps"
              lines={assets.map(({ id, assetDescription, totalValue }) => ({
                id,
                label: assetDescription,
                cents: totalValue,
              }))}
            />
          )}
        </Sheet>
      </Grid>
      {isChoosing && (
        <Suspense>
          <PresetDialog plan={plan} reload={reload} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
      {edited && (
        <Suspense>
          <StepDialog
            plan={plan}
            reload={reload}
            template={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
