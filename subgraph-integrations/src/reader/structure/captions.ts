import { namesIn } from '../language/names.ts';
import type { Sentence } from './sentences.ts';

/**
 * What a form prints below its blanks says what is written in them: "Warren Moss | Denis Aube" over "Second Choice Name |
 * Third Choice Name". Each blank that names somebody becomes a sentence of its own, led by what its caption says; the
 * words put before it are nowhere printed, so no quote holds them.
 */
export function withCaptions(sentences: readonly Sentence[]): Sentence[] {
  let office = '';
  return sentences.flatMap((sentence, at) => {
    const captions = cellsOf(sentences[at + 1]?.text ?? '');
    const filled = cellsOf(sentence.text);
    const isCaptioned =
      captions.length > 0 && captions.every(({ text }) => CAPTION.test(text)) && filled.length <= captions.length;
    const led = isCaptioned
      ? filled.flatMap((cell, place) => ledBy(sentence, cell, captions[place]?.text ?? '', office))
      : [];
    const spoken = [...sentence.text.matchAll(OFFICE)].at(-1)?.[0];
    if (spoken !== undefined && !isCaptioned) office = spoken.toLowerCase();
    return led.length > 0 ? led : [sentence];
  });
}

interface Cell {
  text: string;
  start: number;
  end: number;
}

const cellsOf = (text: string): Cell[] =>
  [...text.matchAll(/[^\t]+/g)].flatMap((match) => {
    const words = match[0].trim();
    const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    return words === '' ? [] : [{ text: words, start, end: start + words.length }];
  });

const ORDER =
  /\b(?:first|second|third|fourth|1st|2nd|3rd|primary|alternate|successor|back-?up)(?: (?:choice|alternate|successor))?\b/i;
const OFFICE =
  /\b(?:health[- ]?care |personal |successor |alternate )*(?:trustees?|executors?|representatives?|agents?|prox(?:y|ies)|surrogates?|patient advocates?|guardians?|conservators?)\b/gi;
/** Words under a blank. */
const CAPTION =
  /^\(?(?:(?:print(?:ed)?|type|full|legal|your|my|the|of|and|or) )*(?:(?:(?:first|second|third|fourth|1st|2nd|3rd|primary|alternate|successor|back-?up)(?: (?:choice|alternate|successor))?(?:['’]s)? )?(?:(?:health care |personal )?(?:agent|executor|trustee|guardian|representative|proxy|surrogate|witness|advocate)(?:['’]s)? )?names?(?:\(s\))?|street address|(?:mailing |home )?address(?:\(es\))?|city(?:\/state(?:\/zip)?)?|state|zip(?: code)?|(?:tele)?phone(?: numbers?)?|e-?mail|date(?: signed)?|relationship|signature|date of birth|initials?)(?!\p{L})[^.:$\t]{0,60}\)?$/iu;
const NAME = /\bname/i;
const NOBODYS_OFFICE = /\b(?:witness|notary|principal|declarant|your|testator|owner|grantor|settlor|spouse|child)/i;

function ledBy(sentence: Sentence, cell: Cell, caption: string, office: string): Sentence[] {
  const order = ORDER.exec(caption)?.[0].replace(/ choice$/i, '');
  const own = [...caption.matchAll(OFFICE)].at(0)?.[0];
  const role = own ?? (order === undefined ? undefined : office);
  // Several names over one caption are a list, which tells together from in turn.
  if (/\(s\)/.test(caption)) return [];
  if (!NAME.test(caption) || NOBODYS_OFFICE.test(caption) || !role) return [];
  const before = cell.text.slice(0, namesIn(cell.text)[0]?.start ?? cell.text.length);
  if (before !== '' && !/^(?:Father|Sister|Brother|Pastor|Rabbi|Rev\.?|Dr\.?|Mrs?\.?|Ms\.?)\s$/.test(before)) return [];
  const words =
    own !== undefined && order !== undefined && own.toLowerCase().startsWith(order) ? own : `${order ?? ''} ${role}`;
  const lead = `I nominate as ${words.trim()}: `;
  const from = sentence.start + Math.max(0, cell.start - (sentence.implied ?? 0));
  return [
    {
      ...sentence,
      text: lead + cell.text,
      start: from,
      end: from + cell.text.length,
      implied: lead.length,
      isHeading: false,
    },
  ];
}

/** What stands under a blank, and between the items of a list. */
export const isCaption = (text: string): boolean => {
  const cells = cellsOf(text);
  return cells.length > 0 && cells.every((cell) => CAPTION.test(cell.text));
};
