import { dispositionOptions } from '@platform/contracts/disposition-labels';
import { DEATH_SCENARIOS, GST_STATUSES } from '@platform/contracts/domain';
import { ESTATE_DOCUMENT_KINDS, TRUST_KINDS } from '@platform/contracts/instrument-kinds';
import { labelOf, labelOptions } from '@platform/contracts/labels';
import { documentKindWords, type ReadField, shareWords } from '@platform/contracts/reading-words';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalPastDate, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { STATE_OPTIONS } from '@platform/mfe-kit/places';
import type { Option } from '@platform/ui-kit';
import { z } from 'zod';
import { giftForm } from './gift-form.ts';
import { readShare } from './share-text.ts';
import type { KnownNames, ValueForm } from './value-form-parts.ts';

const NAME_LENGTH = 300;
const CONDITION_LENGTH = 500;
const nameOf = (what: string) => requiredText(`Enter ${what}.`, NAME_LENGTH);
const choiceOf = <const Value extends string>(values: readonly Value[], what: string) =>
  z.enum(values, { error: `Choose ${what} from the list.` });
const optionsOf = (values: readonly string[], words: (value: string) => string): Option[] =>
  values.map((value) => ({ value, label: words(value) }));
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
/** Without the fields that are left empty. */
const filled = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== '' && part !== null && part !== undefined));

const share = z
  .string()
  .refine((text) => readShare(text) !== null, 'Enter the share as a fraction or a percentage: 1/3, 50% or all.');
const shareElement: FormElement = {
  kind: 'text',
  name: 'share',
  label: 'Share',
  hint: 'A fraction or a percentage: 1/3, 50% or all',
  width: 'half',
};

/** Forms of values that are one text: its element is the whole form. */
function single(schema: z.ZodType<string, unknown>, element: (known: KnownNames) => FormElement): ValueForm {
  return {
    schema: z.object({ text: schema }) as never,
    start: (value: string) => ({ text: value }),
    elements: (known) => [element(known)],
    value: ({ text }) => text,
  };
}

const person = (label: string, what: string): ValueForm =>
  single(nameOf(what), ({ people }) => ({ kind: 'text', name: 'text', label, suggestions: people }));

const DOCUMENT_KINDS = [...new Set([...TRUST_KINDS, ...ESTATE_DOCUMENT_KINDS])];
const CALLOUTS = labelOptions('Callout');
const ROLES = labelOptions('FiduciaryRole');
const TURNS = labelOptions('FiduciaryPrefix');
const SUBTRUST_KINDS = [
  'MARITAL',
  'BYPASS',
  'DISCLAIMER_TRUST',
  'SURVIVOR',
  'POT_TRUST',
  'SPOUSAL_POOL',
  'STATE_EXEMPTION',
  'OTHER',
] as const;
const WHEN = dispositionOptions('DeathScenario');
const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]): Value[] =>
  options.map(({ value }) => value);

/** A form for each field that a reading has. */
export const VALUE_FORMS: { readonly [Field in ReadField]: ValueForm } = {
  kind: single(choiceOf(DOCUMENT_KINDS, 'a kind of document'), () => ({
    kind: 'select',
    name: 'text',
    label: 'Document type',
    options: optionsOf(DOCUMENT_KINDS, documentKindWords),
  })),
  name: single(nameOf('the name of the document'), () => ({ kind: 'text', name: 'text', label: 'Name' })),
  executedAt: single(
    optionalPastDate('The day of signing cannot be after today.').refine(
      (day) => day !== '',
      'Enter the day on which it was signed.',
    ),
    () => ({ kind: 'date', name: 'text', label: 'Executed' }),
  ),
  situs: single(choiceOf(valuesOf(STATE_OPTIONS), 'a state'), () => ({
    kind: 'select',
    name: 'text',
    label: 'Governing law',
    options: STATE_OPTIONS,
  })),
  owners: person('Signed by', 'the name of who signed'),
  settlors: person('Settlor', 'the name of the settlor'),
  fiduciaries: {
    schema: z.object({
      person: nameOf('the name of who serves'),
      role: choiceOf(valuesOf(ROLES), 'an office'),
      designation: choiceOf(valuesOf(TURNS), 'an order'),
      of: optionalText(NAME_LENGTH),
    }) as never,
    start: (value) => ({ person: '', role: 'trustee', designation: 'primary', of: '', ...record(value) }),
    elements: ({ people }) => [
      { kind: 'text', name: 'person', label: 'Who serves', suggestions: people },
      { kind: 'select', name: 'role', label: 'Office', options: ROLES, width: 'half' },
      { kind: 'select', name: 'designation', label: 'Order', options: TURNS, width: 'half' },
      { kind: 'text', name: 'of', label: 'Of which trust', optional: true },
    ],
    value: (typed) => filled(typed),
  },
  beneficiaries: {
    schema: z.object({ name: nameOf('the name of the beneficiary'), relation: optionalText(NAME_LENGTH) }) as never,
    start: (value) => ({ name: '', ...record(value), relation: record(value)['relation'] ?? '' }),
    elements: ({ takers }) => [
      { kind: 'text', name: 'name', label: 'Beneficiary', suggestions: takers },
      { kind: 'text', name: 'relation', label: 'Relation', placeholder: 'Daughter', optional: true },
    ],
    value: ({ name, relation }) => ({ name, relation: relation || null }),
  },
  specificGifts: giftForm,
  residue: {
    schema: z.object({
      to: nameOf('who receives the share'),
      share,
      manner: choiceOf(['outright', 'in_trust'], 'how it is received'),
      condition: optionalText(CONDITION_LENGTH),
    }) as never,
    start: (value) => ({
      to: '',
      manner: 'outright',
      condition: '',
      ...record(value),
      share: value ? shareWords(value) : '',
    }),
    elements: ({ takers }) => [
      { kind: 'text', name: 'to', label: 'To', suggestions: takers },
      shareElement,
      { kind: 'select', name: 'manner', label: 'How', options: labelOptions('ShareManner'), width: 'half' },
      { kind: 'text', name: 'condition', label: 'Condition', maxLength: CONDITION_LENGTH, optional: true },
    ],
    value: ({ to, share: text, manner, condition }) => filled({ to, ...readShare(text), manner, condition }),
  },
  subtrusts: {
    schema: z.object({
      name: nameOf('the name of the trust'),
      kind: choiceOf(SUBTRUST_KINDS, 'a kind of trust'),
      when: choiceOf(DEATH_SCENARIOS, 'when it begins'),
    }) as never,
    start: (value) => ({ name: '', kind: 'OTHER', when: 'FIRST_DEATH', ...record(value) }),
    elements: () => [
      { kind: 'text', name: 'name', label: 'Name of the trust' },
      {
        kind: 'select',
        name: 'kind',
        label: 'Kind of trust',
        options: SUBTRUST_KINDS.map((value) => ({ value, label: labelOf('TrustKind', value) })),
        width: 'half',
      },
      { kind: 'select', name: 'when', label: 'Begins at', options: WHEN, width: 'half' },
    ],
    value: (typed, before) => ({ ...record(before), ...typed }),
  },
  distributionAges: {
    schema: z.object({
      age: z
        .number({ error: 'Enter the age as a number from 0 to 120.' })
        .min(0, 'Enter the age as a number from 0 to 120.')
        .max(120, 'Enter the age as a number from 0 to 120.'),
      share,
      of: optionalText(NAME_LENGTH),
    }) as never,
    start: (value) => ({ age: null, of: '', ...record(value), share: value ? shareWords(value) : '' }),
    elements: ({ takers }) => [
      { kind: 'number', name: 'age', label: 'Age', width: 'half' },
      shareElement,
      { kind: 'text', name: 'of', label: 'Whose share', suggestions: takers, optional: true },
    ],
    value: ({ age, share: text, of }) => filled({ age, ...readShare(text), of }),
  },
  callouts: single(choiceOf(valuesOf(CALLOUTS), 'a provision'), () => ({
    kind: 'select',
    name: 'text',
    label: 'Provision',
    options: CALLOUTS,
  })),
  gst: {
    schema: z.object({ status: choiceOf(GST_STATUSES, 'a GST status') }) as never,
    start: (value) => ({ status: record(value)['status'] ?? 'UNSURE' }),
    elements: () => [{ kind: 'select', name: 'status', label: 'GST status', options: labelOptions('GstStatus') }],
    value: (typed, before) => ({ ...record(before), ...typed }),
  },
  trustTerm: {
    schema: z.object({
      termLengthYears: z
        .number()
        .min(1, 'Enter the years of the term, 1 or more.')
        .max(1_000, 'Enter the years of the term, at most 1,000.')
        .nullable(),
      payoutRate: z.number().max(100, 'Enter the rate paid each year, at most 100%.').nullable(),
    }) as never,
    start: (value) => ({
      termLengthYears: record(value)['termLengthYears'] ?? null,
      payoutRate: record(value)['payoutRate'] ?? null,
    }),
    elements: () => [
      { kind: 'number', name: 'termLengthYears', label: 'Years', width: 'half', optional: true },
      { kind: 'percentage', name: 'payoutRate', label: 'Paid each year', width: 'half', optional: true },
    ],
    value: (typed, before) => filled({ ...record(before), ...typed }),
  },
  amends: {
    schema: z.object({
      documentName: nameOf('the name of the document that it changes'),
      action: choiceOf(['amend', 'restate'], 'what it does'),
    }) as never,
    start: (value) => ({
      documentName: record(value)['documentName'] ?? '',
      action: record(value)['action'] ?? 'amend',
    }),
    elements: () => [
      { kind: 'select', name: 'action', label: 'What it does', options: labelOptions('AmendingAction') },
      { kind: 'text', name: 'documentName', label: 'Document that it changes' },
    ],
    value: (typed, before) => ({ ...record(before), ...typed }),
  },
};
