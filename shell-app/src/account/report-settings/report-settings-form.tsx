import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { OnOffField } from '@platform/mfe-kit/form-elements';
import {
  AskBeforeLeaving,
  ErrorSummary,
  FormAlert,
  serverErrorCode,
  showServerErrors,
  TextField,
} from '@platform/mfe-kit/forms';
import { Button, Checkbox, CheckboxGroup, Grid, notify, Row, Sheet, Stack } from '@platform/ui-kit';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const ReportSettingsForm_settings = graphql(`
  fragment ReportSettingsForm_settings on OwnReportSettings {
    version
    preparedBy
    sections
    showToClient
  }
`);

const UpdateOwnReportSettings = graphql(`
  mutation UpdateOwnReportSettings($input: UpdateOwnReportSettingsInput!) {
    updateOwnReportSettings(input: $input) {
      ok
      ownReportSettings {
        id
        ...ReportSettingsForm_settings
      }
    }
  }
`);

const MAX_PREPARED_BY = 60;
const formSchema = z.object({
  /** The one that was read: what another window has saved since is not overwritten. */
  version: z.number(),
  preparedBy: z.string().trim().max(MAX_PREPARED_BY, `Prepared by is at most ${MAX_PREPARED_BY} characters`),
  sections: z.array(z.string()),
  showToClient: z.boolean(),
});
type FormValues = z.infer<typeof formSchema>;
type Saved = FragmentType<typeof ReportSettingsForm_settings>;

function valuesOf(saved: Saved): FormValues {
  const { version, preparedBy, sections, showToClient } = readFragment(ReportSettingsForm_settings, saved);
  return { version, preparedBy: preparedBy ?? '', sections, showToClient };
}

interface ReportSettingsFormProps {
  readonly settings: Saved;
  readonly sections: readonly { readonly id: string; readonly title: string; description: string; required: boolean }[];
  readonly accountName: string;
  /** The settings as they are stored now. */
  readonly onReload: () => Promise<Saved | undefined>;
}

/** What new reports of the account start with; saved as a whole. */
export function ReportSettingsForm({ settings, sections, accountName, onReload }: ReportSettingsFormProps) {
  const [update] = useMutation(UpdateOwnReportSettings);
  const { control, handleSubmit, setError, reset, formState } = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: valuesOf(settings),
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ preparedBy, ...rest }) => {
    try {
      const { data } = await update({ variables: { input: { ...rest, preparedBy: preparedBy || null } } });
      const saved = data?.updateOwnReportSettings.ownReportSettings;
      if (saved) reset(valuesOf(saved));
      notify('Report settings saved.');
    } catch (error) {
      if (serverErrorCode(error) !== 'STALE_VERSION')
        return showServerErrors(error, setError, ['preparedBy', 'sections']);
      const current = await onReload();
      if (current) reset(valuesOf(current));
      setError('root', {
        type: 'stale',
        message:
          'These settings were changed in another window meanwhile. They are shown as they are now; nothing of yours was saved.',
      });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Report settings">
      <AskBeforeLeaving control={control} />
      <Stack gap={20}>
        <ErrorSummary control={control} />
        <Grid columns="7-5">
          <Sheet title="Pages">
            <PageChoices control={control} sections={sections} />
          </Sheet>
          <Sheet title="Cover and client">
            <Stack gap={18}>
              <TextField
                control={control}
                name="preparedBy"
                label="Prepared by"
                optional
                maxLength={MAX_PREPARED_BY}
                hint={`Printed on the cover. Left empty, it is ${accountName}.`}
              />
              <OnOffField
                kind="checkbox"
                control={control}
                name="showToClient"
                label="Show to the client"
                hint="The client sees the report as soon as it is complete."
              />
              <FormAlert message={formState.errors.root?.message} />
              <Row>
                <Button primary type="submit" busy={formState.isSubmitting} disabled={!formState.isDirty}>
                  Save report settings
                </Button>
              </Row>
            </Stack>
          </Sheet>
        </Grid>
      </Stack>
    </form>
  );
}

type PageChoicesProps = Pick<ReportSettingsFormProps, 'sections'> & {
  readonly control: ReturnType<typeof useForm<FormValues>>['control'];
};

/** The pages in their printed order, so that ticking one again is no change. */
function PageChoices({ control, sections }: PageChoicesProps) {
  const { field, fieldState } = useController({ control, name: 'sections' });
  const toggle = (id: string): void => {
    const ticked = new Set(field.value);
    if (!ticked.delete(id)) ticked.add(id);
    field.onChange(sections.filter((section) => ticked.has(section.id)).map((section) => section.id));
  };
  return (
    <CheckboxGroup label="Pages" name={field.name} error={fieldState.error?.message}>
      {sections.map(({ id, title, description, required }) => (
        <Checkbox
          key={id}
          label={title}
          hint={required ? `${description} Part of every report.` : description}
          checked={required || field.value.includes(id)}
          disabled={required}
          onChange={() => toggle(id)}
          onBlur={field.onBlur}
        />
      ))}
    </CheckboxGroup>
  );
}
