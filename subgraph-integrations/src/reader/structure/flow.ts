import type { Citation, Rect } from '../reading.ts';
import { type Line, type PageText, unionOf, type Word } from '../text/page-text.ts';
import { isCaption } from './captions.ts';
import { withoutOtherChoices } from './choices.ts';
import { bodiesOf } from './page-body.ts';
import { type PrintedNumber, printedNumberOf } from './printed-page.ts';
import { withWholeCells } from './table-cells.ts';

/** A word of the running text: where it begins in `Flow.text`, and where it is printed. */
interface Placed {
  start: number;
  end: number;
  word: Word;
  page: number | null;
  /** Index of its line in the flow: one rectangle per line is drawn. */
  line: number;
  /** Its place in the text of the page, where the cells of a table may be cut. */
  printed: number;
}

export interface FlowLine {
  start: number;
  end: number;
  line: Line;
  page: number | null;
}

export interface Span {
  start: number;
  end: number;
}

/**
 * The running text of one document: page heads and feet left out, words joined by one space, a new block (heading,
 * paragraph, list item) on a new line. Every offset leads back to words on a page.
 */
export interface Flow {
  text: string;
  lines: readonly FlowLine[];
  pages: readonly PageText[];
  printed: readonly (PrintedNumber | undefined)[];
  /** Stretches that are set in another face than most of the text, in their order: headings, names, signatures. */
  apart: readonly (Span & { face: string })[];
  /** The evidence for a stretch of the text; undefined when it holds no word. */
  cite(span: Span): Citation | undefined;
}

const ENUMERATOR =
  /^(?:\(?(?:[0-9]{1,2}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s|\([0-9a-zA-Z]{1,4}\)\s|\([0-9]{1,2}\.[0-9]{1,2}\)\s|(?:ARTICLE|Article|SECTION|Section|Sec\.|ITEM|Item|CLAUSE|Clause|PART|Part|EXHIBIT|Exhibit|SCHEDULE|Schedule|§)\s+[\w.]+|[0-9]{1,2}(?:\.[0-9]{1,2}){1,4}\.?\s|\[ ?[xX✓]? ?\]|[•●▪*–-]\s|(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH)[:.])/;

export function buildFlow(pages: readonly PageText[]): Flow {
  const printed = pages.map(printedNumberOf);
  const furniture = new Set(printed.flatMap((p) => (p ? [p.line] : [])));
  const bodies = bodiesOf(pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !furniture.has(line)) })));
  let text = '';
  const placed: Placed[] = [];
  const lines: FlowLine[] = [];
  let previous: FlowLine | undefined;
  let words = 0;
  for (const page of bodies) {
    const order = new Map(page.lines.flatMap((line) => line.words).map(({ box }) => [box, words++]));
    const body = page.page === null ? page.lines : withWholeCells(page.lines);
    for (const [i, line] of body.entries()) {
      text += separator(previous, line, page, body[i - 1], text);
      const start = text.length;
      for (const [w, word] of line.words.entries()) {
        if (w > 0) text += word.afterGap ? '\t' : ' ';
        const at = text.length;
        text += word.text;
        placed.push({
          start: at,
          end: text.length,
          word,
          page: page.page,
          line: lines.length,
          printed: order.get(word.box) ?? -1,
        });
      }
      previous = { start, end: text.length, line, page: page.page };
      lines.push(previous);
    }
  }
  const shown = withoutOtherChoices(withoutUnchosen(text));
  return {
    text: plainQuotes(shown),
    lines,
    pages,
    printed,
    apart: setApart(placed),
    cite: (span) => cite(shown, placed, span),
  };
}

/** Words in another face than the one that most letters are set in; nothing where the faces are not known. */
function setApart(placed: readonly Placed[]): (Span & { face: string })[] {
  const letters = new Map<string, number>();
  for (const { word } of placed)
    if (word.face !== undefined) letters.set(word.face, (letters.get(word.face) ?? 0) + word.text.length);
  const [body] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const spans: (Span & { face: string })[] = [];
  for (const [at, { word, start, end }] of placed.entries()) {
    if (word.face === undefined || word.face === body) continue;
    const last = spans.at(-1);
    if (last && last.end === placed[at - 1]?.end && last.face === word.face) last.end = end;
    else spans.push({ start, end, face: word.face });
  }
  return spans;
}

/** Typographic quotes are read as plain ones; a quote shows what is printed. */
const plainQuotes = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/**
 * An empty box, and what stands beside it up to the next box or the end of its paragraph; a short rule for initials with
 * nothing on it, and what stands beside that; what a form tells to do: "(insert your name)".
 */
const UNCHOSEN =
  /\((?:[Ii]nsert|[Pp]rint|[Tt]ype|[Nn]ame of (?:individual|person|the person)|[Ff]ill in|[Cc]heck|[Ii]nitial|[Ss]elect|[Ss]pecify|[Dd]escribe|[Aa]ttach|[Oo]ptional|[Ss]ign (?:your|in)|[Yy]our signature|[Uu]se (?:this|only)|[Nn]ame,|[Nn]ame and address|[Yy]our name|[Ii]f you|[Yy]ou (?:are|must|may|should)|NOTE|Note|CAUTION|Caution|[Ss]ignature)\b[^()\n]{0,320}\)|(?:\[[ _]{0,3}\]|[☐□])[^\n[☐☑☒□]*|(?<=^|\n)_{2,12}\s(?=[\p{L}(])[^\n]*/gu;

/** What nobody ticked is no part of what a document says: it is blanked, so that all offsets stay. */
const withoutUnchosen = (text: string): string => text.replace(UNCHOSEN, (choice) => ' '.repeat(choice.length));

function separator(
  before: FlowLine | undefined,
  line: Line,
  page: PageText,
  above: Line | undefined,
  text: string,
): string {
  if (!before) return '';
  if (page.source === 'docx') return '\n';
  const block = text.slice(text.lastIndexOf('\n') + 1);
  if (startsBlock(before.line, line, above, page, block)) return '\n';
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(line.text) ? '' : ' ';
}

/** "Name of Successor Agent: Ann Lee": a line of a form, and no heading. */
export const LABELLED =
  /^(?:(?:first|second|third|fourth) choice|back-?up(?: choice)?|my (?:full |legal ){0,2}name(?: is)?|amount|name|print(?:ed)? name|address|phone|telephone(?: number)?)s?:\s+\S|^(?:(?:full |printed |legal )?names?(?:\(s\))?(?: of\b| \(|:)|(?:(?:first|second|third|initial|primary|successor|alternate|co)[ -]){0,3}(?:agent|attorneys?[- ]in[- ]fact|custodian|trust protector|patient advocate|executor|executrix|trustee|guardian|conservator|personal representative|health care (?:agent|representative|proxy|surrogate)|surrogate|proxy|beneficiary|recipient|principal|testator|settlor|grantor|spouse|child)s?\b)[^:\n]{0,110}:\s+\S/i;

/** "Nominee for guardian: Ann Lee" over another such line: blanks of a form, filled in. */
const FORM_LINE = /^\p{Lu}[^:.;,]{2,60}:\s\p{Lu}[^:]{2,80}$/u;

/** "First: our daughter, Ann Lee", "Second alternate: Bo Lee": one of a list, each on a line of its own. */
export const IN_LINE =
  /^(?:First|Second|Third|Fourth|Fifth|1st|2nd|3rd|Then|Next|Primary|Alternate|Successor|Backup|Back-up)(?: (?:alternate|successor|choice|backup|back-up|in line))?:\s\S/i;

/** "I revoke paragraph" over "(b) of that Article", "thirty-five" over "(35) years": a sentence that goes on. */
const goesOn = (before: string, line: string): boolean =>
  /^\([0-9a-z]{1,4}\)\s\p{Ll}/u.test(line) &&
  /[\p{Ll}-]$/u.test(before) &&
  !/\b(?:and|or)$/.test(before) &&
  !isHeading(before);

/** The blanks of a form for whom it names: each on a line of its own. */
const WHERE_LIVES = /^(?:address|phone|telephone(?: number)?|name):\s.{2,70}$/i;

/** A typed signature stands on a line of its own, over the name of who signed. */
const SIGNED = /^\W{0,12}\/s\//i;

/** "My things" over "My truck goes to …": a few words without a stop, over words that begin a sentence. */
const SHORT_HEADING = /^\p{Lu}[^.,;:]{3,28}$/u;
const SENTENCE_START = /^(?:I|My|We|Our|The|If|Each|All|Any|Everything|This|When|Upon)\s/;

/** Words that begin a line of a form, under one that ended far before the margin. */
const BEGINS = /^(?:I|We|My|If|The|This|None|Signed?|Dated?|Witness|Name)\b/;
const EARLY = 0.72;
/** Of the usual distance between lines. */
const WIDE = 1.6;
/** What may begin a line of a form, and what no line of one ends with. */
const OPENS = /^(?:[\p{Lu}\d$[☐☑☒]|\()/u;
const LEADS_ON = /(?:[,&-]|\b(?:of|the|and|to|for|a|an|my|our|his|her|by|in|at|on|as|or|with|than|is|are|\p{Lu}\.))$/iu;

/** Whether a line stops where more words would have had room, in its own column. */
function endsEarly({ box }: Line, page: PageText): boolean {
  const column = page.lines.filter((one) => Math.abs(one.box.x - box.x) < 0.1);
  const right = Math.max(...column.map((one) => one.box.x + one.box.width));
  return page.turned === 0 && box.x + box.width < box.x + (right - box.x) * EARLY;
}

/** "Kazimierz A." at the end of a line: the name goes on in the next. */
const INITIAL = /\p{L}\s\p{Lu}\.$/u;

function startsBlock(
  before: Line,
  line: Line,
  above: Line | undefined,
  page: PageText,
  /** All lines so far of what may go on: inside of a paragraph a line of names alone is no heading. */
  block: string,
): boolean {
  if ((ENUMERATOR.test(line.text) && !goesOn(before.text, line.text)) || LABELLED.test(line.text)) return true;
  if (IN_LINE.test(line.text) || (FORM_LINE.test(before.text) && FORM_LINE.test(line.text))) return true;
  if (SIGNED.test(line.text) || SIGNED.test(before.text) || WHERE_LIVES.test(before.text)) return true;
  if (/_{4,}/.test(before.text) || /_{4,}/.test(line.text)) return true;
  if (before.words.some((w) => w.afterGap) !== line.words.some((w) => w.afterGap)) return true;
  if (line.words.some((w) => w.afterGap)) return true;
  if (
    isHeading(before.text) &&
    (isHeading(block) || block === block.toUpperCase()) &&
    !(continuesHeading(before.text, line.text) && follows(line, above, page))
  )
    return true;
  // A title in capitals of any length, over the first words of the text.
  if (shout(block) && block.length > 12 && !shout(line.text) && /^\p{Lu}/u.test(line.text)) return true;
  if (SHORT_HEADING.test(above?.text ?? '') && SENTENCE_START.test(line.text)) return true;
  const ended = /[.:;!?"”)]$/.test(before.text) && !INITIAL.test(before.text);
  // "(born 2010)" over "and Elena Lee": the sentence goes on.
  if (/[)"”]$/.test(before.text) && /^\p{Ll}/u.test(line.text) && !isCaption(before.text)) return false;
  if (!above) return ended;
  if (endsEarly(above, page)) {
    if (BEGINS.test(line.text) && !isHeading(before.text)) return true;
    // On a form one short line stands under another, and none of them goes on in the next.
    if (endsEarly(line, page) && OPENS.test(line.text) && !LEADS_ON.test(before.text) && !shout(before.text))
      return true;
    if (isCaption(before.text) || (isCaption(line.text) && endsEarly(line, page))) return true;
  }
  // Under a whole address begins another.
  if (/\s\d{5}(?:-\d{4})?$/.test(before.text) && /^\p{Lu}/u.test(line.text)) return true;
  if (Math.abs(line.size - above.size) > Math.max(line.size, above.size) * (page.source === 'ocr' ? 0.45 : 0.12)) {
    return true;
  }
  if (page.turned !== 0) return ended && before.text.length < longest(page) * 0.75;
  const pitch = line.box.y - above.box.y;
  const usual = usualPitch(page);
  const isShort = above.box.x + above.box.width < rightEdge(page) - 0.25;
  // A wide gap, over what may begin a sentence or a heading.
  if (pitch > usual * WIDE && /^\p{Lu}/u.test(line.text) && !LEADS_ON.test(before.text)) return true;
  if (pitch > usual * 1.3 && (ended || isHeading(line.text) || (isShort && /^\p{Lu}/u.test(line.text)))) return true;
  return ended && above.box.x + above.box.width < rightEdge(page) - 0.12;
}

/** "Share: 50%": the line of a form, whatever its words are. */
const LABEL_AND_FIGURE = /^[^:]{2,40}:\s{0,4}\S{0,12}\d/;

/** "Name: Ann Lee", "EFFECTIVE DATE: This": a label, or a run-in heading, and what it stands before. */
const RUNS_ON =
  /^[^:]{2,60}:\s+(?:My|The|If|I|We|This|A|An|In|Any|No|For|When|Upon|Each|All|It|You|To)$|^(?:name|address|phone|prepared by|drafted by|return to)s?:/iu;

/** "ANN LEE, of Salem, Oregon" over "(the Settlor), and": somebody and where he lives begin a sentence. */
const OPENS_AGREEMENT = /^\p{Lu}[^,]{4,50}, (?:of|residing in|a resident of)\s\p{Lu}/u;

/** Short, without a closing stop, and in capitals or title case. */
export function isHeading(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 70 || /[.,;:]$/.test(trimmed) || /[$]|\t/.test(trimmed) || SIGNED.test(trimmed)) return false;
  if (LABEL_AND_FIGURE.test(trimmed) && !/^(?:article|section|part|item|schedule|exhibit)\b/i.test(trimmed))
    return false;
  if (RUNS_ON.test(trimmed) || OPENS_AGREEMENT.test(trimmed)) return false;
  const words = trimmed.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length === 0) return false;
  const small = words.filter(
    (w) => /^\p{Ll}/u.test(w) && !/^(?:of|the|and|to|for|in|on|a|an|or|by|at|with|my|if|is)$/.test(w),
  );
  return small.length === 0 && words.length <= 9;
}

/** Begins a heading of its own, however close it stands under a title. */
const OTHER_HEADING =
  /^(?:IMPORTANT|NOTICE|WARNING|DESIGNATION|EXPLANATION|INSTRUCTIONS|INFORMATION|RECITALS|PREAMBLE|ARTICLE|PART|SECTION)\b/;
const shout = (text: string): boolean => text === text.toUpperCase();

function continuesHeading(before: string, line: string): boolean {
  if (OTHER_HEADING.test(line)) return false;
  return (
    /(?:\b(?:of|the|and|to|for)|\p{Lu}-)$/iu.test(before) ||
    (shout(before) && shout(line) && isHeading(line) && before.length > 28)
  );
}

/** Whether a line stands as close under the one before as the lines of a paragraph do. */
function follows(line: Line, above: Line | undefined, page: PageText): boolean {
  return !above || line.box.y - above.box.y <= usualPitch(page) * 1.3;
}

function longest(page: PageText): number {
  return Math.max(1, ...page.lines.map((l) => l.text.length));
}

function rightEdge(page: PageText): number {
  return Math.max(0, ...page.lines.map((l) => l.box.x + l.box.width));
}

/** The most common distance between two lines of a page. */
function usualPitch(page: PageText): number {
  const pitches = page.lines
    .slice(1)
    .map((l, i) => l.box.y - (page.lines[i]?.box.y ?? 0))
    .filter((p) => p > 0.005)
    .toSorted((a, b) => a - b);
  const common = pitches[Math.floor(pitches.length * 0.4)] ?? 1;
  // Where most paragraphs have one line, most distances are those between paragraphs.
  const close = pitches[Math.floor(pitches.length * 0.12)] ?? common;
  return pitches.length > 4 && close * 1.3 < common ? close : common;
}

function cite(text: string, placed: readonly Placed[], span: Span): Citation | undefined {
  const inside = placed.filter((p) => p.end > span.start && p.start < span.end && text[p.start] !== ' ');
  const [first] = inside;
  if (!first) return undefined;
  // A page end or the end of a cell that cuts a phrase leaves its longer part as the quote.
  const longestPart = parts(inside).reduce((a, b) => (letters(b) > letters(a) ? b : a));
  const start = Math.max(span.start, longestPart[0]?.start ?? span.start);
  const end = Math.min(span.end, longestPart.at(-1)?.end ?? span.end);
  const quote = text.slice(start, end).replace(/\s+/g, ' ').trim();
  if (quote === '') return undefined;
  const page = longestPart[0]?.page ?? null;
  return { page, quote, boxes: page === null ? [] : boxesOf(longestPart) };
}

/** Words that follow each other on one page, as it is printed. */
function parts(words: readonly Placed[]): Placed[][] {
  const found: Placed[][] = [];
  for (const word of words) {
    const last = found.at(-1)?.at(-1);
    if (last && last.page === word.page && word.printed === last.printed + 1) found.at(-1)?.push(word);
    else found.push([word]);
  }
  return found;
}

function letters(words: readonly Placed[]): number {
  return words.reduce((sum, w) => sum + w.word.text.length, 0);
}

function boxesOf(words: readonly Placed[]): Rect[] {
  return [...Map.groupBy(words, (w) => w.line).values()].map((line) =>
    unionOf(line.map(({ word }) => word.shown ?? word.box)),
  );
}
