import { type Bound, useBound } from '@platform/mfe-kit/forms';
import { Checkbox, RadioGroup, Switch } from '@platform/ui-kit';
import { type CardOption, MostCommon, MultiSelectCards } from '@platform/ui-kit/form-parts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

type ChoiceProps<Values extends FieldValues> = Bound<Values> & {
  readonly label: string;
  readonly hint?: ReactNode;
};

/** On or off; `kind` toggle for what reads as a setting. */
export function OnOffField<Values extends FieldValues>({
  control,
  name,
  kind,
  ...rest
}: ChoiceProps<Values> & { readonly kind: 'checkbox' | 'toggle' }) {
  const { field, error } = useBound({ control, name });
  const { value, ...bound } = field;
  const Control = kind === 'toggle' ? Switch : Checkbox;
  return <Control {...rest} {...bound} checked={value === true} error={error} />;
}

export function RadioField<Values extends FieldValues>({
  control,
  name,
  options,
  ...rest
}: ChoiceProps<Values> & { readonly options: readonly CardOption[] }) {
  const { field, error } = useBound({ control, name });
  const marked = options.map(({ mostCommon, label, ...option }) => ({
    ...option,
    label: mostCommon ? (
      <>
        {label} <MostCommon />
      </>
    ) : (
      label
    ),
  }));
  return <RadioGroup {...rest} {...field} options={marked} error={error} />;
}

/** Cards bound to a form; its value is a list, also with a maximum of 1. */
export function CardsField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: ChoiceProps<Values> & { readonly options: readonly CardOption[]; readonly maximum?: number | undefined }) {
  const { field, error } = useBound({ control, name });
  return <MultiSelectCards {...rest} {...field} value={field.value ?? []} error={error} />;
}
