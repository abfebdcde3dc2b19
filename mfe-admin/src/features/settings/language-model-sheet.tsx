import { useMutation, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { refreshed } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, ErrorState, lazyPart, Note, notify, Row, Sheet, Stack } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import { graphql } from '../../gql/index.ts';

// The form is fetched when somebody sets a model up.
const LanguageModelDialog = lazyPart(() => import('./language-model-dialog.tsx'), 'LanguageModelDialog');

const LanguageModelQuery = graphql(`
  query LanguageModel($organizationId: ID!) {
    organizationLanguageModel(organizationId: $organizationId) {
      organizationId
      version
      isEnabled
      baseUrl
      modelName
      hasKey
      masksNames
      changedAt
      changedByName
    }
  }
`);
export const UpdateLanguageModelMutation = graphql(`
  mutation UpdateLanguageModel($organizationId: ID!, $version: Int!, $attributes: OrganizationLanguageModelInput!) {
    updateOrganizationLanguageModel(organizationId: $organizationId, version: $version, attributes: $attributes) {
      ok
      languageModel { organizationId version }
    }
  }
`);
const TryLanguageModelMutation = graphql(`
  mutation TryLanguageModel($organizationId: ID!) {
    tryOrganizationLanguageModel(organizationId: $organizationId) { ok message }
  }
`);
export type LanguageModel = NonNullable<ResultOf<typeof LanguageModelQuery>['organizationLanguageModel']>;

const WHAT_IT_DOES =
  'Documents are read by rules. A language model of your own can be asked beside them, part by part: it adds and corrects, and everything it says is kept only with words on the page, and is a question to whoever reviews.';

/** The language model that the organization brings, and what becomes of its documents with it. */
export function LanguageModelSheet({ organizationId }: { readonly organizationId: string }) {
  const { data, error, refetch } = useQuery(LanguageModelQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  const [isOpen, setOpen] = useState(false);
  const [trial, setTrial] = useState<{ readonly ok: boolean; readonly message: string } | null>(null);
  const [update, { loading }] = useMutation(UpdateLanguageModelMutation);
  const [tryOut, { loading: trying }] = useMutation(TryLanguageModelMutation);
  const model = data?.organizationLanguageModel;
  const turn = async (isEnabled: boolean): Promise<void> => {
    try {
      await update({ variables: { organizationId, version: model?.version ?? 1, attributes: { isEnabled } } });
      await refreshed(refetch);
      notify(isEnabled ? 'Documents are read with the model from now on.' : 'The model is not asked any more.');
    } catch (problem) {
      await refreshed(refetch);
      notify({ message: serverErrorText(problem), tone: 'error' });
    }
  };
  const ask = async (): Promise<void> => {
    setTrial(null);
    try {
      const answer = await tryOut({ variables: { organizationId } });
      setTrial(answer.data?.tryOrganizationLanguageModel ?? null);
    } catch (problem) {
      setTrial({ ok: false, message: serverErrorText(problem) });
    }
  };
  return (
    <Sheet
      title="Language model for documents"
      aside={model && <Chip tone={model.isEnabled ? 'positive' : 'asset'}>{model.isEnabled ? 'On' : 'Off'}</Chip>}
    >
      <Stack gap={12}>
        <p>{WHAT_IT_DOES}</p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {model?.baseUrl && (
          <p>
            <code>{model.modelName}</code> at <code>{model.baseUrl}</code>
            {model.hasKey ? ', with a key' : ', without a key'}.{' '}
            {model.masksNames ? 'It meets marks in place of names.' : 'It meets names as they stand.'}
            {model.changedAt && ` Changed on ${formatDayOf(model.changedAt)} by ${model.changedByName ?? 'somebody'}.`}
          </p>
        )}
        {trial && (
          <Note tone={trial.ok ? 'accent' : 'warning'} alert>
            {trial.message}
          </Note>
        )}
        {model && (
          <Row gap={8} wrap>
            <Button size="small" onClick={() => setOpen(true)}>
              {model.baseUrl ? 'Change' : 'Set up a model'}
            </Button>
            {model.baseUrl && (
              <>
                <Button size="small" busy={trying} onClick={() => void ask()}>
                  Try it
                </Button>
                <Button size="small" busy={loading} onClick={() => void turn(!model.isEnabled)}>
                  {model.isEnabled ? 'Turn it off' : 'Turn it on'}
                </Button>
              </>
            )}
          </Row>
        )}
      </Stack>
      {isOpen && model && (
        <Suspense>
          <LanguageModelDialog
            model={model}
            reload={() => {
              setTrial(null);
              return refetch();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}
