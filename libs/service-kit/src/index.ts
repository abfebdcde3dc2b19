export { guardOperations, requireAction } from './access-guard.ts';
export { actorAuthorization, purposeKey, verifyActorToken } from './actor-token.ts';
export type { Change, ChangeResult } from './aggregate.ts';
export { amendAggregate, changeAggregate, createAggregate, deleteAggregate } from './aggregate.ts';
export type { BlobArea, BlobEnvironment, BlobInfo, BlobStore, ByteRange } from './blob-store.ts';
export { createBlobStore } from './blob-store.ts';
export type { Broker, BrokerMessage, ConsumeOptions, Delivery } from './broker.ts';
export type { ChromiumLaunch } from './chromium.ts';
export { findChromium } from './chromium.ts';
export { clientNetwork } from './client-network.ts';
export type { ConsumerOptions, EventContext, EventHandler } from './consumers.ts';
export { createConsumer, onEvent } from './consumers.ts';
export { derivedId, isDuplicateKey, newDocumentId } from './derived-id.ts';
export { createByteBoundStore, createDocumentStore } from './document-store.ts';
export {
  blobEnvironment,
  defineEnvironment,
  kafkaEnvironment,
  mongoEnvironment,
  redisEnvironment,
  serviceEnvironment,
} from './environment.ts';
export type { AddedToEstateBound, EstateBound, EstateBoundCollection, EstateBoundListing } from './estate-bound.ts';
export { createEstateBoundCollection, estateBoundPlugin } from './estate-bound.ts';
export type {
  EstateMarks,
  EstateNoun,
  EstateNounRepository,
  NounAssociation,
  NounSearch,
  StoredNoun,
} from './estate-noun.ts';
export { createEstateNounRepository, createNounsMarking, estateNounSchema } from './estate-noun.ts';
export type { FileLink } from './file-links.ts';
export { signFileLink, verifyFileLink } from './file-links.ts';
export { createFolderBlobStore } from './folder-blob-store.ts';
export { formatGraphQLError, INTERNAL_SERVER_ERROR } from './graphql-errors.ts';
export type { Health, HealthCheck } from './health.ts';
export { createHealth, registerHealthRoutes } from './health.ts';
export { createKafkaBroker } from './kafka-broker.ts';
export type { Lease, LeaseOptions } from './lease.ts';
export { createLease } from './lease.ts';
export { leasedSchema } from './leased-schema.ts';
export type {
  Failure,
  LeasedDocument,
  LeasedWork,
  LeasedWorker,
  LeasedWorkerOptions,
  LeaseTiming,
} from './leased-worker.ts';
export { createLeasedWorker, FRESH_LEASE, leaseFields } from './leased-worker.ts';
export type { Loader } from './loaders.ts';
export { createGroupLoader, createLoader } from './loaders.ts';
export type { Logger } from './logging.ts';
export { createLogger } from './logging.ts';
export type { Metrics } from './metrics.ts';
export { createMetrics, registerMetrics } from './metrics.ts';
export type { MigrationOptions } from './migrations.ts';
export { migrateStore } from './migrations.ts';
export { connectMongo, pingMongo } from './mongo.ts';
export { narrowedSet } from './narrowed-set.ts';
export type { OperationLimits, OperationSize } from './operation-limits.ts';
export { assertWithinLimits, measureDocument } from './operation-limits.ts';
export type { AccessRule, OperationRule } from './operation-rules.ts';
export { readAccessRules, readEntityRules } from './operation-rules.ts';
export { createOrderedReads, type OrderedReads } from './ordered-reads.ts';
export type { OrphanSweep } from './orphan-sweep.ts';
export { createOrphanSweep } from './orphan-sweep.ts';
export { isOutage, isStorageFull, UNAVAILABLE } from './outage.ts';
export type { EventSource, OutboxEvent } from './outbox.ts';
export { aggregatePlugin, outboxEvent } from './outbox.ts';
export type { OutboxRelay } from './outbox-relay.ts';
export { createOutboxRelay } from './outbox-relay.ts';
export type { ListPage, Page, PageMetadata, PaginationInput } from './pagination.ts';
export { listPage, listResult, PER_PAGE_CAP, pageMetadata, paginate, readPagination } from './pagination.ts';
export { createRealtime } from './realtime.ts';
export type { RealtimeTokenClaims } from './realtime-token.ts';
export { REALTIME_TOKEN_MS, signRealtimeToken, verifyRealtimeToken } from './realtime-token.ts';
export { connectRedis, pingRedis } from './redis.ts';
export { forbidden, notFound } from './refusals.ts';
export type { RequestContext } from './request-context.ts';

export { createScalars } from './scalars.ts';
export type { SchemaHistory, SchemaStep, StoredDocument } from './schema-history.ts';
export { schemaHistoryPlugin } from './schema-history.ts';
export type { ScopeFields } from './scope.ts';
export { scopeFilter, scopeParts, scopeReaches } from './scope.ts';
export { openSecret, type SealingKeys, sealSecret } from './sealed-secret.ts';
export { seal, unseal } from './sealed-token.ts';
export { searchPattern } from './search-pattern.ts';
export type { Service, Worker } from './service.ts';
export { createService, runService } from './service.ts';
export type { FoundSession, SessionStore, StoredSession } from './session-store.ts';
export { createSessionStore, newSessionToken, sessionKey } from './session-store.ts';
export type { Field } from './stored-part.ts';
export {
  documentSchema,
  flag,
  instant,
  list,
  number,
  oneOf,
  open,
  optional,
  orNull,
  part,
  storedSchema,
  text,
} from './stored-part.ts';
export type { Resolvers, SubgraphEnvironment, SubgraphOptions } from './subgraph.ts';
export { createSubgraph, readTypeDefs } from './subgraph.ts';
export { OPERATION_DIRECTIVES } from './subgraph-sdl.ts';
export { assertTexts, shownName } from './text-input.ts';
export type { ThreadMessage, ThreadStop } from './thread.ts';
export { runInThread, ThreadStopped } from './thread.ts';
export { isTracing, noteInTrace, startTracing, traced, traceRequests } from './tracing.ts';
export type { SignedUploadReference, UploadReference } from './upload-reference.ts';
export { signUploadReference, verifyUploadReference } from './upload-reference.ts';
