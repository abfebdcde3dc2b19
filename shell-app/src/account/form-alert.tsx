import { FormAlert as KitFormAlert } from '@platform/mfe-kit/forms';

/** What a server refused of a form as a whole. */
export function FormAlert({ message }: { message: string | undefined }) {
  return <KitFormAlert error={message ? { message } : undefined} />;
}
