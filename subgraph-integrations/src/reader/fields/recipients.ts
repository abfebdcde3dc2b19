import type { ExtractedValue, Fiduciary } from '../reading.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt, within } from './evidence.ts';

/** "Anyone who holds my medical information may release it": what is told to those who are named behind it. */
const IS_RELEASED =
  /\b(?:medical|health(?:[- ]?care)?|hospital|doctors?['’]?) (?:records?|information|files|charts?)\b[^.;]{0,80}\b(?:release|disclose|give|show|tell|share)d?\b[^.;]{0,120}\bto\b/i;
const TO_WHOM = /\b(?:and|or|but)(?: also)? to\s(?:(?:my|our) [\w-]{2,20},?\s)?$/i;

/** Who may be told of a patient's health beside whoever decides. */
export function withRecipients(
  ctx: DocumentContext,
  { principals }: Household,
  found: readonly ExtractedValue<Fiduciary>[],
): ExtractedValue<Fiduciary>[] {
  if (!/POWER|HEALTH/.test(ctx.kind)) return [...found];
  const known = [...principals, ...found.map(({ value }) => value.person)];
  const told = ctx.sentences.flatMap((sentence) => {
    const released = IS_RELEASED.exec(sentence.text);
    if (!released) return [];
    return ctx.people.mentionsIn(sentence).flatMap(({ name, start, end }) => {
      if (start < released.index || known.includes(name) || !TO_WHOM.test(sentence.text.slice(0, start))) return [];
      known.push(name);
      const value: Fiduciary = { role: 'authorized_recipient', designation: 'primary', person: name };
      const reason = 'Named as somebody who may be told, and in no office.';
      return valueAt(ctx.flow, value, [within(sentence, start, end)], reason) ?? [];
    });
  });
  return [...found, ...told];
}
