import type { ExtractedValue } from '@platform/contracts/events';

/** What a second reading says of one thing that the first said otherwise, or not, or alone. */
export interface ReadingDifference {
  readonly path: string;
  readonly label: string;
  /** As it was read before; null for what is new. */
  readonly before: string | null;
  /** As it is read now; null for what is not read any more. */
  readonly after: string | null;
  /** Whether what was there stays, because somebody had decided on it. */
  readonly isKept: boolean;
}

/** The last time a file was read again. */
export interface ReadAgain {
  readonly askedAt: string;
  /** Null while it is being read. */
  readonly endedAt: string | null;
  /** Why it could not be read again; what was read before stays. */
  readonly problem: string | null;
  readonly differences: readonly ReadingDifference[];
}

export const begunAgain = (askedAt: string): ReadAgain => ({ askedAt, endedAt: null, problem: null, differences: [] });

/** It could not be read again, or somebody has stopped it. */
export const endedWithout = (again: ReadAgain | null, endedAt: string, problem: string): ReadAgain => ({
  ...(again ?? begunAgain(endedAt)),
  endedAt,
  problem,
});

const LISTED = /^(.*)\[(\d+)\]$/;
const SINGLE_OF_DOCUMENT = /^boundDocuments\[\d+\]$/;

/** `boundDocuments[0].residue[1]` → `boundDocuments[0].residue`; null for what a document has once. */
function listOf(path: string): string | null {
  const [, list = null] = LISTED.exec(path) ?? [];
  return list !== null && !SINGLE_OF_DOCUMENT.test(path) ? list : null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Matched {
  readonly before: ExtractedValue;
  readonly after: ExtractedValue;
}

/** Those of a second reading that say what one of the first says, as it was read or as somebody wrote it. */
function matched(
  before: readonly ExtractedValue[],
  after: readonly ExtractedValue[],
  decided: ReadonlyMap<string, unknown>,
): Matched[] {
  const pairs: Matched[] = [];
  const taken = new Set<ExtractedValue>();
  for (const value of after) {
    const list = listOf(value.path);
    const known = before.find(
      (one) =>
        !taken.has(one) &&
        listOf(one.path) === list &&
        (list !== null || one.path === value.path) &&
        (same(one.value, value.value) || (decided.has(one.path) && same(decided.get(one.path), value.value))),
    );
    if (!known) continue;
    taken.add(known);
    pairs.push({ before: known, after: value });
  }
  return pairs;
}

/** The first place of a list that is free. */
export function freePath(list: string, taken: ReadonlySet<string>): string {
  let index = 0;
  while (taken.has(`${list}[${index}]`)) index += 1;
  return `${list}[${index}]`;
}

/**
 * The values of a file after it was read again. What somebody has decided on stays as it was read then, at its place;
 * everything else is as it is read now. Places of a list mean nothing from one reading to the next: values are known
 * by what they say. `decided`: the values that count, by path.
 */
export function readAnew(
  before: readonly ExtractedValue[],
  after: readonly ExtractedValue[],
  decided: ReadonlyMap<string, unknown>,
): { readonly values: ExtractedValue[]; readonly differences: ReadingDifference[] } {
  if (before.length === 0) return { values: [...after], differences: [] };
  const pairs = matched(before, after, decided);
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  const stays = before.filter(({ path }) => decided.has(path));
  // Places of values that somebody has added stay theirs, too.
  const taken = new Set(decided.keys());
  const isAdded = (value: ExtractedValue): boolean =>
    [...decided].some(
      ([path, own]) =>
        !before.some((one) => one.path === path) &&
        listOf(path) === listOf(value.path) &&
        (listOf(path) !== null || path === value.path) &&
        same(own, value.value),
    );
  const values: ExtractedValue[] = [...stays];
  const gone = before.filter((value) => !pairs.some((pair) => pair.before === value));
  const replaced = new Set<ExtractedValue>();
  const differences: ReadingDifference[] = [];
  for (const value of after) {
    const pair = pairOf.get(value);
    if ((pair && decided.has(pair.before.path)) || (!pair && isAdded(value))) continue;
    const list = listOf(value.path);
    const was = pair
      ? undefined
      : gone.find(
          (one) =>
            !replaced.has(one) &&
            (list === null ? one.path === value.path : listOf(one.path) === list && one.label === value.label),
        );
    if (was) replaced.add(was);
    const isKept = was !== undefined && decided.has(was.path);
    if (!pair) {
      const path = was?.path ?? value.path;
      differences.push({ path, label: value.label, before: was?.display ?? null, after: value.display, isKept });
    }
    // A document has one name, one day, one law: what somebody has decided on it stays the only one.
    if (list === null && taken.has(value.path)) continue;
    const path = list === null ? value.path : freePath(list, taken);
    taken.add(path);
    values.push({ ...value, id: path, path });
  }
  for (const value of gone) {
    if (replaced.has(value)) continue;
    const { path, label, display } = value;
    differences.push({ path, label, before: display, after: null, isKept: decided.has(path) });
  }
  const order = new Map(after.map(({ path }, index) => [path, index]));
  const placeOf = ({ path }: ExtractedValue): number => order.get(path) ?? after.length;
  return { values: values.toSorted((a, b) => placeOf(a) - placeOf(b)), differences };
}
