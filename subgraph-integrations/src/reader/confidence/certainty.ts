import { readFileSync } from 'node:fs';
import type { ExtractedValue, ReadDocumentFields } from '../reading.ts';
import { doubtOf } from './doubts.ts';
import { type Features, type Field, featureReader, type Known, LISTED, SINGLE } from './features.ts';

/** What `bench/train-confidence.ts` has learned: a logistic regression, and how its sums become chances. */
export interface Learned {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Steps of rising certainty: from this sum on, so large a part was right in styles that were not learned from. */
  readonly calibration: readonly (readonly [from: number, right: number])[];
  /** A value is shown as sure from this sum on. */
  readonly line: number;
}

/** Sees what the certainty of each value was reckoned from. */
export type WatchFeatures = (path: string, features: Features) => void;

const learned = JSON.parse(readFileSync(new URL('./learned.json', import.meta.url), 'utf8')) as Learned;

export function sumOf({ bias, weights }: Pick<Learned, 'bias' | 'weights'>, features: Features): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);
}

export const chanceOf = ({ calibration }: Pick<Learned, 'calibration'>, sum: number): number =>
  calibration.findLast(([from]) => sum >= from)?.[1] ?? 0;

/** Gives each value the chance that it is right; what is below the line is a question, never shown as sure. */
export function weighed(
  fields: ReadDocumentFields,
  known: Known,
  watch?: WatchFeatures,
  by = learned,
): ReadDocumentFields {
  const features = featureReader(fields, known);
  const weigh = <T>(field: Field, path: string, one: ExtractedValue<T>): ExtractedValue<T> => {
    const found = features(field, one);
    watch?.(path, found);
    const sum = sumOf(by, found);
    const certainty = chanceOf(by, sum);
    if (one.confidence === 'LOW') return { ...one, certainty };
    const doubt =
      doubtOf(field, found) ??
      (sum >= by.line ? undefined : 'Said in a way that is often misread: compare it with the page.');
    return doubt === undefined ? { ...one, certainty } : { ...one, certainty, confidence: 'LOW', reason: doubt };
  };
  const result: Record<string, unknown> = { ...fields };
  for (const field of SINGLE) {
    const one = fields[field];
    if (one) result[field] = weigh(field, field, one as ExtractedValue<unknown>);
  }
  for (const field of LISTED)
    result[field] = (fields[field] as readonly ExtractedValue<unknown>[]).map((one, at) =>
      weigh(field, `${field}[${at}]`, one),
    );
  return result as unknown as ReadDocumentFields;
}
