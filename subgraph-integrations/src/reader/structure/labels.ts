import { namesIn } from '../language/names.ts';
import { RELATION_WORD } from './people.ts';
import type { Sentence } from './sentences.ts';

/**
 * What a form writes before a blank says what the name in it is: "Trustee today | Ann Lee", "Executor  Ann Lee   Back-up
 * Bo Lee", "(Successor agent #1 name and address) Bo Lee", "First: Ann Lee. If she cannot: Bo Lee." Each such name becomes
 * a sentence of its own that nominates in plain words; the words put before it are nowhere printed, so no quote holds
 * them.
 */
export function withLabels(sentences: readonly Sentence[]): Sentence[] {
  const labels = new Labels();
  return sentences.flatMap((sentence, at) => labels.read(sentence, sentences.slice(at + 1, at + 7)));
}

const NOUN = `(?:co-?)?(?:trustees?|executors?|executrix|personal representatives?|representatives?|attorneys?(?:\\(s\\))?[- ]in[- ]fact|agents?|prox(?:y|ies)|surrogates?|patient advocates?|(?:guardians?|conservators?)(?: of (?:the |my )?(?:(?:child['’]s )?(?:person(?: and (?:the )?(?:estate|property))?|estate|property)))?|(?:trust )?protectors?|(?:investment|distribution) advis[oe]rs?|authorized recipients?)(?:\\(s\\))?`;
const OFFICE = new RegExp(`\\b(?:health[- ]?care |medical )?${NOUN}(?!\\p{L})`, 'iu');
const OFFICES = new RegExp(OFFICE.source, 'giu');
const ORDINAL = /\b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)\b|#\s?([1-5])\b/i;
const SUCCEEDS =
  /\b(?:successors?|alternates?|back-?ups?|substitutes?|contingent|next|then|after|afterwards|if|when|cannot|otherwise|instead|failing|in (?:his|her|their) place)\b/i;
const TODAY = /\b(?:today|now|initial|original|current|primary|present|serving)\b/i;
/** Words of which a label is made; with any other it is a sentence, or a name. */
const LABEL_WORD = new RegExp(
  `^(?:${NOUN}|health|care|health-care|medical|personal|patient|trust|investment|distribution|attorneys?|in|fact|attorney-in-fact|of|for|to|the|my|our|a|an|any|each|and|or|as|name|names|named|full|legal|print|printed|address|phone|telephone|number|choice|person|who|will|is|serve|serves|serving|act|acts|acting|today|now|at|present|initial|original|current|primary|main|next|then|after|afterwards|that|this|him|her|them|successors?|alternates?|back-?ups?|substitutes?|contingent|first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|#?\\d|minor|children|child|estate|will|property|place|in|his|their|line|order|co)$`,
  'iu',
);
/** "If he cannot:" stands for whoever comes next. */
const IF_NOT =
  /^(?:and )?(?:if|when|should)\s[^:.;]{2,60}\b(?:cannot|can['’]t|not|unable|unwilling|fails?|dies?|died|resigns?)\b[^:.;]{0,40}:\s+/i;

/** "If she cannot act" in a cell of its own. */
const IF_NOT_CELL =
  /^(?:and )?(?:if|when|should|after|failing)\s[^:.;\t]{2,70}\b(?:cannot|can['’]t|not|neither|none|unable|unwilling|fails?|dies?|died|resigns?|acts?|serves?|both|him|her|them)\b/i;

/** Numbers of rows are places in an order that the rows themselves tell. */
const NUMBER_ONLY = /^\W*\d(?:st|nd|rd|th)?\W*$/;
/** Words over a list of those who come after somebody. */
const IS_NEXT =
  /\b(?:successors?|alternates?|back-?ups?)\b|\b(?:neither|none|(?:he|she|they)) (?:is|are|can|will|fails?)\b|\b(?:ceases?|fails?|unable|unwilling) to (?:act|serve|qualify)\b|\bafter (?:me|us)\b/i;
/** "First: our daughter, Ann Lee": what she is stands between the label and the name. */
const WHO_IT_IS = new RegExp(`\\b(?:my|our|his|her|the) (?:[\\w-]+ ){0,2}(?:${RELATION_WORD}),?\\s*$`, 'i');
/** What a table says of people beside their office. */
const ABOUT_THEM = /^(?:relation(?:ship)?|(?:tele)?phone(?: number)?|e-?mail|address|city|date of birth|contact)s?$/i;
/** "Guardian for Ann Lee: Bo Lee": for whom he serves is part of the label. */
const OF_A_WARD = / (?:for|of) (?:my (?:[\w-]+ ){0,3})?\p{Lu}\p{Ll}[^:]{1,60}(?=:\s*$)/u;

/** "As guardian of" leads to whom he guards. */
const LEADS_TO_WARD = /\b(?:guardians?|conservators?|custodians?)\b[^:\t]{0,40}\b(?:of|for)\s*$/i;

/** "Trustee, trust for Ann": one of several trusts. */
const OF_A_TRUST =
  /,? (?:of |for |under )?(?:the )?((?:trust|share|fund) (?:for|of) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})/u;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

function startBehindWard(text: string): number | undefined {
  const label = /^[^:]{6,90}:\s+/.exec(text)?.[0] ?? '';
  const isOfWard = /\b(?:guardian|conservator|custodian|trustee)\b/i.test(label) && OF_A_WARD.test(label.trimEnd());
  return isOfWard && startOfName(text.slice(label.length)) === 0 ? label.length : undefined;
}

/** "Agent's telephone number:" leads to nobody's name. */
const OF_A_PLACE = /\b(?:address|phone|telephone|number)\b/i;

interface Labelled {
  office: string | undefined;
  order: string;
  /** Where the name begins. */
  from: number;
}

class Labels {
  /** The office that was spoken of last, for "Back-up" and "Second". */
  private office: { words: string; block: number; isNext?: boolean } | undefined;
  /** What each column of a table of people is headed by. */
  private columns: { words: (string | undefined)[]; block: number } | undefined;

  /** The places in line that head the columns of a table of offices. */
  private orders: { words: string[]; block: number } | undefined;

  read(sentence: Sentence, below: readonly Sentence[]): Sentence[] {
    if ((sentence.implied ?? 0) > 0 || sentence.isHand || /\/s\//.test(sentence.text) || isShouted(sentence.text))
      return [sentence];
    if (sentence.isHeading) {
      this.office = officeOf(sentence.text, sentence.block);
      return [sentence];
    }
    const cells = cellsOf(sentence.text);
    const columns = this.inColumns(sentence, cells, below);
    if (columns) return columns;
    const led = cells.length === 2 ? this.pair(sentence, cells) : undefined;
    if (led) return led;
    const each = cells.map((cell) => this.labelled(cell.text, sentence));
    if (each.length === 0 || !each.every((one) => one !== undefined)) {
      this.office = each.some(Boolean) ? this.office : (officeOf(sentence.text, sentence.block) ?? this.office);
      return [sentence];
    }
    return cells.map((cell, at) => this.nominate(sentence, cell, each[at] as Labelled));
  }

  /** "Next Trustee | Bo Lee": the label is a cell of its own. */
  private pair(sentence: Sentence, [label, value]: readonly Cell[]): Sentence[] | undefined {
    if (!label || !value || startOfName(value.text) !== 0) return undefined;
    const found = this.labelOf(label.text, sentence);
    if (!found && IF_NOT_CELL.test(label.text) && this.near(sentence))
      return [this.nominate(sentence, value, { office: undefined, order: 'successor', from: 0 })];
    // "Trustee | Ann Lee" is read as it stands.
    if (!found || (found.order === '' && OFFICE.exec(label.text)?.[0].length === label.text.length)) {
      if (found?.office) this.office = { words: found.office, block: sentence.block };
      return undefined;
    }
    return [this.nominate(sentence, value, { ...found, from: 0 })];
  }

  /** Cells under "Attorneys-in-fact (name and address) | Successor attorneys-in-fact (name and address)". */
  private inColumns(sentence: Sentence, cells: readonly Cell[], below: readonly Sentence[]): Sentence[] | undefined {
    const heads = cells.map(({ text }) => (namesIn(text).length === 0 ? officeOf(text, 0)?.words : undefined));
    const isOfPeople = heads.some((words) => words !== undefined);
    if (cells.length > 1 && isOfPeople && heads.every((words, at) => words ?? ABOUT_THEM.test(cells[at]?.text ?? ''))) {
      const words = heads.map((office, at) => {
        if (office === undefined) return '';
        // Several below each other in a column that says no order serve together.
        const named = below.filter(({ text }) => startOfName(cellsOf(text)[at]?.text ?? '') === 0);
        const order = orderOf(cells[at]?.text ?? '');
        return order === '' && named.length > 1 ? `initial co-${office}` : lead(office, order);
      });
      this.columns = { words, block: sentence.block };
      return undefined;
    }
    if (cells.length > 2 && heads.every((words, at) => at === 0 || words === undefined)) {
      const orders = cells.map(({ text }) => (isLabel(text) && !NUMBER_ONLY.test(text) ? orderOf(text) : ''));
      if (orders.slice(1).every((order) => order !== '')) this.orders = { words: orders, block: sentence.block };
    }
    const inOrder = this.inOrder(sentence, cells);
    if (inOrder) return inOrder;
    if (!this.columns || sentence.block > this.columns.block + 2) return undefined;
    if (cells.length < 2 || cells.length > this.columns.words.length) return undefined;
    const { words } = this.columns;
    this.columns = { words, block: sentence.block };
    const named = cells.flatMap((cell, at) => {
      const from = startOfName(cell.text);
      const bare = from === 0 ? cell.text : cell.text.slice(0, from);
      const head = words[at] ?? '';
      // "First" in a column of successors is the first of them.
      const own = from > 0 && isLabel(bare) ? lead(officeOf(head, 0)?.words, orderOf(`${bare} ${head}`)) : head;
      if (from < 0 || !own || (from > 0 && !isLabel(bare))) return [];
      return [nominating(sentence, cell, from, own)];
    });
    return named.length > 0 ? named : undefined;
  }

  /** "Executor | Ann Lee | Bo Lee" under "Office | First choice | Second choice". */
  private inOrder(sentence: Sentence, cells: readonly Cell[]): Sentence[] | undefined {
    const [label, ...named] = cells;
    if (!this.orders || !label || sentence.block > this.orders.block + 2) return undefined;
    const office =
      namesIn(label.text.replace(OF_A_TRUST, '')).length === 0 ? officeOf(label.text, 0)?.words : undefined;
    const { words } = this.orders;
    if (office === undefined || cells.length > words.length) return undefined;
    const scope = OF_A_TRUST.exec(label.text)?.[1];
    const isNext = /\b(?:successors?|alternates?|back-?ups?)\b/i.test(label.text);
    const found = named.flatMap((cell, at) => {
      if (startOfName(cell.text) !== 0) return [];
      const place = isNext ? at + 1 : at;
      const order = place === 0 ? 'first' : `${PLACES[place - 1]} successor`;
      return [nominating(sentence, cell, 0, lead(office, order) + (scope ? ` of the ${scope}` : ''))];
    });
    this.orders = { words, block: sentence.block };
    return found.length > 0 ? found : undefined;
  }

  private labelled(text: string, sentence: Sentence): Labelled | undefined {
    const condition = IF_NOT.exec(text)?.[0];
    if (condition !== undefined && startOfName(text.slice(condition.length)) === 0 && this.near(sentence))
      return { office: undefined, order: 'successor', from: condition.length };
    const from = startBehindWard(text) ?? startOfName(text);
    if (from <= 0 || from > 90 || LEADS_TO_WARD.test(text.slice(0, from))) return undefined;
    const found = this.labelOf(text.slice(0, from).replace(WHO_IT_IS, '').replace(OF_A_WARD, ''), sentence);
    if (found?.office !== undefined) this.office = { words: found.office, block: sentence.block };
    return found && { ...found, from };
  }

  private labelOf(label: string, sentence: Sentence): Labelled | undefined {
    if (!isLabel(label) || NUMBER_ONLY.test(label)) return undefined;
    if (OF_A_PLACE.test(label) && !/\bnames?\b/i.test(label)) return undefined;
    const office = officeOf(label, 0)?.words;
    const order = orderOf(label);
    if (office === undefined && (order === '' || !this.near(sentence))) return undefined;
    // "First" below "Successor trustees" is the first of them.
    const isNext = office === undefined && this.office?.isNext === true && ORDINAL.test(order);
    return { office, order: isNext && !SUCCEEDS.test(order) ? `${order} successor` : order, from: 0 };
  }

  private near({ block, heading }: Sentence): boolean {
    if (this.office && block - this.office.block <= 3) {
      if (IS_NEXT.test(heading)) this.office = { ...this.office, isNext: true };
      return true;
    }
    this.office = officeOf(heading, block);
    return this.office !== undefined;
  }

  private nominate(sentence: Sentence, cell: Cell, { office, order, from }: Labelled): Sentence {
    const words = office ?? this.office?.words ?? '';
    this.office = { words, block: sentence.block, isNext: office === undefined && this.office?.isNext === true };
    return nominating(sentence, cell, from, lead(words, order));
  }
}

interface Cell {
  text: string;
  start: number;
}

const cellsOf = (text: string): Cell[] =>
  [...text.matchAll(/[^\t]+/g)].flatMap((match) => {
    const words = match[0].trim();
    return words === '' ? [] : [{ text: words, start: match.index + match[0].indexOf(words) }];
  });

/** A notice in capitals makes names of its words. */
const isShouted = (text: string): boolean => text.length > 40 && !/\p{Ll}/u.test(text);

function startOfName(text: string): number {
  const [first] = namesIn(text);
  return first ? first.start : -1;
}

function isLabel(text: string): boolean {
  const words = text.match(/[#\p{L}\d][\p{L}\d'’-]*(?:\(s\))?/gu) ?? [];
  return words.length > 0 && words.length < 13 && words.every((word) => LABEL_WORD.test(word.replace(/['’]s$/, '')));
}

function officeOf(text: string, block: number): { words: string; block: number; isNext: boolean } | undefined {
  const words = [...text.matchAll(OFFICES)].at(0)?.[0].toLowerCase().replace(/\(s\)/g, '');
  return words === undefined ? undefined : { words, block, isNext: IS_NEXT.test(text) };
}

/** What a label says of the place in line: "first", "successor", "initial"; nothing where it says nothing. */
function orderOf(label: string): string {
  const [, word, digit] = ORDINAL.exec(label.toLowerCase()) ?? [];
  const number =
    word ?? (digit === undefined ? undefined : ['first', 'second', 'third', 'fourth', 'fifth'][Number(digit) - 1]);
  const succeeds = SUCCEEDS.test(label);
  if (number !== undefined) return succeeds ? `${number} successor` : number;
  if (succeeds) return 'successor';
  return TODAY.test(label) ? 'initial' : '';
}

const lead = (office: string | undefined, order: string): string => `${order} ${office ?? ''}`.trim();

function nominating(sentence: Sentence, cell: Cell, from: number, office: string): Sentence {
  const words = `I nominate as ${office}: `;
  const start = sentence.start + cell.start + from;
  const text = cell.text.slice(from);
  return { ...sentence, text: words + text, start, end: start + text.length, implied: words.length, isHeading: false };
}
