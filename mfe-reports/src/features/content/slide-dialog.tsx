import { zodResolver } from '@hookform/resolvers/zod';
import { FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { useConflictGuard } from '@platform/mfe-kit/forms';
import { GuardedDialog } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
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
  const opened = valuesOf(slide ?? NEW);
  const form = useForm<SlideForm, unknown, SlideForm>({
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
      notify(`“${values.title}” is saved. It is printed once it is approved.`);
    },
  });
  return (
    <GuardedDialog
      name={slide?.title ?? null}
      noun="slide"
      form={form}
      guard={guard}
      elements={[{ kind: 'text', name: 'title', label: 'Title', maxLength: 60 }]}
      fields={['title', 'contents']}
      labelOf={(name) => FIELD_WORDS[name]}
      wordsOf={(name, values) => inWords(values[name])}
      removal={null}
      width={760}
      onClose={onClose}
    >
      <Words control={form.control} />
      <FormElements
        control={form.control}
        elements={[
          {
            kind: 'checkbox',
            name: 'showHeader',
            label: FIELD_WORDS.showHeader,
            hint: 'Without it the page has its words alone; the contents name it all the same.',
          },
          {
            kind: 'checkbox',
            name: 'isRequiredForAdvisor',
            label: FIELD_WORDS.isRequiredForAdvisor,
            hint: 'Advisors cannot leave it out.',
          },
          {
            kind: 'checkbox',
            name: 'isRequiredForWeps',
            label: FIELD_WORDS.isRequiredForWeps,
            hint: 'Planners cannot leave it out.',
          },
        ]}
      />
    </GuardedDialog>
  );
}

const inWords = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : plainWords(value) || 'Nothing';

function Words({ control }: { control: ReturnType<typeof useForm<SlideForm, unknown, SlideForm>>['control'] }) {
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
