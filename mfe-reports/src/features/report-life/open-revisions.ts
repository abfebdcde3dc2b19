interface Asked {
  readonly revisions: readonly { readonly at: string; readonly byName: string; readonly note: string }[];
  readonly editions: readonly { readonly number: number; readonly completedAt: string }[];
}

/** The first version that was printed after changes were asked for; null while there is none. */
export function answeredBy({ at }: { readonly at: string }, { editions }: Pick<Asked, 'editions'>): number | null {
  const after = editions.filter(({ completedAt }) => new Date(completedAt) > new Date(at));
  return after.length === 0 ? null : Math.min(...after.map(({ number }) => number));
}

/** Changes that somebody waits for. */
export const openRevisions = (report: Asked): Asked['revisions'] =>
  report.revisions.filter((asked) => answeredBy(asked, report) === null);
