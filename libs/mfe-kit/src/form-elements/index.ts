export { OnOffField } from './choice-fields.tsx';
export {
  FORM_ELEMENT_KINDS,
  FORM_ELEMENT_WIDTHS,
  type FormElement,
  type FormElementWidth,
} from './form-element.ts';
export { FormElements, type FormElementsProps } from './form-elements.tsx';
export { MoneyField, NumberField, PhoneField, YearField, ZipField } from './masked-fields.tsx';
export {
  DigitsInput,
  type DigitsInputProps,
  MoneyInput,
  type MoneyInputProps,
  NumberInput,
  type NumberInputProps,
} from './masked-input.tsx';
export { MASKS, type MaskName, type NumberMask } from './masks.ts';
