import type { ReviewValue } from './review-data.ts';

/** One document of a file: a binder holds several. */
export interface FileDocument {
  /** As paths of its values begin; empty for the first. */
  readonly prefix: string;
  /** Its name as it was read or corrected, else which one it is. */
  readonly name: string;
  readonly values: readonly ReviewValue[];
}

const BOUND = /^boundDocuments\[(\d+)\]\./;

const words = (value: ReviewValue | undefined): string | null =>
  value ? (typeof value.editedValue === 'string' ? value.editedValue : value.display) : null;

/** Values by the document that they are of, in the order in which the documents stand in the file. */
export function documentsOf(values: readonly ReviewValue[]): FileDocument[] {
  const byPrefix = new Map<string, ReviewValue[]>();
  for (const value of values) {
    const prefix = BOUND.exec(value.path)?.[0] ?? '';
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), value]);
  }
  const place = (prefix: string): number => Number(BOUND.exec(prefix)?.[1] ?? -1);
  return [...byPrefix]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([prefix, own], index) => ({
      prefix,
      values: own,
      name:
        words(own.find(({ path }) => path === `${prefix}name`)) ??
        words(own.find(({ path }) => path === `${prefix}kind`)) ??
        `Document ${index + 1}`,
    }));
}
