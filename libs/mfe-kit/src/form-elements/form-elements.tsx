import { DateField, ErrorSummary, SelectField, TextAreaField, TextField } from '@platform/mfe-kit/forms';
import { Stack } from '@platform/ui-kit';
import { CollapsibleSection } from '@platform/ui-kit/form-parts';
import type { ReactNode } from 'react';
import { type Control, type FieldValues, get, useFormState } from 'react-hook-form';
import { ArrayField } from './array-field.tsx';
import { CardsField, OnOffField, RadioField } from './choice-fields.tsx';
import type { FormElement } from './form-element.ts';
import css from './form-elements.module.css';
import { MoneyField, NumberField, PhoneField, YearField, ZipField } from './masked-fields.tsx';
import { SuggestedText } from './suggested-text.tsx';

export interface FormElementsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly elements: readonly FormElement<Values>[];
}

/**
 * The elements of a form on lines of full, half and third widths; one below the other on a phone. Above them stands
 * what a submit has found wrong, so a form has them once, first.
 */
export function FormElements<Values extends FieldValues>(props: FormElementsProps<Values>) {
  return (
    <Stack gap={16}>
      <ErrorSummary control={props.control} />
      <Lines {...props} />
    </Stack>
  );
}

/** The same inside a form that has its summary already. */
export function Lines<Values extends FieldValues>({ control, elements }: FormElementsProps<Values>) {
  return (
    <div className={css.lines}>
      {elements.map((element, index) => (
        <div
          key={'name' in element ? element.name : `${element.kind}-${index}`}
          className={css[element.width ?? 'full']}
          data-element={element.kind}
          data-width={element.width ?? 'full'}
        >
          <Element control={control} element={element} />
        </div>
      ))}
    </div>
  );
}

interface ElementProps<Values extends FieldValues, Kind extends FormElement<Values>['kind'] = never> {
  readonly control: Control<Values>;
  readonly element: [Kind] extends [never] ? FormElement<Values> : Extract<FormElement<Values>, { kind: Kind }>;
}

function Element<Values extends FieldValues>({ control, element }: ElementProps<Values>): ReactNode {
  switch (element.kind) {
    case 'wrapper':
      return <Wrapper control={control} element={element} />;
    case 'collapsible section':
      return <Section control={control} element={element} />;
    case 'array':
      return <ArrayField control={control} element={element} />;
    default:
      return <Field control={control} element={element} />;
  }
}

type FieldKind = Exclude<FormElement['kind'], 'wrapper' | 'collapsible section' | 'array'>;

function Field<Values extends FieldValues>({ control, element }: ElementProps<Values, FieldKind>): ReactNode {
  switch (element.kind) {
    case 'checkbox':
    case 'toggle':
      return <OnOffField control={control} {...fieldProps(element)} kind={element.kind} />;
    case 'radio':
      return <RadioField control={control} {...fieldProps(element)} options={element.options} />;
    case 'multi-select cards':
      return (
        <CardsField control={control} {...fieldProps(element)} options={element.options} maximum={element.maximum} />
      );
    default:
      return <TypedField control={control} element={element} />;
  }
}

type TypedKind = Exclude<FieldKind, 'checkbox' | 'toggle' | 'radio' | 'multi-select cards'>;

function TypedField<Values extends FieldValues>({ control, element }: ElementProps<Values, TypedKind>): ReactNode {
  const typed = { control, ...typedProps(element) };
  switch (element.kind) {
    case 'text':
      return <SuggestedText {...typed} maxLength={element.maxLength} suggestions={element.suggestions} />;
    case 'textarea':
      return <TextAreaField {...typed} maxLength={element.maxLength} />;
    case 'email':
      return <TextField {...typed} type="email" inputMode="email" maxLength={element.maxLength} />;
    case 'select': {
      const options = element.options.map(({ value, label, mostCommon }) => ({
        value,
        label: mostCommon ? `${label} (Most Common)` : label,
      }));
      return <SelectField {...typed} options={options} />;
    }
    case 'date':
      return <DateField {...typed} min={element.min} max={element.max} />;
    case 'currency':
      return <MoneyField {...typed} capped={element.capped} />;
    case 'percentage':
      return <NumberField {...typed} mask="percent" />;
    case 'decimal':
      return <NumberField {...typed} mask="decimal" />;
    case 'number':
      return <NumberField {...typed} mask="whole" />;
    case 'masked number':
      return element.mask === 'year' ? <YearField {...typed} /> : <NumberField {...typed} mask={element.mask} />;
    case 'phone':
      return <PhoneField {...typed} />;
    case 'zip':
      return <ZipField {...typed} />;
  }
}

const fieldProps = <Values extends FieldValues>({
  name,
  label,
  hint,
}: Extract<FormElement<Values>, { name: unknown }>) => ({
  name,
  label,
  // A hint that is left out must not take the place of the one that a field has by itself.
  ...(hint !== undefined && { hint }),
});

function typedProps<Values extends FieldValues>(element: Extract<FormElement<Values>, { kind: TypedKind }>) {
  const { optional, placeholder, autoComplete, disabled, autoFocus } = element;
  return {
    ...fieldProps(element),
    optional,
    disabled,
    ...(placeholder !== undefined && { placeholder }),
    ...(autoComplete !== undefined && { autoComplete }),
    ...(autoFocus && { 'data-autofocus': true }),
  };
}

function Wrapper<Values extends FieldValues>({ control, element }: ElementProps<Values, 'wrapper'>) {
  const elements = <Lines control={control} elements={element.elements} />;
  if (!element.title) return elements;
  return (
    <fieldset className={css.wrapper}>
      <legend>{element.title}</legend>
      {elements}
    </fieldset>
  );
}

/** Names of all fields inside an element. */
function namesIn<Values extends FieldValues>(element: FormElement<Values>): readonly string[] {
  if (element.kind === 'wrapper' || element.kind === 'collapsible section') return element.elements.flatMap(namesIn);
  return [element.name];
}

/** Opens by itself when one of its fields is wrong: an error that nobody sees cannot be mended. */
function Section<Values extends FieldValues>({ control, element }: ElementProps<Values, 'collapsible section'>) {
  const { errors } = useFormState({ control });
  const isWrong = element.elements.flatMap(namesIn).some((name) => get(errors, name) !== undefined);
  return (
    <CollapsibleSection
      title={element.title}
      summary={element.summary}
      initiallyOpen={element.initiallyOpen}
      mustOpen={isWrong}
    >
      <Lines control={control} elements={element.elements} />
    </CollapsibleSection>
  );
}
