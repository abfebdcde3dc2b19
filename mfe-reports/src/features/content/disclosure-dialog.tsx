import { zodResolver } from '@hookform/resolvers/zod';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { useConflictGuard } from '@platform/mfe-kit/forms';
import { GuardedDialog } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
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
  const opened = { title: disclosure?.title ?? '', disclosureContent: disclosure?.disclosureContent ?? '' };
  const form = useForm<DisclosureForm, unknown, DisclosureForm>({
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
    write: async (attributes, version) => {
      const of = { organizationId: content.organizationId, version };
      await (disclosure
        ? write(UpdateDisclosureMutation, { ...of, id: disclosure.id, attributes })
        : write(CreateDisclosureMutation, { ...of, attributes }));
      notify(`“${attributes.title}” is saved.`);
    },
  });
  return (
    <GuardedDialog
      name={disclosure?.title ?? null}
      noun="disclosure"
      form={form}
      guard={guard}
      elements={[{ kind: 'text', name: 'title', label: 'Title', maxLength: 60 }]}
      fields={['title', 'disclosureContent']}
      labelOf={(name) => (name === 'title' ? 'Title' : 'Words')}
      wordsOf={(name, values) => (name === 'title' ? values.title : plainWords(values[name]) || 'Nothing')}
      removal={null}
      width={760}
      onClose={onClose}
    >
      <Words control={form.control} />
    </GuardedDialog>
  );
}

function Words({
  control,
}: {
  control: ReturnType<typeof useForm<DisclosureForm, unknown, DisclosureForm>>['control'];
}) {
  const { field, fieldState } = useController({ control, name: 'disclosureContent' });
  return <RichText label="Words" value={field.value} onChange={field.onChange} error={fieldState.error?.message} />;
}
