import { TextField } from '@platform/mfe-kit/forms';
import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';

type SuggestedTextProps<Values extends FieldValues> = ComponentProps<typeof TextField<Values>> & {
  readonly suggestions: readonly string[] | undefined;
};

/** A line of text; with suggestions the browser offers them as a list, and any other text stays possible. */
export function SuggestedText<Values extends FieldValues>({ suggestions, ...rest }: SuggestedTextProps<Values>) {
  const id = useId();
  if (!suggestions || suggestions.length === 0) return <TextField {...rest} />;
  return (
    <>
      <TextField autoComplete="off" {...rest} list={id} />
      <datalist id={id}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
