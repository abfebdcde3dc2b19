import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import {
  changeAggregate,
  createAggregate,
  deleteAggregate,
  forbidden,
  newDocumentId,
  notFound,
  type PaginationInput,
  pageMetadata,
  readPagination,
} from '@platform/service-kit';
import { checkedReportName, checkedSubName, checkedTemplateName } from '../../domain/report/names.ts';
import type { ReportRecord } from '../../domain/report/report.ts';
import { changedOptions, type OptionChanges, USUAL_OPTIONS } from '../../domain/report/report-options.ts';
import { knownSections, orderedSections, usualSections } from '../../domain/report/report-sections.ts';
import type { ReportContent } from '../../domain/report-content/report-content.ts';
import type { ReportTemplateRecord } from '../../domain/report-template/report-template.ts';
import type { ReportTemplateModel } from './report-template.model.ts';

export interface TemplateSaid {
  readonly name?: string | null | undefined;
  readonly reportName?: string | null | undefined;
  readonly reportSubName?: string | null | undefined;
  readonly sections?: readonly string[] | null | undefined;
  readonly showToClient?: boolean | null | undefined;
  readonly isShared?: boolean | null | undefined;
  readonly options?: OptionChanges | null | undefined;
}

interface Deps {
  readonly model: ReportTemplateModel;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  /** What the organization puts into its reports. */
  readonly contentOf: (organizationId: string) => Promise<ReportContent>;
  readonly reportOf: (id: string) => Promise<ReportRecord>;
}

/** Templates of the organization that the actor acts in: one's own, and those that are shared. */
export function createReportTemplateService({ model, actor, idempotencyKey, contentOf, reportOf }: Deps) {
  const whose = (): { accountId: string; organizationId: string } => {
    const { accountId, organizationId } = actor;
    if (!accountId || !organizationId) throw forbidden();
    return { accountId, organizationId };
  };
  const seen = () => {
    const { accountId, organizationId } = whose();
    return { organizationId, $or: [{ createdBy: accountId }, { isShared: true }] };
  };
  /** One's own; whoever changes the organization's content also what is shared. */
  const mayEdit = ({ createdBy, isShared }: Pick<ReportTemplateRecord, 'createdBy' | 'isShared'>): boolean =>
    createdBy === actor.accountId || (isShared && can(actor, 'report:content'));
  const one = async (id: string): Promise<ReportTemplateRecord> => {
    const found = await model.findOne({ $and: [{ _id: id }, seen()] }).lean<ReportTemplateRecord>();
    if (!found) throw notFound('The template');
    return found;
  };
  /** Throws DomainError NOT_FOUND, FORBIDDEN; for a repetition what is there. */
  const editable = async (id: string): Promise<ReportTemplateRecord> => {
    const found = await model
      .findOne({ $and: [{ _id: id }, seen()] })
      .setOptions({ withTombstones: true })
      .lean<ReportTemplateRecord>();
    if (!found) throw notFound('The template');
    if (!mayEdit(found)) throw forbidden();
    return found;
  };
  const said = async (before: Omit<ReportTemplateRecord, '_id' | 'version'>, attributes: TemplateSaid) => {
    const content = await contentOf(before.organizationId);
    const slideIds = content.slides.map(({ id }) => id);
    const { name, reportName, sections, showToClient, isShared, options } = attributes;
    return {
      ...(typeof name === 'string' && { name: checkedTemplateName(name) }),
      ...(typeof reportName === 'string' && { reportName: checkedReportName(reportName) }),
      ...(attributes.reportSubName !== undefined && { reportSubName: checkedSubName(attributes.reportSubName) }),
      ...(sections && { sections: orderedSections(knownSections(sections, slideIds)) }),
      ...(typeof showToClient === 'boolean' && { showToClient }),
      ...(typeof isShared === 'boolean' && { isShared }),
      options: changedOptions(before.options, options ?? {}, content.settings),
    };
  };
  return {
    mayEdit,
    one,
    async list(pagination: PaginationInput | null | undefined) {
      const { page, perPage } = readPagination(pagination);
      const filter = seen();
      const [collection, count] = await Promise.all([
        model
          .find(filter)
          .sort({ name: 1, _id: 1 })
          .skip((page - 1) * perPage)
          .limit(perPage)
          .lean<ReportTemplateRecord[]>(),
        model.countDocuments(filter),
      ]);
      return { collection, metadata: pageMetadata(count, page, perPage) };
    },
    /** Throws DomainError NOT_FOUND for a report out of reach, BAD_USER_INPUT, UNKNOWN_SECTION. */
    async create(reportId: string | null | undefined, attributes: TemplateSaid): Promise<ReportTemplateRecord> {
      const { accountId, organizationId } = whose();
      const report = reportId ? await reportOf(reportId) : null;
      const begun = {
        organizationId,
        createdBy: accountId,
        createdByName: actor.name,
        name: checkedTemplateName(attributes.name ?? report?.name ?? ''),
        reportName: report?.name ?? 'Estate plan review',
        reportSubName: report?.subName ?? null,
        sections: report?.sections ?? usualSections(),
        options: report?.options ?? USUAL_OPTIONS,
        showToClient: report?.showToClient ?? false,
        isShared: false,
      };
      const made = { ...begun, ...(await said(begun, attributes)) };
      const _id = newDocumentId(accountId, idempotencyKey, 'report-template');
      const { document } = await createAggregate<ReportTemplateRecord>(model, { ...made, _id });
      return document;
    },
    /** Throws DomainError NOT_FOUND, FORBIDDEN, STALE_VERSION, BAD_USER_INPUT, UNKNOWN_SECTION. */
    async update(id: string, version: number, attributes: TemplateSaid): Promise<ReportTemplateRecord> {
      const before = await editable(id);
      const { document } = await changeAggregate<ReportTemplateRecord>(model, {
        id,
        scope: seen(),
        version,
        update: { $set: await said(before, attributes) },
        idempotencyKey,
      });
      return document;
    },
    /** Throws DomainError NOT_FOUND, FORBIDDEN, STALE_VERSION. */
    async remove(id: string, version: number): Promise<void> {
      await editable(id);
      await deleteAggregate<ReportTemplateRecord>(model, { id, scope: seen(), version, idempotencyKey });
    },
  };
}
export type ReportTemplateService = ReturnType<typeof createReportTemplateService>;
