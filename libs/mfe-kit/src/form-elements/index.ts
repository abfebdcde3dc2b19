export { OnOffField } from './choice-fields.tsx';
export {
  FORM_ELEMENT_KINDS,
  FORM_ELEMENT_WIDTHS,
  type FormElement,
  type FormElementWidth,
} from './form-element.ts';
export { FormElements, type FormElementsProps } from './form-elements.tsx';
export { PhoneField } from './masked-fields.tsx';
export {
  DigitsInput,
  type DigitsInputProps,
  type MoneyInputProps,
  type NumberInputProps,
} from './masked-input.tsx';
export type { MaskName, NumberMask } from './masks.ts';
