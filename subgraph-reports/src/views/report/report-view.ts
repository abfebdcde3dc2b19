import { inSentence, labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { changedMarks, MARK_NAMES, MARKS_OF_ALL } from '../../domain/report/freshness.ts';
import type { ReportEdition, ReportRecord } from '../../domain/report/report.ts';
import type { ReportOptions } from '../../domain/report/report-options.ts';
import { isSlide, REPORT_SECTIONS } from '../../domain/report/report-sections.ts';

const titleOf = (id: string): string =>
  REPORT_SECTIONS.find((section) => section.id === id)?.title ?? (isSlide(id) ? 'a slide' : id);
const titles = (ids: readonly string[]): string => ids.map(titleOf).join(', ');

const WITH = { true: 'With', false: 'Without' } as const;
/** What an option makes of a printing. */
const OPTION_WORDS: { readonly [Name in keyof ReportOptions]: (value: ReportOptions[Name]) => string } = {
  balanceSheetViewMode: (mode) => `Balance sheet ${inSentence(labelOf('BalanceSheetViewMode', mode))}`,
  hasConsolidatedDocuments: (isOne) => (isOne ? 'All documents in one list' : 'Each person’s documents apart'),
  hidePageNumbers: (isHidden) => `${WITH[`${!isHidden}`]} page numbers`,
  isFamilyTreeLabelAgeState: (isShown) => `${WITH[`${isShown}`]} ages and states of the family`,
  isGstTaxInfoExpanded: (isMore) => `${isMore ? 'More' : 'Less'} of generation-skipping transfers`,
  onlyShowEntityStructure: (isOnly) => (isOnly ? 'Only who holds what today' : 'With what passes at each death'),
  projectionsEnabled: (isShown) => `${WITH[`${isShown}`]} the projection of twenty years`,
  isPreview: (isPreview) => (isPreview ? 'Marked as a preview' : 'No longer marked as a preview'),
  paperSize: (size) => `On ${labelOf('PaperSize', size)} paper`,
};

/** None where one of the two was printed before printings kept their options. */
function optionChanges(now: ReportOptions | undefined, before: ReportOptions | undefined): string[] {
  if (!now || !before) return [];
  const changed = <Name extends keyof ReportOptions>(name: Name): string[] =>
    now[name] === before[name] ? [] : [OPTION_WORDS[name](now[name])];
  return (Object.keys(OPTION_WORDS) as (keyof ReportOptions)[]).flatMap(changed);
}

/** Of printings that kept it; the oldest did not. */
function subNameChange(edition: ReportEdition, before: ReportEdition): string[] {
  if (!before.options || (edition.subName ?? null) === (before.subName ?? null)) return [];
  return [edition.subName ? `Subtitle “${edition.subName}”` : 'Without a subtitle'];
}

/** What a printing holds otherwise than the one before it. */
export function editionChanges(edition: ReportEdition, before: ReportEdition | undefined): string[] {
  if (!before) return [];
  const added = edition.sections.filter((id) => !before.sections.includes(id));
  const gone = before.sections.filter((id) => !edition.sections.includes(id));
  const areSame = added.length + gone.length === 0;
  const isMoved = areSame && edition.sections.join() !== before.sections.join();
  const pages = edition.pageCount - before.pageCount;
  const marks = changedMarks(before.marks, edition.marks, areSame ? MARK_NAMES : MARKS_OF_ALL);
  return [
    ...(edition.name === before.name ? [] : [`Named “${edition.name}” instead of “${before.name}”`]),
    ...subNameChange(edition, before),
    ...(edition.preparedBy === before.preparedBy ? [] : [`Prepared by ${edition.preparedBy ?? 'the organization'}`]),
    ...(added.length > 0 ? [`Added: ${titles(added)}`] : []),
    ...(gone.length > 0 ? [`Left out: ${titles(gone)}`] : []),
    ...(isMoved ? ['Sections stand in another order'] : []),
    ...optionChanges(edition.options, before.options),
    ...(edition.estateVersion !== null && edition.estateVersion !== before.estateVersion
      ? ['The estate was changed in between']
      : []),
    ...(marks.length > 0 ? [`Changed in between: ${marks.map(inSentence).join(', ')}`] : []),
    ...(pages === 0 ? [] : [`${counted(Math.abs(pages), 'page')} ${pages > 0 ? 'more' : 'fewer'}`]),
  ];
}

/** The last first, each with what it holds otherwise than the one before. */
export const editionsView = ({ _id, editions, name }: ReportRecord) =>
  editions
    .map((edition, index) => ({
      ...edition,
      reportId: _id,
      fileName: name,
      changes: editionChanges(edition, editions[index - 1]),
    }))
    .toReversed();
export type EditionView = ReturnType<typeof editionsView>[number];

export const revisionsView = ({ revisions }: ReportRecord) => revisions.toReversed();
