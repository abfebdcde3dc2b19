/** Of the organization, in place of its name. */
export interface FootLogo {
  readonly url: string;
  /** px. */
  readonly height: number;
}

interface PageStyles {
  readonly family: string;
  readonly organization: string;
  readonly pages: readonly { readonly id: string; readonly title: string }[];
  readonly paper: Paper;
  readonly hasNumbers: boolean;
  /** Says so on every page. */
  readonly isPreview: boolean;
  readonly logo?: FootLogo | null;
  /** The platform's words at the foot; default true. */
  readonly hasFoot?: boolean;
}

type Paper = 'LETTER' | 'A4';
const INCH = 96;
const SIZES = {
  LETTER: { css: 'Letter', width: 8.5, height: 11 },
  A4: { css: 'A4', width: 8.268, height: 11.693 },
} as const;

/** What a sheet has room for between its margins, less the space above the first line; in CSS pixels. */
export function paperOf(paper: Paper): { width: number; height: number } {
  const { width, height } = SIZES[paper];
  return { width: Math.floor((width - 2 * 0.71) * INCH), height: (height - 0.95 - 0.9) * INCH - 18 };
}

/** Of a whole sheet, as CSS. */
export const sheetHeight = (paper: Paper): string => `${SIZES[paper].height}in`;

/** Names of pages hold letters, digits and hyphens. */
export const pageName = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '-');

/** As the content of a CSS string. */
const quoted = (text: string): string => JSON.stringify(text).replace(/</g, '\\3c ');

/** Of pages that several sections share: each title of two, of more the first and the last, which stay on one line. */
const sharedTitle = (titles: readonly string[]): string =>
  titles.length > 2 ? `${titles[0]} – ${titles.at(-1)}` : titles.join(' · ');

/** The head of pages that several sections share. */
export const runningHead = (id: string, titles: readonly string[]): string =>
  `@page ${pageName(id)} { @top-left { content: ${quoted(sharedTitle(titles))}; } }`;

const FOOT = 'Estimates for discussion. Not tax or legal advice.';
const SMALL = "font: 400 7.7pt/11pt 'Public Sans', sans-serif; color: #586871;";

/**
 * One named page for each section: Letter, running head with section and family, foot with the mark, the estimate
 * line and "Page n of N". Margin boxes repeat on every sheet that a section takes (design reference §12).
 */
export function pageStyles({
  family,
  organization,
  pages,
  paper,
  hasNumbers,
  isPreview,
  logo = null,
  hasFoot = true,
}: PageStyles): string {
  const foot = [isPreview ? 'Preview.' : '', hasFoot ? FOOT : ''].filter(Boolean).join(' ');
  const background = logo
    ? ` background: url(${quoted(logo.url)}) 0 8px / auto ${logo.height}px no-repeat; min-width: 120pt;`
    : '';
  const named = pages
    .filter(({ id }) => id !== 'cover')
    .map(
      ({ id, title }) => `@page ${pageName(id)} {
  @top-left { content: ${quoted(title)}; ${SMALL} font-weight: 600; color: #10202a; border-bottom: 0.5pt solid #becacf; padding-bottom: 5pt; vertical-align: bottom; }
  @top-center { content: ""; border-bottom: 0.5pt solid #becacf; padding-bottom: 5pt; }
  @top-right { content: ${quoted(family)}; ${SMALL} border-bottom: 0.5pt solid #becacf; padding-bottom: 5pt; vertical-align: bottom; }
  @bottom-left { content: ${quoted(logo ? '' : organization)}; ${SMALL}${background} border-top: 0.5pt solid #becacf; padding-top: 6pt; vertical-align: top; }
  @bottom-center { content: ${quoted(foot)}; ${SMALL} border-top: 0.5pt solid #becacf; padding-top: 6pt; vertical-align: top; }
  @bottom-right { content: ${hasNumbers ? '"Page " counter(page) " of " counter(pages)' : '""'}; ${SMALL} border-top: 0.5pt solid #becacf; padding-top: 6pt; vertical-align: top; }
}`,
    )
    .join('\n');
  return `html, body { background: #fff; }
@page { size: ${SIZES[paper].css}; margin: 0.95in 0.71in 0.9in; }
@page cover { margin: 0; }
${named}`;
}
