import type { CardOption } from '@platform/ui-kit/form-parts';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { MaskName } from './masks.ts';

/** The parts that forms are made of, as estate domain §9 names them. */
export const FORM_ELEMENT_KINDS = [
  'array',
  'checkbox',
  'collapsible section',
  'currency',
  'date',
  'decimal',
  'email',
  'multi-select cards',
  'masked number',
  'number',
  'percentage',
  'phone',
  'radio',
  'select',
  'text',
  'textarea',
  'toggle',
  'wrapper',
  'zip',
] as const;

/** Of a form's line; on a phone every element is as wide as the form. */
export const FORM_ELEMENT_WIDTHS = ['full', 'half', 'third'] as const;
export type FormElementWidth = (typeof FORM_ELEMENT_WIDTHS)[number];

interface Placed {
  /** Default full. */
  readonly width?: FormElementWidth;
}

interface Named<Values extends FieldValues> extends Placed {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
}

interface Typed<Values extends FieldValues> extends Named<Values> {
  readonly optional?: boolean;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  /** The field that has the focus when a dialog opens. */
  readonly autoFocus?: boolean;
}

interface TextElement<Values extends FieldValues> extends Typed<Values> {
  readonly kind: 'text' | 'textarea' | 'email';
  /** Shows a counter "n / max". */
  readonly maxLength?: number;
  /** Offered while somebody types; any other text is taken as well. Of one line of text. */
  readonly suggestions?: readonly string[];
}

interface MaskedElement<Values extends FieldValues> extends Typed<Values> {
  readonly kind: 'decimal' | 'number' | 'percentage' | 'phone' | 'zip';
}

interface CurrencyElement<Values extends FieldValues> extends Typed<Values> {
  readonly kind: 'currency';
  /** 100,000,000 dollars and more are kept as that, shown with a trailing +. */
  readonly capped?: boolean;
}

interface MaskedNumberElement<Values extends FieldValues> extends Typed<Values> {
  readonly kind: 'masked number';
  /** `year` is four digits kept as text; the others are numbers. */
  readonly mask: MaskName | 'year';
}

interface DateElement<Values extends FieldValues> extends Typed<Values> {
  readonly kind: 'date';
  readonly min?: string;
  readonly max?: string;
}

interface SelectElement<Values extends FieldValues> extends Typed<Values> {
  readonly kind: 'select';
  readonly options: readonly CardOption[];
}

interface RadioElement<Values extends FieldValues> extends Named<Values> {
  readonly kind: 'radio';
  readonly options: readonly CardOption[];
}

interface CardsElement<Values extends FieldValues> extends Named<Values> {
  readonly kind: 'multi-select cards';
  readonly options: readonly CardOption[];
  /** With 1 the value is still a list, of one. */
  readonly maximum?: number;
}

interface OnOffElement<Values extends FieldValues> extends Named<Values> {
  readonly kind: 'checkbox' | 'toggle';
}

interface WrapperElement<Values extends FieldValues> extends Placed {
  readonly kind: 'wrapper';
  readonly title?: string;
  readonly elements: readonly FormElement<Values>[];
}

interface SectionElement<Values extends FieldValues> extends Placed {
  readonly kind: 'collapsible section';
  readonly title: string;
  readonly summary?: string;
  readonly initiallyOpen?: boolean;
  readonly elements: readonly FormElement<Values>[];
}

/** A list of groups of elements; names inside are those of one entry. */
interface ArrayElement<Values extends FieldValues> extends Named<Values> {
  readonly kind: 'array';
  readonly elements: readonly FormElement<FieldValues>[];
  /** One entry in words: "Owner" makes "Owner 2", "Add owner", "Remove owner 2". */
  readonly entry: string;
  readonly newEntry: object;
  /** Default 0. */
  readonly minEntries?: number;
  readonly maxEntries?: number;
}

export type FormElement<Values extends FieldValues = FieldValues> =
  | TextElement<Values>
  | MaskedElement<Values>
  | CurrencyElement<Values>
  | MaskedNumberElement<Values>
  | DateElement<Values>
  | SelectElement<Values>
  | RadioElement<Values>
  | CardsElement<Values>
  | OnOffElement<Values>
  | WrapperElement<Values>
  | SectionElement<Values>
  | ArrayElement<Values>;
