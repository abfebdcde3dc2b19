import { isInstitution, isTrustName } from '../language/names.ts';

/** Words of a document in place of which a model is given marks, so that it meets nobody's name. */
export interface Mask {
  hide(text: string): string;
  /** Puts the words back, in whatever an answer is made of. */
  show<Of>(value: Of): Of;
}

const WORD = /\p{Lu}[\p{L}'’-]{2,}/gu;
/** Of accounts and of people: numbers that say who somebody is. */
const NUMBERS = /\b\d{3}-\d{2}-\d{4}\b|\b\d{7,17}\b/g;
/** A name may go on in the next line. */
const pattern = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const capitalized = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

export const NO_MASK: Mask = { hide: (text) => text, show: (value) => value };

/**
 * Each way in which a name, or a word of one, is written has its own mark: what an answer quotes is then again what stands
 * on the page, letter for letter.
 */
export function maskOf(names: readonly string[], text: string): Mask {
  const prefix = ['N', 'NAME', 'XNAME'].find((one) => !new RegExp(`\\b${one}\\d`).test(text)) ?? 'ZZNAME';
  const written = new Set<string>();
  for (const name of names) {
    for (const form of [name, name.toUpperCase()]) written.add(form);
    // Words of a bank or a trust are mostly those of every document.
    if (isInstitution(name) || isTrustName(name)) continue;
    for (const word of name.match(WORD) ?? [])
      for (const form of [word, word.toUpperCase(), capitalized(word)]) written.add(form);
  }
  for (const [number] of text.matchAll(NUMBERS)) written.add(number);
  const forms = [...written].filter((form) => form.trim().length > 1).sort((a, b) => b.length - a.length);
  if (forms.length === 0) return NO_MASK;
  const markOf = new Map(forms.map((form, at) => [form, `${prefix}${at + 1}`]));
  const formOf = new Map(forms.map((form, at) => [`${prefix}${at + 1}`, form]));
  const find = new RegExp(`(?<![\\p{L}\\d_])(?:${forms.map(pattern).join('|')})(?![\\p{L}\\d_])`, 'gu');
  const marks = new RegExp(`\\b${prefix}\\d+\\b`, 'g');
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(marks, (mark) => formOf.get(mark) ?? mark);
    if (Array.isArray(value)) return value.map(shown);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one)]));
  };
  return {
    hide: (said) => said.replace(find, (form) => markOf.get(form.replace(/\s+/g, ' ')) ?? form),
    show: <Of>(value: Of) => shown(value) as Of,
  };
}
