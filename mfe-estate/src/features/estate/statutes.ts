import type { StatuteProps } from '@platform/ui-kit';

/** The page of the law, at the rows that rest on an authority as a receipt names it. */
export const lawPath = (cite: string): string => `/law?${new URLSearchParams({ authority: cite })}`;

/** What a receipt rests on: each opens the rows of the law behind it. */
export const statutesOf = (
  authority: readonly { readonly cite: string; readonly title?: string | null }[],
): StatuteProps[] =>
  authority.map(({ cite, title }) => ({ citation: cite, note: title ?? undefined, href: lawPath(cite) }));
