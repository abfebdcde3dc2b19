import { ApolloClient, ApolloLink, gql, InMemoryCache, ServerError } from '@apollo/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryDelay, retryLink } from './retry.ts';

const QUERY = gql`{ isLoggedIn }`;

/** A client whose requests fail with the given errors, one after the other, and then answer. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  let requests = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests += 1;
        const error = left.shift();
        if (error) return observer.error(error);
        observer.next({ data: { isLoggedIn: true } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: retryLink().concat(server) });
  return { client, requests: () => requests };
}

const away = () => new TypeError('Failed to fetch');
const answered = (status: number) => new ServerError('no', { response: new Response(null, { status }), bodyText: '' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('retryLink', () => {
  it('R154: a "Failed to fetch" is tried once more, not before 300 ms and not after 1000 ms', async () => {
    const { client, requests } = failing(away());
    const answer = client.query({ query: QUERY });
    await vi.advanceTimersByTimeAsync(299);
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(701);
    expect(requests()).toBe(2);
    expect((await answer).data).toEqual({ isLoggedIn: true });
  });

  it('R154: the delay is spread over 300 ms to 1000 ms', () => {
    expect([0, 0.5, 1].map((random) => retryDelay(random))).toEqual([300, 650, 1_000]);
  });

  it('R154: a second failure is not tried again', async () => {
    const { client, requests } = failing(away(), away());
    const answer = client.query({ query: QUERY }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(2);
    expect(await answer).toMatchObject({ message: 'Failed to fetch' });
  });

  it.each([
    { status: 503, requests: 2 },
    { status: 500, requests: 1 },
    { status: 401, requests: 1 },
  ])('an answer $status takes $requests requests', async ({ status, requests: expected }) => {
    const { client, requests } = failing(answered(status), answered(status));
    const answer = client.query({ query: QUERY }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    await answer;
    expect(requests()).toBe(expected);
  });
});
