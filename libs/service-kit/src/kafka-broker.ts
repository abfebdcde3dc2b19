import { type Admin, type Consumer, Kafka, type KafkaMessage, logLevel, type Producer } from 'kafkajs';
import { type Broker, type BrokerMessage, type ConsumeOptions, deadLetterOf } from './broker.ts';
import { letIdleConnectionsRest } from './kafka-idle.ts';
import { createMembership, type Membership } from './kafka-membership.ts';
import type { Logger } from './logging.ts';

letIdleConnectionsRest();

/** A killed consumer's partitions are given to its successor after this: the least that brokers take by default. */
const SESSION_TIMEOUT_MS = 6_000;
const HEARTBEAT_MS = 2_000;
/** kafkajs can stop without a word after a broker restart: no heartbeat for this long, and the consumer is replaced. */
const SILENCE_MS = 8_000;
const RESTART_DELAYS_MS = [250, 500, 1_000];
const PARTITIONS = 3;

export interface KafkaBrokerOptions {
  readonly clientId: string;
  readonly brokers: readonly string[];
  readonly log: Logger;
  /** Created when missing, each with its dead-letter topic. */
  readonly topics: readonly string[];
  /** Default: 6 s. */
  readonly sessionTimeoutMs?: number;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(); // such a signal tells nobody any more
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });

export function createKafkaBroker(given: KafkaBrokerOptions): Broker {
  const { clientId, brokers, log, topics } = given;
  const kafka = new Kafka({
    clientId,
    brokers: [...brokers],
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ level, log: { message, ...rest } }) => {
        // The library reports each failed attempt as an error; what matters is logged here, by who called it.
        log.debug({ kafka: { level, error: rest['error'] } }, message);
      },
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 2_000 },
  });
  const sender = createSender(kafka, topics);
  const admin = reconnecting(() => kafka.admin());
  const running = new Set<{ stop(): Promise<void> }>();
  return {
    publish: sender.publish,
    consume(options) {
      const supervised = superviseConsumer(kafka, options, given);
      running.add(supervised);
      return supervised;
    },
    ping: () => admin.use(async (client) => void (await client.describeCluster())),
    async close() {
      await Promise.allSettled([...running].map((consumer) => consumer.stop()));
      await sender.close();
      await admin.close();
    },
  };
}

interface Connectable {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

/** A client that connects at first use and is thrown away after a failure, so that the next use starts anew. */
function reconnecting<Client extends Connectable>(
  create: () => Client,
  afterConnect?: (client: Client) => Promise<void>,
) {
  let current: Promise<Client> | null = null;
  const connect = async (): Promise<Client> => {
    const client = create();
    await client.connect();
    await afterConnect?.(client);
    return client;
  };
  return {
    async use(work: (client: Client) => Promise<void>): Promise<void> {
      current ??= connect();
      const mine = current;
      try {
        await work(await mine);
      } catch (error) {
        if (current === mine) current = null;
        mine.then((client) => client.disconnect()).catch(() => undefined);
        throw error;
      }
    },
    async close(): Promise<void> {
      const client = await current?.catch(() => null);
      current = null;
      await client?.disconnect();
    },
  };
}

async function createTopics(admin: Admin, topics: readonly string[]): Promise<void> {
  await admin.connect();
  try {
    const existing = new Set(await admin.listTopics());
    const wanted = new Set(topics.flatMap((topic) => [topic, deadLetterOf(topic)]));
    const missing = [...wanted].filter((topic) => !existing.has(topic));
    if (missing.length > 0) {
      await admin.createTopics({
        topics: missing.map((topic) => ({ topic, numPartitions: PARTITIONS })),
        waitForLeaders: true,
      });
    }
  } finally {
    await admin.disconnect();
  }
}

function createSender(kafka: Kafka, topics: readonly string[]) {
  const producer = reconnecting<Producer>(
    () => kafka.producer({ idempotent: true, maxInFlightRequests: 1, retry: { retries: 5, initialRetryTime: 100 } }),
    () => createTopics(kafka.admin(), topics),
  );
  // An idempotent producer of kafkajs numbers concurrent sends wrongly, so they wait for each other.
  let last: Promise<void> = Promise.resolve();
  return {
    publish(topic: string, messages: readonly BrokerMessage[]): Promise<void> {
      const send = (): Promise<void> =>
        producer.use(async (client) => {
          await client.send({
            topic,
            acks: -1,
            messages: messages.map((message) => ({ ...message, headers: { ...message.headers } })),
          });
        });
      const mine = last.then(send, send);
      last = mine.catch(() => undefined);
      return mine;
    },
    close: () => producer.close(),
  };
}

const headersOf = (message: KafkaMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(message.headers ?? {}).map(([name, value]) => [name, String(value)]));

async function runConsumer(
  consumer: Consumer,
  { topics, handle }: ConsumeOptions,
  membership: Membership,
): Promise<void> {
  await consumer.connect();
  await membership.leaveForPredecessor();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run({
    partitionsConsumedConcurrently: PARTITIONS,
    async eachMessage({ topic, partition, message, heartbeat }) {
      // Heartbeats happen between messages only; while one takes long they are sent from here.
      const beat = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT_MS);
      try {
        const { key, value, offset } = message;
        const text = { key: key?.toString() ?? '', value: value?.toString() ?? '' };
        await handle({ topic, partition, offset, ...text, headers: headersOf(message), heartbeat });
      } finally {
        clearInterval(beat);
      }
    },
  });
}

/** Replaces the consumer whenever it crashes, falls silent or cannot start, until it is stopped. */
function superviseConsumer(
  kafka: Kafka,
  options: ConsumeOptions,
  { topics, log, sessionTimeoutMs = SESSION_TIMEOUT_MS }: KafkaBrokerOptions,
) {
  const stopped = new AbortController();
  const membership = createMembership(options.groupId);
  const once = async (): Promise<void> => {
    await createTopics(kafka.admin(), [...new Set([...topics, ...options.topics])]);
    const consumer = kafka.consumer({
      groupId: options.groupId,
      sessionTimeout: sessionTimeoutMs,
      partitionAssigners: membership.assigners,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: 500,
      retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 2_000, restartOnFailure: async () => false },
    });
    const failed = new AbortController();
    let lastSign = Date.now();
    consumer.on(consumer.events.HEARTBEAT, () => {
      lastSign = Date.now();
    });
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      lastSign = Date.now();
      membership.joined(payload.memberId);
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => failed.abort(payload.error));
    const watchdog = setInterval(() => {
      if (Date.now() - lastSign > SILENCE_MS) failed.abort(new Error('no heartbeat'));
    }, 1_000);
    try {
      await runConsumer(consumer, options, membership);
      await pause(2 ** 31 - 1, AbortSignal.any([failed.signal, stopped.signal]));
      if (failed.signal.aborted) throw failed.signal.reason;
    } finally {
      clearInterval(watchdog);
      await consumer.disconnect().catch(() => undefined);
    }
  };
  const loop = async (): Promise<void> => {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      const startedAt = Date.now();
      try {
        await once();
      } catch (error) {
        if (Date.now() - startedAt > 60_000) failures = 0;
        log.warn({ err: error, groupId: options.groupId }, 'the consumer starts again');
        await pause(RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)] ?? 0, stopped.signal);
      }
    }
  };
  const ended = loop();
  return {
    async stop(): Promise<void> {
      stopped.abort();
      await ended;
    },
  };
}
