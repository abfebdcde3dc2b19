/** Pages of a document that one token pays for, unless an organization has agreed on another rate. */
export const DEFAULT_PAGES_PER_TOKEN = 10;

/** Tokens that a document costs: one for each `pagesPerToken` pages begun. Case: 12 pages at 10 → 2 tokens. */
export function tokensForPages(pageCount: number, pagesPerToken: number): number {
  return Math.max(1, Math.ceil(pageCount / pagesPerToken));
}
