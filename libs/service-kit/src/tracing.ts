import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { mongo } from 'mongoose';
import { createLogger, type Logger } from './logging.ts';

/** A part of a trace: what was done, for how long, within what. */
export interface TraceSpan {
  note(attributes: Readonly<Record<string, string | number | boolean>>): void;
}

export interface TraceDetails {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  /** What came from elsewhere with a `traceparent`; else it is a part of what it is called in. */
  readonly parent?: string | null | undefined;
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
}

/** What OpenTelemetry's packages are behind; loaded only where tracing is on. */
export interface Tracer {
  run<Result>(name: string, details: TraceDetails, work: (span: TraceSpan) => Promise<Result>): Promise<Result>;
  note: TraceSpan['note'];
  traceparent(): string | null;
  followRequests(app: FastifyInstance, isTraced: (request: FastifyRequest) => boolean): void;
  followStore(client: mongo.MongoClient): void;
  stop(): Promise<void>;
}

export const TRACING = ['off', 'console', 'otlp'] as const;

let tracer: Tracer | null = null;
const NO_SPAN: TraceSpan = { note() {} };

/**
 * Before anything of the service is made: `console` writes a line of the log for each span, `otlp` sends them where
 * OTEL_EXPORTER_OTLP_ENDPOINT says. Off, nothing of it is loaded.
 */
export async function startTracing(
  { TRACING: to, LOG_LEVEL }: { readonly TRACING: (typeof TRACING)[number]; readonly LOG_LEVEL: string },
  service: string,
  log: Logger = createLogger(service, LOG_LEVEL),
): Promise<void> {
  if (to === 'off' || tracer) return;
  const { createTracer } = await import('./open-telemetry.ts');
  tracer = await createTracer(to, service, log);
}

/** What is not sent yet is sent. */
export async function stopTracing(): Promise<void> {
  const stopped = tracer;
  tracer = null;
  await stopped?.stop();
}

export const isTracing = (): boolean => tracer !== null;

/** Does the work as a part of the trace that it is called in; with tracing off it is just called. */
export const traced = <Result>(
  name: string,
  details: TraceDetails,
  work: (span: TraceSpan) => Promise<Result>,
): Promise<Result> => (tracer ? tracer.run(name, details, work) : work(NO_SPAN));

/** Said of what is being done, in whatever it is a part of. */
export const noteInTrace: TraceSpan['note'] = (attributes) => tracer?.note(attributes);

/** Of what is being done, for whoever goes on with it elsewhere; null with tracing off. */
export const currentTraceparent = (): string | null => tracer?.traceparent() ?? null;

/** Each request of these is a part of its caller's trace, or a trace of its own. */
export const traceRequests = (app: FastifyInstance, isTraced: (request: FastifyRequest) => boolean): void =>
  tracer?.followRequests(app, isTraced);

/** Whether a connection has to say which commands it sends, so that they can be parts of traces. */
export const traceStore = (client: mongo.MongoClient): void => tracer?.followStore(client);
