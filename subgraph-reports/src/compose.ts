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
import type { Context } from './context.ts';
import type { ReportsEnvironment } from './environment.ts';
import {
  defineOwnReportSettingsModel,
  type OwnReportSettingsModel,
} from './modules/own-report-settings/own-report-settings.model.ts';
import { createOwnReportSettingsService } from './modules/own-report-settings/own-report-settings.service.ts';
import { createPdfRenderer, type PdfRenderer } from './modules/report/pdf-renderer.ts';
import { rendererSessions } from './modules/report/renderer-session.ts';
import { reportConsumers } from './modules/report/report.consumers.ts';
import {
  defineEstateCopyModel,
  defineReportModel,
  type EstateCopyModel,
  type ReportModel,
} from './modules/report/report.model.ts';
import { createReportRepository } from './modules/report/report.repository.ts';
import { createReportService } from './modules/report/report.service.ts';
import { createReportWorker } from './modules/report/report.worker.ts';
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
  readonly estates: EstateCopyModel;
  readonly ownSettings: OwnReportSettingsModel;
}

function contextFactory(models: Models, secret: string, blobs: BlobStore, wake: () => void) {
  return (request: RequestContext): Context => {
    const repository = createReportRepository(models, request.actor.scope);
    const { actor, idempotencyKey } = request;
    const ownReportSettings = createOwnReportSettingsService({ model: models.ownSettings, actor, idempotencyKey });
    const service = createReportService({
      repository,
      ownSettings: ownReportSettings.read,
      actor,
      idempotencyKey,
      blobs,
      wake,
    });
    return {
      ...request,
      secret,
      ownReportSettings,
      service,
      loaders: {
        report: createLoader(service.byIds, ({ _id }) => _id),
        byEstate: createGroupLoader(service.byEstates, ({ estateId }) => estateId),
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
  const reports = defineReportModel(connection);
  const estates = defineEstateCopyModel(connection);
  const ownSettings = defineOwnReportSettingsModel(connection);
  const realtime = createRealtime(redis, log);
  const relay = createOutboxRelay({ connection, models: [reports], broker, log, metrics });
  const blobs = createBlobStore(environment);
  const orphans = createOrphanSweep({
    blobs,
    area: 'reports',
    referred: async (keys) =>
      reports.distinct('blobKey', { blobKey: { $in: [...keys] } }).setOptions({ withTombstones: true }),
    log,
  });
  const worker = createReportWorker({
    model: reports,
    blobs,
    renderer: await rendererOf(environment),
    issueSession: rendererSessions(environment.IDENTITY_URL, environment.ACTOR_TOKEN_SECRET),
    realtime,
    relay,
    log,
    concurrency: environment.RENDER_POOL,
    cookieName: environment.GATEWAY_URL.startsWith('https:') ? '__Host-session' : 'session',
  });
  const wake = (): void => {
    relay.nudge();
    worker.nudge();
  };
  const consumer = createConsumer({
    broker,
    groupId: NAME,
    log,
    handlers: reportConsumers({ reports, estates, realtime, wake }),
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
    workers: [relay, consumer, worker, orphans],
    createContext: contextFactory({ reports, estates, ownSettings }, environment.ACTOR_TOKEN_SECRET, blobs, wake),
    onStop: async () => {
      await broker.close();
      redis.disconnect();
      await connection.close();
    },
  });
}
