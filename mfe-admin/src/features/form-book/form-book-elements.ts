import { today } from '@platform/mfe-kit/calendar';
import type { FormElement, FormElementWidth } from '@platform/mfe-kit/form-elements';
import { type FormBookForm, MAX_GOALS, NAME_LENGTH, NOTE_LENGTH } from './form-book.schema.ts';

const GOALS = [
  { value: 'TAX', label: 'Lower estate tax', hint: 'Exemptions, gifts and trusts', mostCommon: true },
  { value: 'FAMILY', label: 'Provide for family' },
  { value: 'CHARITY', label: 'Give to charity' },
];
const STATES = [
  { value: 'MA', label: 'Massachusetts', mostCommon: true },
  { value: 'NY', label: 'New York' },
  { value: 'CA', label: 'California' },
];
const FILING = [
  { value: 'JOINT', label: 'Married filing jointly', mostCommon: true },
  { value: 'SINGLE', label: 'Single' },
];

const texts: readonly FormElement<FormBookForm>[] = [
  { kind: 'text', name: 'text', label: 'Text', maxLength: NAME_LENGTH },
  { kind: 'email', name: 'email', label: 'E-mail' },
  { kind: 'textarea', name: 'textarea', label: 'Text area', maxLength: NOTE_LENGTH, optional: true },
  { kind: 'phone', name: 'phone', label: 'Phone', optional: true },
  { kind: 'zip', name: 'zip', label: 'Zip code', optional: true },
  { kind: 'date', name: 'date', label: 'Date', optional: true, max: today() },
];

const numbers: readonly FormElement<FormBookForm>[] = [
  { kind: 'currency', name: 'currency', label: 'Currency' },
  { kind: 'currency', name: 'cappedCurrency', label: 'Currency, capped', capped: true },
  { kind: 'percentage', name: 'percentage', label: 'Percentage' },
  { kind: 'decimal', name: 'decimal', label: 'Decimal' },
  { kind: 'number', name: 'number', label: 'Number' },
  { kind: 'masked number', name: 'year', label: 'Masked number: year', mask: 'year' },
  { kind: 'masked number', name: 'ratio', label: 'Masked number: less than one', mask: 'lessThanOne' },
  { kind: 'masked number', name: 'unitPrice', label: 'Masked number: 9 digits', mask: 'currency9Digit' },
];

const choices: readonly FormElement<FormBookForm>[] = [
  { kind: 'select', name: 'select', label: 'Select', placeholder: 'Choose a state', options: STATES },
  { kind: 'radio', name: 'radio', label: 'Radio', options: FILING },
  { kind: 'multi-select cards', name: 'cards', label: 'Cards, up to two', options: GOALS, maximum: MAX_GOALS },
  { kind: 'multi-select cards', name: 'oneCard', label: 'Cards, one', options: GOALS, maximum: 1 },
  { kind: 'checkbox', name: 'checkbox', label: 'Checkbox', hint: 'Something agreed to.' },
  { kind: 'toggle', name: 'toggle', label: 'Toggle', hint: 'Something that is on or off.' },
];

const groups: readonly FormElement<FormBookForm>[] = [
  {
    kind: 'array',
    name: 'heirs',
    label: 'Array',
    entry: 'Heir',
    newEntry: { name: '', percent: null },
    minEntries: 1,
    elements: [
      { kind: 'text', name: 'name', label: 'Name', width: 'half' },
      { kind: 'percentage', name: 'percent', label: 'Share', width: 'half' },
    ],
  },
  {
    kind: 'collapsible section',
    title: 'Collapsible section',
    summary: 'Opens by itself when a field in it is wrong',
    elements: [{ kind: 'text', name: 'inSection', label: 'Text in the section', maxLength: NAME_LENGTH }],
  },
  {
    kind: 'wrapper',
    title: 'Wrapper',
    elements: [
      { kind: 'text', name: 'inWrapper', label: 'Text in the wrapper', maxLength: NAME_LENGTH, optional: true },
    ],
  },
];

/** Every kind of element, all in one width. */
export function formBookElements(width: FormElementWidth): readonly FormElement<FormBookForm>[] {
  return [...texts, ...numbers, ...choices, ...groups].map((element) => ({ ...element, width }));
}
