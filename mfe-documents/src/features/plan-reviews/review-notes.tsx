import { useMutation } from '@apollo/client/react';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Button, Caption, List, ListItem, lazyPart, Sheet, Stack } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import css from './plan-reviews.module.css';
import { type PlanReview, UpdateReviewMutation, WriteToAdvisorMutation } from './plan-reviews-query.ts';

// The form is fetched with the first note that is written.
const TextDialog = lazyPart(() => import('./text-dialog.tsx'), 'TextDialog');

interface NotesProps {
  readonly review: PlanReview;
  readonly reload: () => Promise<unknown>;
}

/** What those who work on the review and those who asked for it say to each other. */
export function ReviewNotes({ review: { id, version, notes }, reload }: NotesProps) {
  const [isOpen, setOpen] = useState(false);
  const [update] = useMutation(UpdateReviewMutation);
  const save = async (noteText: string): Promise<void> => {
    await update({ variables: { id, version, attributes: { noteText } } });
    await refreshed(reload);
  };
  return (
    <Sheet
      title="Notes"
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          Add a note
        </Button>
      }
    >
      {notes.length === 0 ? (
        <p>Nobody has written anything.</p>
      ) : (
        <List label="Notes">
          {notes.map((note) => (
            <ListItem
              key={note.id}
              title={<p className={css.text}>{note.body}</p>}
              text={`${note.byName ?? 'Somebody'}${note.createdAt ? ` on ${formatDayOf(note.createdAt)}` : ''}`}
            />
          ))}
        </List>
      )}
      {isOpen && (
        <Suspense>
          <TextDialog
            title="Add a note"
            label="Note"
            value=""
            action="Add it"
            save={save}
            done="The note is added."
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

/** What the advisor reads with the result, or when the review comes back; its reviewers write at it before. */
export function NoteToAdvisor({ review, reload }: NotesProps) {
  const mayWork = usePermission('review:work');
  const [isOpen, setOpen] = useState(false);
  const [write] = useMutation(WriteToAdvisorMutation);
  const { id, version, notesToAdvisor, editableNotesToAdvisor } = review;
  const draft = editableNotesToAdvisor?.body ?? '';
  const save = async (noteText: string): Promise<void> => {
    await write({ variables: { id, version, noteText } });
    await refreshed(reload);
  };
  if (!mayWork && !notesToAdvisor) return null;
  const isWaiting = mayWork && draft !== (notesToAdvisor?.body ?? '');
  return (
    <Sheet
      title={mayWork ? 'To the advisor' : 'From the reviewers'}
      aside={
        mayWork && (
          <Button size="small" onClick={() => setOpen(true)}>
            {draft ? 'Change it' : 'Write it'}
          </Button>
        )
      }
    >
      <Stack gap={8}>
        {notesToAdvisor && <p className={css.text}>{notesToAdvisor.body}</p>}
        {isWaiting && draft && <p className={css.text}>{draft}</p>}
        {isWaiting && <Caption>The advisor reads it with the result, or when the review is returned.</Caption>}
        {mayWork && !draft && !notesToAdvisor && <p>Nothing is written to the advisor yet.</p>}
      </Stack>
      {isOpen && (
        <Suspense>
          <TextDialog
            title="Write to the advisor"
            label="What the advisor should know"
            value={draft}
            action="Save"
            mayBeEmpty
            save={save}
            done="Saved for the advisor."
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}
