import autocannon from 'autocannon';
import { type Figure, ms, percentile } from './figures.ts';

export interface LoadTarget {
  readonly what: string;
  readonly url: string;
  /** Asked before each run: an actor token lives for a minute only. */
  readonly headers: () => Promise<Record<string, string>>;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

const CONNECTIONS = [1, 50] as const;
const WARM_UP_SECONDS = 1;

interface LoadResult {
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
  readonly failed: number;
}

/** The same operation over and over; an answer with errors counts as failed, not as fast. */
export async function load(target: LoadTarget, connections: number, duration: number): Promise<LoadResult> {
  const latenciesMs: number[] = [];
  const headers = { 'content-type': 'application/json', ...(await target.headers()) };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: target.url,
        method: 'POST',
        headers,
        body: JSON.stringify({ query: target.query, variables: target.variables ?? {} }),
        connections,
        duration,
        verifyBody: (body) => !String(body).includes('"errors":'),
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, _status, _bytes, latencyMs) => latenciesMs.push(latencyMs));
  });
  return {
    perSecond: result.requests.total / result.duration,
    latenciesMs,
    failed: result.non2xx + result.errors + result.mismatches,
  };
}

/** Requests per second, p50 and p95 at one and at fifty connections, after a short warm-up. */
export async function measureLoad(target: LoadTarget, duration: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  await load(target, 4, WARM_UP_SECONDS);
  for (const connections of CONNECTIONS) {
    const { perSecond, latenciesMs, failed } = await load(target, connections, duration);
    const p50 = ms(percentile(latenciesMs, 0.5));
    const p95 = ms(percentile(latenciesMs, 0.95));
    const failures = failed > 0 ? `, ${failed} FAILED` : '';
    figures.push({
      what: `${target.what}, ${connections} connection${connections === 1 ? '' : 's'}`,
      value: `${perSecond.toFixed(0)} requests/s, p50 ${p50}, p95 ${p95}${failures}`,
    });
  }
  return figures;
}
