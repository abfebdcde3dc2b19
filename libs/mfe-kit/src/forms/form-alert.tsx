import { Note } from '@platform/ui-kit';

/** What a server refused of a form as a whole, under its fields: `<FormAlert message={errors.root?.message} />`. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Note tone="danger" alert>
      {message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  );
}
