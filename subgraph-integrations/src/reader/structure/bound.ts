import type { PageText } from '../text/page-text.ts';
import { isHeading } from './flow.ts';
import { printedNumberOf } from './printed-page.ts';

const NEW_DOCUMENT =
  /\b(?:last will|will of|will and testament|codicil|trust agreement|(?:living|family|revocable|irrevocable|joint|insurance|annuity|unitrust)[\w' ]* trust|declaration of trust|trust$|power of attorney|health care (?:directive|proxy|power)|advance (?:health ?care )?directive|living will|certification of trust|certificate of trust|amendment to|restatement)\b/i;
const ATTACHED =
  /\b(?:exhibit|schedule|assignment|attachment|appendix|affidavit|acknowledg|inventory|continued|list of|receipt|self-proving|memorandum)\b/i;

/** Ranges of pages, 0-based and inclusive, one for each document bound in the file. */
export function splitBound(pages: readonly PageText[]): [number, number][] {
  const starts = [0];
  const printed = pages.map(printedNumberOf);
  for (let i = 1; i < pages.length; i++) {
    const page = pages[i];
    const number = printed[i];
    const before = printed[i - 1];
    const restarts = number !== undefined && number.number === 1 && (before === undefined || before.number >= 1);
    const relabelled =
      number !== undefined &&
      before !== undefined &&
      number.label !== '' &&
      number.label !== before.label &&
      number.number === 1;
    const title = page ? titleOnTop(page) : undefined;
    if (title === undefined || ATTACHED.test(title)) continue;
    if ((restarts || relabelled || number === undefined) && NEW_DOCUMENT.test(title)) starts.push(i);
  }
  return starts.map((start, k) => [start, (starts[k + 1] ?? pages.length) - 1]);
}

/** The first printed lines of a page when they read as a title. */
function titleOnTop(page: PageText): string | undefined {
  const lines = page.lines.slice(0, 5).filter((l) => !/^(?:page|\d+)\b/i.test(l.text));
  const [first, second] = lines;
  if (!first) return undefined;
  const text = isHeading(first.text) || first.text === first.text.toUpperCase() ? first.text : undefined;
  return text && second && (isHeading(second.text) || /\b(?:of|to|the)$/i.test(text))
    ? `${text} ${second.text}`.slice(0, 120)
    : text;
}
