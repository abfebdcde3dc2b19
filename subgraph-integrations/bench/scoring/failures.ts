import { type Rec, scoreFile } from './score.ts';
import type { Scored } from './summary.ts';

const words = (record: Rec, path: string): string =>
  ((record['citations'] ?? []) as { path: string; quote: string }[])
    .filter((one) => one.path === path)
    .map(({ quote }) => quote)
    .join(' | ');
const valueAtPath = (record: Rec, path: string): string => {
  const [, field = '', index] = /^(?:.*\.)?(\w+)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const value = record[field];
  return JSON.stringify(index === undefined ? value : (value as unknown[] | undefined)?.[Number(index)]);
};

/** One line for each value that was read wrong or not at all, with the words it was read from or should have been. */
export function failuresOf({ truth, record }: Scored): string[] {
  const { wrong, missed } = scoreFile(truth, record);
  return [
    ...wrong.map(({ group, path }) => `WRONG ${group} ${valueAtPath(record, path)} in "${words(record, path)}"`),
    ...missed.map(({ group, path }) => `missed ${group} ${valueAtPath(truth, path)} in "${words(truth, path)}"`),
  ];
}
