import {
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionRequestedV1,
  abstractionRequestedV2,
  changeRecordedV1,
  copyNewsV1,
  estateChangedV1,
  reminderFellDueV1,
  reportCancelledV1,
  reportCompletedV1,
  reportFailedV1,
  reportRequestedV1,
  reviewNewsV1,
  TOPICS,
} from '@platform/contracts/events';
import {
  type Broker,
  connectMongo,
  connectRedis,
  createConsumer,
  createKafkaBroker,
  createLogger,
  createMetrics,
  createOutboxRelay,
  createSubgraph,
  type Logger,
  onEvent,
  pingMongo,
  pingRedis,
  readTypeDefs,
  type Service,
  type Worker,
} from '@platform/service-kit';
import type { Context } from './context.ts';
import type { IdentityEnvironment } from './environment.ts';
import { registerInternalRoutes } from './internal-routes.ts';
import { hasLocalOutbox, sendBeside } from './modules/message/messenger.service.ts';
import { resolvers } from './resolvers.ts';
import { composeServices, createContext, type IdentityServices } from './services.ts';
import { createAbstractionConsumer } from './workers/abstraction.consumer.ts';
import { createClientGivenConsumer } from './workers/client-given.consumer.ts';
import { createCopyNewsConsumer } from './workers/copy-news.consumer.ts';
import { createEstateChangeConsumer } from './workers/estate-change.consumer.ts';
import { createReminderConsumer } from './workers/reminder.consumer.ts';
import { createReportConsumer } from './workers/report.consumer.ts';
import { createReviewNewsConsumer } from './workers/review-news.consumer.ts';
import type { TellingDeps } from './workers/told-people.ts';

function createEventConsumer(shared: IdentityServices, broker: Broker, log: Logger, onHandled: () => void): Worker {
  const {
    quotaService: quotas,
    organizations,
    notificationService: notifications,
    abstractionRequests: requests,
  } = shared;
  const abstraction = createAbstractionConsumer({ quotas, organizations, notifications, requests, onHandled });
  const report = createReportConsumer({ quotas, notifications, onHandled });
  const clientGiven = createClientGivenConsumer({
    estates: shared.estates,
    notifications,
    nameOf: async (id) => (await shared.accounts.byIds([id]))[0]?.name ?? null,
  });
  const telling: TellingDeps = {
    notifications,
    sendsRequestMails: async (id) => (await organizations.byId(id))?.settings.shouldSendRfiEmails === true,
    addressesOf: async (ids) =>
      new Map((await shared.accounts.byIds([...ids])).map(({ id, emailAddress }) => [id, emailAddress])),
    send: (mail) => sendBeside(shared.messenger.mail(mail), log),
    publicUrl: shared.publicUrl,
  };
  return createConsumer({
    broker,
    groupId: 'identity',
    log,
    handlers: [
      onEvent(abstractionRequestedV1, abstraction.requested),
      onEvent(abstractionRequestedV2, abstraction.requested),
      onEvent(abstractionCompletedV1, abstraction.completed),
      onEvent(abstractionFailedV1, abstraction.failed),
      onEvent(reportRequestedV1, report.requested),
      onEvent(reportCompletedV1, report.completed),
      onEvent(reportCancelledV1, report.cancelled),
      onEvent(reportFailedV1, report.failed),
      onEvent(estateChangedV1, clientGiven),
      onEvent(reminderFellDueV1, createReminderConsumer(notifications)),
      onEvent(reviewNewsV1, createReviewNewsConsumer(telling)),
      onEvent(copyNewsV1, createCopyNewsConsumer(telling)),
      onEvent(changeRecordedV1, createEstateChangeConsumer(shared.audit)),
    ],
  });
}

export interface Identity {
  readonly service: Service;
  readonly shared: IdentityServices;
}

/** Builds the whole service; nothing listens yet. */
export async function composeIdentity(
  environment: IdentityEnvironment,
  now: () => Date = () => new Date(),
): Promise<Identity> {
  const log = createLogger('identity', environment.LOG_LEVEL);
  const metrics = createMetrics('identity');
  const mongo = connectMongo(environment.MONGODB_URL, environment.MONGODB_DATABASE, log);
  const redis = connectRedis(environment.REDIS_URL, log);
  const broker = createKafkaBroker({ clientId: 'identity', brokers: environment.KAFKA_BROKERS, log, topics: TOPICS });
  const shared = composeServices(environment, { mongo, redis, now, log });
  const relay = createOutboxRelay({
    connection: mongo,
    models: [shared.quotaModel, shared.organizationModel],
    broker,
    log,
    metrics,
  });
  const service = await createSubgraph<Context>({
    name: 'identity',
    environment,
    typeDefs: readTypeDefs(import.meta.dirname),
    resolvers,
    log,
    metrics,
    createContext: (request) => createContext(shared, request, relay.nudge),
    store: mongo,
    checks: { mongo: () => pingMongo(mongo), redis: () => pingRedis(redis), kafka: () => broker.ping() },
    workers: [relay, createEventConsumer(shared, broker, log, relay.nudge), shared.supportPeriods.worker],
    routes: (app) => registerInternalRoutes(app, { ...shared, localOutbox: hasLocalOutbox(environment) }),
    async onStop() {
      await shared.audit.close();
      await broker.close();
      redis.disconnect();
      await mongo.close();
    },
  });
  return { service, shared };
}
