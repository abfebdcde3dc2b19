import { subscribe } from 'node:diagnostics_channel';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import type { mongo } from 'mongoose';
import type { Logger } from './logging.ts';
import type { TraceDetails, Tracer } from './tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** A line for each part of a trace, as it ends: for development. */
function linesOf(log: Logger): SpanExporter {
  return {
    export(spans: ReadableSpan[], done) {
      for (const span of spans) {
        const { traceId, spanId } = span.spanContext();
        const [seconds, nanoseconds] = span.duration;
        const line = {
          trace: traceId,
          span: spanId,
          within: span.parentSpanContext?.spanId ?? null,
          ms: Math.round(seconds * 1e5 + nanoseconds / 1e4) / 100,
          ...(span.status.code === SpanStatusCode.ERROR && { failed: true }),
          ...span.attributes,
        };
        log.info(line, `span: ${span.name}`);
      }
      done({ code: 0 });
    },
    shutdown: async () => {},
  };
}

const below = (traceparent: string | null | undefined): Context =>
  traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : context.active();

function traceparentNow(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

function failed(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** Whoever is asked over HTTP learns of which trace that is a part. */
function tellTheAsked(): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { addHeader(name: string, value: string): unknown } };
    const traceparent = traceparentNow();
    if (traceparent) request.addHeader('traceparent', traceparent);
  });
}

export async function createTracer(to: 'console' | 'otlp', service: string, log: Logger): Promise<Tracer> {
  const processor =
    to === 'console'
      ? new SimpleSpanProcessor(linesOf(log))
      : new BatchSpanProcessor(new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter());
  process.env['OTEL_SERVICE_NAME'] ??= service;
  const provider = new NodeTracerProvider({
    spanProcessors: [processor],
    resource: resourceFromAttributes({ 'service.name': service }),
  });
  provider.register();
  const tracer = provider.getTracer('platform');
  tellTheAsked();

  const begin = (name: string, { kind, parent, attributes = {} }: TraceDetails, startTime?: number) => {
    const within = below(parent);
    const options = { attributes, ...(kind && { kind: KINDS[kind] }), ...(startTime && { startTime }) };
    const span = tracer.startSpan(name, options, within);
    return { span, inside: trace.setSpan(within, span) };
  };

  return {
    async run(name, details, work) {
      const { span, inside } = begin(name, details);
      try {
        return await context.with(inside, () => work({ note: (attributes) => void span.setAttributes(attributes) }));
      } catch (error) {
        failed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    note: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    traceparent: traceparentNow,
    followRequests(app, isTraced) {
      const began = new WeakMap<FastifyRequest, number>();
      const spans = new WeakMap<FastifyRequest, Span>();
      app.addHook('onRequest', async (request) => void began.set(request, Date.now()));
      // What reads the body runs on its own; from here on everything is done within the request.
      app.addHook('preValidation', (request, reply, done) => {
        if (!isTraced(request)) return done();
        const { traceparent } = request.headers;
        const parent = typeof traceparent === 'string' ? traceparent : null;
        const details = { kind: 'server', parent, attributes: { request: request.id } } as const;
        const { span, inside } = begin(`${request.method} ${request.routeOptions.url}`, details, began.get(request));
        spans.set(request, span);
        reply.raw.once('close', () => {
          span.setAttribute('status', reply.raw.statusCode);
          span.end();
        });
        context.with(inside, done);
      });
    },
    followStore(client) {
      const open = new Map<number, Span>();
      const end = (event: mongo.CommandSucceededEvent | mongo.CommandFailedEvent): void => {
        const span = open.get(event.requestId);
        open.delete(event.requestId);
        if ('failure' in event && span) failed(span, event.failure);
        span?.end();
      };
      client.on('commandStarted', ({ requestId, commandName, command, databaseName }: mongo.CommandStartedEvent) => {
        // The store asked by itself, of its own state: nobody waits for that.
        if (!trace.getSpan(context.active())) return;
        const collection = String(command[commandName] ?? '');
        const attributes = { database: databaseName, collection };
        const { span } = begin(`store ${commandName} ${collection}`, { kind: 'client', attributes });
        open.set(requestId, span);
      });
      client.on('commandSucceeded', end);
      client.on('commandFailed', end);
    },
    stop: () => provider.shutdown(),
  };
}
