/** One line of what the benchmark prints. */
export interface Figure {
  readonly what: string;
  readonly value: string;
}

/** The value below which `share` of the sorted values lie (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const ms = (value: number): string => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
export const seconds = (valueMs: number): string => `${(valueMs / 1000).toFixed(1)} s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

/** A plain table of two columns. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  return figures.map(({ what, value }) => `${what.padEnd(width)}  ${value}`).join('\n');
}
