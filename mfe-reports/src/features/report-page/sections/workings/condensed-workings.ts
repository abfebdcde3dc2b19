import type { PrintedLine } from '../taxes/printed-receipt.tsx';

interface Working {
  readonly lines: readonly PrintedLine[];
  readonly authority: readonly { readonly cite: string }[];
}
interface Part<One> {
  readonly id: string;
  readonly title: string;
  readonly workings: readonly One[];
}

/** A line whose own lines are printed with another working says with which. */
export type NumberedLine = PrintedLine & { readonly seeNumber?: number };

export interface NumberedWorking {
  /** From 1, over all parts. */
  readonly number: number;
  readonly lines: readonly NumberedLine[];
  /** Empty where the working that it refers to names the same. */
  readonly cites: readonly string[];
}

/** Fewer lines than these are printed again: to look them up elsewhere takes longer. */
const WORTH_A_LOOK = 2;

const isSum = ({ rule }: PrintedLine): boolean => rule === 'subtotal' || rule === 'total';
const keyOf = (lines: readonly PrintedLine[]): string =>
  JSON.stringify(
    lines.map(({ label, amount, value, formula }) => [label, amount ?? null, value ?? null, formula ?? null]),
  );

/** Where the lines begin that the last of these is made of: those below it, and before a sum what it was worked out on. */
function beginOfGroup(lines: readonly PrintedLine[]): number {
  const last = lines.at(-1);
  if (!last) return 0;
  const depth = last.depth ?? 0;
  const belongs = (line: PrintedLine): boolean =>
    (line.depth ?? 0) > depth || (isSum(last) && line.depth === depth && line.rule === 'info');
  return lines.slice(0, -1).findLastIndex((line) => !belongs(line)) + 1;
}

/**
 * Workings with a number each, where lines that another one has printed before are not printed again: the sum they come
 * to refers to it. Case: what each of three children receives takes the same trust apart; its lines are printed once.
 */
export function condensedWorkings<One extends Working>(parts: readonly Part<One>[]): Part<NumberedWorking>[] {
  /** By what was printed, with which working. */
  const printed = new Map<string, number>();
  const citesOf: string[] = [];
  let number = 0;

  function condensed(lines: readonly PrintedLine[]): NumberedLine[] {
    const last = lines.at(-1);
    if (!last) return [];
    const begin = beginOfGroup(lines);
    const group = lines.slice(begin, -1);
    const before = condensed(lines.slice(0, begin));
    if (!isSum(last) || group.length < WORTH_A_LOOK) return [...before, ...group, last];
    const key = keyOf(group);
    const seeNumber = printed.get(key);
    if (seeNumber !== undefined && seeNumber !== number) return [...before, { ...last, seeNumber }];
    printed.set(key, number);
    return [...before, ...condensed(group), last];
  }

  function numbered({ lines, authority }: One): NumberedWorking {
    number += 1;
    const all = authority.map(({ cite }) => cite);
    citesOf[number] = all.join();
    const [body, total] = [lines.slice(0, -1), lines.slice(-1)];
    const key = keyOf(body);
    const seeNumber = body.length < WORTH_A_LOOK ? undefined : printed.get(key);
    if (seeNumber !== undefined) {
      const cites = citesOf[seeNumber] === citesOf[number] ? [] : all;
      return { number, lines: total.map((line) => ({ ...line, seeNumber })), cites };
    }
    const own = { number, lines: [...condensed(body), ...total], cites: all };
    printed.set(key, number);
    return own;
  }

  return parts.map(({ id, title, workings }) => ({ id, title, workings: workings.map(numbered) }));
}
