import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, FormModal, serverErrorText, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Dropzone, Note, notify, Row, Stack } from '@platform/ui-kit';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { limitsText } from '../uploads/upload-box.tsx';
import { CreateUploadMutation } from '../uploads/use-sending.ts';
import { AnsweringFilesQuery, AnswerRfiMutation, type Rfi } from './plan-reviews-query.ts';

const MOST = TEXT_LENGTHS.noteText;
const schema = z
  .object({ text: z.string().trim().max(MOST, `At most ${MOST} characters`), uploadId: z.string() })
  .refine(({ text, uploadId }) => text !== '' || uploadId !== '', {
    path: ['text'],
    message: 'Write something, or give a file.',
  });

interface AnswerDialogProps {
  readonly estateId: string;
  readonly rfi: Rfi;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Answers a question about a document in words, with a file, or with both. Mounted while it is open. */
export function AnswerDialog({ estateId, rfi, reload, onClose }: AnswerDialogProps) {
  const { id, version, documentName, answer, answerUpload } = rfi;
  const formId = useId();
  const mayUpload = usePermission('document:upload');
  const { data, refetch } = useQuery(AnsweringFilesQuery, { variables: { estateId } });
  const [say] = useMutation(AnswerRfiMutation);
  const [upload, { loading: uploading }] = useMutation(CreateUploadMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { text: answer ?? '', uploadId: answerUpload?.id ?? '' },
  });
  const files = data?.estateUploads.collection ?? [];
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setProblem(null);
    try {
      const sent = await upload({ variables: { input: { estateId, file, abstract: false } } });
      await refreshed(refetch);
      form.setValue('uploadId', sent.data?.createEstateUpload.estateUpload?.id ?? '', { shouldDirty: true });
      form.clearErrors();
    } catch (error) {
      setProblem(serverErrorText(error));
    }
  };
  const submit = form.handleSubmit(async ({ text, uploadId }) => {
    try {
      await say({ variables: { id, version, answer: text, estateUploadId: uploadId || null } });
      await refreshed(reload);
      onClose();
      notify('The answer is sent.');
    } catch (error) {
      showServerErrors(error, form.setError, ['text']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={`Answer: ${documentName}`}
      width={560}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Answer
          </Button>
        </Row>
      }
    >
      <form id={formId} aria-label={`Answer: ${documentName}`} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements
            control={form.control}
            elements={[
              { kind: 'textarea', name: 'text', label: 'Answer', maxLength: MOST, optional: true, autoFocus: true },
              {
                kind: 'select',
                name: 'uploadId',
                label: 'File that answers it',
                placeholder: 'No file',
                options: files.map((file) => ({ value: file.id, label: file.file.filename })),
                optional: true,
              },
            ]}
          />
          {mayUpload && data && (
            <Dropzone
              label={uploading ? 'Uploading…' : 'Add a file'}
              hint={limitsText(data.uploadLimits)}
              accept={data.uploadLimits.accept.join(',')}
              onFiles={(chosen) => void take(chosen)}
            />
          )}
          {problem && (
            <Note tone="danger" alert>
              {problem}
            </Note>
          )}
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
