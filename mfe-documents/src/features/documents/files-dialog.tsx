import { useMutation, useQuery } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, List, ListItem, Modal, Note, notify, Select, Skeleton, UiLink } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';

const FilesOfDocumentQuery = graphql(`
  query FilesOfDocument($estateId: ID!) {
    estateUploads(estateId: $estateId, pagination: { perPage: -1 }) {
      collection { id createdAt file { filename } estateDocuments { id } trusts { id } }
    }
  }
`);
const FileUploadMutation = graphql(`
  mutation FileEstateUpload($estateUploadId: ID!, $documentId: ID!, $belongs: Boolean!) {
    fileEstateUpload(estateUploadId: $estateUploadId, documentId: $documentId, belongs: $belongs) { ok }
  }
`);

interface FilesDialogProps {
  readonly estateId: string;
  /** A document, or a trust that has a paper of its own. */
  readonly document: { readonly id: string; readonly name: string };
  /** What is shown behind it, as it is saved now. */
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The files of a document: one that is stored already is linked to it, one that is not its own is taken off. */
export function FilesDialog({ estateId, document: { id: documentId, name }, reload, onClose }: FilesDialogProps) {
  const query = useQuery(FilesOfDocumentQuery, { variables: { estateId }, fetchPolicy: 'network-only' });
  const [file] = useMutation(FileUploadMutation);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const files = query.data?.estateUploads.collection;
  const isOwn = ({ estateDocuments, trusts }: NonNullable<typeof files>[number]): boolean =>
    [...estateDocuments, ...trusts].some(({ id }) => id === documentId);
  const [own, others] = [files?.filter(isOwn) ?? [], files?.filter((one) => !isOwn(one)) ?? []];
  const failed = query.error ? serverErrorText(query.error) : problem;
  const say = async (estateUploadId: string, belongs: boolean, message: string, undo?: () => void): Promise<void> => {
    setIsSaving(true);
    setProblem('');
    try {
      await file({ variables: { estateUploadId, documentId, belongs } });
      notify(undo ? { message, undo } : message);
      setChosen('');
      await refreshed(async () => Promise.all([query.refetch(), reload()]));
    } catch (error) {
      setProblem(serverErrorText(error));
    } finally {
      setIsSaving(false);
    }
  };
  const link = (id: string, filename: string): Promise<void> => say(id, true, `${filename} is a file of ${name} now.`);
  const takeOff = (id: string, filename: string): Promise<void> =>
    say(id, false, `${filename} is off ${name}. The file stays with the client.`, () => void link(id, filename));
  return (
    <Modal opened onClose={onClose} title={`Files of ${name}`} footer={<Button onClick={onClose}>Done</Button>}>
      {!files && !query.error && <Skeleton rows={3} label="Loading the files" />}
      {files && own.length === 0 && <p>No file is linked to it.</p>}
      {own.length > 0 && (
        <List label="Its files">
          {own.map(({ id, createdAt, file: { filename } }) => (
            <ListItem
              key={id}
              title={<UiLink href={`/estate/${estateId}/files/${id}`}>{filename}</UiLink>}
              text={`Stored ${formatDayOf(createdAt)}`}
              trailing={
                <Button
                  size="small"
                  disabled={isSaving}
                  aria-label={`Take ${filename} off`}
                  onClick={() => void takeOff(id, filename)}
                >
                  Take off
                </Button>
              }
            />
          ))}
        </List>
      )}
      {files && others.length === 0 && <p>No other file of this client is stored.</p>}
      {others.length > 0 && (
        <>
          <Select
            label="A stored file that is of it"
            value={chosen}
            placeholder="Choose"
            options={others.map(({ id, file: { filename } }) => ({ value: id, label: filename }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button
            variant="primary"
            disabled={chosen === '' || isSaving}
            onClick={() => void link(chosen, others.find(({ id }) => id === chosen)?.file.filename ?? '')}
          >
            Link this file
          </Button>
        </>
      )}
      {failed && (
        <Note tone="danger" alert>
          {failed}
        </Note>
      )}
    </Modal>
  );
}
