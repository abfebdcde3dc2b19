import { isInstitution, isTrustName, namesIn, nicknameIn, toTitle, withoutNickname } from '../language/names.ts';
import { isStateName } from '../language/states.ts';
import { withoutAddresses } from './links.ts';
import type { Sentence } from './sentences.ts';

export interface Mention {
  /** Offsets in the sentence's own text. */
  start: number;
  end: number;
  name: string;
}

/** Everyone named in a document; finds them again where only a first name stands. */
export interface PeopleIndex {
  names: readonly string[];
  mentionsIn(sentence: Pick<Sentence, 'text'>): Mention[];
  resolve(text: string): string | undefined;
}

const WORD = /\p{Lu}[\p{L}'’-]*\p{L}/gu;

export function indexPeople(sentences: readonly Sentence[]): PeopleIndex {
  const counts = new Map<string, number>();
  const nicknames = new Map<string, string>();
  for (const [i, sentence] of sentences.entries()) {
    // A heading in title case looks like a name; only those of the title page are.
    if (sentence.isHeading && i > 6) continue;
    if (SIGNED.test(sentence.text)) continue;
    for (const found of namesIn(withoutRunIn(sentence.text))) {
      const name = withoutNickname(toTitle(found.text));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const nickname = nicknameIn(found.text);
      if (nickname !== undefined) nicknames.set(nickname, name);
    }
  }
  const towns = townsIn(sentences);
  for (const name of towns) counts.delete(name);
  const shouted = new Set<string>();
  for (const { text } of sentences)
    if (isShouted(text)) for (const { text: name } of namesIn(text)) shouted.add(withoutNickname(toTitle(name)));
  for (const { text } of sentences)
    if (!isShouted(text)) for (const { text: name } of namesIn(text)) shouted.delete(withoutNickname(toTitle(name)));
  const nobody = new Set<string>();
  const words = new Set(sentences.flatMap(({ text }) => (text.match(/(?<![\p{L}'’-])\p{Ll}{3,}/gu) ?? []).map(stemOf)));
  // A sentence in capitals makes names of its words: only what no small letter elsewhere tells to be a word stays one.
  for (const name of shouted)
    if (!isTrustName(name) && name.split(' ').some((word) => words.has(stemOf(word.toLowerCase())))) nobody.add(name);
  // A notice in capitals above a form in ordinary writing names nobody by itself.
  const letters = (some: readonly Sentence[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  const loud = sentences.filter(({ text }) => isShouted(text) && text.length > 60);
  if (letters(loud) < letters(sentences) * 0.4) {
    const quiet = new Set(
      sentences
        .filter((one) => !loud.includes(one))
        .flatMap(({ text }) => namesIn(text))
        .map(({ text }) => withoutNickname(toTitle(text))),
    );
    for (const { text } of loud)
      for (const { text: name } of namesIn(text))
        if (!quiet.has(withoutNickname(toTitle(name)))) nobody.add(withoutNickname(toTitle(name)));
  }
  // "CES Real Property": the initials of somebody beside a power of a form name nobody.
  const initials = new Set(
    [...counts.keys()].map((name) =>
      name
        .split(' ')
        .map((word) => word.charAt(0))
        .join(''),
    ),
  );
  for (const name of counts.keys()) {
    const [first = '', ...rest] = name.split(' ');
    if (/^\p{Lu}{2,4}$/u.test(first) && initials.has(first) && rest.join(' ') !== rest.join(' ').toUpperCase())
      nobody.add(name);
  }
  for (const name of counts.keys()) if (isOfWords(name, words) || nobody.has(name)) counts.delete(name);
  const aliases = aliasesIn(sentences);
  for (const alias of aliases.keys()) counts.delete(alias);
  const names = [...counts.keys()];
  const people = names.filter((n) => !isInstitution(n) && !isTrustName(n));
  const byFirst = Map.groupBy(people, (n) => n.split(' ')[0] ?? '');
  const canonical = (name: string) => {
    const plain = withoutNickname(toTitle(name));
    return longerForm(aliases.get(plain) ?? plain, people);
  };

  function resolve(text: string): string | undefined {
    const title = toTitle(text.replace(/['’][sS]$/, ''));
    if (counts.has(title) || aliases.has(title)) return canonical(title);
    const candidates = byFirst.get(title);
    if (!candidates) return undefined;
    const distinct = new Set(candidates.map(canonical));
    // "Ann Cole" once, where the end of a line cut "Ann Cole Baylor": the longer form is hers.
    const [longest] = [...distinct].toSorted((a, b) => b.length - a.length);
    const isCut = [...distinct].every(
      (one) => one === longest || (longest?.startsWith(`${one} `) && counts.get(one) === 1),
    );
    return isCut ? longest : undefined;
  }

  const terms = termsIn(sentences, names, canonical);
  const byLast = (last: string): string | undefined => {
    const called = new Set(people.filter((name) => name.split(' ').at(-1) === toTitle(last)).map(canonical));
    return called.size === 1 ? [...called][0] : undefined;
  };

  function mentionsIn({ text }: Pick<Sentence, 'text'>): Mention[] {
    const mentions: Mention[] = namesIn(withoutRunIn(text))
      .filter((n) => !isOfWords(toTitle(n.text), words) && !towns.has(toTitle(n.text)) && !nobody.has(toTitle(n.text)))
      .map((n) => ({ start: n.start, end: n.end, name: canonical(n.text) }));
    for (const [at, one] of mentions.entries()) {
      const before = mentions[at - 1];
      // "Penelope Whitby, also known as Penny Whitby": one person, named once.
      if (before?.name === one.name && ALIAS.test(text.slice(before.end, one.start))) {
        before.end = one.end;
        mentions.splice(at, 1);
        break;
      }
    }
    const isFree = (start: number, end: number): boolean => !mentions.some((m) => start < m.end && end > m.start);
    for (const reference of text.matchAll(REFERENCE)) {
      const [words, title, last, term] = reference;
      const end = reference.index + words.length;
      const name = term !== undefined ? terms.get(term) : title !== undefined ? byLast(last ?? '') : undefined;
      if (name !== undefined && isFree(reference.index, end)) mentions.push({ start: reference.index, end, name });
    }
    for (const word of text.matchAll(WORD)) {
      const bare = word[0].replace(/['’][sS]$/, '');
      const end = word.index + bare.length;
      if (!isFree(word.index, end)) continue;
      const nicknamed = nicknames.get(bare);
      const name = terms.get(bare) ?? resolve(bare) ?? (nicknamed && canonical(nicknamed));
      if (name) mentions.push({ start: word.index, end, name });
    }
    return mentions.sort((a, b) => a.start - b.start);
  }
  return { names, mentionsIn, resolve };
}

/** "Mr. Abebe", "the Museum": somebody who is named elsewhere. */
const REFERENCE =
  /\b(Mr|Mrs|Ms|Miss|Dr|Rev)\.?\s(\p{Lu}[\p{L}'’-]+)|\b[Tt]he (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu;
/** Behind a name: '("Bea")', '(the "Museum")', '(hereinafter called "the Library")'. */
const DEFINES =
  /^,?[^.;()"]{0,70}\((?:[^()"]{0,40}\s)?(?:the )?"(?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[,.]?"[^()]{0,30}\)/u;
/** What a paper calls everybody who holds an office or makes it, and what is nobody. */
const NO_TERM =
  /\b(?:trust(?:ees?|ors?|makers?)?|grantors?|settlors?|donors?|testat(?:or|rix)|principal|executors?|agents?|guardians?|insured|beneficiar\w+|estate|agreement|will|children|child|descendants|shares?|fund|property|spouse|husband|wife|code|act|protector|representatives?|advis[oe]r|proxy|surrogate|declarant|attorney)\b/i;
const HEAD_NOUN =
  /^(?:Foundation|Society|University|College|School|Church|Parish|Temple|Synagogue|Hospital|Clinic|Hospice|Museum|Library|Association|League|Institute|Sanctuary|Conservancy|Shelter|Bank|Cathedral|Orchestra|Seminary|Academy|Zoo|Council)$/;

/** Short names that a paper defines, and what an organization is called by the word that says what it is. */
function termsIn(
  sentences: readonly Sentence[],
  names: readonly string[],
  canonical: (name: string) => string,
): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  const isOrganization = (name: string): boolean => isInstitution(name) && !isTrustName(name);
  for (const noun of new Set(names.filter(isOrganization).flatMap((name) => name.split(/[\s,]+/)))) {
    const called = names.filter((name) => isOrganization(name) && name.split(/[\s,]+/).includes(noun));
    if (HEAD_NOUN.test(noun) && called.length === 1 && called[0]) terms.set(noun, called[0]);
  }
  for (const { text } of sentences) {
    if (!text.includes('(') || !text.includes('"')) continue;
    for (const { end, text: name } of namesIn(text)) {
      const term = DEFINES.exec(text.slice(end, end + 160))?.[1];
      if (term && !NO_TERM.test(term) && !isTrustName(name)) terms.set(term, canonical(name));
    }
  }
  return terms;
}

const ALIAS =
  /^,?\s\(?(?:(?:who is |sometimes |also |formerly |now |previously )*known (?:by the name )?(?:as|of)|a\/?k\/?a|f\/?k\/?a|n\/?k\/?a|née|nee|(?<=\()(?:formerly|born|previously|now))[:,]?\s["“]?$/i;

/** "Penelope Whitby, also known as Penny Whitby": the second name by the first. */
function aliasesIn(sentences: readonly Sentence[]): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const { text } of sentences) {
    if (!/\bknown\b|k\/?a\b|\bn[ée]e\b|\((?:formerly|born|previously|now)\s/i.test(text)) continue;
    const names = namesIn(text);
    for (const [at, { start, text: alias }] of names.entries()) {
      const before = names[at - 1];
      if (!before || isTrustName(alias) || !ALIAS.test(text.slice(before.end, start))) continue;
      const name = withoutNickname(toTitle(before.text));
      aliases.set(withoutNickname(toTitle(alias)), aliases.get(name) ?? name);
    }
  }
  return aliases;
}

/** Who signed a paper is said by its other words: a line of signatures joins names that are two. */
const SIGNED = /\/s\//i;

/** "CERTAIN GIFT TRANSACTIONS: In order to …": capitals before a colon are the heading of their paragraph, and nobody. */
function withoutRunIn(text: string): string {
  const lead = /^[^:\p{Ll}]{6,80}:\s/u.exec(text)?.[0];
  return lead && /\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(lead) && !/\d/.test(lead)
    ? ' '.repeat(lead.length) + text.slice(lead.length)
    : text;
}

const isShouted = (text: string): boolean => text.length > 30 && !/\p{Ll}{2}/u.test(text);

/** "San Rafael, California": what stands before its state anywhere is a town everywhere. */
function townsIn(sentences: readonly Sentence[]): ReadonlySet<string> {
  const towns = new Set<string>();
  for (const { text } of sentences)
    for (const [, town, state] of text.matchAll(TOWN))
      if (town && state && (isStateName(state) || isStateName(state.split(' ')[0] ?? ''))) towns.add(toTitle(town));
  for (const { text } of sentences)
    for (const [, town, state] of text.matchAll(TOWN_IN_COMMAS))
      if (town && state && isStateName(state)) towns.add(toTitle(town));
  return towns;
}
/** "First Bank, San Antonio, Texas": what stands in commas before a whole state is where somebody is. */
const TOWN_IN_COMMAS =
  /,\s(\p{Lu}[\p{L}'.-]{1,30}(?:\s\p{Lu}[\p{L}'.-]{1,30}){0,2}),\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)(?=[,.;)\s]|$)(?!\s\p{Lu}\p{Ll})/gu;
const TOWN =
  /(?<=\b(?:of|in|at|near|from|Street|Avenue|Road|Lane|Drive|Boulevard|Way|Court|Place|Terrace|Circle|Trail|(?:St|Ave|Rd|Ln|Dr|Blvd|Ct|Pl|Ter|Cir|Trl|Hwy|Pkwy)\.?),?\s)(\p{Lu}[\p{L}'.-]{1,30}(?:\s\p{Lu}[\p{L}'.-]{1,30}){0,2}),\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/gu;

/** Of headings and of the trade: with these in it a name of two words is no person's. */
const NO_PERSON =
  /\b(?:advocates?|accountability|statement|disclosure|designations?|revoked|duration|limitations?|prior|portability|administration|appointments?|authority|succession|distributions?|division|remaining|withdrawals?|provisions?|insurance|condition|terminal|definitions?|determination|signature|acknowledge?ment|affidavit|declarations?|designation|instructions?|decisions?|treatment|custodian|minor|beneficiary|compensation|liability|discretion|management|contingent|ultimate|default|disposition|residuary|expenses|debts|taxes|nomination|revocation|incapacity|durability|effective|optional|notice|warning|important|organs?|donation|hospice care|(?:health|medical|protected) (?:information|records)|life support|fiduciary appointments)\b/i;

/**
 * "Remaining Property": what a document also writes in small letters, word for word, is a heading or a term and nobody.
 */
function isOfWords(name: string, words: ReadonlySet<string>): boolean {
  if (isTrustName(name)) return false;
  const own = name.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (own.length > 3 || /\b(?:Bank|Company|Inc|LLC|Corporation|Foundation|Society|Church)\b/.test(name)) return false;
  const isWords = own.every((word) => word.length > 2 && words.has(stemOf(word.toLowerCase())));
  return isWords || (NO_PERSON.test(name) && !isInstitution(name));
}

/** "designation" of "designations", "revoke" of "revoked". */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(?:ings?|e?d|e?s|e)$/, '') : word);

/** "Cedric Holloway" and "Cedric J. Holloway" are one person: the longer form is kept. */
function longerForm(name: string, people: readonly string[]): string {
  const words = name.split(' ');
  const same = people.filter((other) => {
    const others = other.split(' ');
    if (others.length === words.length && isInitialled(words, others)) return true;
    if (others.length <= words.length || others[0] !== words[0]) return false;
    return others.at(-1) === words.at(-1) && words.every((w) => others.includes(w));
  });
  return same.length === 1 ? (same[0] ?? name) : name;
}

/** "Ann M. Lee" of "Ann Marie Lee". */
function isInitialled(words: readonly string[], others: readonly string[]): boolean {
  const isOf = (word: string, other: string) =>
    /^\p{Lu}\.?$/u.test(word) && other.length > 2 && other.startsWith(word.charAt(0));
  return (
    words.length > 2 &&
    words[0] === others[0] &&
    words.at(-1) === others.at(-1) &&
    words.some((word, at) => isOf(word, others[at] ?? '')) &&
    words.every((word, at) => word === others[at] || isOf(word, others[at] ?? ''))
  );
}

/** People joined in one list: "A, B and C". */
export interface Group {
  start: number;
  end: number;
  members: readonly Mention[];
  /** "A or B", "A, then B": one after the other instead of together. */
  inTurn: boolean;
}

export const RELATION_WORD =
  'husband|wife|spouse|partner|son|daughter|child|children|brother|sister|sibling|niece|nephew|cousin|friend|mother|father|parent|aunt|uncle|grandson|granddaughter|grandchild|stepson|stepdaughter|stepchild|neighbor|attorney|accountant|godson|goddaughter|colleague|(?:brother|sister|son|daughter|mother|father)-in-law';
export const RELATION = new RegExp(`\\b(${RELATION_WORD})\\b`, 'i');
const JOINED = new RegExp(
  `^(?:\\s{0,9}\\([^)]{0,30}\\))?(?:,?\\s{0,9}of [^,;]{2,40})?(?:,\\s{0,9}(?:my|his|her|our|the|an?)\\s{1,9}[^,;]{2,40})?\\s{0,9}(?:,|and|or|,\\s{0,9}and|,\\s{0,9}or|&|and then|, then|then|followed by|, followed by|, and then|, with|[-–—]\\s(?:or|and|then))\\s{1,60}(?:(?:my|our|his|her|the|as to|to|for|a|an|one for|also)\\s{1,60}){0,9}(?:[\\w'’-]{1,60}\\s{1,60}){0,3}(?:(?:${RELATION_WORD})s?,?\\s+)?$`,
  'i',
);

const MAKER_ALONE = /^,?\s\(?(?:as |the )(?:grantor|settlor|trustor|trustmaker|donor)\)?,\s(?:and\s)?/i;
const HOLDS_OFFICE = /^,?\s\(?(?:as |the |an? )(?:the )?(?:\w+ ){0,2}(?:trustee|agent)s?\b/i;

export function groupsOf(text: string, mentions: readonly Mention[]): Group[] {
  const groups: Group[] = [];
  for (const mention of mentions) {
    const last = groups.at(-1);
    const between = last
      ? withoutAddresses(text.slice(last.end, mention.start).replace(/\s{7,}/g, '      ')).replace(
          /\(born[^()]{0,30}\)|,\swho (?:has )?(?:died|passed away|is deceased)\b[^;]{0,50}(?=,\sand\s)|^,\sthe (?:grantor|settlor|trustor|trustmaker|donor|testat(?:or|rix))(?:['’]s (?:[\w-]+ )?[\w-]+)?(?=,\s)|\b(?:Dr|Mrs?|Ms|Rev|Hon|Prof)\.\s/gi,
          '',
        )
      : '';
    // "my two nieces": one word that stands for several.
    if (last && last.members.at(-1)?.start === mention.start && last.end === mention.end) {
      last.members = [...last.members, mention];
      continue;
    }
    // "A, the Grantor, and B, the Trustee" are two, each with what he is.
    if (last && MAKER_ALONE.test(text.slice(last.end, mention.start)) && HOLDS_OFFICE.test(text.slice(mention.end))) {
      groups.push({ start: mention.start, end: mention.end, members: [mention], inTurn: false });
      continue;
    }
    // "A, B's sister": B is only whom A belongs to.
    if (last && /^['’]s\s\p{Ll}/u.test(text.slice(mention.end)) && /^,\s$/.test(between)) continue;
    const plain =
      between.length < 60 &&
      JOINED.test(between) &&
      !/\b(?:as|is|are|shall|if|who|will|to serve|\d+|child|children|hereby|settlors?|grantors?|trustors?|trustmakers?|trustees?|executors?|appoints?|names?|nominates?|designates?|chooses?|selects?|gives?|leaves?|(?:wife|husband|spouse|widow|widower|son|daughter) of)\b|["“]/i.test(
        between,
      );
    if (last && plain) {
      last.members = [...last.members, mention];
      last.end = mention.end;
      // A long blank is a condition taken out: "A and, after him, B".
      last.inTurn ||= /\b(?:or|then|next|followed)\b|\s{6,}|\((?:first|second|third|1st|2nd|3rd)\b/i.test(between);
    } else groups.push({ start: mention.start, end: mention.end, members: [mention], inTurn: false });
  }
  return groups;
}
