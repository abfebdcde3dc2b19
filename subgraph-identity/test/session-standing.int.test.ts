import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesOf, type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  for (const { id } of Object.values(SAMPLE_ACCOUNTS)) await identity.shared.sessions.endAll(id);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => identity.stop());

const START = '/internal/impersonation/start';
const STOP = '/internal/impersonation/stop';
/** Support mode as somebody: the cookie's new value. */
async function actAs(token: string, userId: string): Promise<string> {
  const { session, status } = await identity.internal('POST', START, {
    token,
    body: { reason: 'A question about a report', user_id: userId },
  });
  if (status !== 200 || !session) throw new Error(`support mode answered ${status}`);
  return session;
}
const standsFor = async (token: string) => (await identity.actorOf(token)).accountId;
const membershipOf = async (accountId: string): Promise<string> =>
  (await identity.shared.accounts.byId(accountId))?.memberships[0]?.id ?? '';
/** Adds a membership as an accepted invitation does. */
const join = (accountId: string, organizationId: string, role: 'ADVISOR' | 'ADMIN') =>
  identity.shared.accounts.addMembership(accountId, {
    id: newId(),
    organizationId,
    role,
    isEstateSpecialist: false,
    estateIds: [],
    joinedAt: new Date(),
  });
const leaveOthers = async (accountId: string): Promise<void> => {
  const [, ...others] = (await identity.shared.accounts.byId(accountId))?.memberships ?? [];
  for (const { id } of others) await identity.shared.accounts.removeMembership(accountId, id);
};

describe('support mode ends with the right to it', () => {
  const { planner, advisor, admin } = SAMPLE_ACCOUNTS;
  const UPDATE =
    'mutation ($id: ID!, $role: MembershipRole) { updateMembership(input: { id: $id, role: $role }) { ok } }';
  const setRole = async (role: 'ADMIN' | 'ESTATE_SPECIALIST'): Promise<void> => {
    await identity.shared.accounts.setMembershipRole(planner.id, await membershipOf(planner.id), role);
    await identity.shared.accounts.setActive(planner.id, { role, membershipId: await membershipOf(planner.id) });
  };
  const asPlannerWhoIsAdministrator = async (): Promise<string> => {
    await setRole('ADMIN');
    return actAs(await identity.signIn(planner.emailAddress), advisor.id);
  };

  it('when the administrator behind it is one no more', async () => {
    const acting = await asPlannerWhoIsAdministrator();
    expect(await standsFor(acting)).toBe(advisor.id);
    const token = await identity.signIn(admin.emailAddress);
    const id = await membershipOf(planner.id);
    expect((await identity.graphql(UPDATE, { id, role: 'ADVISOR' }, { token })).errors).toEqual([]);
    expect(await standsFor(acting)).toBeNull();
    await setRole('ESTATE_SPECIALIST');
  });

  it('when the administrator behind it is in the organization no more', async () => {
    const acting = await asPlannerWhoIsAdministrator();
    const before = await identity.shared.accounts.byId(planner.id);
    const token = await identity.signIn(admin.emailAddress);
    const REMOVE = 'mutation ($id: ID!) { deleteMembership(id: $id) { ok } }';
    const answer = await identity.graphql(REMOVE, { id: await membershipOf(planner.id) }, { token });
    expect(answer.errors).toEqual([]);
    expect(await standsFor(acting)).toBeNull();
    for (const membership of before?.memberships ?? [])
      await identity.shared.accounts.addMembership(planner.id, membership);
    await setRole('ESTATE_SPECIALIST');
  });

  it('when the person it stands for rises to an administrator', async () => {
    const acting = await actAs(await identity.signIn(admin.emailAddress), planner.id);
    await setRole('ADMIN');
    await identity.shared.sessions.refresh([planner.id]);
    expect(await standsFor(acting)).toBeNull();
    await setRole('ESTATE_SPECIALIST');
  });

  it('not when a change takes nothing of it away', async () => {
    const acting = await actAs(await identity.signIn(admin.emailAddress), planner.id);
    await identity.shared.sessions.refresh([planner.id, admin.id]);
    expect(await standsFor(acting)).toBe(planner.id);
    expect((await identity.actorOf(acting)).impersonator?.accountId).toBe(admin.id);
  });

  it('and the roles it switches to are under the same rule: not into a firm that was joined meanwhile', async () => {
    const acting = await actAs(await identity.signIn(admin.emailAddress), planner.id);
    await join(planner.id, SAMPLE_ORGANIZATIONS.operations.id, 'ADVISOR');
    const SWITCH =
      'mutation ($id: ID!, $m: ID) { updateAccount(id: $id, attributes: { activeRole: ADVISOR, activeMembershipId: $m }) { ok } }';
    const joined = (await identity.shared.accounts.byId(planner.id))?.memberships.at(-1)?.id;
    const answer = await identity.graphql(SWITCH, { id: planner.id, m: joined }, { token: acting });
    expect(codesOf(answer)).toEqual(['FORBIDDEN']);
    expect(answer.session).toBeUndefined();
    expect((await identity.actorOf(acting)).organizationId).toBe(SAMPLE_ORGANIZATIONS.northmere.id);
    await leaveOthers(planner.id);
    // Within the firm it switches as before.
    const within = await identity.graphql(SWITCH, { id: planner.id, m: null }, { token: acting });
    expect(within.errors).toEqual([]);
    expect(await identity.actorOf(within.session)).toMatchObject({
      activeRole: 'ADVISOR',
      impersonator: { accountId: admin.id },
    });
  });
});

describe('the session that waits behind support mode', () => {
  const END = 'mutation ($id: ID!) { revokeAccountSession(id: $id) { ok } }';
  const LIST = '{ accountSessions { id isCurrent lastActivityAt } }';

  it('is listed as used now, not as used in the future, and ending it ends support mode', async () => {
    const acting = await actAs(await identity.signIn('super@example.com'), SAMPLE_ACCOUNTS.advisor.id);
    const elsewhere = await identity.signIn('super@example.com');
    const { data } = await identity.graphql(LIST, {}, { token: elsewhere });
    const sessions = Object(data)['accountSessions'] as { id: string; isCurrent: boolean; lastActivityAt: string }[];
    expect(sessions).toHaveLength(2);
    const waiting = sessions.find(({ isCurrent }) => !isCurrent);
    expect(Date.parse(waiting?.lastActivityAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await identity.graphql(END, { id: waiting?.id }, { token: elsewhere })).errors).toEqual([]);
    expect(await standsFor(acting)).toBeNull();
    expect(await standsFor(elsewhere)).toBe(SAMPLE_ACCOUNTS.super.id);
    expect((await identity.internal('POST', STOP, { token: acting })).status).toBe(401);
  });
});

describe('a role that is taken away while a session gets a new id', () => {
  const { planner } = SAMPLE_ACCOUNTS;
  const demote = async (): Promise<void> => {
    await identity.shared.accounts.setMembershipRole(planner.id, await membershipOf(planner.id), 'ATTORNEY');
    await identity.shared.sessions.refresh([planner.id]);
  };
  const restore = async (): Promise<void> => {
    const membershipId = await membershipOf(planner.id);
    await identity.shared.accounts.setMembershipRole(planner.id, membershipId, 'ESTATE_SPECIALIST');
    await identity.shared.accounts.setActive(planner.id, { role: 'ESTATE_SPECIALIST', membershipId });
  };
  const rolesOfSessions = async () =>
    (await identity.shared.sessions.list(planner.id)).map(({ actor }) => actor.activeRole);
  afterEach(restore);

  it('is not brought back by a switch of role that read the account before', async () => {
    const token = await identity.signIn(planner.emailAddress);
    const sessionId = (await identity.actorOf(token)).sessionId ?? '';
    const { byId } = identity.shared.accounts;
    const read = vi.spyOn(identity.shared.accounts, 'byId').mockImplementationOnce(async (id) => {
      const before = await byId(id);
      read.mockRestore();
      await demote();
      return before;
    });
    await expect(identity.shared.sessions.switchRole(sessionId, 'ADVISOR', null)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await rolesOfSessions()).toEqual([]);
  });

  it('is not kept by sessions that get new ids while they are brought up to date', async () => {
    const token = await identity.signIn(planner.emailAddress);
    const sessionId = (await identity.actorOf(token)).sessionId ?? '';
    const { byId } = identity.shared.accounts;
    const read = vi.spyOn(identity.shared.accounts, 'byId').mockImplementationOnce(async (id) => {
      read.mockRestore();
      await identity.shared.sessions.renew(sessionId);
      return byId(id);
    });
    await demote();
    expect(await rolesOfSessions()).toEqual([]);
  });

  it('and a session that ends everywhere does not go on under its new id', async () => {
    const tokens = [await identity.signIn(planner.emailAddress), await identity.signIn(planner.emailAddress)];
    const ids = await Promise.all(tokens.map(async (token) => (await identity.actorOf(token)).sessionId ?? ''));
    await Promise.allSettled([
      identity.shared.sessions.endAll(planner.id),
      ...ids.map((id) => identity.shared.sessions.renew(id)),
    ]);
    expect(await rolesOfSessions()).toEqual([]);
  });

  it('is not given to a sign-in whose password was being checked', async () => {
    const { matches } = identity.shared.passwords;
    vi.spyOn(identity.shared.passwords, 'matches').mockImplementationOnce(async (password, hash) => {
      await demote();
      return matches(password, hash);
    });
    await identity.attempt(planner.emailAddress);
    expect(await rolesOfSessions()).not.toContain('ESTATE_SPECIALIST');
  });
});
