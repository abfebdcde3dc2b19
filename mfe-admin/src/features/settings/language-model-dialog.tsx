import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { refreshed } from '@platform/mfe-kit';
import { FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type LanguageModel, UpdateLanguageModelMutation } from './language-model-sheet.tsx';

const schema = z.object({
  baseUrl: requiredText('Say where the model is.').max(TEXT_LENGTHS.baseUrl),
  modelName: requiredText('Say which model.').max(TEXT_LENGTHS.modelName),
  apiKey: z.string().max(TEXT_LENGTHS.apiKey, `At most ${TEXT_LENGTHS.apiKey} characters`),
  masksNames: z.boolean(),
});

interface LanguageModelDialogProps {
  readonly model: LanguageModel;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Where the model is, and what it meets. Turning it on is a step of its own. Mounted while it is open. */
export function LanguageModelDialog({ model, reload, onClose }: LanguageModelDialogProps) {
  const formId = useId();
  const [update] = useMutation(UpdateLanguageModelMutation);
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      baseUrl: model.baseUrl ?? '',
      modelName: model.modelName ?? '',
      apiKey: '',
      masksNames: model.masksNames,
    },
  });
  const submit = form.handleSubmit(async ({ apiKey, ...facts }) => {
    const { organizationId, version } = model;
    try {
      const attributes = { ...facts, ...(apiKey.trim() && { apiKey }) };
      await update({ variables: { organizationId, version, attributes } });
      await refreshed(reload);
      onClose();
      notify('Saved.');
    } catch (error) {
      showServerErrors(error, form.setError, ['baseUrl', 'modelName', 'apiKey', 'masksNames']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title="Language model for documents"
      width={560}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Save
          </Button>
        </Row>
      }
    >
      <form id={formId} aria-label="Language model for documents" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements
            control={form.control}
            elements={[
              {
                kind: 'text',
                name: 'baseUrl',
                label: 'Address',
                hint: 'Of an OpenAI-compatible interface, up to /v1',
                placeholder: 'https://models.example.com/v1',
                autoFocus: true,
              },
              { kind: 'text', name: 'modelName', label: 'Model' },
              {
                kind: 'text',
                name: 'apiKey',
                label: 'Key',
                hint: model.hasKey
                  ? 'One is kept and never shown again; another address takes it away'
                  : 'Kept encrypted, and never shown again',
                autoComplete: 'off',
                optional: true,
              },
              {
                kind: 'toggle',
                name: 'masksNames',
                label: 'Hide names',
                hint: 'The model meets marks in place of the names of people, banks and charities, and of their numbers',
              },
            ]}
          />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
