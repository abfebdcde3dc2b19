/** One message for a topic. Messages of one key stay in order. */
export interface BrokerMessage {
  readonly key: string;
  readonly value: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Delivery extends BrokerMessage {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  /** To be called within long work, else the broker gives the partition to another consumer. */
  heartbeat(): Promise<void>;
}

export interface ConsumeOptions {
  readonly groupId: string;
  readonly topics: readonly string[];
  /** The offset moves on when it resolves; when it rejects the same message comes again. */
  readonly handle: (delivery: Delivery) => Promise<void>;
}

/** All that the platform asks of a broker, so that the client library stays one file to swap. */
export interface Broker {
  /** Resolves when every in-sync replica has the messages. Calls are sent one after the other. */
  publish(topic: string, messages: readonly BrokerMessage[]): Promise<void>;
  /** Consumes until stopped; tolerates a broker that is away, at the start and later. */
  consume(options: ConsumeOptions): { stop(): Promise<void> };
  /** Rejects when no broker answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const DEAD_LETTER = '.dead-letter';

/** Where an event is parked that its consumers cannot handle; what is parked there already stays there. */
export const deadLetterOf = (topic: string): string => (topic.endsWith(DEAD_LETTER) ? topic : topic + DEAD_LETTER);
