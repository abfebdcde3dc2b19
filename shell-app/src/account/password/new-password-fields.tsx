import { PasswordField } from '@platform/mfe-kit/forms';
import { VisuallyHidden } from '@platform/ui-kit';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { type Control, type FieldPath, type PathValue, useWatch } from 'react-hook-form';
import css from '../account.module.css';
import { useHardToGuess } from './guessable-password.ts';
import { type NewPassword, passwordChecks } from './new-password.ts';

/** Both entries of a new password, with the rules ticked off while it is typed. */
export function NewPasswordFields<Values extends NewPassword>({
  control,
  label = 'New password',
  linkToken = null,
}: {
  control: Control<Values>;
  label?: string;
  /** Of the link that somebody came by who is not signed in. */
  linkToken?: string | null;
}) {
  const password = 'password' as FieldPath<Values>;
  const confirmation = 'passwordConfirmation' as FieldPath<Values>;
  const typed: PathValue<Values, FieldPath<Values>>[] = useWatch({ control, name: [password, confirmation] });
  const typedPassword = String(typed[0] ?? '');
  const hardToGuess = useHardToGuess(typedPassword, linkToken);
  const checks = [
    ...passwordChecks({ password: typedPassword, passwordConfirmation: String(typed[1] ?? '') }),
    { text: 'No words or names that are easy to guess', met: hardToGuess },
  ];
  return (
    <>
      <PasswordField control={control} name={password} label={label} autoComplete="new-password" />
      <PasswordField control={control} name={confirmation} label="Confirm password" autoComplete="new-password" />
      <ul className={css.checks} aria-label="Rules of the password">
        {checks.map(({ text, met }) => (
          <li key={text} data-met={met}>
            {met ? <IconCheck size={15} stroke={2} aria-hidden /> : <IconPoint size={15} stroke={1.6} aria-hidden />}
            {text}
            <VisuallyHidden>{met ? ', met' : ', not met yet'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </>
  );
}
