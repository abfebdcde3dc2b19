const LONGEST = 160;

/** The first words of a rich text, for lists; never put into a page as HTML. */
export function plainWords(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}
