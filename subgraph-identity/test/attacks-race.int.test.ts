import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
/** The cache is shared: other files have signed these accounts in. */
beforeEach(async () => {
  for (const who of ['reports', 'reviewer', 'planner'] as const) {
    await identity.shared.sessions.endAll(SAMPLE_ACCOUNTS[who].id);
  }
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => identity.stop());

describe('a sign-in whose password is being checked', () => {
  /** Lets `change` happen between the check and the session. */
  const meanwhile = (change: () => Promise<unknown>): void => {
    const { matches } = identity.shared.passwords;
    vi.spyOn(identity.shared.passwords, 'matches').mockImplementationOnce(async (password, hash) => {
      const result = await matches(password, hash);
      await change();
      return result;
    });
  };

  it('begins no session once the account was disabled meanwhile', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.reports;
    meanwhile(() => identity.shared.accounts.disable(id, new Date()));
    const answer = await identity.attempt(emailAddress);
    expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual(['sign_in.disabled']);
    expect(answer.session).toBeUndefined();
    expect(await identity.shared.sessions.list(id)).toEqual([]);
  });

  it('begins no session, and lifts no lock, once an administrator locked the account meanwhile', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.reviewer;
    meanwhile(() => identity.shared.accounts.lock(id, new Date()));
    const answer = await identity.attempt(emailAddress);
    expect(answer.errors).toHaveLength(1);
    expect(answer.session).toBeUndefined();
    expect(await identity.shared.sessions.list(id)).toEqual([]);
    expect((await identity.shared.accounts.byId(id))?.lockedAt).not.toBeNull();
  });

  it('begins one when nothing happened, so the cases above differ from it in one thing', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    meanwhile(async () => undefined);
    expect((await identity.attempt(emailAddress)).session).toMatch(/^[\w-]{43}$/);
    expect(await identity.shared.sessions.list(id)).toHaveLength(1);
  });
});
