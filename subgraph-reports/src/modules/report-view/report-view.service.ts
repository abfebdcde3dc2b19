import { derivedId, notFound } from '@platform/service-kit';
import { changedOutsideView, type ReportViewRecord, USUAL_VIEW } from '../../domain/report-view/report-view.ts';
import type { ReportViewRepository } from './report-view.repository.ts';

interface Deps {
  readonly repository: ReportViewRepository;
  readonly idempotencyKey: string | null;
  /** The organization of an estate within reach; null for another one. */
  readonly organizationOf: (estateId: string) => Promise<string | null>;
}

const FIRST_VERSION = 1;
const idOf = (estateId: string): string => derivedId('report-view', estateId);
const unsaved = (estateId: string, organizationId: string): ReportViewRecord => ({
  _id: idOf(estateId),
  estateId,
  organizationId,
  ...USUAL_VIEW,
  version: FIRST_VERSION,
});

/** How the reports of an estate show what they show; one document for each, changed over its version. */
export function createReportViewService({ repository, idempotencyKey, organizationOf }: Deps) {
  async function change(
    estateId: string,
    version: number,
    to: (view: ReportViewRecord) => Partial<ReportViewRecord>,
  ): Promise<ReportViewRecord> {
    const organizationId = await organizationOf(estateId);
    if (organizationId === null) throw notFound('The estate');
    const { document: before } = await repository.insert(unsaved(estateId, organizationId));
    const { document } = await repository.change(before._id, { version, update: { $set: to(before) }, idempotencyKey });
    return document;
  }
  return {
    async ofEstate(estateId: string): Promise<ReportViewRecord> {
      const [saved] = await repository.byIds([idOf(estateId)]);
      return saved ?? unsaved(estateId, '');
    },
    /** Throws DomainError NOT_FOUND, STALE_VERSION. */
    showDiagramNumbers: (estateId: string, version: number, showDiagramNumbers: boolean) =>
      change(estateId, version, () => ({ showDiagramNumbers })),
    /** Throws DomainError NOT_FOUND, STALE_VERSION. */
    changeOutside: (estateId: string, version: number, said: Parameters<typeof changedOutsideView>[1]) =>
      change(estateId, version, ({ outside }) => ({ outside: changedOutsideView(outside, said) })),
  };
}
export type ReportViewService = ReturnType<typeof createReportViewService>;
