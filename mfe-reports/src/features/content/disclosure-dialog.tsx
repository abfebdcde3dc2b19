import { zodResolver } from '@hookform/resolvers/zod';
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
import { CreateDisclosureMutation, type Disclosure, UpdateDisclosureMutation } from './content.queries.ts';
import { plainWords } from './plain-words.ts';
import { RichText } from './rich-text.tsx';
import type { ContentChanges } from './use-content.ts';

const schema = z.object({ title: requiredText('Title is required', 60), disclosureContent: z.string() });
type DisclosureForm = z.infer<typeof schema>;

interface DisclosureDialogProps {
  /** Null for a new one. */
  readonly disclosure: Disclosure | null;
  readonly changes: ContentChanges;
  readonly onClose: () => void;
}

export function DisclosureDialog({ disclosure, changes, onClose }: DisclosureDialogProps) {
  const { content, read, write } = changes;
  const formId = useId();
  const opened = { title: disclosure?.title ?? '', disclosureContent: disclosure?.disclosureContent ?? '' };
  const { control, handleSubmit, setError, formState } = useForm<DisclosureForm>({
    resolver: zodResolver(schema),
    defaultValues: opened,
    mode: 'onTouched',
  });
  const guard = useConflictGuard<DisclosureForm>({
    opened: { values: opened, version: content.version },
    read: async () => {
      const now = await read();
      if (!now) return null;
      const same = disclosure ? now.disclosures.find(({ id }) => id === disclosure.id) : opened;
      return same
        ? { values: { title: same.title, disclosureContent: same.disclosureContent }, version: now.version }
        : null;
    },
    write: (attributes, version) => {
      const of = { organizationId: content.organizationId, version };
      return disclosure
        ? write(UpdateDisclosureMutation, { ...of, id: disclosure.id, attributes })
        : write(CreateDisclosureMutation, { ...of, attributes });
    },
  });
  const save = async (outcome: Promise<'saved' | 'conflict' | 'removed'>, name: string): Promise<void> => {
    try {
      const how = await outcome;
      if (how === 'conflict') return;
      notify(
        how === 'saved'
          ? { message: `“${name}” is saved.` }
          : { message: `Somebody removed “${name}” meanwhile. Nothing was saved.`, tone: 'error' },
      );
      onClose();
    } catch (error) {
      showServerErrors(error, setError, ['title']);
    }
  };
  const submit = handleSubmit((values) => save(guard.save(values), values.title));
  const title = disclosure ? `Edit “${disclosure.title}”` : 'Add disclosure';
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
              Save disclosure
            </Button>
          </>
        }
      >
        <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={16}>
            <ErrorSummary control={control} />
            <TextField control={control} name="title" label="Title" maxLength={60} />
            <Words control={control} />
            <FormAlert message={formState.errors.root?.message} />
          </Stack>
        </form>
      </FormModal>
      {guard.conflict && (
        <ConflictDialog
          conflict={guard.conflict}
          labelOf={(name) => (name === 'title' ? 'Title' : 'Words')}
          wordsOf={(name, values) => plainWords(values[name]) || 'Nothing'}
          busy={formState.isSubmitting}
          onSettle={(chosen) => void save(guard.settle(chosen), chosen.title)}
          onClose={onClose}
        />
      )}
    </>
  );
}

function Words({ control }: { control: ReturnType<typeof useForm<DisclosureForm>>['control'] }) {
  const { field, fieldState } = useController({ control, name: 'disclosureContent' });
  return <RichText label="Words" value={field.value} onChange={field.onChange} error={fieldState.error?.message} />;
}
