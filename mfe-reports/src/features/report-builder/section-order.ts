/** A section as the builder lists it. */
export interface BuilderSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** It cannot be left out. */
  readonly required: boolean;
}

/** They keep their places, whatever is moved. */
const FIRST: readonly string[] = ['cover', 'contents'];
const LAST: readonly string[] = ['assumptions'];
export const isFixed = (id: string): boolean => FIRST.includes(id) || LAST.includes(id);

/** What is printed in its order, then what could be. */
export function listed<Section extends BuilderSection>(
  sections: readonly Section[],
  printed: readonly string[],
): Section[] {
  const chosen = printed.flatMap((id) => sections.find((section) => section.id === id) ?? []);
  return [...chosen, ...sections.filter(({ id }) => !printed.includes(id))];
}

/** With the section, where it stands by default among those that are there, or without it. */
export function toggled(sections: readonly BuilderSection[], printed: readonly string[], id: string): string[] {
  if (printed.includes(id)) return printed.filter((other) => other !== id);
  const place = (of: string): number => sections.findIndex((section) => section.id === of);
  const before = printed.findLastIndex((other) => !LAST.includes(other) && place(other) < place(id));
  return printed.toSpliced(before + 1, 0, id);
}

/** The section one place up or down; the same where it would leave those that may be moved. */
export function moved(printed: readonly string[], id: string, by: 1 | -1): string[] {
  const from = printed.indexOf(id);
  return movedTo(printed, id, printed[from + by] ?? id);
}

/** The section at the place of another one. */
export function movedTo(printed: readonly string[], id: string, target: string): string[] {
  if (id === target || isFixed(id) || isFixed(target) || !printed.includes(id) || !printed.includes(target))
    return [...printed];
  const to = printed.indexOf(target);
  return printed.filter((other) => other !== id).toSpliced(to, 0, id);
}
