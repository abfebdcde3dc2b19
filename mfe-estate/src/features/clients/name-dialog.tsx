import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Modal, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

interface Name {
  readonly name: string;
}

interface NameDialogProps extends Name {
  readonly title: string;
  readonly label: string;
  /** Said where the name is left empty. */
  readonly required: string;
  readonly maxLength: number;
  readonly saveLabel: string;
  /** Throws what the server says. Not called where the name stayed what it was. */
  readonly save: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what one thing is to be called. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, required, maxLength, saveLabel, name: given, save, onClose } = props;
  const formId = useId();
  const form = useForm<Name>({
    resolver: zodResolver(z.object({ name: requiredText(required, maxLength) })),
    mode: 'onTouched',
    defaultValues: { name: given },
  });
  const elements: readonly FormElement<Name>[] = [
    { kind: 'text', name: 'name', label, autoComplete: 'off', autoFocus: true, maxLength },
  ];
  const submit = form.handleSubmit(async ({ name }) => {
    if (name === given) return onClose();
    try {
      await save(name);
      onClose();
    } catch (error) {
      // Whatever field a refusal names (a household's is displayName): the form has this one.
      showServerErrors<Name>(error, (path, ...said) => form.setError(path === 'root' ? path : 'name', ...said));
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
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elements} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </Modal>
  );
}
