import { systemActor } from '@platform/contracts';
import { TOPICS } from '@platform/contracts/events';
import { intakeLimits } from '@platform/document-intake/limits';
import { DEFAULT_TIME_ZONE, type TimeZone } from '@platform/kernel';
import {
  connectMongo,
  connectRedis,
  createBlobStore,
  createConsumer,
  createKafkaBroker,
  createLease,
  createLogger,
  createMetrics,
  createOrphanSweep,
  createOutboxRelay,
  createSessionStore,
  createSubgraph,
  pingMongo,
  pingRedis,
  readTypeDefs,
  type Service,
} from '@platform/service-kit';
import type { Context } from './context.ts';
import type { EstateEnvironment } from './environment.ts';
import { createAdvisedClients } from './modules/estate/advised-clients.ts';
import { advisorDirectory } from './modules/estate/advisor-directory.ts';
import { defineRowModels } from './modules/estate/estate-rows.model.ts';
import { createSumsKeeper } from './modules/estate/estate-sums.keeper.ts';
import { createEstateSumsStore } from './modules/estate/estate-sums.store.ts';
import { createFiguresStore } from './modules/estate/figures.store.ts';
import { createFiguresWorker } from './modules/estate/figures.worker.ts';
import { createFindingsDue } from './modules/estate/findings-due.ts';
import { registerOwnClientsRoute } from './modules/estate/own-clients.route.ts';
import { createOpportunityHandlers, createOpportunityKeeper } from './modules/opportunity/found-opportunities.ts';
import { opportunityNouns } from './modules/opportunity/opportunity.service.ts';
import { createReminderNotices } from './modules/reminder/reminder-notices.ts';
import { resolvers } from './resolvers.ts';
import { composeServices, createContext, eventHandlers, type SharedServices } from './services.ts';

/** A killed instance leaves its work on figures to another one after this time. */
const FIGURES_LEASE_MS = 30_000;

export interface EstateSubgraph {
  readonly service: Service;
  readonly shared: SharedServices;
}

/** Builds the whole service; nothing listens yet. */
export async function composeEstate(
  environment: EstateEnvironment,
  now: () => Date = () => new Date(),
): Promise<EstateSubgraph> {
  const log = createLogger('estate', environment.LOG_LEVEL);
  const metrics = createMetrics('estate');
  const mongo = connectMongo(environment.MONGODB_URL, environment.MONGODB_DATABASE, log);
  const redis = connectRedis(environment.REDIS_URL, log);
  const broker = createKafkaBroker({ clientId: 'estate', brokers: environment.KAFKA_BROKERS, log, topics: TOPICS });
  const blobs = createBlobStore(environment);
  const shared = composeServices({
    mongo,
    redis,
    blobs,
    limits: intakeLimits(environment),
    secret: environment.ACTOR_TOKEN_SECRET,
    findAdvisor: advisorDirectory(environment.IDENTITY_URL, environment.ACTOR_TOKEN_SECRET),
    now,
    log,
  });
  const { estateModel, uploadModel, notesModel, photoModel, nounModels } = shared;
  const models = [estateModel, uploadModel, notesModel, photoModel, ...Object.values(nounModels)];
  const relay = createOutboxRelay({ connection: mongo, models, broker, log, metrics });
  const sessions = createSessionStore(redis);
  const zoneOf = async (id: string): Promise<TimeZone> =>
    (await sessions.readOrganizationAccess(id))?.timeZone ?? DEFAULT_TIME_ZONE;
  const { scope } = systemActor('estate', 'opportunities', { everything: true, organizationIds: [], estateIds: [] });
  const keepOpportunities = createOpportunityKeeper({
    due: createFindingsDue({ ...defineRowModels(mongo), zoneOf, now }),
    nouns: opportunityNouns(shared.nounModels.opportunities, scope),
    now,
  });
  const handlers = [...eventHandlers(shared, relay.nudge), ...createOpportunityHandlers(keepOpportunities)];
  const consumer = createConsumer({ broker, groupId: 'estate', log, handlers });
  const keepSums = createSumsKeeper({ sums: createEstateSumsStore(mongo), zoneOf, now });
  const tellOfReminders = createReminderNotices({
    model: shared.nounModels.reminders,
    clientsOf: createAdvisedClients(defineRowModels(mongo)),
    zoneOf,
    now,
    nudge: relay.nudge,
  });
  const figures = createFiguresWorker({
    figures: createFiguresStore(shared.estateModel),
    lease: createLease(mongo, { collection: 'figures_leases', id: 'figures', lastsMs: FIGURES_LEASE_MS }),
    zoneOf,
    async afterwards() {
      await tellOfReminders();
      await keepSums();
      await keepOpportunities();
    },
    now,
    log,
    metrics,
    nudge: relay.nudge,
  });
  const orphans = createOrphanSweep({
    blobs,
    area: 'uploads',
    async referred(keys) {
      const ofThese = { 'file.blobKey': { $in: [...keys] } };
      const [uploads, photos] = await Promise.all([
        uploadModel.distinct('file.blobKey', ofThese).setOptions({ withTombstones: true }),
        photoModel.distinct('file.blobKey', ofThese).setOptions({ withTombstones: true }),
      ]);
      return [...uploads, ...photos];
    },
    log,
    now,
  });
  const service = await createSubgraph<Context>({
    name: 'estate',
    environment,
    typeDefs: readTypeDefs(import.meta.dirname),
    resolvers,
    log,
    metrics,
    createContext: (request) => createContext(shared, request, relay.nudge),
    routes: (app) => registerOwnClientsRoute(app, defineRowModels(mongo)),
    store: mongo,
    checks: { mongo: () => pingMongo(mongo), redis: () => pingRedis(redis), kafka: () => broker.ping() },
    workers: [relay, consumer, figures, orphans],
    async onStop() {
      await broker.close();
      redis.disconnect();
      await mongo.close();
    },
  });
  return { service, shared };
}
