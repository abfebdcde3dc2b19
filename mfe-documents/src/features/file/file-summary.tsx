import { useMutation } from '@apollo/client/react';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Sheet, Stack, TextArea } from '@platform/ui-kit';
import { useState } from 'react';
import css from './file.module.css';
import { DeleteSummaryMutation, type ShownFile, WriteSummaryMutation } from './file-query.ts';

interface FileSummaryProps {
  readonly upload: ShownFile;
  readonly reload: () => Promise<unknown>;
}

/** What somebody wrote of a file, else what its reading says in words. */
export function FileSummary({ upload: { id, version, summary, originalSummary }, reload }: FileSummaryProps) {
  const mayWrite = usePermission('abstraction:review');
  const [typed, setTyped] = useState<string | null>(null);
  const [write, { loading: isWriting }] = useMutation(WriteSummaryMutation);
  const [remove, { loading: isRemoving }] = useMutation(DeleteSummaryMutation);
  if (!mayWrite && !summary) return null;
  const run = async (doing: () => Promise<unknown>): Promise<boolean> => {
    try {
      await doing();
      return true;
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      return false;
    } finally {
      await refreshed(reload);
    }
  };
  const save = async (): Promise<void> => {
    const text = typed?.trim() || null;
    if (!(await run(() => write({ variables: { id, version, summary: text } })))) return;
    setTyped(null);
    notify('The summary is saved.');
  };
  const takeBack = async (): Promise<void> => {
    const undo = () => run(() => write({ variables: { id, version: version + 1, summary } }));
    if (await run(() => remove({ variables: { id, version } })))
      notify({ message: 'The summary is the original again.', undo: () => void undo() });
  };
  return (
    <Sheet
      title="Summary"
      aside={
        mayWrite &&
        typed === null && (
          <Row gap={8} wrap>
            {summary !== originalSummary && (
              <Button size="small" busy={isRemoving} onClick={() => void takeBack()}>
                Back to the original
              </Button>
            )}
            <Button size="small" onClick={() => setTyped(summary ?? '')}>
              Write a summary
            </Button>
          </Row>
        )
      }
    >
      {typed === null ? (
        <p className={css.summary}>{summary ?? 'Nothing is said of this file yet.'}</p>
      ) : (
        <Stack gap={12}>
          <TextArea
            label="Summary"
            value={typed}
            maxLength={TEXT_LENGTHS.summary}
            length={typed.length}
            rows={5}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Row gap={12}>
            <Button onClick={() => setTyped(null)}>Cancel</Button>
            <Button primary busy={isWriting} onClick={() => void save()}>
              Save the summary
            </Button>
          </Row>
        </Stack>
      )}
    </Sheet>
  );
}
