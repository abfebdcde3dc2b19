import type { Learned } from '../../src/reader/confidence/certainty.ts';
import type { Features } from '../../src/reader/confidence/features.ts';

interface Example {
  features: Features;
  isRight: boolean;
}

const STEPS = 400;
const RATE = 0.5;
/** Keeps weights small that few examples ask for. */
const SHRINK = 0.002;

/** A logistic regression by gradient descent with a step of its own for each weight (Adagrad). */
export function learnFrom(examples: readonly Example[]): Pick<Learned, 'bias' | 'weights'> {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].toSorted();
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, isRight }) => ({
    at: Object.keys(features).map((name) => place.get(name) ?? 0),
    by: Object.values(features),
    wanted: Number(isRight),
  }));
  const weights = new Float64Array(names.length);
  const seen = new Float64Array(names.length);
  let bias = 3;
  let seenBias = 0;
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(names.length);
    let slopeOfBias = 0;
    for (const { at, by, wanted } of rows) {
      let sum = bias;
      for (let k = 0; k < at.length; k++) sum += (weights[at[k] ?? 0] ?? 0) * (by[k] ?? 0);
      const off = 1 / (1 + Math.exp(-sum)) - wanted;
      slopeOfBias += off;
      for (let k = 0; k < at.length; k++) slopes[at[k] ?? 0] = (slopes[at[k] ?? 0] ?? 0) + off * (by[k] ?? 0);
    }
    seenBias += (slopeOfBias / rows.length) ** 2;
    bias -= (RATE * slopeOfBias) / rows.length / (Math.sqrt(seenBias) + 1e-8);
    for (const [at, slope] of slopes.entries()) {
      const steep = slope / rows.length + SHRINK * (weights[at] ?? 0);
      seen[at] = (seen[at] ?? 0) + steep ** 2;
      weights[at] = (weights[at] ?? 0) - (RATE * steep) / (Math.sqrt(seen[at] ?? 0) + 1e-8);
    }
  }
  const rounded = (value: number): number => Math.round(value * 1e3) / 1e3;
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)])),
  };
}

/** Pools neighbours until the part that is right only rises with the sum. */
export function isotonic(values: readonly { sum: number; isRight: boolean }[], fewest = 30): [number, number][] {
  const pools: { from: number; right: number; count: number }[] = [];
  const sorted = values.toSorted((a, b) => a.sum - b.sum);
  for (const { sum, isRight } of sorted) {
    pools.push({ from: sum, right: Number(isRight), count: 1 });
    for (let last = pools.at(-1), before = pools.at(-2); last && before; last = pools.at(-1), before = pools.at(-2)) {
      const isFalling = before.right / before.count >= last.right / last.count;
      if (!isFalling && before.count >= fewest) break;
      pools.splice(-2, 2, { from: before.from, right: before.right + last.right, count: before.count + last.count });
    }
  }
  return pools.map(({ from, right, count }, at) => [
    at === 0 ? -1000 : Math.round(from * 1e3) / 1e3,
    Math.round((right / count) * 1e4) / 1e4,
  ]);
}
