/** What a section says, in its order, for programs that lay it out themselves. */
export type PagePart =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** The picture of this number on the page. */
  | { readonly kind: 'picture'; readonly index: number };

export interface PageSection {
  readonly id: string;
  /** In the running head. */
  readonly title: string;
  /** What the page finds. */
  readonly finding: string;
  readonly parts: readonly PagePart[];
}

export interface PagePicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** For those who do not see it. */
  readonly words: string;
}

export interface PageParts {
  readonly sections: readonly PageSection[];
  readonly pictures: readonly PagePicture[];
}

/** Of a page: what becomes a picture. */
export const PICTURES = 'article[data-section]:not([data-section="cover"]) :is(figure, img)';

/** Runs in the page: sections with their parts; what stands in another part belongs to that one. */
export const PARTS_OF_PAGE = `(() => {
  const kinds = 'h3, h4, p, ul, ol, table, dl, figure, img, [data-lines]';
  const words = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
  const pictures = [...document.querySelectorAll(${JSON.stringify(PICTURES)})];
  const part = (element) => {
    if (pictures.includes(element)) return { kind: 'picture', index: pictures.indexOf(element) };
    if (element.matches('table')) return { kind: 'table', rows: [...element.rows].map((row) => [...row.cells].map(words)) };
    if (element.matches('dl')) return { kind: 'table', rows: [...element.children].map((line) => [...line.querySelectorAll('dt, dd')].map(words)) };
    if (element.matches('[data-lines]')) return { kind: 'table', rows: [...element.children].map((line) => line.innerText.split('\\n').map((text) => text.trim()).filter(Boolean)) };
    if (element.matches('ul, ol')) return { kind: 'list', lines: [...element.children].map(words).filter(Boolean) };
    return { kind: element.matches('p') ? 'text' : 'heading', text: words(element) };
  };
  return [...document.querySelectorAll('article[data-section]')].map((article) => ({
    id: article.dataset.section,
    title: article.dataset.title,
    finding: words(article.querySelector('h1, h2') ?? article),
    parts: [...article.querySelectorAll(kinds)]
      .filter((element) => !element.parentElement.closest(kinds))
      .map(part)
      .filter((one) => one.text !== '' && one.rows?.length !== 0),
  }));
})()`;
