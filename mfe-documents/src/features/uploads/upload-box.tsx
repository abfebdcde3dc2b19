import { useApolloClient, useMutation } from '@apollo/client/react';
import { counted, megabytes } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Checkbox, Dropzone, List, ListItem, Note, Row, Stack, VisuallyHidden } from '@platform/ui-kit';
import { useRef, useState } from 'react';
import { graphql } from '../../gql/index.ts';

export const CreateUploadMutation = graphql(`
  mutation CreateUpload($input: CreateEstateUploadInput!) {
    createEstateUpload(input: $input) { ok estateUpload { id status } }
  }
`);

/** What the intake takes. */
export interface UploadLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  readonly accept: readonly string[];
}

/** A file on its way. One that was stopped or broke off waits to be sent again. */
interface Sending {
  readonly id: number;
  readonly file: File;
  readonly state: 'WAITING' | 'SENDING' | 'PAUSED' | 'BROKEN';
  readonly problem: string | null;
}

/** So many travel at once: a line that is shared by all of them finishes none. */
const AT_ONCE = 3;

/** What may be chosen, in words. */
export const limitsText = ({ maxBytes, maxPages }: UploadLimits): string =>
  `PDF or Word (DOCX), up to ${megabytes(maxBytes)} and ${counted(maxPages, 'page')} each`;

const STATES: Readonly<Record<Sending['state'], string>> = {
  WAITING: 'Waits for the files before it',
  SENDING: 'Uploading',
  PAUSED: 'Stopped; nothing of it was stored',
  BROKEN: 'Did not arrive',
};

interface UploadBoxProps {
  readonly estateId: string;
  readonly limits: UploadLimits;
  /** All files that were chosen have arrived. */
  readonly onArrived?: () => void;
  /** Whether files are read as soon as they are here. */
  readonly onAtOnce?: (isAtOnce: boolean) => void;
}

/** Takes files of an estate and sends them. */
export function UploadBox({ estateId, limits, onArrived, onAtOnce }: UploadBoxProps) {
  const mayRead = usePermission('abstraction:request');
  const [abstract, setAbstract] = useState(false);
  const { sending, take, stop, sendAgain, leave } = useSending(estateId, limits, abstract && mayRead, onArrived);
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
      {sending.length > 0 && (
        <List label="Files on their way">
          {sending.map(({ id, file, state, problem }) => (
            <ListItem
              key={id}
              title={file.name}
              text={
                problem ? (
                  <Note tone="danger" alert>
                    <VisuallyHidden>{file.name}: </VisuallyHidden>
                    {problem}
                  </Note>
                ) : (
                  <span aria-live="polite">
                    {STATES[state]} · {megabytes(file.size)}
                  </span>
                )
              }
              trailing={
                <Row gap={8}>
                  {(state === 'SENDING' || state === 'WAITING') && (
                    <Button size="small" aria-label={`Stop ${file.name}`} onClick={() => stop(id)}>
                      Stop
                    </Button>
                  )}
                  {(state === 'PAUSED' || (state === 'BROKEN' && file.size <= limits.maxBytes)) && (
                    <Button size="small" aria-label={`Send again: ${file.name}`} onClick={() => sendAgain(id)}>
                      Send again
                    </Button>
                  )}
                  {(state === 'PAUSED' || state === 'BROKEN') && (
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={`Leave out: ${file.name}`}
                      onClick={() => leave(id)}
                    >
                      Leave out
                    </Button>
                  )}
                </Row>
              }
            />
          ))}
        </List>
      )}
    </Stack>
  );
}

/** Files that are sent a few at a time; each can be stopped, and sent again when it broke off. */
function useSending(estateId: string, limits: UploadLimits, abstract: boolean, onArrived: (() => void) | undefined) {
  const client = useApolloClient();
  const [upload] = useMutation(CreateUploadMutation);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const queue = useRef<Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const count = useRef(0);
  const show = (): void => setSending([...queue.current]);
  const change = (id: number, more: Partial<Sending>): void => {
    queue.current = queue.current.map((one) => (one.id === id ? { ...one, ...more } : one));
    show();
  };
  const leave = (id: number): void => {
    queue.current = queue.current.filter((one) => one.id !== id);
    show();
  };

  const send = async ({ id, file }: Sending): Promise<void> => {
    const controller = new AbortController();
    stops.current.set(id, controller);
    change(id, { state: 'SENDING', problem: null });
    try {
      await upload({
        variables: { input: { estateId, file, abstract } },
        context: { fetchOptions: { signal: controller.signal } },
      });
      leave(id);
    } catch (error) {
      if (controller.signal.aborted) change(id, { state: 'PAUSED' });
      else change(id, { state: 'BROKEN', problem: serverErrorText(error) });
    } finally {
      stops.current.delete(id);
    }
    await client.refetchQueries({ include: ['UploadList', 'UploadsRoute', 'ReadableFiles'] });
  };
  const goOn = (): void => {
    while (stops.current.size < AT_ONCE) {
      const next = queue.current.find(({ state }) => state === 'WAITING');
      if (!next) break;
      void send(next).then(() => {
        goOn();
        if (queue.current.length === 0) onArrived?.();
      });
    }
  };
  return {
    sending,
    leave,
    take(files: readonly File[]): void {
      queue.current.push(
        ...files.map((file): Sending => {
          count.current += 1;
          // The intake would say the same, after the whole file has travelled.
          const problem =
            file.size > limits.maxBytes
              ? `The file is larger than ${megabytes(limits.maxBytes)}. Nothing was uploaded.`
              : null;
          return { id: count.current, file, state: problem ? 'BROKEN' : 'WAITING', problem };
        }),
      );
      show();
      goOn();
    },
    stop(id: number): void {
      const controller = stops.current.get(id);
      if (controller) controller.abort();
      else change(id, { state: 'PAUSED' });
    },
    sendAgain(id: number): void {
      change(id, { state: 'WAITING', problem: null });
      goOn();
    },
  };
}
