import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Seconds since the oldest event that waits in an outbox; 0 when none does. Alert when it grows. */
  readonly oldestUnsentSeconds: Gauge;
  /** A gauge of the service's own. */
  gauge(name: string, help: string): Gauge;
}

export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const oldestUnsentSeconds = new Gauge({
    name: 'outbox_oldest_unsent_seconds',
    help: 'Age of the oldest event that is not yet published',
    registers: [registry],
  });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  return { registry, oldestUnsentSeconds, gauge };
}

/** GET /metrics, and a duration of every request by route (never by URL: it may hold ids). */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
