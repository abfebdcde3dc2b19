import { labelOf, type TEXT_LABELS } from '@platform/contracts/labels';
import { DomainError } from '@platform/kernel';

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Part of every report. */
  readonly required: boolean;
  /** Part of a report unless somebody leaves it out. */
  readonly usual: boolean;
  /** Names of the options (report-options.ts) that are about it. */
  readonly options: readonly string[];
}

const section = (
  id: keyof typeof TEXT_LABELS.ReportSection,
  description: string,
  { required = false, usual = true, options = [] as readonly string[] } = {},
): ReportSection => ({ id, title: labelOf('ReportSection', id), description, required, usual, options });

/** Sections of an estate report in their default order; the page under /service/reports draws each by its id. */
export const REPORT_SECTIONS: readonly ReportSection[] = [
  section('cover', 'The family, the organization and the date.', { required: true }),
  section('contents', 'Every section with its page.', { usual: false }),
  section('summary', 'Net worth, tax at both deaths and who receives what.', { required: true }),
  section('family', 'The family by generation, with ages and states.', {
    options: ['isFamilyTreeLabelAgeState'],
  }),
  section('balance_sheet', 'Every asset and debt by owner, with totals.', {
    options: ['balanceSheetViewMode'],
  }),
  section('life_insurance', 'Each policy, whom it insures, what it pays and to whom.', {
    usual: false,
  }),
  section('diagram', 'What happens at the first and at the second death.', {
    options: ['onlyShowEntityStructure'],
  }),
  section('taxes', 'Federal and state tax at each death, worked out line by line.', {
    options: ['isGstTaxInfoExpanded'],
  }),
  section('trusts', 'Each trust in words, with its trustees and beneficiaries.'),
  section('documents', 'Wills, trusts, powers and directives, with their dates.', {
    options: ['hasConsolidatedDocuments'],
  }),
  section('opportunities', 'What is worth a talk, and why.', { usual: false }),
  section('milestones', 'What the household plans for, by year.', {
    usual: false,
    options: ['projectionsEnabled'],
  }),
  section('team', 'Who advises the household, and how to reach them.', { usual: false }),
  section('workings', 'Each amount of the plan with its lines and the law it rests on; many pages.', {
    usual: false,
  }),
  section('assumptions', 'What the figures assume and what they leave out.', { required: true }),
];

/** A slide of the organization stands among the sections by this. */
export const SLIDE = 'slide:';
export const isSlide = (id: string): boolean => id.startsWith(SLIDE);

const ORDER = new Map(REPORT_SECTIONS.map(({ id }, index) => [id, index]));

/**
 * The ids of sections and slides among these. A slide may be taken away while a draft or a template still has it: it is
 * left out, for neither could be saved any more otherwise. Throws DomainError `UNKNOWN_SECTION`, field sections.
 */
export function knownSections(ids: readonly string[], slideIds: readonly string[] = []): readonly string[] {
  const slides = new Set(slideIds.map((id) => `${SLIDE}${id}`));
  const unknown = ids.find((id) => !ORDER.has(id) && !isSlide(id));
  if (unknown !== undefined)
    throw new DomainError('UNKNOWN_SECTION', `There is no report section "${unknown}".`, { field: 'sections' });
  return ids.filter((id) => ORDER.has(id) || slides.has(id));
}

/** What a new report has where nobody has said it. */
export const usualSections = (): string[] => REPORT_SECTIONS.filter(({ usual }) => usual).map(({ id }) => id);

/**
 * The sections among these and the required ones, each once, in their default order; ids of none are dropped.
 * Case: ['taxes', 'family', 'weather'] → cover, summary, family, taxes, assumptions.
 */
export function inPrintedOrder(ids: readonly string[]): string[] {
  return REPORT_SECTIONS.filter(({ id, required }) => required || ids.includes(id)).map(({ id }) => id);
}

/** Sections in their default order, slides where they stand after the section before them. */
function inDefaultOrder(ids: readonly string[]): string[] {
  let place = -1;
  const placed = ids.map((id) => {
    place = ORDER.get(id) ?? place;
    return { id, place };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ id }) => id);
}

export interface OrderRules {
  /** Slides that whoever makes the report cannot leave out. */
  readonly requiredSlideIds?: readonly string[];
  /** The order is the organization's. */
  readonly isLocked?: boolean;
}

/**
 * The sections to print, required ones included, each once, in the order asked for; cover first, assumptions last.
 * Where the order is locked, in the default one. Case: ['taxes'] → cover, summary, taxes, assumptions.
 */
export function orderedSections(
  requested: readonly string[],
  { requiredSlideIds = [], isLocked = false }: OrderRules = {},
): string[] {
  const ends = ['cover', 'contents', 'assumptions'];
  const middle = requested.filter((id) => !ends.includes(id));
  const summaryFirst = middle.includes('summary') ? middle : ['summary', ...middle];
  const contents = requested.includes('contents') ? ['contents'] : [];
  const slides = requiredSlideIds.map((id) => `${SLIDE}${id}`);
  const asked = [...new Set(['cover', ...contents, ...summaryFirst])];
  // Nobody has placed a slide that is added: it stands behind the sections, in either order.
  return [...new Set([...(isLocked ? inDefaultOrder(asked) : asked), ...slides, 'assumptions'])];
}
