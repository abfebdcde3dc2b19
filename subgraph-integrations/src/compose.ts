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
  purposeKey,
  readTypeDefs,
  type SealingKeys,
  type Service,
} from '@platform/service-kit';
import type { Context } from './context.ts';
import type { IntegrationsEnvironment } from './environment.ts';
import { abstractionConsumers } from './modules/abstraction/abstraction.consumers.ts';
import { type AbstractionModel, defineAbstractionModel } from './modules/abstraction/abstraction.model.ts';
import { createAbstractionRepository } from './modules/abstraction/abstraction.repository.ts';
import { createAbstractionService } from './modules/abstraction/abstraction.service.ts';
import { createAbstractionWorker } from './modules/abstraction/abstraction.worker.ts';
import { defineLanguageModelModel } from './modules/language-model/language-model.model.ts';
import {
  createLanguageModelService,
  createLanguageModels,
  type LanguageModels,
} from './modules/language-model/language-model.service.ts';
import { resolvers } from './resolvers.ts';

const NAME = 'integrations';

function languageModelKeys(environment: IntegrationsEnvironment): SealingKeys {
  const { INTEGRATIONS_SECRET, INTEGRATIONS_EARLIER_SECRETS, ACTOR_TOKEN_SECRET } = environment;
  const keyOf = (secret: string): Uint8Array => purposeKey(secret, 'language-model');
  return {
    current: keyOf(INTEGRATIONS_SECRET ?? ACTOR_TOKEN_SECRET),
    earlier: INTEGRATIONS_EARLIER_SECRETS.map(keyOf),
  };
}

interface ContextDeps {
  readonly model: AbstractionModel;
  readonly languageModels: LanguageModels;
  readonly assistantName: string;
  readonly wake: () => void;
}

function contextFactory({ model, languageModels, assistantName, wake }: ContextDeps) {
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
      languageModel: createLanguageModelService({
        languageModels,
        actor: request.actor,
        idempotencyKey: request.idempotencyKey,
        now: () => new Date(),
      }),
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
  const languageModels = createLanguageModels({
    model: defineLanguageModelModel(connection),
    keys: languageModelKeys(environment),
    localHosts: environment.MODEL_LOCAL_HOSTS,
  });
  const relay = createOutboxRelay({ connection, models: [model], broker, log, metrics });
  const worker = createAbstractionWorker({
    model,
    blobs: createBlobStore(environment),
    relay,
    log,
    readerModel: languageModels.ofReadings,
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
    resolvers,
    store: connection,
    checks: { mongo: () => pingMongo(connection), kafka: () => broker.ping(), redis: () => pingRedis(redis) },
    workers: [relay, consumer, worker],
    createContext: contextFactory({ model, languageModels, assistantName: environment.ASSISTANT_NAME, wake }),
    onStop: async () => {
      await broker.close();
      redis.disconnect();
      await connection.close();
    },
  });
}
