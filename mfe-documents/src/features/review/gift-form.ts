import { labelOptions } from '@platform/contracts/labels';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalCents, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { ValueForm } from './value-form-parts.ts';

const KINDS = ['cash', 'real_estate', 'tangible', 'percentage', 'charity'] as const;
const DESCRIPTION_LENGTH = 2_000;

const schema = z
  .object({
    to: requiredText('Enter who receives the gift.', 300),
    kind: z.enum(KINDS, { error: 'Choose a kind of gift from the list.' }),
    amountCents: optionalCents,
    percent: z
      .number()
      .positive('Enter a percentage above 0 and up to 100.')
      .max(100, 'Enter a percentage above 0 and up to 100.')
      .nullable(),
    description: z.string().trim().max(DESCRIPTION_LENGTH, `At most ${DESCRIPTION_LENGTH} characters`),
    revoked: z.boolean(),
  })
  .superRefine(({ kind, amountCents, percent, description, revoked }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const isThing = kind === 'real_estate' || kind === 'tangible';
    if (isThing && !description) wrong('description', revoked ? 'Describe what was given.' : 'Describe what is given.');
    if (revoked) return;
    if (kind === 'cash' && !amountCents) wrong('amountCents', 'Enter the amount of the gift.');
    else if (amountCents === 0) wrong('amountCents', 'Enter an amount above zero, or leave it empty.');
    if (kind === 'percentage' && percent === null) wrong('percent', 'Enter the percentage that is given.');
    if (kind === 'charity' && !amountCents && percent === null && !description)
      wrong('description', 'Enter an amount, a percentage, or what is given.');
  });

const AMOUNT: FormElement = { kind: 'currency', name: 'amountCents', label: 'Amount' };
const PERCENT: FormElement = { kind: 'percentage', name: 'percent', label: 'Percentage' };

/** What a gift of a kind is measured by. */
const measures = (kind: unknown): readonly FormElement[] => {
  if (kind === 'percentage') return [PERCENT];
  if (kind === 'charity')
    return [
      { ...AMOUNT, width: 'half', optional: true },
      { ...PERCENT, width: 'half', optional: true },
    ] as readonly FormElement[];
  return [kind === 'cash' ? AMOUNT : ({ ...AMOUNT, optional: true } as FormElement)];
};

/** A gift: to whom, and an amount, a part or a thing by its kind. */
export const giftForm: ValueForm = {
  schema: schema as never,
  start: (value: object | null) => ({
    to: '',
    kind: 'cash',
    amountCents: null,
    percent: null,
    description: '',
    revoked: false,
    ...value,
  }),
  elements: ({ takers }, { kind }) => [
    { kind: 'text', name: 'to', label: 'To', suggestions: takers },
    { kind: 'select', name: 'kind', label: 'Kind of gift', options: labelOptions('GiftKind') },
    ...measures(kind),
    {
      kind: 'textarea',
      name: 'description',
      label: 'What is given',
      maxLength: DESCRIPTION_LENGTH,
      optional: kind !== 'real_estate' && kind !== 'tangible',
    },
    {
      kind: 'checkbox',
      name: 'revoked',
      label: 'Takes away what an earlier text gave',
      hint: 'Of a codicil or an amendment. The gift counts no more, and nothing stands in its place.',
    },
  ],
  value: ({ to, kind, amountCents, percent, description, revoked }) => ({
    to,
    kind,
    ...(kind !== 'percentage' && amountCents !== null && { amountCents }),
    ...((kind === 'percentage' || kind === 'charity') && percent !== null && { percent }),
    description,
    ...(revoked === true && { revoked }),
  }),
};
