import { yearProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { type Cents, formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import { optionalCents, optionalPastDate, optionalText, requiredCents } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { FamilyPerson } from './family-query.ts';

const LATER = 'A gift cannot be in the future';

/** A row of the form: the year decides where the day is not known. */
export const giftSchema = z
  .object({
    id: z.string(),
    year: z.string().trim(),
    givenOn: optionalPastDate(LATER),
    amount: requiredCents,
    recipient: optionalText(TEXT_LENGTHS.recipient),
    gstExemptionUsed: optionalCents,
    giftTaxPaid: optionalCents,
  })
  .superRefine(({ year, givenOn }, context) => {
    const thisYear = today().slice(0, 4);
    const message =
      year === ''
        ? null
        : (yearProblem(year, Number(thisYear)) ??
          (year > thisYear ? LATER : givenOn && !givenOn.startsWith(year) ? 'The day is in another year' : null));
    if (message) context.addIssue({ code: 'custom', path: ['year'], message });
  });
type GiftValues = z.output<typeof giftSchema>;
export type GiftForm = z.input<typeof giftSchema>;

/** What the form shows of a person's gifts. */
export const giftValues = (person: FamilyPerson | null): GiftValues[] =>
  (person?.gifts ?? []).map(({ id, year, givenOn, amount, recipient, gstExemptionUsed, giftTaxPaid }) => ({
    id,
    year: year ? String(year) : '',
    givenOn: givenOn ?? '',
    amount,
    recipient: recipient ?? '',
    gstExemptionUsed: gstExemptionUsed || null,
    giftTaxPaid: giftTaxPaid || null,
  }));

/** A row to fill in. The first one holds the sum that is on record, so that listing gifts loses none of it. */
export const newGift = (person: FamilyPerson | null, isFirst: boolean): GiftForm => ({
  id: '',
  year: '',
  givenOn: '',
  amount: (isFirst && person?.gifts.length === 0 && person.federalExemptionUsed) || null,
  recipient: '',
  gstExemptionUsed: (isFirst && person?.gifts.length === 0 && person.gstExemptionUsed) || null,
  giftTaxPaid: null,
});

export const giftInput = ({ id, year, givenOn, amount, recipient, gstExemptionUsed, giftTaxPaid }: GiftValues) => ({
  id: id || null,
  year: year && !givenOn ? Number(year) : null,
  givenOn: givenOn || null,
  amount,
  recipient: recipient || null,
  gstExemptionUsed,
  giftTaxPaid,
});

const when = ({ year, givenOn }: Pick<GiftValues, 'year' | 'givenOn'>): string =>
  givenOn ? `on ${formatDate(givenOn)}` : year ? `in ${year}` : 'in a year not known';

/** `$3,000,000.00 in 2021 to Marsh Trust` */
export function giftsInWords(gifts: readonly GiftValues[]): string {
  const words = gifts.map((gift) =>
    [formatDollarsAndCents(gift.amount), when(gift), gift.recipient && `to ${gift.recipient}`]
      .filter(Boolean)
      .join(' '),
  );
  return words.join(', ') || 'No gifts listed';
}

/** What the rows come to while they are typed; a row that is no amount yet is none. */
export const giftTotal = (rows: readonly Pick<GiftForm, 'amount'>[]): Cents =>
  rows.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
