import { useMutation } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, List, ListItem, notify, Sheet, Stack, TextArea } from '@platform/ui-kit';
import { type FormEvent, useState } from 'react';
import { answeredBy } from './open-revisions.ts';
import { AskForChangesMutation, type LivingReport } from './report-life.queries.ts';

const LONGEST = 1_000;

/** What somebody wants changed in a finished report. */
export function AskForChanges({ report }: { report: LivingReport }) {
  const { id, version, status, revisions } = report;
  const may = usePermission('report:revise') && (status === 'COMPLETE' || status === 'REVISED');
  const [ask, { loading }] = useMutation(AskForChangesMutation);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const noteText = note.trim();
    setProblem(noteText ? undefined : 'Say what is to be changed');
    if (!noteText) return;
    try {
      await ask({ variables: { id, version, noteText } });
      setNote('');
      notify({ message: 'The changes are asked for.' });
    } catch (error) {
      setProblem(serverErrorText(error));
    }
  };
  if (!may && revisions.length === 0) return null;
  return (
    <Sheet title="Changes asked for">
      <Stack gap={16}>
        {revisions.length > 0 && (
          <List label="Changes asked for">
            {revisions.map((asked) => {
              const version = answeredBy(asked, report);
              const since = version === null ? 'not printed since' : `version ${version} was printed since`;
              const text = `${asked.byName} · ${formatMoment(asked.at)} · ${since}`;
              return <ListItem key={asked.at} title={asked.note} text={text} />;
            })}
          </List>
        )}
        {may && (
          <form aria-label="Ask for changes" noValidate onSubmit={(event) => void send(event)}>
            <Stack gap={12}>
              <TextArea
                label="What is to be changed"
                rows={3}
                maxLength={LONGEST}
                length={note.length}
                value={note}
                error={problem}
                onChange={(event) => setNote(event.target.value)}
              />
              <Button type="submit" busy={loading}>
                Ask for changes
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Sheet>
  );
}
