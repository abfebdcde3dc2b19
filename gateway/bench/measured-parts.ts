import { type ChildProcess, fork } from 'node:child_process';
import { anonymousActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { connectRedis, createLogger, createSessionStore, newSessionToken } from '@platform/service-kit';
import { type Agent, request } from 'undici';
import type { BenchQuery } from './bench-queries.ts';

interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: NodeJS.MemoryUsage;
}

/** A process of its own that takes part in a measurement. */
export interface Part<Said> {
  readonly said: Said;
  /** With the garbage collected first, where that is asked for. */
  usage(collected?: 'collected'): Promise<Usage>;
  stop(): void;
}

function next(child: ChildProcess): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const ended = (code: number | null): void => reject(new Error(`a part of the measurement ended with ${code}`));
  child.once('exit', ended);
  child.once('message', resolve);
  return promise.finally(() => child.off('exit', ended));
}

/** The gateway as it is started. */
const FLAGS: Readonly<Record<string, readonly string[]>> = { ours: ['--max-semi-space-size=64'] };

export async function startPart<Said>(name: string, given: unknown = {}): Promise<Part<Said>> {
  const options = { execArgv: ['--expose-gc', ...(FLAGS[name] ?? [])] };
  const child = fork(new URL('./bench-process.ts', import.meta.url), [name, JSON.stringify(given)], options);
  const said = (await next(child)) as Said;
  return {
    said,
    async usage(collected) {
      const answer = next(child);
      child.send(collected ?? 'as it is');
      return (await answer) as Usage;
    },
    stop: () => child.disconnect(),
  };
}

const HOURS_MS = 6 * 3_600_000;

/** The cookie of somebody who is signed in, written as identity would. */
export async function signedIn(): Promise<string> {
  const redis = connectRedis(process.env['REDIS_URL'] ?? '', createLogger('bench', 'silent'));
  const now = Date.now();
  const { requestId, settings, organizationDisabled, ...nobody } = anonymousActor('');
  const token = newSessionToken();
  await createSessionStore(redis).write(token, {
    id: newId(),
    actor: {
      ...nobody,
      kind: 'account',
      accountId: newId(),
      name: 'Bench',
      emailAddress: 'bench@example.com',
      activeRole: 'ADVISOR',
      roles: ['ADVISOR'],
    },
    createdAt: new Date(now).toISOString(),
    lastActivityAt: new Date(now).toISOString(),
    absoluteExpiresAt: new Date(now + HOURS_MS).toISOString(),
    userAgent: 'bench',
    ipAddress: '127.0.0.1',
    verified: true,
    impersonation: null,
  });
  redis.disconnect();
  return `session=${token}`;
}

export interface Asking {
  readonly agent: Agent;
  readonly cookie: string;
}

export async function ask(url: string, { query, variables }: BenchQuery, { agent, cookie }: Asking): Promise<string> {
  const { body } = await request(`${url}/graphql`, {
    dispatcher: agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  return body.text();
}
