import { DomainError } from '@platform/kernel';

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Part of every report. */
  readonly required: boolean;
}

/** Sections of an estate report in their default order; the page under /service/reports draws each by its id. */
export const REPORT_SECTIONS: readonly ReportSection[] = [
  { id: 'cover', title: 'Cover', description: 'The family, the organization and the date.', required: true },
  {
    id: 'summary',
    title: 'Summary',
    description: 'Net worth, tax at both deaths and who receives what.',
    required: true,
  },
  { id: 'family', title: 'Family', description: 'The family by generation, with ages and states.', required: false },
  {
    id: 'balance_sheet',
    title: 'Balance sheet',
    description: 'Every asset and debt by owner, with totals.',
    required: false,
  },
  {
    id: 'diagram',
    title: 'Estate diagram',
    description: 'What happens at the first and at the second death.',
    required: false,
  },
  {
    id: 'taxes',
    title: 'Taxes',
    description: 'Federal and state tax at each death, worked out line by line.',
    required: false,
  },
  {
    id: 'trusts',
    title: 'Trusts',
    description: 'Each trust in words, with its trustees and beneficiaries.',
    required: false,
  },
  {
    id: 'documents',
    title: 'Documents',
    description: 'Wills, trusts, powers and directives, with their dates.',
    required: false,
  },
  {
    id: 'assumptions',
    title: 'Assumptions',
    description: 'What the figures assume and what they leave out.',
    required: true,
  },
];

/** The same ids when each is of a section. Throws DomainError `UNKNOWN_SECTION`, field sections. */
export function knownSections(ids: readonly string[]): readonly string[] {
  const known = new Set(REPORT_SECTIONS.map((section) => section.id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new DomainError('UNKNOWN_SECTION', `There is no report section "${unknown}".`, { field: 'sections' });
  return ids;
}

/**
 * The sections among these and the required ones, each once, in their default order; ids of none are dropped.
 * Case: ['taxes', 'family', 'weather'] → cover, summary, family, taxes, assumptions.
 */
export function inPrintedOrder(ids: readonly string[]): string[] {
  return REPORT_SECTIONS.filter(({ id, required }) => required || ids.includes(id)).map(({ id }) => id);
}

/**
 * The sections to print, required ones included, each once, in the order asked for; cover first, assumptions last.
 * Throws DomainError `UNKNOWN_SECTION`. Case: ['taxes'] → cover, summary, taxes, assumptions.
 */
export function orderedSections(requested: readonly string[]): string[] {
  const middle = knownSections(requested).filter((id) => id !== 'cover' && id !== 'assumptions');
  const summaryFirst = middle.includes('summary') ? middle : ['summary', ...middle];
  return [...new Set(['cover', ...summaryFirst, 'assumptions'])];
}
