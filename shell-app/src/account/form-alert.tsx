import { Note } from '@platform/ui-kit';

/** What a server refused of a form as a whole. */
export function FormAlert({ message }: { message: string | undefined }) {
  return message ? (
    <Note tone="danger" alert>
      {message}
    </Note>
  ) : null;
}
