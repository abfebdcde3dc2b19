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

/** What a cell holds: words, or what a spreadsheet counts with. */
export type PrintedCell = string | { readonly cents: number } | { readonly day: string } | { readonly year: number };

/** As it stands on a page, cell by cell, each row as wide as the table. */
export interface PrintedTable {
  /** The heading over it, else that of its section. */
  readonly title: string;
  readonly rows: readonly (readonly PrintedCell[])[];
}

/** Of a page: what becomes a picture. What a page has no room for is hidden, and nobody can take a picture of it. */
export const PICTURES = 'article[data-section]:not([data-section="cover"]) :is(figure, img):not([hidden], [hidden] *)';

/** Runs in the page: words of an element, and rows of a table in which a cell over several columns has empty ones behind it. */
const READING = `
  const words = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
  const rowsOf = (table, read) =>
    [...table.rows].map((row) => [...row.cells].flatMap((cell) => [read(cell), ...Array(cell.colSpan - 1).fill('')]));`;

/** Runs in the page: its tables, then the amounts that stand line by line. */
export const TABLES_OF_PAGE = `(() => {
  ${READING}
  const noteOf = (element) => [...element.querySelectorAll('[data-note]')].map(words).join('; ');
  const withoutNote = (element) => {
    const copy = element.cloneNode(true);
    for (const note of copy.querySelectorAll('[data-note], br')) note.replaceWith(' ');
    return copy.textContent.replace(/\\s+/g, ' ').trim();
  };
  const read = (element) => {
    const { cents, day } = element.dataset;
    if (cents) return { cents: Number(cents) };
    if (day) return { day };
    const text = withoutNote(element);
    return /^(?:19|20|21)\\d\\d$/.test(text) ? { year: Number(text) } : text;
  };
  const headingOf = (element, article) =>
    [...article.querySelectorAll('h3')].findLast((heading) => heading.compareDocumentPosition(element) & 4);
  const withNotes = (table) => {
    const notes = [...table.rows].map(noteOf);
    if (!notes.some(Boolean)) return rowsOf(table, read);
    return rowsOf(table, read).map((row, index) => [...row, index === 0 ? 'Note' : notes[index]]);
  };
  const lineOf = (line) => [words(line.querySelector('dt, span')), read(line.querySelector('dd, b'))];
  return [...document.querySelectorAll('article[data-title]')].flatMap((article) => {
    const title = article.dataset.title;
    const tables = [...article.querySelectorAll('table')].map((table) => {
      const heading = headingOf(table, article);
      return { title: heading ? words(heading) : title, rows: withNotes(table) };
    });
    const lists = [...article.querySelectorAll('[data-amounts]')];
    if (lists.length === 0) return tables;
    const lines = lists.flatMap((list) => {
      const rows = [...list.children].map(lineOf);
      return lists.length === 1 ? rows : [[list.dataset.amounts, ''], ...rows];
    });
    return [...tables, { title: title + ', line by line', rows: [['Line', 'Amount'], ...lines] }];
  });
})()`;

/** Runs in the page: sections with their parts; what stands in another part belongs to that one. */
export const PARTS_OF_PAGE = `(() => {
  ${READING}
  const kinds = 'h3, h4, p, ul, ol, table, dl, figure, img, [data-lines]';
  const pictures = [...document.querySelectorAll(${JSON.stringify(PICTURES)})];
  const part = (element) => {
    if (pictures.includes(element)) return { kind: 'picture', index: pictures.indexOf(element) };
    if (element.matches('table')) return { kind: 'table', rows: rowsOf(element, words) };
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
      .filter((element) => !element.parentElement.closest(kinds) && !element.closest('[hidden]'))
      .map(part)
      .filter((one) => one.text !== '' && one.rows?.length !== 0),
  }));
})()`;
