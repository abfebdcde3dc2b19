import { useApolloClient, useMutation } from '@apollo/client/react';
import { counted, megabytes } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Checkbox, Dropzone, Note, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';

const CreateUploadMutation = graphql(`
  mutation CreateUpload($input: CreateEstateUploadInput!) {
    createEstateUpload(input: $input) { ok estateUpload { id status } }
  }
`);

/** What the intake takes. */
interface Limits {
  readonly maxBytes: number;
  readonly maxPages: number;
  readonly accept: readonly string[];
}

interface Refused {
  readonly name: string;
  readonly message: string;
}

/** What may be chosen, in words. */
const limitsText = ({ maxBytes, maxPages }: Limits): string =>
  `PDF or Word (DOCX), up to ${megabytes(maxBytes)} and ${counted(maxPages, 'page')} each`;

interface UploadBoxProps {
  readonly estateId: string;
  readonly limits: Limits;
  /** All files that were chosen have arrived. */
  readonly onArrived?: () => void;
  /** Whether files are read as soon as they are here. */
  readonly onAtOnce?: (isAtOnce: boolean) => void;
}

/** Takes files of an estate and sends them. */
export function UploadBox({ estateId, limits, onArrived, onAtOnce }: UploadBoxProps) {
  const client = useApolloClient();
  const mayRead = usePermission('abstraction:request');
  const [upload] = useMutation(CreateUploadMutation);
  const [abstract, setAbstract] = useState(false);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const refuse = (name: string, message: string): void => setRefused((list) => [...list, { name, message }]);
  const send = async (file: File): Promise<boolean> => {
    // The intake would say the same, after the whole file has travelled.
    if (file.size > limits.maxBytes) {
      refuse(file.name, `The file is larger than ${megabytes(limits.maxBytes)}. Nothing was uploaded.`);
      return false;
    }
    setSending((names) => [...names, file.name]);
    try {
      await upload({ variables: { input: { estateId, file, abstract: abstract && mayRead } } });
      return true;
    } catch (error) {
      refuse(file.name, serverErrorText(error));
      return false;
    } finally {
      setSending((names) => names.filter((name) => name !== file.name));
      await client.refetchQueries({ include: ['UploadList', 'UploadsRoute', 'ReadableFiles'] });
    }
  };
  const take = (files: readonly File[]): void => {
    setRefused([]);
    void Promise.all(files.map(send)).then((arrived) => arrived.every(Boolean) && onArrived?.());
  };
  return (
    <Stack gap={12}>
      <Dropzone label="Add files" hint={limitsText(limits)} accept={limits.accept.join(',')} onFiles={take} />
      {mayRead && (
        <Checkbox
          label="Read the files at once"
          hint="Takes their tokens at once; otherwise you choose what is read once the files are here"
          checked={abstract}
          onChange={(event) => {
            setAbstract(event.currentTarget.checked);
            onAtOnce?.(event.currentTarget.checked);
          }}
        />
      )}
      {sending.map((name) => (
        <Note key={name} tone="accent">
          Uploading {name}…
        </Note>
      ))}
      {refused.map(({ name, message }) => (
        <Note key={name} tone="danger" alert>
          <b>{name}</b>: {message}
        </Note>
      ))}
    </Stack>
  );
}
