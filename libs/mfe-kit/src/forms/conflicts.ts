type Values = Readonly<Record<string, unknown>>;

export interface Merge<Form> {
  /** What each side changed alone, together; where both changed, one's own. */
  readonly merged: Form;
  /** Fields that both sides changed, and not to the same. */
  readonly conflicts: readonly (keyof Form & string)[];
}

/** Whether two values of a form are the same to whoever reads them. */
export const sameValues = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Two changes of the same thing brought together: `base` is what both began with, `mine` what was typed, `saved` what
 * somebody else has saved meanwhile. Case: mine changes the birthday, saved the day of death → both are kept.
 */
export function mergeChanges<Form extends object>(base: Form, mine: Form, saved: Form): Merge<Form> {
  const merged: Record<string, unknown> = { ...(mine as Values) };
  const conflicts: string[] = [];
  const [before, own, theirs] = [base, mine, saved] as unknown as [Values, Values, Values];
  for (const name of Object.keys(own)) {
    const isTheirs = !sameValues(theirs[name], before[name]);
    if (!isTheirs || sameValues(own[name], theirs[name])) continue;
    if (sameValues(own[name], before[name])) merged[name] = theirs[name];
    else conflicts.push(name);
  }
  return { merged: merged as Form, conflicts: conflicts as (keyof Form & string)[] };
}
