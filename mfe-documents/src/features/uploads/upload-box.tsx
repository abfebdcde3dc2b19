import { counted, megabytes } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import {
  Button,
  Checkbox,
  Dropzone,
  List,
  ListItem,
  Note,
  ProgressBar,
  Row,
  Stack,
  VisuallyHidden,
} from '@platform/ui-kit';
import { useState } from 'react';
import { type Sending, type UploadLimits, useSending } from './use-sending.ts';

/** What may be chosen, in words. */
export const limitsText = ({ maxBytes, maxPages }: Pick<UploadLimits, 'maxBytes' | 'maxPages'>): string =>
  `PDF or Word (DOCX), up to ${megabytes(maxBytes)} and ${counted(maxPages, 'page')} each`;

/** How far a file is, in words. */
function stateText({ state, sentBytes, file }: Sending): string {
  const part = sentBytes > 0 ? `${megabytes(sentBytes)} of ${megabytes(file.size)}` : megabytes(file.size);
  if (state === 'WAITING') return `Waits for the files before it · ${part}`;
  if (state === 'PAUSED')
    return sentBytes > 0 ? `Stopped at ${part}` : `Stopped; nothing of it was stored · ${megabytes(file.size)}`;
  return sentBytes === file.size ? 'All of it is here; it is being looked at' : `Uploading · ${part}`;
}

interface UploadBoxProps {
  readonly estateId: string;
  readonly limits: UploadLimits;
  /** The document or trust whose files are asked for. */
  readonly documentId?: string | undefined;
  /** All files that were chosen have arrived. */
  readonly onArrived?: () => void;
  /** Whether files are read as soon as they are here. */
  readonly onAtOnce?: (isAtOnce: boolean) => void;
}

/** Takes files of an estate and sends them. */
export function UploadBox({ estateId, limits, documentId, onArrived, onAtOnce }: UploadBoxProps) {
  const mayRead = usePermission('abstraction:request');
  const [abstract, setAbstract] = useState(false);
  const { sending, take, stop, goOn, leave } = useSending({
    estateId,
    limits,
    abstract: abstract && mayRead,
    documentId,
    onArrived,
  });
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
          {sending.map((one) => (
            <SendingItem key={one.id} one={one} stop={stop} goOn={goOn} leave={leave} />
          ))}
        </List>
      )}
    </Stack>
  );
}

interface SendingItemProps {
  readonly one: Sending;
  readonly stop: (id: number) => void;
  readonly goOn: (id: number) => void;
  readonly leave: (id: number) => void;
}

function SendingItem({ one, stop, goOn, leave }: SendingItemProps) {
  const { id, file, state, problem, sentBytes } = one;
  const isUnderWay = state === 'SENDING' || state === 'WAITING';
  const again = sentBytes > 0 ? 'Go on' : 'Send again';
  return (
    <ListItem
      title={file.name}
      text={
        <Stack gap={4}>
          {problem ? (
            <Note tone="danger" alert>
              <VisuallyHidden>{file.name}: </VisuallyHidden>
              {problem}
              {state === 'BROKEN' && sentBytes > 0 && ` ${megabytes(sentBytes)} of ${megabytes(file.size)} are here.`}
            </Note>
          ) : (
            <span>{stateText(one)}</span>
          )}
          {state !== 'REFUSED' && (
            <ProgressBar
              percent={file.size > 0 ? Math.floor((100 * sentBytes) / file.size) : 0}
              label={`${file.name}: ${file.size > 0 ? Math.floor((100 * sentBytes) / file.size) : 0} percent uploaded`}
            />
          )}
        </Stack>
      }
      trailing={
        <Row gap={8}>
          {isUnderWay && (
            <Button size="small" aria-label={`Stop ${file.name}`} onClick={() => stop(id)}>
              Stop
            </Button>
          )}
          {(state === 'PAUSED' || state === 'BROKEN') && (
            <Button size="small" aria-label={`${again}: ${file.name}`} onClick={() => goOn(id)}>
              {again}
            </Button>
          )}
          {!isUnderWay && (
            <Button size="small" variant="ghost" aria-label={`Leave out: ${file.name}`} onClick={() => leave(id)}>
              Leave out
            </Button>
          )}
        </Row>
      }
    />
  );
}
