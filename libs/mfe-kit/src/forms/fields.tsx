import {
  PasswordInput,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '@platform/ui-kit';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { pickedDay } from './picked-day.ts';

export interface Bound<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}
/** What a bound field sets by itself. */
export type Owned = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error';

export function useBound<Values extends FieldValues>({ control, name }: Bound<Values>) {
  const { field, fieldState, formState } = useController({ control, name });
  const { error, isTouched } = fieldState;
  // An entry that is added to a list is checked with the list, before anybody could type into it.
  const isDue = isTouched || formState.isSubmitted || error?.type === 'server';
  return { field, error: isDue ? error?.message : undefined };
}

/** Text input bound to a form; with maxLength it counts "n / max". */
export function TextField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned>) {
  const { field, error } = useBound({ control, name });
  const value = field.value ?? '';
  return (
    <TextInput
      {...rest}
      {...field}
      value={value}
      length={rest.maxLength ? String(value).length : undefined}
      error={error}
    />
  );
}

export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned | 'type' | 'suffix'>) {
  const { field, error } = useBound({ control, name });
  return <PasswordInput {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function TextAreaField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextAreaProps, Owned>) {
  const { field, error } = useBound({ control, name });
  const value = field.value ?? '';
  return (
    <TextArea
      {...rest}
      {...field}
      value={value}
      length={rest.maxLength ? String(value).length : undefined}
      error={error}
    />
  );
}

export function SelectField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<SelectProps, Owned>) {
  const { field, error } = useBound({ control, name });
  return <Select {...rest} {...field} value={field.value ?? ''} error={error} />;
}

/** A calendar date (YYYY-MM-DD) by the browser's own picker; '' is no date, a moment counts as its day. */
export function DateField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned | 'type'>) {
  const { field, error } = useBound({ control, name });
  return (
    <TextInput
      {...rest}
      {...field}
      type="date"
      value={pickedDay(field.value)}
      onChange={(event) => field.onChange(pickedDay(event.target.value))}
      error={error}
    />
  );
}
