import { namesIn } from '../language/names.ts';
import { isCaption } from './captions.ts';
import type { Flow, Span } from './flow.ts';
import { IN_LINE, isHeading, LABELLED } from './flow.ts';
import { isTopic } from './topics.ts';

export interface Sentence extends Span {
  text: string;
  /** The nearest heading above, and a run-in heading ("Offices.") of the same paragraph. */
  heading: string;
  /** The headings that this one stands under: "Article IV Gifts" over "Cash". */
  over?: string;
  /** Counts paragraphs: sentences of one share it. */
  block: number;
  isHeading: boolean;
  /** The number or letter that is printed before it, where it begins its paragraph. */
  mark?: string;
  /** A name below the words with which a paper is signed. */
  isHand?: boolean;
  /** Letters at the beginning of `text` that are not printed there: see `withLeads`. */
  implied?: number;
}

const LEAD =
  /^(?:(?:\(?(?:[0-9]{1,2}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\([0-9a-zA-Z]{1,4}\)|\([0-9]{1,2}\.[0-9]{1,2}\)|[0-9]{1,2}(?:\.[0-9]{1,2}){1,4}\.?|(?:ARTICLE|Article|SECTION|Section|Sec\.|ITEM|Item|CLAUSE|Clause)\s+[\w.]+[.:]?|[1-9](?:st|nd|rd|th)(?=\s[A-Z])|[•●▪*–-]|[QA][.:])\s+)+/;
/** "Schedule C - Division of the balance", "Part 3. Remaining property (check one box)": numbered, and no sentence. */
const NUMBERED_HEADING =
  /^(?:ARTICLE|Article|PART|Part|SCHEDULE|Schedule|STEP|Step|SECTION|Section|ITEM|Item)\s{1,4}(?:\d{1,2}|[IVXLC]{1,6}|[A-Z])\s{0,2}[-–—.:]\s{1,4}[^\s.;:\t][^.;:\t]{1,80}$/;
/** What a heading inside of a paragraph begins with. */
const RUN_IN = /^["“]?(?:SECTION|Section|Sec\.|§)\s/;
/** A question of a workbook stands over its answer. */
const QUESTION = /^(?:Q[.:]\s|\d{1,2}[.)]\s)?[^\n?.;]{5,120}\?$/;
const NOT_AN_END =
  /(?:\b(?:s|ss|ch|chap|subd|Mr|Mrs|Ms|Dr|Jr|Sr|Inc|Ltd|Co|Corp|No|St|ST|DR|MR|MRS|JR|SR|INC|ESQ|REV|HON|Ave|Rev|Hon|Esq|Sec|Art|Ph\.D|M\.D|N\.A|L\.L\.C|U\.S|U\.S\.C|i\.e|e\.g|p|pp|vs|Mt|Ft)|\b\p{Lu}|^\(?\d{1,2}|\d\.\d{1,2})\.$/u;

/**
 * Of one sentence; the longest of real documents have a third. What is longer is read in pieces, so that no pattern meets
 * a text without an end.
 */
const LONGEST_SENTENCE = 4_000;
/** How far before an end, and after it, it shows whether it is one. */
const NEAR = 80;

/** Sentences of the running text with the heading they stand under. */
export function sentencesOf(flow: Flow): Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  let heading = '';
  let lastRunIn = '';
  let listed: string | undefined;
  /** Of a numbered paragraph: what stands unnumbered below it, rows of a table among them, is under it. */
  let ofParagraph = '';
  const big = bigLines(flow);
  const apart = apartBlocks(flow);
  const path = new HeadingPath();
  for (const [block, text] of flow.text.split('\n').entries()) {
    const start = at;
    at += text.length + 1;
    const lead = LEAD.exec(text)?.[0].length ?? 0;
    const body = text.slice(lead);
    // "a. Bruno Lane" under "in this order:" is an item, however much it looks like a heading.
    const item: boolean =
      !/^Q[.:]/.test(text) &&
      (/^\(?[a-z]{1,4}[.)]/.test(text) ||
        (lead > 0 && /:$/.test(sentences.at(-1)?.text ?? '')) ||
        (lead > 0 && listed === kindOf(text)));
    listed = item ? kindOf(text) : undefined;
    if (
      !item &&
      !LABELLED.test(text) &&
      !(IN_LINE.test(text) && namesIn(text).length > 0) &&
      (NUMBERED_HEADING.test(text) ||
        QUESTION.test(text) ||
        isHeading(text) ||
        (apart.get(start) === text.length && isSetHeading(body)) ||
        (big.has(start) && IN_SENTENCE_CASE.test(body)) ||
        (lead === 0 && isTopic(body) && namesIn(body).length === 0) ||
        (lead > 0 && (isHeading(body) || isSentenceCase(text, body))))
    ) {
      lastRunIn = '';
      ofParagraph = '';
      heading = isNumberOnly(text) ? '' : text;
      path.enter(text);
      if (body.trim() !== '')
        sentences.push({
          start: start + lead,
          end: start + text.length,
          text: body,
          heading,
          over: path.over,
          block,
          isHeading: true,
        });
      continue;
    }
    // "4. The rest | I give the rest to …": what stands beside a paragraph is its heading.
    const beside = headingBeside(body);
    if (beside !== undefined && !LABELLED.test(text)) {
      lastRunIn = '';
      heading = beside.trim();
      const from = start + lead;
      sentences.push({ start: from, end: from + beside.length, text: beside, heading, block, isHeading: true });
      const told = body.slice(beside.length);
      for (const piece of pieces(told)) {
        const where = { start: from + beside.length + piece.start, end: from + beside.length + piece.end };
        sentences.push({ ...where, text: piece.text, heading, block, isHeading: false });
      }
      continue;
    }
    let runIn = item ? lastRunIn : lead === 0 ? ofParagraph : '';
    const set = runInOf(text, apart.get(start) ?? 0, lead);
    const cut = set > 0 ? piecesBehind(body, set - lead) : pieces(body);
    for (const piece of cut) {
      const where = { start: start + lead + piece.start, end: start + lead + piece.end };
      const isSet = piece.start === 0 && set > 0;
      if (isSet || (piece.start === 0 && isHeading(piece.text.replace(/\.$/, '')) && piece.text.length < 60 && !item))
        runIn = piece.text;
      lastRunIn = runIn;
      if (lead > 0 && !item) ofParagraph = runIn;
      // "Section 5.02 Alternate Division. If …": a heading that stands in its paragraph.
      const isRunIn = isSet || (piece.start === 0 && cut.length > 1 && runIn === piece.text && RUN_IN.test(text));
      const under = `${heading} ${runIn}`.trim();
      const mark = piece.start === 0 && lead > 0 ? { mark: text.slice(0, lead).trim() } : {};
      sentences.push({
        ...where,
        text: piece.text,
        heading: under,
        over: path.over,
        block,
        isHeading: isRunIn,
        ...mark,
      });
    }
  }
  return rejoined(
    sentences.filter((s) => s.text.trim() !== ''),
    flow.text,
  );
}

/** Below which others a heading stands: by how it is numbered and set. */
class HeadingPath {
  private readonly stack: { rank: number; text: string }[] = [];

  enter(text: string): void {
    const rank = rankOf(text);
    while ((this.stack.at(-1)?.rank ?? -1) >= rank) this.stack.pop();
    this.stack.push({ rank, text });
  }

  get over(): string {
    return this.stack
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' ');
  }
}

function rankOf(text: string): number {
  if (/^(?:article|part|chapter|title|schedule|exhibit)\b/i.test(text)) return 0;
  if (/^(?:section|sec\.|§|item|clause|step)\s|^\d{1,2}\.\d/i.test(text)) return 2;
  if (/^(?:[IVXLC]{1,6}|[A-Z])[.)]\s/.test(text)) return 1;
  if (/^\d{1,2}[.)]?\s/.test(text)) return 2;
  if (/^\(\w{1,4}\)|^[a-z][.)]\s/.test(text)) return 4;
  return text === text.toUpperCase() ? 1 : 3;
}

/** How far from its beginning a block is set in another face. */
function apartBlocks({ apart, text }: Flow): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { start, end } of apart) {
    const from = text.lastIndexOf('\n', start) + 1;
    // The number of a heading may be set as the text is.
    if (start - from <= 12 && (LEAD.exec(text.slice(from, start + 1))?.[0].length ?? 0) >= start - from) {
      const stop = text.indexOf('\n', from);
      found.set(from, Math.min(end, stop < 0 ? text.length : stop) - from);
    } else if (found.has(from) && text.slice(from + (found.get(from) ?? 0), start).trim() === '')
      found.set(from, end - from);
  }
  return found;
}

const OF_A_SENTENCE = /\b(?:give|leave|is|are|shall|will|appoint|nominate|goes|dated?)\b/;

/** A few words that are set in another face than the text, and in which nobody is named. */
const isSetHeading = (body: string): boolean =>
  /^\p{Lu}[^:;\t$_]{2,78}[^:;,\t$_]$/u.test(body) && !OF_A_SENTENCE.test(body) && namesIn(body).length === 0;

/** Where the heading ends that stands in its paragraph, set apart from it: "3.2 Death of a child. If a child …". */
function runInOf(text: string, end: number, lead: number): number {
  const words = text.slice(lead, end).trim();
  if (end <= lead || end >= text.length - 2 || !/[.–—]$/.test(words)) return 0;
  return isSetHeading(words) ? end : 0;
}

function piecesBehind(body: string, end: number): ReturnType<typeof pieces> {
  const behind = pieces(body.slice(end)).map((one) => ({ ...one, start: one.start + end, end: one.end + end }));
  return [{ start: 0, end, text: body.slice(0, end) }, ...behind];
}

/** A few words in the first column of two, and whole sentences in the second. */
const BESIDE = /^\p{Lu}[^\t.:;$\d]{2,44}(?=\t\S+\s\S+\s\S)/u;

function headingBeside(body: string): string | undefined {
  const beside = BESIDE.exec(body)?.[0];
  const told = body.slice((beside?.length ?? 0) + 1);
  return beside !== undefined && !told.includes('\t') && /\p{Ll}{2}[.!]\s{0,9}$/u.test(told.slice(-20))
    ? beside
    : undefined;
}

/** "I nominate Ann Lee" and, below what a form tells to write there, "of 9 Elm Street to serve as executor". */
const NAMES_SOMEBODY = /\b(?:appoint|nominate|designate|name)\b/i;
const GOES_ON = /^(?:as (?:my|the|a|guardian|conservator|executor|personal)|to (?:be|serve|act)|of \d)\b/;

function rejoined(sentences: readonly Sentence[], text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    const isRest =
      last &&
      !last.isHeading &&
      GOES_ON.test(sentence.text) &&
      NAMES_SOMEBODY.test(last.text) &&
      !isCaption(last.text) &&
      !/[.;!?]\s{0,9}$/.test(last.text) &&
      !/:\s{0,9}$/.test(last.text) &&
      text.slice(last.end, sentence.start).trim() === '';
    if (isRest)
      found[found.length - 1] = {
        ...last,
        end: sentence.end,
        text: text.slice(last.start, sentence.end).replace(/\n/g, ' '),
        isHeading: false,
      };
    else found.push(sentence);
  }
  return found;
}

/** What the items of one list are counted by. */
const kindOf = (text: string): string => (/^\(?\d/.test(text) ? 'number' : 'letter');

const IN_SENTENCE_CASE = /^\p{Lu}[^.;:\t$_]{2,68}$/u;
/** Letters so much larger than those of most lines are those of a heading. */
const LARGER = 1.08;

/** Where the lines begin that are set larger than most, each of them alone in its block. */
function bigLines({ lines, pages, text }: Flow): ReadonlySet<number> {
  if (pages.some(({ source }) => source !== 'text')) return new Set();
  const sizes = lines.map(({ line }) => line.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return new Set(
    lines.flatMap(({ start, end, line }) =>
      line.size > usual * LARGER && (text[end] ?? '\n') === '\n' && (text[start - 1] ?? '\n') === '\n' ? [start] : [],
    ),
  );
}

/** "3. Special gifts" over its paragraph: numbered, a few words without a stop, and nothing of a sentence in it. */
function isSentenceCase(text: string, body: string): boolean {
  return (
    /^\d{1,2}[.)]\s/.test(text) &&
    /^\p{Lu}[\p{L}'’,& -]{2,44}(?: \d\d)?$/u.test(body) &&
    body.split(' ').length <= 7 &&
    !/\b(?:to|give|leave|is|are|shall|will|appoint|name(?! and\b))\b/.test(body) &&
    namesIn(body).length === 0
  );
}

function isNumberOnly(text: string): boolean {
  return /^(?:article|item|section|part)\s+[\w.-]+$/i.test(text.trim());
}

function pieces(body: string): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  let from = 0;
  const cutTo = (end: number): void => {
    while (end - from > LONGEST_SENTENCE) {
      const space = body.lastIndexOf(' ', from + LONGEST_SENTENCE);
      const cut = space > from + LONGEST_SENTENCE / 2 ? space : from + LONGEST_SENTENCE;
      found.push(trimmed(body, from, cut));
      from = cut;
    }
    if (body.slice(from, end).trim() !== '') found.push(trimmed(body, from, end));
    from = end;
  };
  for (const stop of body.matchAll(/[.?!]["”')]{0,9}(?=\s|$)/g)) {
    const end = stop.index + stop[0].length;
    const sofar = body.slice(Math.max(from, stop.index + 1 - NEAR), stop.index + 1);
    const next = body.slice(end, end + NEAR).trimStart();
    if (NOT_AN_END.test(sofar) && next !== '' && !startsSentence(sofar, next)) continue;
    cutTo(end);
  }
  cutTo(body.length);
  return found;
}

/** "… Trust, Inc. The Trustee …": an abbreviation that is also the end of its sentence. */
function startsSentence(sofar: string, next: string): boolean {
  return (
    /(?:Inc|Ltd|Co|Corp|Jr|Sr|N\.A)\.$/.test(sofar) &&
    /^(?:The|If|I|My|Each|No|Any|Should|All|This|In|On|Upon|A)\b/.test(next)
  );
}

function trimmed(body: string, from: number, end: number): { start: number; end: number; text: string } {
  const space = body.slice(from, end).match(/^\s*/)?.[0].length ?? 0;
  return { start: from + space, end, text: body.slice(from + space, end) };
}
