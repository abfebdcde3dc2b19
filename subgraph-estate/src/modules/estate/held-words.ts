import { searchPattern } from '@platform/service-kit';
import { LONGEST_END } from '../../views/rows/word-ends.ts';

const pattern = (text: string) => searchPattern(text).source;

/**
 * What a search for these words asks of the ends and of the text in lower case. Both are needed for several words, or a
 * very long one: then the ends answer for the longest of them alone.
 */
export function holding(needle: string): { readonly end: RegExp; readonly text: RegExp | null } {
  const words = needle.trim().toLowerCase().split(/\s+/);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const whole = words.length === 1 && longest.length <= LONGEST_END;
  return {
    end: new RegExp(`^${pattern(longest.slice(0, LONGEST_END))}`),
    text: whole ? null : new RegExp(pattern(needle.toLowerCase())),
  };
}
