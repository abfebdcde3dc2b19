import { Button, IconButton } from '@platform/ui-kit';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import {
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from 'react-hook-form';
import type { FormElement } from './form-element.ts';
import css from './form-elements.module.css';
import { Lines } from './form-elements.tsx';

type ArrayElement<Values extends FieldValues> = Extract<FormElement<Values>, { kind: 'array' }>;

export interface ArrayFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly element: ArrayElement<Values>;
}

/** The elements of one entry, with the entry's own names. */
function elementsAt(elements: readonly FormElement[], entry: string): readonly FormElement[] {
  return elements.map((element) => {
    if (element.kind === 'wrapper' || element.kind === 'collapsible section') {
      return { ...element, elements: elementsAt(element.elements, entry) };
    }
    return { ...element, name: `${entry}.${element.name}` };
  });
}

/**
 * A field that loses the focus may show an error, which moves the button from under the pointer before it is let go: the
 * press would be lost. The focus goes with the click instead.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Entries that can be added and removed; each is a group with its own name for assistive technology. */
export function ArrayField<Values extends FieldValues>({ control, element }: ArrayFieldProps<Values>) {
  const { name, label, hint, elements, entry, newEntry, minEntries = 0, maxEntries } = element;
  const id = useId();
  const { fields, append, remove } = useFieldArray({ control, name: name as unknown as ArrayPath<Values> });
  const { errors } = useFormState({ control });
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  const error = found?.root?.message ?? found?.message;
  return (
    <fieldset id={id} name={name} className={css.wrapper}>
      <legend>{label}</legend>
      {fields.map((field, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second legend
        <div key={field.id} role="group" aria-label={`${entry} ${index + 1}`} className={css.entry}>
          <Lines control={control as unknown as Control} elements={elementsAt(elements, `${name}.${index}`)} />
          {fields.length > minEntries && (
            <IconButton
              variant="ghost"
              label={`Remove ${entry.toLowerCase()} ${index + 1}`}
              icon={<IconTrash size={18} stroke={1.6} />}
              onMouseDown={keepFocus}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {hint && <p className={css.hint}>{hint}</p>}
      {(maxEntries === undefined || fields.length < maxEntries) && (
        <div>
          <Button
            size="small"
            icon={<IconPlus size={16} stroke={1.6} />}
            onMouseDown={keepFocus}
            onClick={() => append(newEntry as FieldArray<Values, ArrayPath<Values>>)}
          >
            Add {entry.toLowerCase()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
