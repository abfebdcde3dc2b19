import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ SIGN_IN_MAX_FAILURES: '3' });
});
afterAll(() => identity.stop());

const SESSION = `{ currentSession {
  id status isMicroservice permissions settings flags impersonationExpiresAt impersonatedBy { name }
  organization { id name organizationThemeSettings { accentDefault } }
  account { id name emailAddress activeRole assumableRoles isSuperadmin canShareEstate advisorDocBuilderAccess
    activeMembership { id role organization { name } } memberships { id } } } isLoggedIn }`;

const trail = async (action: string, accountId?: string) =>
  (await identity.shared.audit.list({ chains: 'all', actions: [action as never], accountId, skip: 0, limit: 100 }))
    .entries;

describe('sign-in', () => {
  it('R141: returns verified and hands the session over in the header, not in graph data', async () => {
    const answer = await identity.attempt(' Advisor@Example.com ');
    expect(answer.data).toEqual({ signIn: { verified: true, requires: null } });
    expect(answer.session).toMatch(/^[\w-]{43}$/);
    const stored = await identity.redis.keys('session:*');
    expect(stored.join()).not.toContain(answer.session ?? '');
    expect((await trail('sign-in.succeeded', SAMPLE_ACCOUNTS.advisor.id))[0]).toMatchObject({
      ipAddress: '203.0.113.7',
      outcome: 'SUCCEEDED',
    });
  });

  it.each([
    ['advisor@example.com', true],
    ['client@example.com', false],
    ['attorney@example.com', false],
  ])('tells %s what the firm has bought and how it guards itself: %s', async (emailAddress, told) => {
    const token = await identity.signIn(emailAddress);
    const { data } = await identity.graphql('{ currentSession { settings } }', {}, { token });
    const { settings } = Object(data?.['currentSession']) as { settings: Record<string, boolean> };
    expect(settings).toHaveProperty('advisorCanGenerateReport');
    expect('usesAuditLog' in settings).toBe(told);
    expect('hasLegacyUnlimitedHouseholdLicense' in settings).toBe(told);
  });

  it('R130: tells who is signed in, what the policy allows, and the settings and flags in force', async () => {
    const token = await identity.signIn('advisor@example.com');
    const { data } = await identity.graphql(SESSION, {}, { token });
    expect(data).toMatchObject({
      isLoggedIn: true,
      currentSession: {
        status: 'ACTIVE',
        isMicroservice: false,
        impersonatedBy: null,
        settings: { advisorCanGenerateReport: true },
        flags: { IN_APP_CALCULATORS: true, WEPS_EXPERIENCE: false },
        organization: {
          id: SAMPLE_ORGANIZATIONS.northmere.id,
          organizationThemeSettings: { accentDefault: '#0E5870' },
        },
        account: {
          name: 'Nora Finch',
          activeRole: 'ADVISOR',
          assumableRoles: ['ADVISOR'],
          isSuperadmin: false,
          canShareEstate: true,
          advisorDocBuilderAccess: false,
        },
      },
    });
    const { permissions = [] } = (data?.['currentSession'] ?? {}) as { permissions?: string[] };
    expect(permissions).toContain('report:create');
    expect(permissions).not.toContain('organization:edit');
  });

  it('answers a visitor with no session', async () => {
    const { data } = await identity.graphql(SESSION);
    expect(data).toEqual({ currentSession: null, isLoggedIn: false });
  });

  it('answers an unknown address and a wrong password alike, in text, code and work: one hash is checked, and no sooner', async () => {
    const unknown = await identity.attempt('nobody@example.com', 'wrong');
    const wrong = await identity.attempt('planner@example.com', 'wrong');
    const said = {
      message: 'The username and/or password are incorrect. Please try again.',
      extensions: { code: 'sign_in.incorrect' },
    };
    expect(unknown.errors).toMatchObject([said]);
    expect(wrong.errors).toMatchObject([said]);
    expect(Object.keys(unknown.errors[0]?.extensions ?? {})).toEqual(Object.keys(wrong.errors[0]?.extensions ?? {}));
    // Counted: a clock tells little on a busy machine. That both checks cost the same is the hasher's own test.
    const checked = vi.spyOn(identity.shared.passwords, 'matches');
    for (const address of ['reports@example.com', 'nobody2@example.com']) {
      checked.mockClear();
      const from = performance.now();
      await identity.attempt(address, 'wrong');
      expect([address, checked.mock.calls.length]).toEqual([address, 1]);
      expect(performance.now() - from).toBeGreaterThan(98);
    }
    checked.mockRestore();
  });

  it('locks an address after repeated failures, with or without an account behind it, also when they come at once', async () => {
    for (const address of ['attorney@example.com', 'nobody3@example.com']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => identity.attempt(address, 'wrong')));
      const codes = answers.map(({ errors }) => errors[0]?.extensions.code).sort();
      expect(codes).toEqual([...Array(3).fill('sign_in.incorrect'), ...Array(5).fill('sign_in.locked')]);
      const right = await identity.attempt(address);
      expect(right.errors).toMatchObject([
        {
          message: 'Your account is locked due to failed login attempts. Please try again in a few minutes.',
          extensions: { code: 'sign_in.locked' },
        },
      ]);
      expect(right.session).toBeUndefined();
    }
    expect((await identity.shared.accounts.byId(SAMPLE_ACCOUNTS.attorney.id))?.lockedAt).not.toBeNull();
  });

  it('R052: an administrator unlocks the account at once', async () => {
    const token = await identity.signIn('admin@example.com');
    const UNLOCK =
      'mutation ($id: ID!) { updateAccount(id: $id, attributes: { locked: false }) { ok account { lockedAt failedSignInAttempts } } }';
    const { data } = await identity.graphql(UNLOCK, { id: SAMPLE_ACCOUNTS.attorney.id }, { token });
    expect(data).toEqual({ updateAccount: { ok: true, account: { lockedAt: null, failedSignInAttempts: 0 } } });
    await expect(identity.signIn('attorney@example.com')).resolves.toBeTruthy();
  });

  it('limits the attempts of one network address over many accounts', async () => {
    const strict = await startIdentity({ SIGN_IN_MAX_PER_IP: '4' });
    try {
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 6; n += 1) {
        const { errors } = await strict.attempt(`spray${n}@example.com`, 'wrong', { ipAddress: '198.51.100.9' });
        codes.push(errors[0]?.extensions.code);
      }
      expect(codes.slice(3)).toEqual(['sign_in.incorrect', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
      expect(
        (await strict.attempt('advisor@example.com', undefined, { ipAddress: '198.51.100.10' })).session,
      ).toBeTruthy();
    } finally {
      await strict.stop();
    }
  });

  it('a session planted before the sign-in ends with it', async () => {
    const planted = await identity.signIn('collaborator@example.com');
    const own = (await identity.attempt('advisor@example.com', undefined, { token: planted })).session;
    expect(own).not.toBe(planted);
    expect((await identity.actorOf(planted)).kind).toBe('anonymous');
    expect((await identity.actorOf(own)).accountId).toBe(SAMPLE_ACCOUNTS.advisor.id);
  });

  it('R051: a disabled account loses its sessions and signs in no more, until it is reactivated', async () => {
    const admin = await identity.signIn('admin@example.com');
    const reports = await identity.signIn('reports@example.com');
    const SET =
      'mutation ($id: ID!, $disabled: Boolean!) { updateAccount(id: $id, attributes: { disabled: $disabled }) { account { disabledAt } } }';
    const id = SAMPLE_ACCOUNTS.reports.id;
    const disabled = await identity.graphql(SET, { id, disabled: true }, { token: admin });
    expect(disabled.data?.['updateAccount']).toMatchObject({
      account: { disabledAt: expect.stringMatching(/^\d{4}-/) },
    });
    expect((await identity.actorOf(reports)).kind).toBe('anonymous');
    expect((await identity.attempt('reports@example.com')).errors[0]?.extensions.code).toBe('sign_in.disabled');
    expect((await identity.attempt('reports@example.com', 'wrong')).errors[0]?.extensions.code).toBe(
      'sign_in.incorrect',
    );
    const again = await identity.graphql(SET, { id, disabled: false }, { token: admin });
    expect(again.data?.['updateAccount']).toEqual({ account: { disabledAt: null } });
    await expect(identity.signIn('reports@example.com')).resolves.toBeTruthy();
  });
});

describe('sign-out', () => {
  it('ends the session at once and clears the cookie', async () => {
    const token = await identity.signIn('advisor@example.com');
    const answer = await identity.graphql('mutation { signOut { ok } }', {}, { token });
    expect(answer).toMatchObject({ data: { signOut: { ok: true } }, session: '-' });
    expect((await identity.actorOf(token)).kind).toBe('anonymous');
    const twice = await identity.graphql('mutation { signOut { ok } }', {}, { token });
    expect(twice.data).toEqual({ signOut: { ok: true } });
  });
});

describe('role switch', () => {
  const SWITCH =
    'mutation ($id: ID!, $role: MembershipRole!) { updateAccount(id: $id, attributes: { activeRole: $role }) { ok account { activeRole assumableRoles } } }';
  it('gives the session a new id and the rights of the role', async () => {
    const token = await identity.signIn('planner@example.com');
    const answer = await identity.graphql(SWITCH, { id: SAMPLE_ACCOUNTS.planner.id, role: 'ADVISOR' }, { token });
    expect(answer.errors).toEqual([]);
    expect(answer.session).toMatch(/^[\w-]{43}$/);
    expect((await identity.actorOf(token)).kind).toBe('anonymous');
    expect((await identity.actorOf(answer.session)).activeRole).toBe('ADVISOR');
    expect((await trail('role.switched', SAMPLE_ACCOUNTS.planner.id))[0]?.details).toEqual({
      from: 'ESTATE_SPECIALIST',
      to: 'ADVISOR',
    });
    const next = await identity.signIn('planner@example.com');
    expect((await identity.actorOf(next)).activeRole).toBe('ADVISOR');
  });
  it('does nothing for the current role, and refuses one that is not held, and another account', async () => {
    const token = await identity.signIn('advisor@example.com');
    const same = await identity.graphql(SWITCH, { id: SAMPLE_ACCOUNTS.advisor.id, role: 'ADVISOR' }, { token });
    expect(same).toMatchObject({ errors: [], session: undefined });
    for (const variables of [
      { id: SAMPLE_ACCOUNTS.advisor.id, role: 'ADMIN' },
      { id: SAMPLE_ACCOUNTS.advisor.id, role: 'SUPER_ADMIN' },
      { id: SAMPLE_ACCOUNTS.client.id, role: 'CLIENT' },
    ]) {
      const refused = await identity.graphql(SWITCH, variables, { token });
      expect(refused.errors).toMatchObject([
        { message: "Unauthorized: You don't have enough permissions", extensions: { code: 'FORBIDDEN' } },
      ]);
    }
  });
});

describe('administration of accounts', () => {
  const LOCK = 'mutation ($id: ID!) { updateAccount(id: $id, attributes: { locked: true }) { ok } }';
  it('is refused to advisors, on oneself, above oneself and out of reach', async () => {
    const advisor = await identity.signIn('advisor@example.com');
    const admin = await identity.signIn('admin@example.com');
    const code = async (token: string, id: string) =>
      (await identity.graphql(LOCK, { id }, { token })).errors[0]?.extensions.code;
    expect(await code(advisor, SAMPLE_ACCOUNTS.client.id)).toBe('FORBIDDEN');
    expect(await code(admin, SAMPLE_ACCOUNTS.admin.id)).toBe('FORBIDDEN');
    expect(await code(admin, SAMPLE_ACCOUNTS.super.id)).toBe('NOT_FOUND');
    expect(await code(admin, 'no-such-account')).toBe('NOT_FOUND');
  });
});

describe('the trail', () => {
  it('holds together, and notices a removed row', async () => {
    const chain = SAMPLE_ORGANIZATIONS.northmere.id;
    await expect(identity.shared.audit.firstBreak(chain)).resolves.toBeNull();
    const { entries } = await identity.shared.audit.list({ chains: [chain], skip: 2, limit: 1 });
    await identity.shared.auditModels.entries.deleteOne({ _id: entries[0]?.id });
    await expect(identity.shared.audit.firstBreak(chain)).resolves.toBe(entries[0]?.sequence);
  });
  it('holds no password', async () => {
    await identity.attempt('advisor@example.com', 'Very-Secret-Typo-77');
    const all = await identity.shared.audit.list({ chains: 'all', skip: 0, limit: 1000 });
    expect(JSON.stringify(all)).not.toContain('Very-Secret-Typo-77');
  });
});
