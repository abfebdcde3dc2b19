import { TOPICS } from '@platform/contracts/events';
import {
  connectMongo,
  connectRedis,
  createBlobStore,
  createConsumer,
  createGroupLoader,
  createKafkaBroker,
  createLoader,
  createLogger,
  createMetrics,
  createOutboxRelay,
  createSubgraph,
  type Logger,
  pingMongo,
  pingRedis,
  readTypeDefs,
  type Service,
} from '@platform/service-kit';
import type { Context } from './context.ts';
import type { IntegrationsEnvironment } from './environment.ts';
import { abstractionConsumers } from './modules/abstraction/abstraction.consumers.ts';
import { type AbstractionModel, defineAbstractionModel } from './modules/abstraction/abstraction.model.ts';
import { createAbstractionRepository } from './modules/abstraction/abstraction.repository.ts';
import { abstractionResolvers } from './modules/abstraction/abstraction.resolvers.ts';
import { createAbstractionService } from './modules/abstraction/abstraction.service.ts';
import { createAbstractionWorker } from './modules/abstraction/abstraction.worker.ts';
import type { ModelSettings } from './reader/index.ts';

const NAME = 'integrations';

function modelSettings({ MODEL_BASE_URL, MODEL_NAME, MODEL_API_KEY }: IntegrationsEnvironment): ModelSettings | null {
  if (!MODEL_BASE_URL || !MODEL_NAME) return null;
  return { baseUrl: MODEL_BASE_URL, model: MODEL_NAME, ...(MODEL_API_KEY && { apiKey: MODEL_API_KEY }) };
}

function contextFactory(model: AbstractionModel, assistantName: string, wake: () => void) {
  return (request: Parameters<Parameters<typeof createSubgraph<Context>>[0]['createContext']>[0]): Context => {
    const abstractions = createAbstractionRepository(model, request.actor.scope);
    const service = createAbstractionService({
      abstractions,
      actor: request.actor,
      idempotencyKey: request.idempotencyKey,
      wake,
    });
    return {
      ...request,
      assistantName,
      service,
      loaders: {
        abstraction: createLoader(service.byIds, ({ _id }) => _id),
        byEstate: createGroupLoader(service.byEstates, ({ estateId }) => estateId),
        byUpload: createGroupLoader(service.byUploads, ({ estateUploadId }) => estateUploadId ?? ''),
      },
    };
  };
}

/** The only place that builds things. */
export async function composeIntegrations(
  environment: IntegrationsEnvironment,
  log: Logger = createLogger(NAME, environment.LOG_LEVEL),
): Promise<Service> {
  const metrics = createMetrics(NAME);
  const connection = connectMongo(environment.MONGODB_URL, NAME, log);
  const redis = connectRedis(environment.REDIS_URL, log);
  const broker = createKafkaBroker({ clientId: NAME, brokers: environment.KAFKA_BROKERS, log, topics: TOPICS });
  const model = defineAbstractionModel(connection);
  const relay = createOutboxRelay({ connection, models: [model], broker, log, metrics });
  const worker = createAbstractionWorker({
    model,
    blobs: createBlobStore(environment),
    relay,
    log,
    readerModel: modelSettings(environment),
    concurrency: environment.READER_CONCURRENCY,
    timeoutMs: environment.READER_TIMEOUT_MS,
  });
  const wake = (): void => {
    relay.nudge();
    worker.nudge();
  };
  const consumer = createConsumer({ broker, groupId: NAME, log, handlers: abstractionConsumers({ model, wake }) });
  return createSubgraph<Context>({
    name: NAME,
    environment,
    log,
    metrics,
    typeDefs: readTypeDefs(import.meta.dirname),
    resolvers: abstractionResolvers,
    store: connection,
    checks: { mongo: () => pingMongo(connection), kafka: () => broker.ping(), redis: () => pingRedis(redis) },
    workers: [relay, consumer, worker],
    createContext: contextFactory(model, environment.ASSISTANT_NAME, wake),
    onStop: async () => {
      await broker.close();
      redis.disconnect();
      await connection.close();
    },
  });
}
