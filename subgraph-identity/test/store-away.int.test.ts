import { SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { type StallingProxy, startStallingProxy } from '@platform/test-kit/stalling-proxy';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

/** The store behind a line that can be cut. */
let line: StallingProxy;
let identity: StartedIdentity;
beforeAll(async () => {
  const store = new URL(process.env['MONGODB_URL'] ?? '');
  line = await startStallingProxy();
  line.leadTo(Number(store.port));
  store.port = String(line.port);
  identity = await startIdentity({ MONGODB_URL: store.href, SIGN_IN_MAX_FAILURES: '2' });
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(async () => {
  await identity.stop();
  await line.close();
});

it('the right password is never answered with a lock because the store was away', async () => {
  line.cut();
  const failed = await Promise.all(Array.from({ length: 4 }, () => identity.attempt('advisor@example.com')));
  expect(failed.every(({ session }) => session === undefined)).toBe(true);
  expect(failed.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).not.toContain(
    'sign_in.locked',
  );
  line.mend();
  // The driver finds its way back by itself.
  await vi.waitFor(() => identity.shared.accountModel.findOne({}).lean().orFail(), { timeout: 30_000, interval: 200 });
  const entered = await identity.attempt('advisor@example.com');
  expect(entered.data).toMatchObject({ signIn: { verified: true } });
}, 60_000);

it('a password that could not be compared is no wrong one where the identity is confirmed either', async () => {
  const token = await identity.signIn('planner@example.com');
  const run = vi.spyOn(identity.shared.passwords, 'matches').mockRejectedValue(new Error('no thread'));
  const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { ok } }';
  const confirm = () => identity.graphql(CONFIRM, { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT } }, { token });
  for (let tries = 0; tries < 6; tries += 1) expect((await confirm()).errors).toHaveLength(1);
  run.mockRestore();
  expect((await confirm()).errors).toEqual([]);
});
