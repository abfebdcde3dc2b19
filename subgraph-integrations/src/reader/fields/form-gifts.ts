import { parseMoney } from '../language/numbers.ts';
import type { ExtractedValue, SpecificGift } from '../reading.ts';
import { isCharity, takersIn } from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt, within } from './evidence.ts';

/** What a statutory form asks for in running lines: "Full name of person to receive cash gift: …" over "Amount of gift: $…". */

const WHO = /\bnames?\b[^:]{0,60}\b(?:person|charity|recipient|beneficiary)\b[^:]{0,140}:\s(?=\p{L})/iu;
const HOW_MUCH = /^\W*amount of (?:the )?(?:cash )?gift\b[^:]{0,40}:\s{0,3}(\$\s?\d[\d,]*(?:\.\d{2})?)/i;
const ASKS_TO_SIGN = /\b(?:your signature|sign (?:your name|here|after|in the box))\b/i;

export function giftsInForms(ctx: DocumentContext, household: Household): ExtractedValue<SpecificGift>[] {
  return ctx.sentences.flatMap((sentence, at) => {
    const label = WHO.exec(sentence.text);
    const amount = ctx.sentences[at + 1];
    const amountCents = parseMoney(HOW_MUCH.exec(amount?.text ?? '')?.[1] ?? '');
    if (!label || !amount || !amountCents) return [];
    const from = label.index + label[0].length;
    const taker = takersIn(ctx, household, sentence.text).find(({ start }) => start >= from && start < from + 5);
    // A form that asks for a signature beside each gift makes none without it.
    const below = ctx.sentences.slice(at + 2, at + 5).map(({ text }) => text);
    const isUnsigned = below.some((text) => ASKS_TO_SIGN.test(text)) && !below.some((text) => /^\W*\/s\//.test(text));
    if (!taker || isUnsigned) return [];
    const description = HOW_MUCH.exec(amount.text)?.[1] ?? '';
    const kind = isCharity(taker.name) ? 'charity' : 'cash';
    const value = valueAt(ctx.flow, { to: taker.name, kind, amountCents, description } satisfies SpecificGift, [
      within(sentence, taker.start, taker.end),
      amount,
    ]);
    return value ? [value] : [];
  });
}
