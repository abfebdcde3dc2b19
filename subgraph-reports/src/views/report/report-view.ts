import { counted } from '@platform/kernel';
import type { ReportEdition, ReportRecord } from '../../domain/report/report.ts';
import { isSlide, REPORT_SECTIONS } from '../../domain/report/report-sections.ts';

const titleOf = (id: string): string =>
  REPORT_SECTIONS.find((section) => section.id === id)?.title ?? (isSlide(id) ? 'a slide' : id);
const titles = (ids: readonly string[]): string => ids.map(titleOf).join(', ');

/** What a printing holds otherwise than the one before it. */
export function editionChanges(edition: ReportEdition, before: ReportEdition | undefined): string[] {
  if (!before) return [];
  const added = edition.sections.filter((id) => !before.sections.includes(id));
  const gone = before.sections.filter((id) => !edition.sections.includes(id));
  const isMoved = added.length + gone.length === 0 && edition.sections.join() !== before.sections.join();
  const pages = edition.pageCount - before.pageCount;
  return [
    ...(edition.name === before.name ? [] : [`Named “${edition.name}” instead of “${before.name}”`]),
    ...(edition.preparedBy === before.preparedBy ? [] : [`Prepared by ${edition.preparedBy ?? 'the organization'}`]),
    ...(added.length > 0 ? [`Added: ${titles(added)}`] : []),
    ...(gone.length > 0 ? [`Left out: ${titles(gone)}`] : []),
    ...(isMoved ? ['Sections stand in another order'] : []),
    ...(edition.estateVersion !== null && edition.estateVersion !== before.estateVersion
      ? ['The estate was changed in between']
      : []),
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
