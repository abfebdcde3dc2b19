import type { PdfDocument } from '@platform/document-intake';
import { datesIn } from '../language/dates.ts';
import { darknessOf, drawPage } from '../text/page-image.ts';
import type { Line, PageText } from '../text/page-text.ts';
import type { Flow } from './flow.ts';

export interface SignatureEvidence {
  signed: boolean;
  /** The blank line or blank date that shows the document is not signed. */
  blank: { start: number; end: number } | undefined;
  /**
   * What says that it was signed where no hand shows: the certificate of a notary that is filled in with its date, or the
   * words with which one signs with theirs. A copy that nobody signed may hold the latter, too.
   */
  said?: 'notary' | 'words';
}

const IMAGE_SCALE = 1.6;
const BLANK_DATE =
  /\bDate(?:d)?(?: signed)?:?\s{0,4}_{4}|\bthis\s{1,4}_{2,40}\s{0,4}day of\s{1,4}_{2}|_{3}\s{0,4}day of\s{0,4}_{3}|\bday of _{3}|_{6,40},?\s{0,4}20_{2}/;
const DRAFT =
  /\b(?:unsigned|draft (?:only|copy|for|of)|not (?:yet )?(?:signed|executed)|for (?:review|discussion) (?:only|purposes))\b/i;
const TYPED = /\/s\/|\bs\/\s*\p{Lu}|\[signed\]|\(signed\)|electronically signed|conformed/iu;

/**
 * Whether the document bears a signature: typed ("/s/"), or ink above a maker's name or signature line. Without any
 * signature place in the file nothing is claimed, so that a missing last page is not taken for a missing signature.
 */
export async function findSignature(
  flow: Flow,
  makers: readonly string[],
  pdf: PdfDocument | undefined,
): Promise<SignatureEvidence> {
  const typed = TYPED.exec(flow.text);
  if (typed) return { signed: true, blank: undefined };
  if (isWrittenIn(flow, makers) || isWrittenAndTyped(flow) || isWrittenByHand(flow, makers))
    return { signed: true, blank: undefined };
  const blank = DRAFT.exec(flow.text.slice(0, 600)) ?? blankDate(flow.text);
  const places = signaturePlaces(flow, makers);
  if (pdf) {
    for (const place of places)
      if (await hasInkAbove(pdf, place.page, place.line)) return { signed: true, blank: undefined };
  }
  const place = places[0];
  const start = blank?.index ?? (place && pdf ? flow.text.indexOf(place.line.text, place.start) : -1);
  if (start < 0) return { signed: true, blank: undefined };
  const said = blank ? undefined : saidIn(flow.text);
  if (said === 'notary') return { signed: true, blank: undefined, said };
  return {
    signed: false,
    ...(said && { said }),
    blank: { start, end: start + (blank?.[0].length ?? place?.line.text.length ?? 0) },
  };
}

/** A blank date of the maker's own: a notary or somebody who accepts an office later may not have filled in his. */
function blankDate(text: string): RegExpExecArray | null {
  for (const match of text.matchAll(BLANK_DATES)) {
    const end = text.indexOf('\n', match.index);
    const near = text.slice(text.lastIndexOf('\n', match.index) + 1, end < 0 ? text.length : end);
    if (!OF_ANOTHER.test(near) && !OF_PHYSICIAN.test(text.slice(Math.max(0, match.index - 260), match.index)))
      return match;
  }
  return null;
}
const BLANK_DATES = new RegExp(BLANK_DATE, 'g');
const OF_ANOTHER = /\b(?:notary|acknowledged|before me|sworn|accept(?:s|ed|ance)?|commission)\b/i;

/** What a physician is to fill in one day, which is bound behind the paper. */
const OF_PHYSICIAN =
  /\b(?:physician['’]?s?|doctor['’]?s?) (?:statement|certificat\w+|declaration)\b|\bI have examined\b/i;

/** "acknowledged before me on May 3, 2016", "Subscribed and sworn to before me this 14th day of October, 2019". */
const CERTIFIED =
  /\b(?:acknowledged|sworn|subscribed|appeared|made oath|signed)\b[^_]{0,400}\bbefore me\b|\bbefore me\b[^_]{0,300}\b(?:appeared|acknowledged|sworn)\b|\bon this\b[^_]{0,60}\bbefore me\b/i;
const TESTIFIED =
  /\b(?:in (?:witness|testimony) whereof|set (?:my|our) hands?|signed|executed|(?:I|we) (?:now |hereby )?sign)\b[^._]{0,220}$/i;

/** "The parties have signed on the day first written." */
const AS_AT_THE_HEAD =
  /\b(?:signed|executed|set (?:my|our|their) hands?)\b[^.;_]{0,80}\b(?:day|date)(?: and year)? (?:first|above)(?: above| herein)?(?: written| stated)/i;

export function saidIn(text: string): SignatureEvidence['said'] {
  const dates = datesIn(text).filter(({ start }) => start > text.length * 0.4);
  const around = dates.map(({ start, end }) => text.slice(Math.max(0, start - 420), end + 200));
  if (around.some((words) => CERTIFIED.test(words) && /\bnotary\b/i.test(text))) return 'notary';
  const isSaid =
    dates.some(({ start }) => TESTIFIED.test(text.slice(Math.max(0, start - 260), start))) ||
    (AS_AT_THE_HEAD.test(text.slice(text.length * 0.4)) && datesIn(text.slice(0, 900)).length > 0);
  return isSaid ? 'words' : undefined;
}

/** What a form prints below the line to sign on. */
const UNDER_SIGNATURE =
  /^\W{0,3}(?:your |my |testator['’]?s? |principal['’]?s? |declarant['’]?s? |maker['’]?s? )?(?:signature\b|sign(?: here)?\b)|\(sign(?:ature| your name)\b|^\W{0,3}\(?(?:date|address)\b.{0,80}\((?:sign|print)/i;
const BEFORE_SIGNATURE =
  /^(?:x\s|(?:my |your |testator['’]?s? |principal['’]?s? )?sign(?:ature|ed|ed by)?(?: of [\p{L} ]{3,30})?\s?:)\s{0,6}/iu;

/** A maker's name where a form wants the signature: above those words, behind them, or behind the cross. */
function isWrittenIn({ lines }: Flow, makers: readonly string[]): boolean {
  const names = makers.map((maker) => maker.toLowerCase());
  return lines.some(({ line }, at) => {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const led = BEFORE_SIGNATURE.exec(text)?.[0];
    if (led !== undefined && names.some((name) => text.slice(led.length).toLowerCase().startsWith(name))) return true;
    const below = lines[at + 1]?.line.text ?? '';
    const bare = text
      .replace(/\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/g, '')
      .trim()
      .toLowerCase();
    return names.includes(bare) && UNDER_SIGNATURE.test(below.replace(/\s+/g, ' '));
  });
}

/** The name of a signature block: what stands before its office, or alone in its cell. */
const nameOf = (cell: string): string[] =>
  cell
    .replace(/^(?:by|name|print(?:ed)? name):\s/i, '')
    .split(/,|\s\(/, 1)
    .join('')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
const isSamePerson = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 && other.length > 1 && one[0] === other[0] && one.at(-1) === other.at(-1);
const RULE = /^[\s_.\t-]*$/;

/**
 * "Ann M. Lee" over "Ann Marie Lee, Trustee", also beside another pair: a name is written, and below it the same name is
 * typed. Whoever wrote the paper prints a name once.
 */
function isWrittenAndTyped({ lines, text, pages }: Flow): boolean {
  const printed = lines.filter(({ line }) => !RULE.test(line.text));
  // Under the line to sign on a name is typed.
  const underRule = new Set(
    lines.flatMap(({ line }, at) => (/_{4}/.test(lines[at - 1]?.line.text ?? '') ? [line] : [])),
  );
  const width = new Map(pages.map(({ page, source }) => [page, source !== 'docx']));
  return printed.some(({ line, start, page }, at) => {
    if (start < text.length * 0.4) return false;
    return cellsOf(line).some((cell, place) => {
      if (!NAME_ALONE.test(cell.text) || underRule.has(line)) return false;
      const below = printed
        .slice(at + 1, at + 3)
        .flatMap((next) => (next.page === page ? cellsOf(next.line) : []))
        .filter((other, index) => (width.get(page) ? Math.abs(other.x - cell.x) < 0.08 : index === place));
      return below.some((other) => isSamePerson(nameOf(cell.text), nameOf(other.text)));
    });
  });
}

function cellsOf({ words }: Line): { text: string; x: number }[] {
  const cells: { text: string; x: number }[] = [];
  for (const { text, afterGap, box } of words) {
    const last = cells.at(-1);
    if (last && !afterGap) last.text += ` ${text}`;
    else cells.push({ text, x: box.x });
  }
  return cells;
}

const NAME_ALONE = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*\.?){1,4}(?:\s\((?:SEAL|Seal|L\.S\.)\))?$/u;
/** What is set in a face of its own that names, and nothing else, are set in, is written by hand. */
function isWrittenByHand({ apart, text }: Flow, makers: readonly string[]): boolean {
  const faces = Map.groupBy(apart, ({ face }) => face);
  return [...faces.values()].some((spans) => {
    const words = spans.map(({ start, end }) => text.slice(start, end).trim());
    const isOfNames = words.every((one) => one.length < 60 && (HAND.test(one) || !/\p{L}{2}/u.test(one)));
    const isMakers = spans.some(({ start, end }) => {
      const one = text.slice(start, end).trim();
      return (
        start > text.length * 0.3 &&
        /\p{Ll}/u.test(one) &&
        !/_{4}\s*$/.test(text.slice(0, start)) &&
        makers.some((maker) => isSamePerson(nameOf(one), nameOf(maker)))
      );
    });
    return isOfNames && isMakers;
  });
}
const HAND =
  /^(?:\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|del))*(?:,? (?:Jr|Sr|II|III|R\.?N|M\.?D)\.?)?|\d[\d/.-]*|\p{Lu}\p{Ll}+ \d{1,2}, \d{4})$/u;

interface Place {
  page: PageText;
  line: Line;
  start: number;
}

/** Lines that are a maker's name alone, or a rule to sign on, in the last part of the document. */
function signaturePlaces(flow: Flow, makers: readonly string[]): Place[] {
  const places: Place[] = [];
  for (const { line, start, page: number } of flow.lines) {
    if (start < flow.text.length * 0.3) continue;
    const text = line.text.replace(/\s+/g, ' ');
    const lower = text.toLowerCase();
    const named =
      text.length < 80 &&
      makers.some((m) => lower.startsWith(m.toLowerCase()) || lower.startsWith(`name: ${m.toLowerCase()}`));
    const page = flow.pages.find((p) => p.page === number);
    if (named && page && page.page !== null && !/[.:]$/.test(text)) places.push({ page, line, start });
  }
  return places;
}

/** Strokes in the strip above a line that are neither the printed words nor a straight rule. */
async function hasInkAbove(pdf: PdfDocument, page: PageText, line: Line): Promise<boolean> {
  if (page.page === null || page.turned !== 0) return true;
  const canvas = await drawPage(await pdf.getPage(page.page), IMAGE_SCALE, 0);
  const { width, height, dark } = darknessOf(canvas);
  const words = page.lines.filter((l) => !/^_+$/.test(l.text)).flatMap((l) => l.words);
  const top = Math.max(0, Math.floor((line.box.y - 0.055) * height));
  const bottom = Math.floor((line.box.y - 0.002) * height);
  const left = Math.max(0, Math.floor((line.box.x - 0.02) * width));
  const right = Math.min(width, Math.floor((line.box.x + 0.4) * width));
  let rows = 0;
  for (let y = top; y < bottom; y++) {
    let marks = 0;
    for (let x = left; x < right; x++) {
      if ((dark[y * width + x] ?? 0) < 70) continue;
      const [px, py] = [x / width, y / height];
      const printed = words.some(
        ({ box, text }) =>
          !/^_+$/.test(text) &&
          px >= box.x - 0.004 &&
          px <= box.x + box.width + 0.004 &&
          py >= box.y - 0.003 &&
          py <= box.y + box.height + 0.003,
      );
      if (!printed) marks += 1;
    }
    // A rule fills most of its row; strokes of a pen leave a few marks in each of many rows.
    if (marks >= 2 && marks < (right - left) * 0.35) rows += 1;
  }
  return rows >= height * 0.008;
}
