import type { FastifyInstance } from 'fastify';

/** Resolves when the part answers; anything else is "down". */
export type HealthCheck = () => Promise<unknown>;

/** How far something long is that must be done before the service is ready. */
export interface Progress {
  readonly says: string;
  readonly done: number;
  readonly total: number;
}

export interface Health {
  /** From here on /ready answers 503, so that a load balancer stops sending requests while the last ones finish. */
  startShutdown(): void;
  readonly isShuttingDown: boolean;
  check(): Promise<HealthState>;
}

export interface HealthState {
  readonly ready: boolean;
  /** Requests can be answered, though something else that is needed may be away. */
  readonly serves: boolean;
  readonly checks: Record<string, 'up' | 'down'>;
  readonly progress?: Progress;
}

const TIMEOUT_MS = 2_000;

async function isUp(check: HealthCheck): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `toServe` names the checks without which no request can be answered; without it, all. By `progress`
 * whoever waits for a service that is not ready sees that it does not stand still.
 */
export function createHealth(
  checks: Readonly<Record<string, HealthCheck>>,
  toServe: readonly string[] = Object.keys(checks),
  progress: () => Progress | undefined = () => undefined,
): Health {
  let shuttingDown = false;
  return {
    startShutdown() {
      shuttingDown = true;
    },
    get isShuttingDown() {
      return shuttingDown;
    },
    async check() {
      const entries = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, (await isUp(check)) ? 'up' : 'down'] as const),
      );
      const current = progress();
      return {
        ready: !shuttingDown && entries.every(([, state]) => state === 'up'),
        serves: !shuttingDown && entries.every(([name, state]) => state === 'up' || !toServe.includes(name)),
        checks: Object.fromEntries(entries),
        ...(current && { progress: current }),
      };
    },
  };
}

/**
 * /live: the process runs. /ready: everything it needs answers, and it is not shutting down; `parts` tells of what it
 * serves without as well as it can.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  health: Health,
  parts?: () => Record<string, 'up' | 'down'>,
): void {
  app.get('/live', { logLevel: 'silent' }, async () => ({ live: true }));
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const state = await health.check();
    return reply.code(state.ready ? 200 : 503).send(parts ? { ...state, parts: parts() } : state);
  });
}
