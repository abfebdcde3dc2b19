interface PageStyles {
  readonly family: string;
  readonly organization: string;
  readonly pages: readonly { readonly id: string; readonly title: string }[];
}

/** What a sheet of paper has room for between its margins, less the space above the first line; in CSS pixels. */
export const PAGE_HEIGHT = (11 - 0.95 - 0.9) * 96 - 18;

/** As the content of a CSS string. */
const quoted = (text: string): string => JSON.stringify(text).replace(/</g, '\\3c ');

const FOOT = 'Estimates for discussion. Not tax or legal advice.';
const SMALL = "font: 400 7.7pt/11pt 'Public Sans', sans-serif; color: #586871;";

/**
 * One named page for each section: Letter, running head with section and family, foot with the mark, the estimate
 * line and "Page n of N". Margin boxes repeat on every sheet that a section takes (design reference §12).
 */
export function pageStyles({ family, organization, pages }: PageStyles): string {
  const named = pages
    .filter(({ id }) => id !== 'cover')
    .map(
      ({ id, title }) => `@page ${id.replace(/_/g, '-')} {
  @top-left { content: ${quoted(title)}; ${SMALL} font-weight: 600; color: #10202a; border-bottom: 0.5pt solid #becacf; padding-bottom: 5pt; vertical-align: bottom; }
  @top-center { content: ""; border-bottom: 0.5pt solid #becacf; padding-bottom: 5pt; }
  @top-right { content: ${quoted(family)}; ${SMALL} border-bottom: 0.5pt solid #becacf; padding-bottom: 5pt; vertical-align: bottom; }
  @bottom-left { content: ${quoted(organization)}; ${SMALL} border-top: 0.5pt solid #becacf; padding-top: 6pt; vertical-align: top; }
  @bottom-center { content: ${quoted(FOOT)}; ${SMALL} border-top: 0.5pt solid #becacf; padding-top: 6pt; vertical-align: top; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${SMALL} border-top: 0.5pt solid #becacf; padding-top: 6pt; vertical-align: top; }
}`,
    )
    .join('\n');
  return `html, body { background: #fff; }
@page { size: Letter; margin: 0.95in 0.71in 0.9in; }
@page cover { margin: 0; }
${named}`;
}
