import { useMutation, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { OnOffField } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import {
  AskBeforeLeaving,
  ErrorSummary,
  FormAlert,
  SelectField,
  showServerErrors,
  TextField,
} from '@platform/mfe-kit/forms';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  ErrorState,
  Grid,
  Note,
  Page,
  PageHead,
  Select,
  Sheet,
  Skeleton,
  Stack,
  UiLink,
} from '@platform/ui-kit';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { graphql } from '../../gql/index.ts';
import { toggled } from '../report-builder/section-order.ts';
import { useTemplateChoices } from '../templates/use-template-choices.ts';

const NewReportRouteQuery = graphql(`
  query NewReportRoute($estateId: ID!) {
    estate(id: $estateId) { id displayName }
    reportBuilderConfig(estateId: $estateId) {
      sections { id title description required }
      illustrationErrors { section message path isBlocking }
      allowsCustomReportTitles
      quotaType
    }
  }
`);
const NewReportEstatesQuery = graphql(`
  query NewReportEstates {
    estates(pagination: { perPage: -1 }, sortBy: NAME, direction: ASC) { collection { id displayName } }
  }
`);
const OwnReportSettingsQuery = graphql(`
  query NewReportOwnSettings {
    ownReportSettings { id version preparedBy sections showToClient }
  }
`);
const CreateReportMutation = graphql(`
  mutation CreateReport($input: CreateReportInput!) {
    createReportWithPrefetch(input: $input) { ok report { id estateId status } }
  }
`);

const formSchema = z.object({
  estateId: requiredText('Choose a client'),
  templateId: z.string(),
  name: requiredText('Report name is required').max(60, 'Report name is at most 60 characters'),
  sections: z.array(z.string()).min(1, 'Choose at least one section'),
  preparedBy: z.string().trim().max(60, 'Prepared by is at most 60 characters'),
  showToClient: z.boolean(),
});
type FormValues = z.infer<typeof formSchema>;

/** URL: /reports/new and /estate/:estateId/reports/new */
export function NewReportRoute() {
  const { estateId } = useParams();
  useDocumentTitle('New report');
  return (
    <Page>
      <PageHead title="New report" summary="Choose the pages. You can leave this page while the report is made." />
      <StartedNewReport estateId={estateId} />
    </Page>
  );
}

type OwnSettings = ResultOf<typeof OwnReportSettingsQuery>['ownReportSettings'];

interface NewReportProps {
  readonly estateId: string | undefined;
  /** What the account has its new reports start with. */
  readonly own: OwnSettings;
}

/** The form waits for the account's own settings, so that nothing changes under the reader's hands. */
function StartedNewReport({ estateId }: Pick<NewReportProps, 'estateId'>) {
  const { data, error, refetch } = useQuery(OwnReportSettingsQuery, { fetchPolicy: 'network-only' });
  if (data) return <NewReport estateId={estateId} own={data.ownReportSettings} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Sheet title="Pages">
      <Skeleton rows={7} label="Loading the pages" />
    </Sheet>
  );
}

function NewReport({ estateId, own }: NewReportProps) {
  const navigate = useNavigate();
  const { account } = useSession();
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      estateId: estateId ?? '',
      templateId: '',
      name: 'Estate plan review',
      sections: own.sections,
      preparedBy: own.preparedBy ?? account.name,
      showToClient: own.showToClient,
    },
  });
  const chosen = form.watch('estateId');
  const sections = form.watch('sections');
  const clients = useQuery(NewReportEstatesQuery, { skip: estateId !== undefined });
  const { data, error, refetch, loading } = useQuery(NewReportRouteQuery, {
    variables: { estateId: chosen },
    skip: !chosen,
  });
  const templates = useTemplateChoices();
  const [params] = useSearchParams();
  const wanted = params.get('template');
  const { setValue } = form;
  const begin = (id: string): void => {
    const template = templates.find((one) => one.id === id);
    setValue('templateId', template?.id ?? '');
    if (!template) return;
    setValue('sections', [...template.orderedRequestableSections], { shouldValidate: true });
    setValue('name', template.reportName);
    setValue('showToClient', template.showToClient);
  };
  const beginWith = useRef(begin);
  beginWith.current = begin;
  const isThere = templates.some(({ id }) => id === wanted);
  useEffect(() => {
    if (isThere && wanted) beginWith.current(wanted);
  }, [isThere, wanted]);
  const [create] = useMutation(CreateReportMutation);
  const saveAs = (asDraft: boolean) =>
    form.handleSubmit(async ({ templateId, ...said }) => {
      const input = { ...said, ...(templateId && { templateId }), ...(asDraft && { asDraft }) };
      try {
        const { data: made } = await create({ variables: { input } });
        const draft = made?.createReportWithPrefetch.report;
        if (asDraft && draft) void navigate(`/estate/${draft.estateId}/reports/${draft.id}`);
        else void navigate(estateId ? `/estate/${estateId}/reports` : '/reports');
      } catch (failure) {
        showServerErrors(failure, form.setError, ['estateId', 'name', 'preparedBy']);
      }
    });
  const save = saveAs(false);
  const failed = error ?? clients.error;
  if (failed) {
    const retry = error ? refetch : clients.refetch;
    return <ErrorState error={failed} onRetry={() => void retry().catch(() => undefined)} />;
  }
  const config = data?.reportBuilderConfig;
  const blocking = (config?.illustrationErrors ?? []).filter(({ isBlocking }) => isBlocking);
  const toggle = (id: string): void =>
    form.setValue('sections', toggled(config?.sections ?? [], sections, id), { shouldValidate: true });
  return (
    <form onSubmit={save} aria-label="New report" noValidate>
      <AskBeforeLeaving control={form.control} />
      <Stack gap={20}>
        <ErrorSummary control={form.control} />
        <Grid columns="7-5">
          <Sheet title="Pages">
            {config ? (
              <CheckboxGroup label="Pages" name="sections" error={form.formState.errors.sections?.message}>
                {config.sections.map(({ id, title, description, required }) => (
                  <Checkbox
                    key={id}
                    label={title}
                    hint={description}
                    checked={required || sections.includes(id)}
                    disabled={required}
                    onChange={() => toggle(id)}
                  />
                ))}
              </CheckboxGroup>
            ) : loading ? (
              <Skeleton rows={7} label="Loading the pages" />
            ) : (
              <p>Choose a client first.</p>
            )}
          </Sheet>
          <Sheet title={data?.estate?.displayName ?? 'Whole report'}>
            <Stack gap={16}>
              {estateId === undefined && (
                <SelectField
                  control={form.control}
                  name="estateId"
                  label="Client"
                  placeholder="Choose a client"
                  options={(clients.data?.estates.collection ?? []).map(({ id, displayName }) => ({
                    value: id,
                    label: displayName,
                  }))}
                />
              )}
              {templates.length > 0 && (
                <Select
                  label="Template"
                  hint="Its pages, its name and all its options."
                  placeholder="None"
                  value={form.watch('templateId')}
                  options={templates.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) => begin(event.target.value)}
                />
              )}
              <TextField
                control={form.control}
                name="name"
                label="Report name"
                maxLength={60}
                disabled={config?.allowsCustomReportTitles === false}
                hint={config?.allowsCustomReportTitles === false ? 'Your organization names its reports.' : undefined}
              />
              <TextField control={form.control} name="preparedBy" label="Prepared by" maxLength={60} />
              <OnOffField
                kind="checkbox"
                control={form.control}
                name="showToClient"
                label="Show to the client"
                hint="The client sees the report as soon as it is complete."
              />
              {blocking.map(({ section, message, path }) => (
                <Note key={section} tone="warning">
                  {message} <UiLink href={path}>Mend it</UiLink>
                </Note>
              ))}
              <FormAlert message={form.formState.errors.root?.message} />
              <Button
                primary
                type="submit"
                busy={form.formState.isSubmitting}
                disabled={!config || blocking.length > 0}
              >
                Generate PDF
              </Button>
              <Button disabled={!config} onClick={(event) => void saveAs(true)(event)}>
                Put it together page by page
              </Button>
              <Note tone="asset">The PDF shows the same figures as the screens, worked out when it is made.</Note>
            </Stack>
          </Sheet>
        </Grid>
      </Stack>
    </form>
  );
}
