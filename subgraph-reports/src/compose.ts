import { EMPTY_SCOPE, systemActor } from '@platform/contracts';
import { TOPICS } from '@platform/contracts/events';
import {
  type BlobStore,
  connectMongo,
  connectRedis,
  createBlobStore,
  createConsumer,
  createGroupLoader,
  createKafkaBroker,
  createLoader,
  createLogger,
  createMetrics,
  createOrphanSweep,
  createOutboxRelay,
  createRealtime,
  createSubgraph,
  findChromium,
  type Logger,
  pingMongo,
  pingRedis,
  type RequestContext,
  readTypeDefs,
  type Service,
} from '@platform/service-kit';
import type { Connection } from 'mongoose';
import type { Context } from './context.ts';
import { changedSince } from './domain/report/freshness.ts';
import type { OrganizationCopy } from './domain/report/report.ts';
import type { ReportsEnvironment } from './environment.ts';
import {
  defineOwnReportSettingsModel,
  type OwnReportSettingsModel,
} from './modules/own-report-settings/own-report-settings.model.ts';
import { createOwnReportSettingsService } from './modules/own-report-settings/own-report-settings.service.ts';
import { estateLines } from './modules/printed-report/estate-lines.ts';
import { printedReportConsumers } from './modules/printed-report/printed-report.consumers.ts';
import { definePrintedReportModel, type PrintedReportModel } from './modules/printed-report/printed-report.model.ts';
import { createPrintedReportRepository } from './modules/printed-report/printed-report.repository.ts';
import { createPrintedReportService } from './modules/printed-report/printed-report.service.ts';
import { createPrintedReportWorker } from './modules/printed-report/printed-report.worker.ts';
import { createFileLinks } from './modules/report/file-links.service.ts';
import { countPdfPages } from './modules/report/pdf-pages.ts';
import { createPdfRenderer, type PdfRenderer } from './modules/report/pdf-renderer.ts';
import { createPdfUtilService, type Printing } from './modules/report/pdf-util.service.ts';
import { createPrintedMarks } from './modules/report/printed-marks.service.ts';
import { rendererSessions } from './modules/report/renderer-session.ts';
import { reportConsumers } from './modules/report/report.consumers.ts';
import {
  defineEstateCopyModel,
  defineOrganizationCopyModel,
  defineReportModel,
  type EstateCopyModel,
  type OrganizationCopyModel,
  type ReportModel,
} from './modules/report/report.model.ts';
import { createReportRepository } from './modules/report/report.repository.ts';
import { createReportService, type ReportService } from './modules/report/report.service.ts';
import { createReportWorker } from './modules/report/report.worker.ts';
import { defineReportContentModel, type ReportContentModel } from './modules/report-content/report-content.model.ts';
import { createReportContentService } from './modules/report-content/report-content.service.ts';
import {
  defineReportTemplateModel,
  type ReportTemplateModel,
} from './modules/report-template/report-template.model.ts';
import { createReportTemplateService } from './modules/report-template/report-template.service.ts';
import { defineReportViewModel, type ReportViewModel } from './modules/report-view/report-view.model.ts';
import { createReportViewRepository } from './modules/report-view/report-view.repository.ts';
import { createReportViewService } from './modules/report-view/report-view.service.ts';
import { resolvers } from './resolvers.ts';

const NAME = 'reports';
/** Chromium's memory stays bounded; what waits beyond this is told "busy". */
const RECYCLE_AFTER = 100;
const MAX_WAITING = 50;

async function rendererOf(environment: ReportsEnvironment): Promise<PdfRenderer> {
  const { executablePath, args } = await findChromium({ CHROMIUM_PATH: environment.CHROMIUM_PATH });
  return createPdfRenderer({
    executablePath,
    args,
    origin: new URL(environment.GATEWAY_URL).origin,
    poolSize: environment.RENDER_POOL,
    maxWaiting: MAX_WAITING,
    timeoutMs: environment.RENDER_TIMEOUT_MS,
    recycleAfter: RECYCLE_AFTER,
  });
}

interface Models {
  readonly reports: ReportModel;
  readonly printed: PrintedReportModel;
  readonly templates: ReportTemplateModel;
  readonly contents: ReportContentModel;
  readonly views: ReportViewModel;
  readonly estates: EstateCopyModel;
  readonly organizations: OrganizationCopyModel;
  readonly ownSettings: OwnReportSettingsModel;
}

const defineModels = (connection: Connection): Models => ({
  reports: defineReportModel(connection),
  printed: definePrintedReportModel(connection),
  templates: defineReportTemplateModel(connection),
  contents: defineReportContentModel(connection),
  views: defineReportViewModel(connection),
  estates: defineEstateCopyModel(connection),
  organizations: defineOrganizationCopyModel(connection),
  ownSettings: defineOwnReportSettingsModel(connection),
});

const lookIn =
  ({ organizations }: Models) =>
  async (organizationId: string): Promise<string | null> =>
    (await organizations.findById(organizationId).lean<OrganizationCopy>())?.look ?? null;

/** For the worker, which reaches every report. */
function marksOfAny(models: Models) {
  const actor = systemActor(NAME, 'printing', { ...EMPTY_SCOPE, everything: true });
  const content = createReportContentService({ model: models.contents, actor, idempotencyKey: null });
  const views = createReportViewService({
    repository: createReportViewRepository(models.views, actor.scope),
    idempotencyKey: null,
    organizationOf: async () => null,
  });
  return createPrintedMarks({ contentOf: content.ofOrganization, viewOf: views.ofEstate, lookOf: lookIn(models) });
}

/** Of keys that always have something, each read once in a request. */
function readOnce<Value>(read: (key: string) => Promise<Value>): { load(key: string): Promise<Value> } {
  const known = new Map<string, Promise<Value>>();
  return {
    load(key) {
      const reading = known.get(key) ?? read(key);
      known.set(key, reading);
      return reading;
    },
  };
}

function contextFactory(models: Models, secret: string, blobs: BlobStore, printing: Printing, wake: () => void) {
  return (request: RequestContext): Context => {
    const { actor, idempotencyKey } = request;
    const own = { actor, idempotencyKey };
    const repository = createReportRepository(models, actor.scope);
    const ownReportSettings = createOwnReportSettingsService({ model: models.ownSettings, ...own });
    const content = createReportContentService({ model: models.contents, ...own });
    const contentOf = content.ofOrganization;
    const service: ReportService = createReportService({
      repository,
      ownSettings: ownReportSettings.read,
      ...own,
      blobs,
      contentOf,
      templateOf: (id) => templates.one(id),
      wake,
    });
    const templates = createReportTemplateService({
      model: models.templates,
      ...own,
      contentOf,
      reportOf: (id) => service.found(id),
    });
    const views = createReportViewService({
      repository: createReportViewRepository(models.views, actor.scope),
      idempotencyKey,
      organizationOf: async (id) => (await repository.estate(id))?.organizationId ?? null,
    });
    const printed = createPrintedReportService({
      repository: createPrintedReportRepository(models.printed, actor.scope),
      ...own,
      blobs,
      organizationOf: service.organizationOf,
      wake,
    });
    const contents = readOnce(contentOf);
    const viewsRead = readOnce(views.ofEstate);
    const estateCopy = createLoader(service.estatesByIds, ({ _id }) => _id);
    const marksOf = createPrintedMarks({
      contentOf: contents.load,
      viewOf: viewsRead.load,
      lookOf: readOnce(lookIn(models)).load,
    });
    return {
      ...request,
      ownReportSettings,
      service,
      templates,
      content,
      views,
      printed,
      pdfUtil: createPdfUtilService({ printing, accountId: actor.accountId, contentOf }),
      links: createFileLinks(actor, secret),
      loaders: {
        report: createLoader(service.byIds, ({ _id }) => _id),
        byEstate: createGroupLoader(service.byEstates, ({ estateId }) => estateId),
        printed: createLoader(printed.byIds, ({ _id }) => _id),
        summaries: createGroupLoader(printed.summariesOf, ({ estateId }) => estateId),
        estateCopy,
        changedSince: {
          async load(report) {
            const edition = report.editions.at(-1);
            if (!edition) return null;
            const [estate, marks] = await Promise.all([
              estateCopy.load(report.estateId),
              marksOf(report, edition.sections),
            ]);
            return changedSince(edition, estate, marks);
          },
        },
        content: contents,
        view: viewsRead,
      },
    };
  };
}

/** The only place that builds things. */
export async function composeReports(
  environment: ReportsEnvironment,
  log: Logger = createLogger(NAME, environment.LOG_LEVEL),
): Promise<Service> {
  const metrics = createMetrics(NAME);
  const connection = connectMongo(environment.MONGODB_URL, NAME, log);
  const redis = connectRedis(environment.REDIS_URL, log);
  const broker = createKafkaBroker({ clientId: NAME, brokers: environment.KAFKA_BROKERS, log, topics: TOPICS });
  const models = defineModels(connection);
  const { reports, printed, estates, organizations } = models;
  const realtime = createRealtime(redis, log);
  const relay = createOutboxRelay({ connection, models: [reports, printed], broker, log, metrics });
  const blobs = createBlobStore(environment);
  const orphans = createOrphanSweep({
    blobs,
    area: 'reports',
    referred: async (keys) => {
      const held = { $in: [...keys] };
      const kept = { withTombstones: true };
      const found = await Promise.all([
        reports.distinct('blobKey', { blobKey: held }).setOptions(kept),
        reports.distinct('editions.blobKey', { 'editions.blobKey': held }).setOptions(kept),
        printed.distinct('blobKey', { blobKey: held }).setOptions(kept),
      ]);
      return found.flat().filter((key) => key !== null);
    },
    log,
  });
  const renderer = await rendererOf(environment);
  const issueSession = rendererSessions(environment.IDENTITY_URL, environment.ACTOR_TOKEN_SECRET);
  const cookieName = environment.GATEWAY_URL.startsWith('https:') ? '__Host-session' : 'session';
  const printing = { renderer, issueSession, cookieName, blobs };
  const atWork = { ...printing, realtime, relay, log, concurrency: environment.RENDER_POOL };
  const worker = createReportWorker({ ...atWork, model: reports, marksOf: marksOfAny(models) });
  const printedWorker = createPrintedReportWorker({
    ...atWork,
    model: printed,
    countPages: countPdfPages,
    readLines: estateLines(environment.GATEWAY_URL),
  });
  const wake = (): void => {
    relay.nudge();
    worker.nudge();
    printedWorker.nudge();
  };
  const consumer = createConsumer({
    broker,
    groupId: NAME,
    log,
    handlers: reportConsumers({ reports, estates, organizations, realtime, wake }),
  });
  const printedConsumer = createConsumer({
    broker,
    groupId: `${NAME}-statements`,
    log,
    handlers: printedReportConsumers({ model: printed, realtime, wake }),
  });
  return createSubgraph<Context>({
    name: NAME,
    environment,
    log,
    metrics,
    typeDefs: readTypeDefs(import.meta.dirname),
    resolvers,
    store: connection,
    checks: { mongo: () => pingMongo(connection), kafka: () => broker.ping(), redis: () => pingRedis(redis) },
    workers: [relay, consumer, printedConsumer, worker, printedWorker, orphans],
    createContext: contextFactory(models, environment.ACTOR_TOKEN_SECRET, blobs, printing, wake),
    onStop: async () => {
      await broker.close();
      redis.disconnect();
      await connection.close();
    },
  });
}
