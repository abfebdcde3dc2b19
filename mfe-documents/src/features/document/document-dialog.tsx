import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed } from '@platform/mfe-kit';
import { useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import css from './document.module.css';
import {
  DOCUMENT_FIELDS,
  type DocumentForm,
  type DocumentValues,
  documentInput,
  documentSchema,
  documentValues,
} from './document.schema.ts';
import { choicesOf, DOCUMENT_LABELS, elementsFor, wordsWith } from './document-elements.ts';
import {
  CreateDocumentMutation,
  DeleteDocumentMutation,
  type Details,
  type Parties,
  RestoreDocumentMutation,
  UpdateDocumentMutation,
} from './document-query.ts';

/** The estate, and the document where there is one, as they are saved now. */
export interface Now {
  readonly estate: Parties;
  readonly document: Details | null;
}

export interface DocumentDialogProps extends Now {
  /** Whose a new one is, where somebody came from a person. */
  readonly personId?: string;
  readonly reload: () => Promise<Now | null>;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

function useDocumentGuard({ document, estate, personId, reload }: DocumentDialogProps) {
  const [create] = useMutation(CreateDocumentMutation);
  const [update] = useMutation(UpdateDocumentMutation);
  const [opened] = useState<Versioned<DocumentValues>>({
    values: documentValues(document, personId),
    version: estate.version,
  });
  const write = async (values: DocumentValues, version: number): Promise<void> => {
    const attributes = documentInput(values, document);
    if (document) await update({ variables: { id: document.id, version, attributes } });
    else await create({ variables: { estateId: estate.id, version, attributes } });
    await refreshed(reload);
    notify(document ? `${values.name} is saved.` : `${values.name} is among the documents.`);
  };
  const read = async (): Promise<Versioned<DocumentValues> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!document) return { values: opened.values, version: now.estate.version };
    return now.document ? { values: documentValues(now.document), version: now.estate.version } : null;
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}

/** Fields of the form under which the server’s name of a field stands. */
const FIELD_OF_CODE = { SAYS_MORE: 'name', READ_FROM_FILE: 'name', GIVEN_TWICE: 'gifts' } as const;

/** Adds a document, changes it, or takes it off. Mounted while it is open. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { document, estate, onClose, onRemoved } = props;
  const { opened, guard } = useDocumentGuard(props);
  const form = useForm<DocumentForm, unknown, DocumentValues>({
    resolver: zodResolver(documentSchema),
    // An entry that was just added is not wrong yet: otherwise the library says so at once.
    mode: 'onBlur',
    defaultValues: opened.values,
  });
  const values = useWatch({ control: form.control }) as DocumentForm;
  const [remove] = useMutation(DeleteDocumentMutation);
  const [restore] = useMutation(RestoreDocumentMutation);
  const removal = useRemoval({
    estate,
    guard,
    reload: async () => (await props.reload())?.estate.version,
    onClose: onRemoved ?? onClose,
    from: 'the list of documents',
    thing: document,
    take: async (id, version) =>
      (await remove({ variables: { id, version } })).data?.deleteEstateDocument.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: estate.id, id, version }, refetchQueries: 'active' }),
    onFailed: (message) => form.setError('root', { message }),
  });
  const choices = choicesOf(estate, values.personId);
  return (
    <GuardedDialog<DocumentValues, DocumentForm>
      name={document?.name ?? null}
      noun="document"
      form={form}
      guard={guard}
      elements={elementsFor(choices, values, document)}
      fields={DOCUMENT_FIELDS}
      fieldOfCode={FIELD_OF_CODE}
      labelOf={(name) => DOCUMENT_LABELS[name]}
      wordsOf={wordsWith(choices)}
      removal={removal}
      isOld={estate.version > opened.version}
      onClose={onClose}
    >
      {document?.isRead && (
        <p className={css.note}>
          What this document says was read from its file. It is changed where the file was reviewed, and stays as it is
          here.
        </p>
      )}
      {document?.saysMore && !document.isRead && (
        <p className={css.note}>
          What this document orders is more than this form holds. It stays as it is here, and is changed step by step,
          among its dispositions.
        </p>
      )}
    </GuardedDialog>
  );
}
