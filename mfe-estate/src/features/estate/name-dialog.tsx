import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const NAME_LENGTH = 60;
interface Name {
  readonly name: string;
}

const elementsFor = (noun: string): readonly FormElement<Name>[] => [
  {
    kind: 'text',
    name: 'name',
    label: `Name of the ${noun}`,
    autoComplete: 'off',
    autoFocus: true,
    maxLength: NAME_LENGTH,
  },
];

interface NameDialogProps extends Name {
  readonly title: string;
  /** What is named: `view`. */
  readonly noun: string;
  /** Throws what the server says. Not called where the name stayed what it was. */
  readonly save: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Names something that is kept. */
export function NameDialog({ title, noun, name: given, save, onClose }: NameDialogProps) {
  const formId = useId();
  const form = useForm<Name>({
    resolver: zodResolver(z.object({ name: requiredText(`A ${noun} needs a name`, NAME_LENGTH) })),
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
    <FormModal
      control={form.control}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Save {noun}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elementsFor(noun)} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
