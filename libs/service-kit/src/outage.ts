const OUTAGE =
  /Mongo(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|Topology)|buffering timed out|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|MaxRetriesPerRequest|Command timed out|Connection is closed|fetch failed|KafkaJS(Connection|NumberOfRetries)|connection \d+ to \S+ (closed|timed out)|ENOSPC|No space left|EDQUOT|MISCONF|net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|NETWORK|ADDRESS|TIMED_OUT)/;

/** The store, cache or another service is away, or a disk is full: the same work succeeds once it is back, however often it failed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && OUTAGE.test(`${error.name} ${error.message} ${(error as { code?: string }).code ?? ''}`);

/** No room is left where a file was to be kept. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** For whoever asked: what is the matter, and what to do. A repetition with the same key changes nothing twice. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The platform cannot reach its data at the moment. Please try again in a minute.',
} as const;
