import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@platform/contracts';
import { seesArchived } from '@platform/contracts';
import { reportCancelledV1, reportRequestedV1 } from '@platform/contracts/events';
import { DomainError, isDomainError } from '@platform/kernel';
import {
  type BlobStore,
  derivedId,
  FRESH_LEASE,
  forbidden,
  newDocumentId,
  notFound,
  outboxEvent,
  type PaginationInput,
} from '@platform/service-kit';
import type { OwnReportSettingsRecord } from '../../domain/own-report-settings/own-report-settings.ts';
import { checkedNote, checkedReportName, checkedSubName } from '../../domain/report/names.ts';
import { checkedPreparedBy } from '../../domain/report/prepared-by.ts';
import { asClientReads, type EstateCopy, quotaTypeOf, type ReportRecord } from '../../domain/report/report.ts';
import { afterCancel, afterEdit, type ReportStep, refusedStep, statusesFor } from '../../domain/report/report-life.ts';
import { changedOptions, type OptionChanges, USUAL_OPTIONS } from '../../domain/report/report-options.ts';
import { knownSections, orderedSections, REPORT_SECTIONS } from '../../domain/report/report-sections.ts';
import { isOrderLocked, type ReportContent, requiredSlideIds } from '../../domain/report-content/report-content.ts';
import type { ReportTemplateRecord } from '../../domain/report-template/report-template.ts';
import type { ReportRepository } from './report.repository.ts';

export interface NewReport {
  readonly estateId: string;
  readonly name: string;
  readonly subName?: string | null | undefined;
  readonly sections: readonly string[];
  readonly preparedBy?: string | null | undefined;
  readonly showToClient?: boolean | null | undefined;
  readonly options?: OptionChanges | null | undefined;
  readonly asDraft?: boolean | null | undefined;
  readonly templateId?: string | null | undefined;
}

/** What is left out stays. */
export interface ReportSaid {
  readonly name?: string | null | undefined;
  readonly subName?: string | null | undefined;
  readonly sections?: readonly string[] | null | undefined;
  readonly preparedBy?: string | null | undefined;
  readonly showToClient?: boolean | null | undefined;
  readonly options?: OptionChanges | null | undefined;
}

interface Deps {
  readonly repository: ReportRepository;
  /** What the actor's reports start with. */
  readonly ownSettings: () => Promise<Pick<OwnReportSettingsRecord, 'preparedBy' | 'showToClient'>>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly blobs: Pick<BlobStore, 'delete'>;
  /** What the organization puts into its reports. */
  readonly contentOf: (organizationId: string) => Promise<ReportContent>;
  readonly templateOf: (id: string) => Promise<ReportTemplateRecord>;
  readonly wake: () => void;
}

/** What is done with those of many reports that wait. */
export type BatchStep = 'PAUSE' | 'RESUME' | 'CANCEL';

/** Where the organization names its reports itself, and no template does. */
const USUAL_NAME = 'Estate plan review';
/** So many households at once. */
const MOST_AT_ONCE = 50;

const tooMany = (field: string): DomainError =>
  new DomainError('BAD_USER_INPUT', `At most ${MOST_AT_ONCE} reports are asked for at once.`, { field });

/** As long as an estate's event is under way where nothing is away; whoever asks for what is not there waits as well. */
const ARRIVAL_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** Drafts, printings, revisions and the end of reports. */
export function createReportService(deps: Deps) {
  const { repository, ownSettings, actor, idempotencyKey, blobs, contentOf, templateOf, wake } = deps;
  const found = async (id: string): Promise<ReportRecord> => {
    const [report] = await repository.byIds([id]);
    if (!report) throw notFound('The report');
    return report;
  };
  /** One that was made a moment ago is on its way here. Throws DomainError NOT_FOUND. */
  const arrivedEstate = async (id: string): Promise<EstateCopy> => {
    const giveUpAt = performance.now() + ARRIVAL_MS;
    for (;;) {
      const estate = await repository.estate(id);
      if (estate) return estate;
      if (performance.now() > giveUpAt) throw notFound('The estate');
      await pause(LOOK_EVERY_MS);
    }
  };
  const requested = (
    report: Pick<
      ReportRecord,
      '_id' | 'estateId' | 'organizationId' | 'requestedBy' | 'quotaType' | 'round' | 'edition'
    >,
  ) =>
    outboxEvent(
      reportRequestedV1,
      {
        reportId: report._id,
        estateId: report.estateId,
        organizationId: report.organizationId,
        requestedBy: report.requestedBy,
        quotaType: report.quotaType,
        edition: report.edition,
      },
      { actor, id: derivedId('report-requested', report._id, String(report.round)) },
    );

  /** One change of one report, from a status that allows it. Throws DomainError NOT_FOUND, STALE_VERSION, and why not. */
  async function step(
    id: string,
    name: ReportStep,
    change: Omit<Parameters<ReportRepository['change']>[1], 'idempotencyKey'>,
  ): Promise<ReportRecord> {
    const only = { ...change.only, status: { $in: [...statusesFor(name)] } };
    const { outcome, document } = await repository.change(id, { ...change, only, idempotencyKey });
    if (outcome === 'refused') throw refusedStep(name);
    wake();
    return document;
  }

  /** A new round of the same printing, or the first of the next one; the quota is asked for each anew. */
  async function makeAgain(id: string, name: 'generate' | 'retry', version?: number): Promise<ReportRecord> {
    const report = await found(id);
    const round = report.round + 1;
    const edition = report.editions.length + 1;
    // What became required since it was put together is printed too; what is tried again is the same printing.
    const sections =
      name === 'retry' ? report.sections : arranged(report.sections, await contentOf(report.organizationId));
    return step(id, name, {
      only: { round: report.round },
      ...(version !== undefined && { version }),
      update: {
        $set: {
          status: 'REQUESTED',
          statusMessage: 'Checking the quota',
          percent: 0,
          round,
          edition,
          sections,
          granted: false,
          ...FRESH_LEASE,
        },
      },
      events: [requested({ ...report, round, edition })],
    });
  }

  /** The sections in the order that binds whoever asks, with what they cannot leave out. */
  const arranged = (sections: readonly string[], content: ReportContent): string[] =>
    // A slide whose words were changed waits for its approval: it keeps its place, and is not printed until then.
    orderedSections(
      knownSections(
        sections,
        content.slides.map(({ id }) => id),
      ),
      {
        requiredSlideIds: requiredSlideIds(content, actor.activeRole),
        isLocked: isOrderLocked(content, actor.activeRole),
      },
    );

  /** Throws DomainError FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, UNKNOWN_SECTION. */
  async function create(said: NewReport, batchId?: string): Promise<ReportRecord> {
    const { accountId } = actor;
    if (!accountId) throw forbidden();
    const estate = await arrivedEstate(said.estateId);
    const [own, content, template] = await Promise.all([
      ownSettings(),
      contentOf(estate.organizationId),
      said.templateId ? templateOf(said.templateId) : null,
    ]);
    const { settings } = content;
    const sections = said.sections.length > 0 ? said.sections : (template?.sections ?? []);
    const name = settings.allowsCustomReportTitles ? said.name : (template?.reportName ?? USUAL_NAME);
    const report = {
      _id: newDocumentId(accountId, idempotencyKey, `report-${said.estateId}`),
      estateId: said.estateId,
      organizationId: estate.organizationId,
      ...(batchId && { batchId }),
      requestedBy: accountId,
      ...(actor.activeRole && { requestedRole: actor.activeRole }),
      name: checkedReportName(name),
      subName: checkedSubName(said.subName ?? template?.reportSubName),
      kind: 'estate',
      status: said.asDraft ? ('DRAFT' as const) : ('REQUESTED' as const),
      statusMessage: said.asDraft ? null : 'Checking the quota',
      sections: arranged(sections, content),
      options: changedOptions(template?.options ?? USUAL_OPTIONS, said.options ?? {}, settings),
      revisions: [],
      editions: [],
      preparedBy: checkedPreparedBy(said.preparedBy) ?? own.preparedBy ?? actor.name,
      showToClient: said.showToClient ?? template?.showToClient ?? own.showToClient,
      quotaType: quotaTypeOf(estate),
      round: 1,
      edition: 1,
      version: 1,
      percent: 0,
      granted: false,
      blobKey: null,
      byteSize: null,
      pageCount: null,
      completedAt: null,
      estateArchived: estate.archived ?? false,
    };
    const { document } = await repository.insert(report, said.asDraft ? [] : [requested(report)]);
    wake();
    return document;
  }

  /** Stops one that is being made; the quota gives back what it holds for it. */
  async function cancel(id: string): Promise<ReportRecord> {
    const report = await found(id);
    const { _id: reportId, estateId, organizationId, requestedBy, quotaType, edition, round } = report;
    const payload = { reportId, estateId, organizationId, requestedBy, quotaType, edition };
    const event = outboxEvent(reportCancelledV1, payload, {
      actor,
      id: derivedId('report-cancelled', reportId, String(round)),
    });
    const status = afterCancel(report);
    return step(id, 'cancel', {
      update: { $set: { status, statusMessage: null, percent: 0, granted: false, isHeld: false, ...FRESH_LEASE } },
      only: { round },
      events: [event],
    });
  }
  /** One of many: it may be complete by now, then it stays so. */
  async function cancelWaiting(id: string): Promise<void> {
    try {
      await cancel(id);
    } catch (error) {
      if (!isDomainError(error) || error.code !== refusedStep('cancel').code) throw error;
    }
  }

  return {
    byIds: (ids: readonly string[]): Promise<ReportRecord[]> => repository.byIds(ids),
    byEstates: (estateIds: readonly string[]): Promise<ReportRecord[]> => repository.byEstates(estateIds),
    /** A client's list holds what is meant for him. */
    async list(
      filter: {
        readonly estateId?: string | null | undefined;
        readonly batchId?: string | null | undefined;
        readonly searchTerm?: string | null | undefined;
      },
      pagination: PaginationInput | null | undefined,
    ) {
      const clientOnly = actor.activeRole === 'CLIENT';
      const withArchived = seesArchived(actor.activeRole);
      const { collection, metadata } = await repository.list({ ...filter, clientOnly, withArchived }, pagination);
      return { collection: clientOnly ? collection.map(asClientReads) : collection, metadata };
    },
    /** What the pages of an estate are put together by. Throws DomainError NOT_FOUND. */
    async builderConfig(estateId: string) {
      const estate = await arrivedEstate(estateId);
      const content = await contentOf(estate.organizationId);
      const required = requiredSlideIds(content, actor.activeRole);
      const slides = content.slides
        .filter(({ isApproved }) => isApproved)
        .map(({ id, title }) => ({
          id: `slide:${id}`,
          title,
          description: 'A page of your organization.',
          required: required.includes(id),
          usual: required.includes(id),
          options: [],
        }));
      const { requiresPageNumbers, canGeneratePreview, canUnlockPreviewToggle, allowsCustomReportTitles } =
        content.settings;
      return {
        estateId,
        quotaType: quotaTypeOf(estate),
        sections: [...REPORT_SECTIONS, ...slides].map((section) => ({ ...section, options: [...section.options] })),
        isOrderLocked: isOrderLocked(content, actor.activeRole),
        requiresPageNumbers,
        canGeneratePreview,
        canUnlockPreviewToggle,
        allowsCustomReportTitles,
      };
    },
    /** The key of what is worked out where an estate is; null for one out of reach. */
    async keyOf(estateId: string): Promise<{ estateId: string } | null> {
      return (await repository.estate(estateId)) ? { estateId } : null;
    },
    /** Throws DomainError NOT_FOUND. */
    organizationOf: async (estateId: string): Promise<string> => (await arrivedEstate(estateId)).organizationId,
    estatesByIds: (ids: readonly string[]): Promise<EstateCopy[]> => repository.estates(ids),
    found,
    create,
    /** One for each estate, what stands in the way of one in words. Throws DomainError BAD_USER_INPUT. */
    async createMany(estateIds: readonly string[], said: Omit<NewReport, 'estateId' | 'asDraft'>) {
      if (!actor.accountId) throw forbidden();
      const batchId = newDocumentId(actor.accountId, idempotencyKey, 'report-batch');
      const ids = [...new Set(estateIds)];
      if (ids.length > MOST_AT_ONCE) throw tooMany('estateIds');
      const results = await Promise.all(
        ids.map(async (estateId) => {
          try {
            return { report: await create({ ...said, estateId }, batchId), problem: null };
          } catch (error) {
            if (!isDomainError(error)) throw error;
            return { report: null, problem: error.message };
          }
        }),
      );
      return { batchId: results.some(({ report }) => report) ? batchId : null, results };
    },
    /** Those among them that wait: held back, let go on, or cancelled; what is being printed is finished. */
    async steer(ids: readonly string[], by: BatchStep): Promise<ReportRecord[]> {
      if (ids.length > MOST_AT_ONCE) throw tooMany('ids');
      const waiting = (await repository.byIds(ids)).filter(({ status }) => status === 'REQUESTED');
      for (const { _id, round } of waiting) {
        if (by === 'CANCEL') await cancelWaiting(_id);
        else
          await repository.change(_id, {
            update: { $set: { isHeld: by === 'PAUSE' } },
            only: { status: 'REQUESTED', round, ...(by === 'PAUSE' && { lease: null }) },
            idempotencyKey: null,
          });
      }
      wake();
      return repository.byIds(ids);
    },
    /** Has it printed as it is; a failed one that is tried again is the same printing. */
    generate: (id: string, version: number): Promise<ReportRecord> => makeAgain(id, 'generate', version),
    retry: (id: string): Promise<ReportRecord> => makeAgain(id, 'retry'),
    cancel,
    /** Says what is to be changed in a finished report. */
    requestRevisions: (id: string, version: number, note: string): Promise<ReportRecord> =>
      step(id, 'requestRevisions', {
        version,
        update: {
          $set: { status: 'REVISIONS_REQUIRED', isWithheld: true },
          $push: { revisions: { at: new Date(), byName: actor.name ?? '', note: checkedNote(note) } },
        },
      }),
    /** Throws DomainError NOT_FOUND, STALE_VERSION, REPORT_UNDER_WAY, BAD_USER_INPUT, UNKNOWN_SECTION. */
    async update(id: string, version: number, said: ReportSaid): Promise<ReportRecord> {
      const report = await found(id);
      const content = await contentOf(report.organizationId);
      const { name, sections, preparedBy, showToClient, options } = said;
      const own = {
        ...(typeof name === 'string' && content.settings.allowsCustomReportTitles && { name: checkedReportName(name) }),
        ...(said.subName !== undefined && { subName: checkedSubName(said.subName) }),
        ...(sections && { sections: arranged(sections, content) }),
        ...(preparedBy !== undefined && { preparedBy: checkedPreparedBy(preparedBy) }),
        ...(options && { options: changedOptions(report.options, options, content.settings) }),
      };
      const isOfPages = Object.keys(own).length > 0;
      return step(id, 'edit', {
        version,
        update: {
          $set: {
            ...own,
            ...(typeof showToClient === 'boolean' && { showToClient }),
            ...(isOfPages && { status: afterEdit(report.status) }),
          },
        },
      });
    },
    /** With its files. Throws: DomainError NOT_FOUND, but for a repetition, which is answered as the first was; REPORT_UNDER_WAY. */
    async remove(id: string): Promise<ReportRecord> {
      const [report] = await repository.byIds([id]);
      if (report && !statusesFor('remove').includes(report.status)) throw refusedStep('remove');
      const { document } = await repository.remove(id, { idempotencyKey });
      const files = [document.blobKey, ...document.editions.map(({ blobKey }) => blobKey)];
      for (const blobKey of new Set(files)) if (blobKey) await blobs.delete(blobKey);
      return document;
    },
  };
}
export type ReportService = ReturnType<typeof createReportService>;
