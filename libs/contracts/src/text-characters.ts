/**
 * Characters that show as nothing or turn what stands beside them around: control characters but tab and line ends (a
 * store takes NUL for an end), everything that only formats (zero-width and soft marks, tags, overrides of the direction
 * of writing), line ends that no keyboard writes, letters without a shape, what no script has assigned, and halves of
 * characters. The marks that names of right-to-left scripts are written with stay (U+200E, U+200F).
 */
const UNSHOWN =
  /(?![\t\n\r\u200c-\u200f])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;
/** Joiners shape letters of some scripts, and emoji; after a letter of these, or at a beginning, they are there to deceive. */
const STRAY_JOINER =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})[\u200c\u200d]/u;

const UNSHOWN_ANYWHERE = new RegExp(`${UNSHOWN.source}|${STRAY_JOINER.source}|[\\t\\n\\r]`, 'gu');

export const UNSHOWN_MESSAGE = 'This text holds a character that cannot be shown';

/** Of every text that people hand in, by GraphQL or not: the only such check. */
export const holdsUnshown = (text: string): boolean => UNSHOWN.test(text) || STRAY_JOINER.test(text);

/** On one line, with what may not be there left out. */
export const withoutUnshown = (text: string): string => text.replace(UNSHOWN_ANYWHERE, '');
