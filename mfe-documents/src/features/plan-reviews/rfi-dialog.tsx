import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { RFI_KINDS } from '@platform/contracts/review';
import { reviewLabel } from '@platform/contracts/review-labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { refreshed } from '@platform/mfe-kit';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AskableQuery, type Rfi, SubmitRfiMutation, WriteRfiMutation } from './plan-reviews-query.ts';

const schema = z.object({
  documentId: requiredText('Say about which document.'),
  kind: z.enum(RFI_KINDS),
  noteText: z.string().max(TEXT_LENGTHS.noteText, `At most ${TEXT_LENGTHS.noteText} characters`),
});
type Asked = z.infer<typeof schema>;
const KINDS = RFI_KINDS.map((kind) => ({ value: kind, label: reviewLabel('RfiKind', kind) }));

interface RfiDialogProps {
  readonly estateId: string;
  /** Null for a new one. */
  readonly rfi: Rfi | null;
  /** What a new one begins with. */
  readonly about?: Asked;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Why a document cannot be reviewed as it is. Mounted while it is open. */
export function RfiDialog({ estateId, rfi, about, reload, onClose }: RfiDialogProps) {
  const formId = useId();
  const { data } = useQuery(AskableQuery, { variables: { estateId } });
  const [write] = useMutation(WriteRfiMutation);
  const [send] = useMutation(SubmitRfiMutation);
  // What is kept already where sending it failed: the next try changes it and makes no second one.
  const kept = useRef<{ readonly id: string; readonly version: number } | null>(null);
  const form = useForm<Asked>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      documentId: rfi?.documentId ?? about?.documentId ?? '',
      kind: rfi?.kind ?? about?.kind ?? 'MISSING_PAGES',
      noteText: rfi?.noteText ?? about?.noteText ?? '',
    },
  });
  const { estate } = data ?? {};
  const written = estate?.trusts.filter(({ createdUponDeath }) => !createdUponDeath) ?? [];
  const things = [...(estate?.estateDocuments ?? []), ...written];
  const elements: FormElement<Asked>[] = [
    {
      kind: 'select',
      name: 'documentId',
      label: 'About',
      placeholder: 'Choose a document',
      options: things.map(({ id, name }) => ({ value: id, label: name })),
      disabled: rfi !== null,
      autoFocus: rfi === null,
    },
    { kind: 'select', name: 'kind', label: 'What is wrong with it', options: KINDS },
    {
      kind: 'textarea',
      name: 'noteText',
      label: 'What the advisor should send',
      placeholder: 'Pages 4 and 5, with the signatures',
      maxLength: TEXT_LENGTHS.noteText,
      optional: true,
    },
  ];
  const keep = async ({ documentId, kind, noteText }: Asked, isSent: boolean): Promise<void> => {
    const known = rfi ?? kept.current;
    const which = known ? { id: known.id, version: known.version } : { documentId };
    try {
      const { data: written } = await write({ variables: { ...which, kind, noteText: noteText.trim() || null } });
      kept.current = written?.upsertRfi.rfi ?? null;
      if (isSent && kept.current) {
        const { id, version } = kept.current;
        await send({ variables: { id, version } });
      }
      await refreshed(reload);
      onClose();
      notify(isSent ? 'The advisor is asked.' : 'Saved. The advisor sees it when it is sent.');
    } catch (error) {
      showServerErrors(error, form.setError, ['documentId', 'kind', 'noteText']);
    }
  };
  const submit = form.handleSubmit((asked) => keep(asked, false));
  const submitAndSend = form.handleSubmit((asked) => keep(asked, true));
  const { errors, isSubmitting } = form.formState;
  if (!estate) return null;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title="Request information"
      width={560}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            Save
          </Button>
          <Button primary busy={isSubmitting} onClick={() => void submitAndSend()}>
            Save and send
          </Button>
        </Row>
      }
    >
      <form id={formId} aria-label="Request information" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elements} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
