import { refusal, renderScreen, screen, sessionOf, unanswered, waitFor } from '@platform/mfe-kit/testing';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useSessionState } from './session-context.tsx';

const expired = (): never => {
  throw refusal('Sign in to continue', 'UNAUTHENTICATED');
};

let mounted = 0;
beforeEach(() => {
  mounted = 0;
});

function Field() {
  const { session } = useSessionState();
  useEffect(() => {
    mounted += 1;
  }, []);
  return <input aria-label={session?.account ? 'Signed in' : 'Signed out'} />;
}

test('what is typed at sign-in stays while the session is asked for again', async () => {
  const { graph, user } = renderScreen(<Field />, { answers: { currentSession: expired } });
  await user.type(await screen.findByLabelText('Signed out'), 'ines@northmere.example');
  graph.answer({ currentSession: unanswered });
  const before = graph.sent.length;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(graph.sent.length).toBeGreaterThan(before));
  expect(screen.getByLabelText('Signed out')).toHaveProperty('value', 'ines@northmere.example');
  expect(mounted).toBe(1);
});

test('a page whose memory is emptied keeps the last known session until it hears of the next one', async () => {
  const { graph } = renderScreen(<Field />, { session: sessionOf() });
  await screen.findByLabelText('Signed in');
  await graph.client.clearStore();
  expect(screen.getByLabelText('Signed in')).toBeDefined();
  graph.answer({ currentSession: expired });
  window.dispatchEvent(new Event('focus'));
  await screen.findByLabelText('Signed out');
  expect(mounted).toBe(1);
});
