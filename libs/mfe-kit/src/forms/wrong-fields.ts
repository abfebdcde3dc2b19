import { type FieldErrors, type FieldValues, get } from 'react-hook-form';

export interface WrongField {
  readonly name: string;
  readonly message: string;
}

interface Found {
  readonly message?: unknown;
  /** What is wrong with a list as a whole. */
  readonly root?: { readonly message?: unknown };
}

/**
 * The fields of a form that are wrong, in the order of `names`. An error without a name among them is left out: nobody
 * can go to a field that is not on the page. Case: errors `{ heirs: [{ name: { message: 'Required' } }] }` and names
 * `['heirs', 'heirs.0.name']` → `[{ name: 'heirs.0.name', message: 'Required' }]`.
 */
export function wrongFields<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  names: readonly string[],
): readonly WrongField[] {
  return [...new Set(names)].flatMap((name) => {
    const found = get(errors, name) as Found | undefined;
    // A group may have a field that is called message itself.
    const message = [found?.message, found?.root?.message].find((text) => typeof text === 'string');
    return message ? [{ name, message }] : [];
  });
}
