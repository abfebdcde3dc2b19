import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Modal, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const NAME_LENGTH = 60;
const schema = z.object({ name: requiredText('A view needs a name', NAME_LENGTH) });
type Name = z.infer<typeof schema>;
const ELEMENTS: readonly FormElement<Name>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name of the view',
    autoComplete: 'off',
    autoFocus: true,
    maxLength: NAME_LENGTH,
  },
];

interface ViewNameDialogProps extends Name {
  readonly title: string;
  /** Throws what the server says. Not called where the name stayed what it was. */
  readonly save: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a view of the list. */
export function ViewNameDialog({ title, name: given, save, onClose }: ViewNameDialogProps) {
  const formId = useId();
  const form = useForm<Name>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { name: given },
  });
  const submit = form.handleSubmit(async ({ name }) => {
    if (name === given) return onClose();
    try {
      await save(name);
      onClose();
    } catch (error) {
      showServerErrors(error, form.setError, ['name']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Save view
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={ELEMENTS} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </Modal>
  );
}
