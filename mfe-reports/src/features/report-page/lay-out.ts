import { fittingScale, overviewFigure, shrunkFigure } from './fit.ts';
import { expectedPages, GAP, joinedSheets, type LaidOutSection } from './joined-sheets.ts';
import { pageName, runningHead } from './page-styles.ts';

/**
 * Fits each section to its pages, telling the renderer how far it is; answers what there is, in its order, with the page
 * that stands in the contents.
 */
export function layOut(pageHeight: number): { id: string; title: string; page: number }[] {
  const articles = [...document.querySelectorAll<HTMLElement>('article[data-section]')];
  const sections = articles.map((article, index) => {
    const { section: id = '', title = '' } = article.dataset;
    const sheet = article.querySelector<HTMLElement>('[data-sheet]');
    const { height, head } = sheet ? fitted(sheet, pageHeight) : { height: 0, head: 0 };
    window.reportSectionLaidOut?.({ title, done: index + 1, of: articles.length });
    return { id, title, height, head };
  });
  const groups = joinedSheets(sections, pageHeight);
  join(articles, groups);
  const pages = expectedPages(groups, pageHeight);
  void window.numberContents?.(pages);
  return sections.map(({ id, title }) => ({ id, title, page: pages[id] ?? 1 }));
}

/** px of a table that stand together at least: its head, and a few lines. */
const FIRST_LINES = 120;

function headOf(sheet: HTMLElement): number {
  if (sheet.querySelector(TOGETHER)) return sheet.scrollHeight;
  const first = [...sheet.children].find((child) => !child.matches('h2, p'));
  if (!first) return sheet.scrollHeight;
  const { top, height } = first.getBoundingClientRect();
  return top - sheet.getBoundingClientRect().top + (first.matches(WHOLE) ? height : Math.min(height, FIRST_LINES));
}

/** A section with such a part is not begun where it does not end: the part would leave the rest of the page empty. */
const TOGETHER = '[data-together]';
/** What does not split at the end of a page. */
const WHOLE = '[data-shrinks]';

/** Draws a section, or its figure, so much smaller that its last page is not nearly empty. */
export function fitted(sheet: HTMLElement, pageHeight: number): { height: number; head: number } {
  const overview = sheet.querySelector<HTMLElement>('[data-overview]');
  if (overview) {
    const scale = overviewFigure(sheet.scrollHeight, pageHeight, overview.offsetHeight);
    overview.style.zoom = String(scale ?? 1);
    overview.hidden = scale === null;
    const elsewhere = sheet.querySelector<HTMLElement>('[data-overview-elsewhere]');
    if (elsewhere) elsewhere.hidden = scale !== null;
  }
  const figure = sheet.querySelector<HTMLElement>(WHOLE);
  if (figure) figure.style.zoom = String(shrunkFigure(sheet.scrollHeight, pageHeight, figure.offsetHeight));
  const height = sheet.scrollHeight;
  const head = headOf(sheet);
  const scale = fittingScale(height, pageHeight);
  sheet.style.zoom = String(scale);
  return { height: height * scale, head: head * scale };
}

/** Sections that share pages have one name of a page, and stand in its head together. */
function join(articles: readonly HTMLElement[], groups: readonly (readonly LaidOutSection[])[]): void {
  for (const group of groups) {
    const [first, ...rest] = group;
    if (!first || rest.length === 0) continue;
    const of = group.flatMap(({ id }) => articles.find(({ dataset }) => dataset['section'] === id) ?? []);
    for (const article of of) article.style.setProperty('page', pageName(first.id));
    for (const article of of.slice(0, -1)) article.style.breakAfter = 'auto';
    for (const article of of.slice(1)) article.style.marginTop = `${GAP}px`;
    const style = document.createElement('style');
    style.textContent = runningHead(
      first.id,
      group.map(({ title }) => title),
    );
    of[0]?.before(style);
  }
}
