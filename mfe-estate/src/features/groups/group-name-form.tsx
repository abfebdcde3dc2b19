import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { AskBeforeLeaving, FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Row, Stack } from '@platform/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const NAME_LENGTH = 60;
const schema = z.object({ name: requiredText('Name the group', NAME_LENGTH) });
type Name = z.infer<typeof schema>;

interface GroupNameFormProps {
  /** What the form is for, said to whoever does not see it. */
  readonly title: string;
  readonly label: string;
  readonly save: string;
  readonly name?: string;
  /** Throws what the server says of the name. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** The one field of a group: its name, for a new one and for one that is called otherwise from now on. */
export function GroupNameForm({ title, label, save, name = '', onSave, onCancel }: GroupNameFormProps) {
  const form = useForm<Name>({ resolver: zodResolver(schema), defaultValues: { name } });
  const elements: readonly FormElement<Name>[] = [
    { kind: 'text', name: 'name', label, autoComplete: 'off', maxLength: NAME_LENGTH, autoFocus: name !== '' },
  ];
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(values.name.trim());
    } catch (error) {
      showServerErrors(error, form.setError, ['name']);
    }
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) form.reset({ name: '' });
  }, [form, isSubmitSuccessful]);
  return (
    <form aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={10}>
        <AskBeforeLeaving control={form.control} />
        <FormElements control={form.control} elements={elements} />
        <FormAlert message={errors.root?.message} />
        <Row gap={8}>
          <Button type="submit" busy={isSubmitting}>
            {save}
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </Row>
      </Stack>
    </form>
  );
}
