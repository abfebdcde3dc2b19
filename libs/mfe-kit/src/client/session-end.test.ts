import { ApolloClient, ApolloLink, gql, InMemoryCache, ServerError } from '@apollo/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEndLink, whileSessionChanges } from './session-end.ts';

const question = gql`query CurrentSession { currentSession { id } }`;
const OPEN = { data: { currentSession: { __typename: 'Session', id: 'a' } } };
const gone = () => new ServerError('expired', { response: new Response(null, { status: 401 }), bodyText: '' });

/** A client whose server gives these answers in turn, the last one for ever. */
function clientOf(...answers: (typeof OPEN | ServerError)[]) {
  let asked = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[Math.min(asked, answers.length - 1)];
        asked += 1;
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer ?? OPEN);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: sessionEndLink().concat(server), cache: new InMemoryCache() });
  const ask = () =>
    client.query({ query: question, fetchPolicy: 'network-only' }).then(
      () => 'open',
      () => 'ended',
    );
  return { ask, asked: () => asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the end of a session', () => {
  it('is believed at once by a page that knew of none', async () => {
    const { ask, asked } = clientOf(gone());
    expect(await ask()).toBe('ended');
    expect(asked()).toBe(1);
  });

  it('R056: is believed when it is heard twice', async () => {
    const { ask, asked } = clientOf(OPEN, gone());
    await ask();
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe('ended');
    expect(asked()).toBe(3);
  });

  it('is not believed when another tab has just renewed the session', async () => {
    const { ask } = clientOf(OPEN, gone(), OPEN);
    await ask();
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe('open');
  });

  it('is not believed while this tab changes its session, however long that takes', async () => {
    const { ask, asked } = clientOf(OPEN, gone(), gone(), gone(), gone(), OPEN);
    await ask();
    const changed = Promise.withResolvers<void>();
    const change = whileSessionChanges(() => changed.promise);
    const answer = ask();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe('open');
    expect(asked()).toBe(6);
    changed.resolve();
    await change;
  });
});
