import { numberWord } from '../language/numbers.ts';
import type { DocumentKind, FiduciaryRole } from '../reading.ts';

export interface Office {
  start: number;
  end: number;
  /** Undefined for a bare "First alternate", which takes the office spoken of before. */
  role: FiduciaryRole | undefined;
  /** Place in the succession the words state: 0 primary, 1 first successor; "next" when only "successor" is said. */
  level: number | 'next' | undefined;
  co: boolean;
  /** Of a nominee for a court: what he is to be guardian of, each with a line of its own. */
  matter?: string;
  /** The one trust of several that the office is of: "Trustee of Gregory's Trust". */
  of?: string;
}

const ORD = 'first|second|third|fourth|fifth|sixth|seventh|eighth|1st|2nd|3rd|4th|5th';
const ADJ = `(?:(?:successors?(?:\\(s\\))? (?:to|of|for) (?:that|my|the|said|such)|${ORD}|initial|original|primary|sole|successor|alternate|substitute|backup|back-up|contingent|standby|next|co|joint|individual|preneed|pre-need|corporate|independent|special|family|administrative|ancillary|acting|my|surviving|health care|healthcare|medical)[\\s-]+)*`;
const NOUN =
  'trust (?:protector|defender)s?|(?:trust )?advisory (?:committee|board)s?|(?:distribution|investment) (?:advis[oe]r|committee|director|trust director)s?|(?:co-?)?trustees?|(?:co-?)?executors?|executrix|(?:co-?)?personal representatives?|representatives?|attorneys?[- ]in[- ]fact|(?:health[- ]?care|medical) (?:agents?|representatives?|proxy|proxies|surrogates?|powers? of attorney)|patient advocates?|prox(?:y|ies)|surrogates?|(?:co-?)?agents?|guardians?(?: of (?:the|my|any|their|his|her|each) (?:child.s )?(?:person(?: and (?:the )?(?:estate|property))?|estate|property)s?)?|conservators?(?: of (?:the|my) (?:person|estate|property)s?)?|protectors?|custodians?|authorized recipients?|executorship|trusteeship|person who (?:may|will|is to|shall) act for me|(?:carry(?:ing)? out|settl(?:e|ing)|handl(?:e|ing)|wrap(?:ping)? up|wind(?:ing)? up|administer(?:ing)?|tak(?:e|ing) care of) (?:this|my) (?:last )?(?:will|estate|affairs)|(?:hold|keep|manage)s? [^.;,]{0,60} in (?:a |his |her |their )?trusts?|(?:hold|keep)s? in trust(?= the)';
const ORDINAL = new RegExp(`\\b(${ORD})\\b`, 'i');
const OFFICE = new RegExp(
  `\\b(${ADJ})(${NOUN})\\b|\\b((?:${ORD})\\s+(?:alternate|successor|backup|substitute|choice)|(?:alternate|successor|backup))(?=\\s*(?:[:\\t.,]|is\\b|shall\\b|to\\b|in (?:that|this|his|her|the) (?:office|place|role)\\b|$))|^(primary|then|next|second|third|first|fourth)(?=\\s*[:\\t])|\\b(The (?:second|third|fourth|next)(?: in (?:line|order))?|The (?:next )?one after (?:that|him|her|them))(?=\\s+is\\b)`,
  'gi',
);

export function officesIn(text: string, kind: DocumentKind): Office[] {
  return [...text.matchAll(OFFICE)].map((m) => {
    const words = `${m[1] ?? ''}${m[2] ?? ''}${m[3] ?? ''}${m[4] ?? ''}${m[5] ?? ''}`;
    return {
      start: m.index,
      end: m.index + m[0].length,
      role: m[2]
        ? (forRemains(m[2], text.slice(m.index + m[0].length)) ??
          calledAgent(m[2], text.slice(m.index + m[0].length)) ??
          roleOf(m[2], m[1] ?? '', kind))
        : undefined,
      level: levelOf(words),
      co: /\bco[- ]|\bcotrustee|\bjoint\b/i.test(words),
      ...scopeBefore(m[2] ?? '', text.slice(0, m.index)),
      ...scopeOf(m[2] ?? '', m[1] ?? '', text.slice(m.index + m[0].length)),
      ...matterOf(m[2] ?? ''),
    };
  });
}

/** "Trustee of the Johan Lee Lifetime Trust": whose name says that it is one of several. */
function scopeOf(noun: string, adjectives: string, after: string): { of?: string } {
  if (!/trustee/i.test(noun)) return {};
  const of = /^ (?:of|for) (?:the )?"?((?:\p{Lu}[\p{L}'’.-]* ){1,5}Trust)\b(?! Agreement)/u.exec(after)?.[1];
  const share =
    /^ (?:of|for) (?:the|each) (?:separate )?(?:share|trust|fund) (?:for|of) (?:the )?(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})/u.exec(
      after,
    )?.[1];
  if (of ?? share) return { of: of ?? `share of ${share}` };
  const article = /\bsole\b/i.test(adjectives) ? UNDER_ARTICLE.exec(after)?.[1] : undefined;
  if (article !== undefined) return { of: article };
  return OF_THIS.test(after) ? { of: 'this trust' } : {};
}

/** "Sole Trustee under Article 6": of the trusts of that article, and of no other. */
const UNDER_ARTICLE =
  /^ (?:under|of|for) (?:the trusts? (?:under|of|in) )?(Article (?:\d{1,2}|[IVX]{1,5}|\p{Lu}\p{Ll}{2,10}))(?!,? (?:and|or)\b)/u;

/** "For the Johan Lee Trust alone, the Trustee is …". */
function scopeBefore(noun: string, before: string): { of?: string } {
  if (!/trustee/i.test(noun)) return {};
  const of = SCOPE_BEFORE.exec(before)?.[1];
  return of === undefined ? {} : { of };
}
const SCOPE_BEFORE =
  /\b(?:[Ff]or|[Aa]s to|[Ww]ith respect to|[Ii]n the case of) (?:the )?((?:\p{Lu}[\p{L}'’.-]* ){1,5}Trust)(?: alone| only)?,\s[^,;]{0,30}$/u;

/** "guardian of my estate", "guardian of my person". */
function matterOf(noun: string): { matter?: string } {
  if (!/guardian|conservator/i.test(noun) || /person and/i.test(noun)) return {};
  const matter = /\b(?:person|estate|property)/i.exec(noun)?.[0].toLowerCase();
  return matter === undefined ? {} : { matter };
}

/** "agent for disposition of my remains": no agent for the affairs of the living. */
const forRemains = (noun: string, after: string): FiduciaryRole | undefined =>
  /agent|representative/i.test(noun) &&
  /^ (?:for|to control|over|with respect to|regarding) (?:the |my )?(?:final )?(?:disposition|burial|funeral|cremation|remains)\b/i.test(
    after,
  )
    ? 'other'
    : undefined;

/** "as my attorney-in-fact (my "agent")": what the form itself calls the office from here on. */
const calledAgent = (noun: string, after: string): FiduciaryRole | undefined =>
  /attorney/i.test(noun) &&
  /^\s?\((?:my |the |hereinafter |called |hereinafter called )?["“](?:the )?agent\b/i.test(after)
    ? 'agent'
    : undefined;

function roleOf(noun: string, adjectives: string, kind: DocumentKind): FiduciaryRole {
  const word = noun.toLowerCase().replace(/s$/, '');
  const nominee = kind === 'POWER_OF_ATTORNEY';
  if (/trust protector|^protector/.test(word)) return 'trust_protector';
  if (/defender/.test(word)) return 'trust_defender';
  if (/distribution comm/.test(word)) return 'distribution_committee';
  if (/investment comm/.test(word)) return 'investment_committee';
  if (/distribution/.test(word)) return 'distribution_advisor';
  if (/investment/.test(word)) return 'investment_advisor';
  if (/^(?:hold|keep|manage)/.test(word)) return 'trustee';
  if (/trustee/.test(word)) {
    const special = /\b(independent|special|corporate|administrative|family)\b/i.exec(adjectives)?.[1]?.toLowerCase();
    return special ? (`${special}_trustee` as FiduciaryRole) : 'trustee';
  }
  if (/execut|^(?:carry|settl|handl|wrap|wind|administer|tak)/.test(word)) return 'executor';
  if (/personal representative/.test(word)) return 'personal_representative';
  if (/attorneys?.?in.?fact/.test(word))
    return kind === 'HEALTHCARE_DIRECTIVE' ? 'healthcare_attorney_in_fact' : 'attorney_in_fact';
  if (/agent|act for me/.test(word)) return 'agent';
  if (/proxy|proxie/.test(word)) return 'healthcare_proxy';
  if (/surrogate/.test(word)) return 'healthcare_surrogate';
  if (/advocate/.test(word)) return 'healthcare_representative';
  if (/guardian|conservator/.test(word)) {
    if (nominee) return 'conservator_nominee';
    const base = /guardian/.test(word) ? 'guardian' : 'conservator';
    if (/person and/.test(word)) return base;
    if (/person/.test(word)) return `${base}_of_the_person`;
    return /estate|property/.test(word) ? `${base}_of_the_estate` : base;
  }
  if (/recipient/.test(word)) return 'authorized_recipient';
  if (/representative/.test(word))
    return kind === 'HEALTHCARE_DIRECTIVE' ? 'healthcare_representative' : 'personal_representative';
  return 'other';
}

/** "The Trustee of this trust", "the trustee under this paragraph", said of what stands under one heading. */
const OF_THIS =
  /^ (?:of|under|for) (?:(?:this|that|such|said) (?:separate )?(?:trust|paragraph|section|share)|each (?:such|child['’]s|separate) (?:trust|share)|it)\b/i;

function levelOf(words: string): Office['level'] {
  const ordinal = ORDINAL.exec(words)?.[1];
  const succeeds = /successor|alternate|substitute|backup|back-up|contingent|standby/i.test(words);
  if (ordinal) {
    const n = numberWord(ordinal) ?? 1;
    return succeeds ? n : n - 1;
  }
  if (succeeds || /\b(?:next|then|after)\b/i.test(words)) return 'next';
  return /initial|original|primary/i.test(words) ? 0 : undefined;
}

const NAMES = [
  'primary',
  'first_successor',
  'second_successor',
  'third_successor',
  'fourth_successor',
  'fifth_successor',
  'sixth_successor',
  'seventh_successor',
  'eighth_successor',
];

export function designation(level: number, together: boolean): string {
  return `${together ? 'co_' : ''}${NAMES[Math.min(level, NAMES.length - 1)]}`;
}

/** The place in line of "co_first_successor": 1. */
export const placeOf = (place: string): number => Math.max(0, NAMES.indexOf(place.replace(/^co_/, '')));

/** "Trust Protector.": a heading that says which office is spoken of below it, and nothing else. */
export function bareOffice(text: string, kind: DocumentKind): FiduciaryRole | undefined {
  const words = text.replace(/[.:]\s*$/, '');
  const [office] = officesIn(words, kind);
  return office?.role !== undefined && office.start <= 4 && words.length - office.end < 3 ? office.role : undefined;
}
