import type { Slide } from './content.queries.ts';

export type SlideSaid = Omit<Slide, 'id' | 'isApproved' | '__typename'> & { readonly id?: string | null };

/** A slide as it is sent: the server knows whether it is approved. */
export const asSaid = ({
  id,
  title,
  contents,
  showHeader,
  isRequiredForAdvisor,
  isRequiredForWeps,
}: Slide): SlideSaid => ({ id, title, contents, showHeader, isRequiredForAdvisor, isRequiredForWeps });

/** All slides with one as it is now; a new one comes last. */
export function withSlide(slides: readonly Slide[], said: SlideSaid): SlideSaid[] {
  const all = slides.map(asSaid);
  return said.id ? all.map((one) => (one.id === said.id ? said : one)) : [...all, said];
}

/** The slide one place up or down; the same at either end. */
export function movedSlide(slides: readonly Slide[], id: string, by: 1 | -1): SlideSaid[] {
  const all = slides.map(asSaid);
  const from = all.findIndex((one) => one.id === id);
  const moving = all[from];
  const to = from + by;
  return !moving || to < 0 || to >= all.length ? all : all.toSpliced(from, 1).toSpliced(to, 0, moving);
}
