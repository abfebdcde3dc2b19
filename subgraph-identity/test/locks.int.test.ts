import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const SET_LOCK =
  'mutation ($id: ID!, $locked: Boolean!) { updateAccount(id: $id, attributes: { locked: $locked }) { account { lockedAt } } }';
const codeOf = async (emailAddress: string, password?: string) =>
  (await identity.attempt(emailAddress, password)).errors[0]?.extensions.code;
const failFiveTimes = async (emailAddress: string): Promise<void> => {
  for (let n = 0; n < 5; n += 1) expect(await codeOf(emailAddress, 'wrong')).toBe('sign_in.incorrect');
};

describe("an administrator's lock", () => {
  it('is not turned into a timed one by failed sign-ins, and still stands when their time is over', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.reviewer;
    const admin = await identity.signIn('admin@example.com');
    expect((await identity.graphql(SET_LOCK, { id, locked: true }, { token: admin })).errors).toEqual([]);
    await failFiveTimes(emailAddress);
    expect(await identity.shared.accounts.byId(id)).toMatchObject({ lockedAt: expect.any(Date), lockedUntil: null });
    await forgetAttempts(identity.redis); // what the time does to the count
    identity.clock.offsetMs = 16 * 60_000;
    try {
      expect(await codeOf(emailAddress)).toBe('sign_in.locked');
    } finally {
      identity.clock.offsetMs = 0;
    }
    await identity.graphql(SET_LOCK, { id, locked: false }, { token: admin });
    await expect(identity.signIn(emailAddress)).resolves.toBeTruthy();
  });
});

describe('a lock after failed sign-ins', () => {
  it('ends by itself, and is no lock any more to whoever looks at the account', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.attorney;
    const lockedAt = async () => {
      const token = await identity.signIn('admin@example.com');
      // Reactivates what is not disabled: nothing changes, and the account is shown.
      const LOOK =
        'mutation ($id: ID!) { updateAccount(id: $id, attributes: { disabled: false }) { account { lockedAt } } }';
      const { data } = await identity.graphql(LOOK, { id }, { token });
      return Object(data?.['updateAccount']).account.lockedAt;
    };
    await failFiveTimes(emailAddress);
    expect(await codeOf(emailAddress)).toBe('sign_in.locked');
    expect(await lockedAt()).toMatch(/^\d{4}-/);
    await forgetAttempts(identity.redis);
    identity.clock.offsetMs = 16 * 60_000;
    try {
      expect(await lockedAt()).toBeNull();
      await expect(identity.signIn(emailAddress)).resolves.toBeTruthy();
    } finally {
      identity.clock.offsetMs = 0;
    }
  });
});

describe('many people behind one network address', () => {
  it('are not refused for signing in: only failures use up its attempts', async () => {
    const office = await startIdentity({ SIGN_IN_MAX_PER_IP: '3' });
    const from = { ipAddress: '198.51.100.77' };
    try {
      for (let n = 0; n < 6; n += 1) {
        expect((await office.attempt('advisor@example.com', undefined, from)).errors).toEqual([]);
      }
      for (let n = 0; n < 3; n += 1) {
        const { errors } = await office.attempt(`typo${n}@example.com`, 'wrong', from);
        expect(errors[0]?.extensions.code).toBe('sign_in.incorrect');
      }
      const refused = await office.attempt('planner@example.com', undefined, from);
      expect(refused.session).toBeUndefined();
      // Their accounts are not locked, and they are not told so.
      expect(refused.errors).toMatchObject([
        {
          message: 'Please wait a few minutes before making this request again',
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ]);
      for (let n = 0; n < 9; n += 1) await office.attempt('planner@example.com', 'wrong', from);
      const elsewhere = await office.attempt('planner@example.com', undefined, { ipAddress: '198.51.100.78' });
      expect(elsewhere.session).toBeTruthy();
    } finally {
      await office.stop();
    }
  });
});
