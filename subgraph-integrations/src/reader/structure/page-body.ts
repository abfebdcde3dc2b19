import { type Line, makeLine, type PageText, type Word } from '../text/page-text.ts';

/**
 * The body of each page: what repeats at the edges of the pages, the numbers of the lines of pleading paper and the
 * order of two columns are settled here, so that whatever reads on meets running text.
 */
export function bodiesOf(pages: readonly PageText[]): PageText[] {
  const furniture = repeatedAtEdges(pages);
  return pages.map((page) => {
    if (page.page === null) return page;
    const printed = page.lines.filter((line) => !furniture.has(line));
    const kept = withoutContents(page.source === 'ocr' ? withoutEdges(printed) : printed);
    return { ...page, lines: inReadingOrder(withoutLineNumbers(kept)).map(withoutLeaders).map(withoutHanging) };
  });
}

/** "ARTICLE IV RESIDUE ........ 4": what only says where something stands. */
const OF_CONTENTS = /[.·…_]{4}\s{0,3}(?:page\s)?[\divxl]{0,4}$/i;
const CONTENTS = /^(?:table of )?contents$/i;

function withoutContents(lines: readonly Line[]): Line[] {
  const listed = lines.filter(({ text }) => OF_CONTENTS.test(text.trim()) && /\p{L}{3}/u.test(text));
  const title = lines.find(({ text }) => CONTENTS.test(text.trim()));
  if (listed.length < 4 || (!title && listed.length < lines.length * 0.6)) return [...lines];
  return lines.filter((line) => line !== title && !listed.includes(line));
}

/** So far left of most lines, and right of all but a few, stands what a scanner made of holes and shadows. */
const BESIDE = 0.012;
const OF_COUNTING = /^\(?[\dA-Za-z]{1,4}[.)]$/;

function withoutEdges(lines: readonly Line[]): Line[] {
  const lefts = lines
    .flatMap(({ words }) => (words.length > 3 ? [words[0]?.box.x ?? 0] : []))
    .toSorted((a, b) => a - b);
  if (lefts.length < 8) return [...lines];
  const counts = Map.groupBy(lefts, (x) => Math.round(x * 100));
  const left = ([...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0) / 100;
  const rights = lines.map(({ words }) => rightOf(words.at(-1))).toSorted((a, b) => a - b);
  const right = rights[Math.floor(rights.length * 0.8)] ?? 1;
  return lines.flatMap((line) => {
    const words = line.words.filter(
      ({ text, box }, at) =>
        text.length > 2 ||
        OF_COUNTING.test(text) ||
        !(
          (at === 0 && box.x + box.width < left - BESIDE) ||
          (at > 0 &&
            at === line.words.length - 1 &&
            line.words[at]?.afterGap === true &&
            box.x > right - 0.04 &&
            !/\d/.test(text)) ||
          line.words.length === 1
        ),
    );
    const [first, ...rest] = words;
    if (!first) return [];
    return words.length === line.words.length
      ? [line]
      : [makeLine([{ ...first, afterGap: false }, ...rest], line.size)];
  });
}

/** "Ann Lee ........ 70%": dots that lead from one cell to the next. */
const LEADER = /^[.·…]{4,}$/;

function withoutLeaders(line: Line): Line {
  if (!line.words.slice(1, -1).some(({ text }) => LEADER.test(text))) return line;
  const words = line.words.flatMap((word, at): Word[] => {
    if (at > 0 && LEADER.test(word.text)) return [];
    return [LEADER.test(line.words[at - 1]?.text ?? '') ? { ...word, afterGap: true } : word];
  });
  return makeLine(words, line.size);
}

/** "3.1      The Trustee shall …": the gap behind the number of a paragraph is none between cells. */
const COUNTED = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)]|\([\da-z]{1,4}\)|\d{1,2}(?:\.\d{1,2}){1,3}\.?)$/i;
const WORDS_OF_A_SENTENCE = 5;

function withoutHanging(line: Line): Line {
  const [first, second, ...rest] = line.words;
  const isHanging =
    first &&
    second?.afterGap &&
    COUNTED.test(first.text) &&
    rest.length >= WORDS_OF_A_SENTENCE &&
    !rest.some((word) => word.afterGap);
  return isHanging ? makeLine([first, { ...second, afterGap: false }, ...rest], line.size) : line;
}

/** How many lines at each edge may be a head or a foot. */
const EDGE_LINES = 3;
/** A head of two pages may be chance: the same clause begins both. Of two, one must count the pages, too. */
const FEWEST_PAGES = 3;

/** Heads and feet: lines at the edges of most pages that say the same but for their numbers. */
function repeatedAtEdges(pages: readonly PageText[]): ReadonlySet<Line> {
  const edges = pages.flatMap((page) => {
    if (page.page === null) return [];
    const { lines } = page;
    return [...new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)])].map((line) => ({ page, line }));
  });
  const alike = Map.groupBy(edges, ({ line }) => wordsAlone(line.text));
  const found = new Set<Line>();
  for (const [words, lines] of alike) {
    const on = new Set(lines.map(({ page }) => page)).size;
    const counts = on === 2 && pages.length === 2 && countsPages(lines.map(({ line }) => line));
    if (words.length > 3 && ((on >= FEWEST_PAGES && on > pages.length / 2) || counts))
      for (const { page, line } of lines) if (!(page === pages[0] && isTitle(line, lines))) found.add(line);
  }
  // A first page often has its title where the others have their head; the title stays.
  return found;
}

/** On the first page what is larger than the heads of the others, or stands elsewhere, is the title. */
function isTitle(line: Line, alike: readonly { line: Line }[]): boolean {
  const others = alike.filter((one) => one.line !== line).map((one) => one.line);
  return others.every(({ size, box }) => line.size > size * 1.1 || Math.abs(line.box.y - box.y) > 0.03);
}

/** "Form EP-7 1/2" and "Form EP-7 2/2": at one height, and a number of the second is the next of the first. */
function countsPages([first, second]: readonly Line[]): boolean {
  if (!first || !second || Math.abs(first.box.y - second.box.y) > 0.01) return false;
  const [one, other] = [first, second].map(({ text }) => text.match(/\d+/g) ?? []);
  return (one ?? []).some((number, at) => Number(other?.[at]) === Number(number) + 1);
}

const wordsAlone = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** So many numbers in order at the left edge are those of pleading paper. */
const FEWEST_NUMBERED = 8;
const LARGEST_NUMBER = 60;
const LARGEST_STEP = 3;

function withoutLineNumbers(lines: readonly Line[]): Line[] {
  const numbered = lines.filter((line) => lineNumber(line) !== null);
  const numbers = numbered.flatMap((line) => lineNumber(line) ?? []);
  // A line that is empty may have no number in the text of the page.
  const rising = numbers.filter((number, at) => {
    const step = number - (numbers[at - 1] ?? 0);
    return at === 0 || step === 1 || (step > 1 && step <= LARGEST_STEP && numbered.length > lines.length * 0.7);
  }).length;
  if (numbered.length < FEWEST_NUMBERED || rising < numbers.length * 0.8) return [...lines];
  const right = Math.max(...numbered.map(({ words }) => (words[0]?.box.x ?? 0) + (words[0]?.box.width ?? 0)));
  return lines.flatMap((line) => {
    const [first, ...rest] = line.words;
    if (!first || !isNumber(first) || first.box.x + first.box.width > right + 0.005) return [line];
    return rest.length === 0
      ? []
      : [makeLine([{ ...(rest[0] as Word), afterGap: false }, ...rest.slice(1)], line.size)];
  });
}

const isNumber = ({ text }: Word): boolean => /^\d{1,2}$/.test(text) && Number(text) <= LARGEST_NUMBER;

function lineNumber({ words }: Line): number | null {
  const [first, second] = words;
  if (!first || !isNumber(first)) return null;
  const gap = second ? second.box.x - (first.box.x + first.box.width) : 1;
  return first.box.x < 0.16 && gap > first.box.width * 0.4 ? Number(first.text) : null;
}

/** A page is in two columns where most of its lines leave the same middle empty and both sides are prose. */
const FEWEST_ROWS = 12;
const WORDS_OF_PROSE = 3.5;
/** Between two columns, as a part of the width: wider than any space between words. */
const GUTTER = 0.025;

function inReadingOrder(lines: readonly Line[]): Line[] {
  const middle = columnGap(lines);
  if (middle === null) return [...lines];
  const ordered: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  const flush = (): void => {
    ordered.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const line of lines) {
    const before = line.words.filter(({ box }) => box.x + box.width <= middle + 0.01);
    const after = line.words.filter(({ box }) => box.x >= middle - 0.01);
    const gap = (after[0]?.box.x ?? 1) - rightOf(before.at(-1));
    if (before.length + after.length < line.words.length || gap < GUTTER) {
      // A line across both columns: a title, or the foot of the page.
      flush();
      ordered.push(line);
      continue;
    }
    if (before.length > 0) left.push(makeLine(before, sizeOf(before, line)));
    if (after.length > 0)
      right.push(makeLine([{ ...(after[0] as Word), afterGap: false }, ...after.slice(1)], sizeOf(after, line)));
  }
  flush();
  return ordered;
}

/** A title of one column may stand beside small letters of the other: a part of a line has the size of its own words. */
const sizeOf = (words: readonly Word[], { size, words: all }: Line): number => {
  const tallest = (list: readonly Word[]): number => Math.max(...list.map(({ box }) => box.height));
  return size * Math.min(1, tallest(words) / (tallest(all) || 1));
};

const rightOf = (word: Word | undefined): number => (word ? word.box.x + word.box.width : 0);

function columnGap(lines: readonly Line[]): number | null {
  if (lines.length < FEWEST_ROWS) return null;
  for (const middle of [0.5, 0.48, 0.52, 0.46, 0.54]) {
    const across = lines.filter(({ words }) => words.some(({ box }) => box.x < middle && box.x + box.width > middle));
    const both = lines.filter(({ words }) => {
      const left = words.findLast((one) => rightOf(one) < middle);
      const right = words.find(({ box }) => box.x > middle);
      return left && right && right.box.x - rightOf(left) >= GUTTER;
    });
    const alone = lines.filter(({ words }) => (words[0]?.box.x ?? 0) > middle);
    const sides = both.map(({ words }) => words.filter(({ box }) => box.x < middle).length);
    const others = both.map(({ words }, at) => words.length - (sides[at] ?? 0));
    if (across.length > lines.length * 0.15) continue;
    if (
      both.length >= FEWEST_ROWS / 2 &&
      both.length + alone.length >= lines.length * 0.45 &&
      mean(sides) >= WORDS_OF_PROSE &&
      mean(others) >= WORDS_OF_PROSE
    )
      return middle;
    // The lines of the two columns need not stand at one height: then each side is prose by itself.
    const left = lines.filter(({ words }) => rightOf(words.at(-1)) < middle);
    const isProse = (side: readonly Line[]): boolean =>
      side.length >= FEWEST_ROWS && mean(side.map(({ words }) => words.length)) >= WORDS_OF_PROSE;
    if (isProse(left) && isProse(alone)) return middle;
  }
  return null;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
