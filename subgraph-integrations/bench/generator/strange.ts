import { makeLine, type PageText } from '../../src/reader/text/page-text.ts';
import type { Random } from './random.ts';

/** Of the words that a document writes in small letters, so large a part is one that the reader has never met. */
const STRANGE = 0.07;
const SYLLABLES = [
  'bel',
  'dor',
  'fen',
  'gam',
  'hul',
  'kes',
  'lin',
  'mor',
  'nav',
  'pel',
  'rud',
  'sot',
  'tam',
  'vor',
  'wex',
];

/**
 * The same document in words that no rule knows: some of its words, the same ones throughout, are replaced by words that
 * do not exist. What is still read is read as in a document of a drafter whom nobody tuned on, and goes wrong as there.
 */
export function inStrangeWords(pages: readonly PageText[], random: Random): PageText[] {
  // Names of people and places have no small letters in front anywhere: they stay, for the truth holds them.
  const words = new Set(pages.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(ORDINARY) ?? [])));
  const strange = new Map(
    [...words].flatMap((word) =>
      random.chance(STRANGE) ? [[word, `${random.pick(SYLLABLES)}${random.pick(SYLLABLES)}`] as const] : [],
    ),
  );
  const replaced = (text: string): string =>
    text.replace(WORD, (word) => {
      const other = strange.get(word.toLowerCase()) ?? word.toLowerCase();
      if (!strange.has(word.toLowerCase())) return word;
      return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      makeLine(
        line.words.map((word) => ({ ...word, text: replaced(word.text) })),
        line.size,
      ),
    ),
  }));
}

const WORD = /\p{L}{4,}/gu;
const ORDINARY = /(?<!\p{L})\p{Ll}{4,}/gu;
