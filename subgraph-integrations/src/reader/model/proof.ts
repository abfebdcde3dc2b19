import { officesIn } from '../fields/offices.ts';
import { sameName } from '../fields/parties.ts';
import { datesIn } from '../language/dates.ts';
import { MONEY_SOURCE, numberWord, parseMoney, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import { stateCode } from '../language/states.ts';
import type { Citation, DocumentKind } from '../reading.ts';
import { type PeopleIndex, RELATION } from '../structure/people.ts';
import { type PageText, unionOf, type Word } from '../text/page-text.ts';
import { type ModelField, VALUE_OF } from './model-values.ts';

/** The quote as words of the cited page, quotation marks, dashes and white space aside; undefined when it is not there. */
export function proveQuote(pages: readonly PageText[], number: number | null, quote: string): Citation | undefined {
  const page = pages.find((p) => p.page === number);
  if (!page) return undefined;
  const words = page.lines.flatMap((line, at) => line.words.map((word) => ({ word, line: at })));
  const wanted = quote
    .split(/\s+/)
    .map(plain)
    .filter((w) => w !== '');
  for (let from = 0; from + wanted.length <= words.length && wanted.length > 0; from++) {
    if (!wanted.every((w, i) => plain(words[from + i]?.word.text ?? '') === w)) continue;
    const hit = words.slice(from, from + wanted.length);
    return { page: number, quote: hit.map((h) => h.word.text).join(' '), boxes: number === null ? [] : boxes(hit) };
  }
  return undefined;
}

function boxes(hit: readonly { word: Word; line: number }[]) {
  return [...Map.groupBy(hit, (h) => h.line).values()].map((line) => unionOf(line.map((h) => h.word.box)));
}

function plain(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/^["'(]+|["'),.;:]{1,20}$/g, '')
    .toLowerCase();
}

/** The words that a value is claimed to stand in, and what is known of the document. */
export interface Evidence {
  readonly quote: string;
  /** The whole part that was asked about: an office is often said once, over the people who hold it. */
  readonly around: string;
  readonly kind: DocumentKind;
  readonly people: PeopleIndex;
}

type Text = { readonly [key: string]: unknown };
const MONEY = new RegExp(MONEY_SOURCE, 'gi');
const SHARE = new RegExp(SHARE_SOURCE, 'gi');
const matches = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([m]) => m);

/** Whether a number is said, in figures or in words. */
const saysNumber = (quote: string, wanted: number): boolean =>
  (quote.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((m) => Number(m.replaceAll(',', '')) === wanted) ||
  quote.split(/[^\p{L}-]+/u).some((word) => numberWord(word.toLowerCase()) === wanted);
const saysMoney = (quote: string, cents: number): boolean => matches(MONEY, quote).some((m) => parseMoney(m) === cents);
const saysShare = (quote: string, numerator: number, denominator: number): boolean =>
  numerator === denominator ||
  matches(SHARE, quote).some((m) => {
    const found = parseShare(m);
    return found !== undefined && found.numerator * denominator === numerator * found.denominator;
  }) ||
  /\bequal\b/i.test(quote);
const saysWords = (quote: string, words: string): boolean => {
  const said = quote.split(/\s+/).map(plain);
  return words
    .split(/\s+/)
    .map(plain)
    .every((word) => word === '' || said.includes(word));
};

/** Its value, as far as the quote says it; undefined where what matters of it is not said there. */
export function provenValue(field: ModelField, claimed: unknown, evidence: Evidence): unknown {
  const { success, data } = VALUE_OF[field].safeParse(claimed);
  if (!success) return undefined;
  const { quote, people } = evidence;
  const names = (name: string): boolean =>
    saysWords(quote, name) || people.mentionsIn({ text: quote }).some((mention) => sameName(mention.name, name));
  const value = data as Text & string;
  const only = (isSaid: boolean, said: unknown = data): unknown => (isSaid ? said : undefined);
  switch (field) {
    case 'name':
      return only(saysWords(quote, value));
    case 'owner':
    case 'settlor':
      return only(names(value));
    case 'executedAt':
      return only(datesIn(quote).some(({ iso }) => iso === value));
    case 'situs':
      return only(saysState(quote, value));
    case 'fiduciary':
      return fiduciary(value as never, evidence, names);
    case 'beneficiary': {
      const { name, relation } = data as { name: string; relation: string | null };
      return only(names(name), { name, relation: relation && RELATION.test(relation) ? relation : null });
    }
    case 'gift':
      return gift(value as never, quote, names);
    case 'residue': {
      const { condition, ...share } = data as {
        to: string;
        shareNumerator: number;
        shareDenominator: number;
        condition?: string;
      };
      const isSaid = names(share.to) && saysShare(quote, share.shareNumerator, share.shareDenominator);
      return only(isSaid, { ...share, ...(condition && saysWords(quote, condition) && { condition }) });
    }
    case 'distributionAge': {
      const { age, shareNumerator, shareDenominator, of } = data as {
        age: number;
        shareNumerator: number;
        shareDenominator: number;
        of?: string;
      };
      const isSaid = saysNumber(quote, age) && saysShare(quote, shareNumerator, shareDenominator);
      return only(isSaid, { age, shareNumerator, shareDenominator, ...(of && names(of) && { of }) });
    }
    case 'subtrust':
      return only(saysWords(quote, value['name'] as string));
    case 'trustTerm':
      return only(trustTermIsSaid(value, quote, names));
    case 'amends':
      return only(amendingIsSaid(value as never, quote));
    // Words of ours, which no document says letter for letter: the quote shows a person what they go by.
    case 'kind':
    case 'gst':
    case 'callout':
      return data;
  }
}

const saysState = (quote: string, code: string): boolean =>
  quote
    .split(/[^\p{L} ]/u)
    .some((part) =>
      part.split(' ').some((_w, i, all) => [1, 2].some((n) => stateCode(all.slice(i, i + n).join(' ')) === code)),
    );

type Says = (name: string) => boolean;

function fiduciary(
  { of, ...value }: { role: string; designation: string; person: string; of?: string },
  { quote, around, kind }: Evidence,
  names: Says,
): unknown {
  const offices = [quote, around].flatMap((text) => officesIn(text, kind));
  const holds = value.role === 'other' || offices.some(({ role }) => role === value.role);
  return names(value.person) && holds ? { ...value, ...(of && names(of) && { of }) } : undefined;
}

function gift(
  {
    amountCents,
    percent,
    description,
    ...value
  }: { to: string; kind: string; amountCents?: number; percent?: number; description: string },
  quote: string,
  names: Says,
): unknown {
  const isSaid =
    names(value.to) &&
    (amountCents === undefined || saysMoney(quote, amountCents)) &&
    (percent === undefined || saysShare(quote, percent, 100));
  if (!isSaid) return undefined;
  return {
    ...value,
    ...(amountCents !== undefined && { amountCents }),
    ...(percent !== undefined && { percent }),
    description: saysWords(quote, description) ? description : quote,
  };
}

function trustTermIsSaid(value: Text, quote: string, names: Says): boolean {
  const { dateFunded, annuityPaymentCents, lifeExpectancyPerson, ...rest } = value;
  const dated = dateFunded === undefined || datesIn(quote).some(({ iso }) => iso === dateFunded);
  const paid = annuityPaymentCents === undefined || saysMoney(quote, annuityPaymentCents as number);
  const named = lifeExpectancyPerson === undefined || names(lifeExpectancyPerson as string);
  return (
    dated && paid && named && Object.values(rest).every((one) => typeof one !== 'number' || saysNumber(quote, one))
  );
}

function amendingIsSaid(
  { documentName, documentDate, articles }: { documentName?: string; documentDate?: string; articles: string[] },
  quote: string,
): boolean {
  return (
    (documentName === undefined || saysWords(quote, documentName)) &&
    (documentDate === undefined || datesIn(quote).some(({ iso }) => iso === documentDate)) &&
    articles.every((article) => saysWords(quote, article))
  );
}
