import { zodResolver } from '@hookform/resolvers/zod';
import { OnOffField } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import {
  ConflictDialog,
  ErrorSummary,
  FormAlert,
  FormModal,
  showServerErrors,
  TextField,
  useConflictGuard,
} from '@platform/mfe-kit/forms';
import { Button, notify, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { SaveSlidesMutation, type Slide } from './content.queries.ts';
import { plainWords } from './plain-words.ts';
import { RichText } from './rich-text.tsx';
import { withSlide } from './slide-order.ts';
import type { ContentChanges } from './use-content.ts';

const schema = z.object({
  title: requiredText('Title is required', 60),
  contents: z.string(),
  showHeader: z.boolean(),
  isRequiredForAdvisor: z.boolean(),
  isRequiredForWeps: z.boolean(),
});
type SlideForm = z.infer<typeof schema>;

const valuesOf = ({ title, contents, showHeader, isRequiredForAdvisor, isRequiredForWeps }: SlideForm): SlideForm => ({
  title,
  contents,
  showHeader,
  isRequiredForAdvisor,
  isRequiredForWeps,
});
const NEW: SlideForm = {
  title: '',
  contents: '',
  showHeader: true,
  isRequiredForAdvisor: false,
  isRequiredForWeps: false,
};
const FIELD_WORDS: Readonly<Record<keyof SlideForm, string>> = {
  title: 'Title',
  contents: 'Words',
  showHeader: 'Print the title',
  isRequiredForAdvisor: 'In every report of advisors',
  isRequiredForWeps: 'In every report of planners',
};

interface SlideDialogProps {
  /** Null for a new one. */
  readonly slide: Slide | null;
  readonly changes: ContentChanges;
  readonly onClose: () => void;
}

export function SlideDialog({ slide, changes, onClose }: SlideDialogProps) {
  const { content, read, write } = changes;
  const formId = useId();
  const opened = valuesOf(slide ?? NEW);
  const { control, handleSubmit, setError, formState } = useForm<SlideForm>({
    resolver: zodResolver(schema),
    defaultValues: opened,
    mode: 'onTouched',
  });
  const guard = useConflictGuard<SlideForm>({
    opened: { values: opened, version: content.version },
    read: async () => {
      const now = await read();
      if (!now) return null;
      const same = slide ? now.slides.find(({ id }) => id === slide.id) : NEW;
      return same ? { values: valuesOf(same), version: now.version } : null;
    },
    write: async (values, version) => {
      // The other slides as they are in that version, which may be newer than what is shown.
      const slides = version === content.version ? content.slides : ((await read())?.slides ?? content.slides);
      const { organizationId } = content;
      await write(SaveSlidesMutation, {
        organizationId,
        version,
        slides: withSlide(slides, { id: slide?.id ?? null, ...values }),
      });
    },
  });
  const done = (outcome: 'saved' | 'conflict' | 'removed', title: string): void => {
    if (outcome === 'conflict') return;
    notify(
      outcome === 'saved'
        ? { message: `“${title}” is saved. It is printed once it is approved.` }
        : { message: `Somebody removed “${title}” meanwhile. Nothing was saved.`, tone: 'error' },
    );
    onClose();
  };
  const submit = handleSubmit(async (values) => {
    try {
      done(await guard.save(values), values.title);
    } catch (error) {
      showServerErrors(error, setError, ['title', 'contents']);
    }
  });
  const title = slide ? `Edit “${slide.title}”` : 'Add slide';
  return (
    <>
      <FormModal
        control={control}
        onClose={onClose}
        title={title}
        width={760}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button primary type="submit" form={formId} busy={formState.isSubmitting}>
              Save slide
            </Button>
          </>
        }
      >
        <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={16}>
            <ErrorSummary control={control} />
            <TextField control={control} name="title" label="Title" maxLength={60} />
            <Words control={control} />
            <OnOffField
              kind="checkbox"
              control={control}
              name="showHeader"
              label="Print the title"
              hint="Without it the page has its words alone; the contents name it all the same."
            />
            <OnOffField
              kind="checkbox"
              control={control}
              name="isRequiredForAdvisor"
              label="In every report of advisors"
              hint="Advisors cannot leave it out."
            />
            <OnOffField
              kind="checkbox"
              control={control}
              name="isRequiredForWeps"
              label="In every report of planners"
              hint="Planners cannot leave it out."
            />
            <FormAlert message={formState.errors.root?.message} />
          </Stack>
        </form>
      </FormModal>
      {guard.conflict && (
        <ConflictDialog
          conflict={guard.conflict}
          labelOf={(name) => FIELD_WORDS[name]}
          wordsOf={(name, values) => inWords(values[name])}
          busy={formState.isSubmitting}
          onSettle={(chosen) =>
            void guard.settle(chosen).then(
              (outcome) => done(outcome, chosen.title),
              (error) => showServerErrors(error, setError, ['title', 'contents']),
            )
          }
          onClose={onClose}
        />
      )}
    </>
  );
}

const inWords = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : plainWords(value) || 'Nothing';

function Words({ control }: { control: ReturnType<typeof useForm<SlideForm>>['control'] }) {
  const { field, fieldState } = useController({ control, name: 'contents' });
  return (
    <RichText
      label="Words and pictures"
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
