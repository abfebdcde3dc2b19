import { Note } from '@platform/ui-kit';

/** What a server refused of a form as a whole, under its fields: `<FormAlert error={formState.errors.root} />`. */
export function FormAlert({ error }: { error: { readonly message?: string | undefined } | undefined }) {
  const lines = error?.message?.split('\n') ?? [];
  if (lines.length === 0) return null;
  return (
    <Note tone="danger" alert>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  );
}
