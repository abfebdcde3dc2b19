import type { Outcome } from './executor-under-test.ts';

/** An answer has objects without a prototype in it. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

type Path = readonly (string | number)[];

/** Down the path as far as there is something: to the null that stands for what failed there. */
function nulledAt(data: unknown, path: Path): string {
  let value = data;
  const known: (string | number)[] = [];
  for (const step of path) {
    if (value === null || typeof value !== 'object') break;
    value = (value as Record<string | number, unknown>)[step];
    known.push(step);
  }
  return value === null || value === undefined ? known.join('.') : `${known.join('.')} is not null`;
}

/**
 * What the specification of GraphQL fixes of an answer: the data, and that an error stands at or below each null that
 * comes of one. Which of several errors under one null is named, and in which order, it leaves open.
 */
export const fixedParts = ({ data, errors }: Pick<Outcome, 'data' | 'errors'>) => ({
  data: plain(data),
  nulled: [...new Set(errors.map(({ path }) => (path ? nulledAt(data, path) : 'nowhere')))].sort(),
});
