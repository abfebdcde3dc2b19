import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesOf, type StartedIdentity, startIdentity } from './identity-harness.ts';

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

/** Lets `change` happen between the check of a password and what it is checked for. */
const meanwhile = (change: () => Promise<unknown>): void => {
  const { matches } = identity.shared.passwords;
  vi.spyOn(identity.shared.passwords, 'matches').mockImplementationOnce(async (password, hash) => {
    const result = await matches(password, hash);
    await change();
    return result;
  });
};
const hashOf = async (id: string) => (await identity.shared.accounts.byId(id))?.passwordHash;

describe('a sign-in whose password is being checked', () => {
  /** As a reset link does it, with another password. */
  const resetPassword = async (id: string): Promise<string> => {
    const passwordHash = await identity.shared.passwords.hash('Cobalt!Meadow-Quartz9');
    const change = { $set: { passwordHash, passwordChangedAt: new Date() } };
    await identity.shared.accountModel.updateOne({ _id: id }, change);
    await identity.shared.sessions.endAll(id);
    return passwordHash;
  };
  const undo = async (id: string, passwordHash: string | null | undefined): Promise<void> => {
    await identity.shared.accountModel.updateOne({ _id: id }, { $set: { passwordHash } });
  };

  it('begins no session with a password that was reset meanwhile', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    const before = await hashOf(id);
    meanwhile(() => resetPassword(id));
    const answer = await identity.attempt(emailAddress);
    await undo(id, before);
    expect(codesOf(answer)).toEqual(['sign_in.incorrect']);
    expect(answer.session).toBeUndefined();
    expect(await identity.shared.sessions.list(id)).toEqual([]);
  });

  it('brings no earlier password back where its hash is renewed', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    const before = await hashOf(id);
    vi.spyOn(identity.shared.passwords, 'isOutdated').mockReturnValue(true);
    let chosen = '';
    meanwhile(async () => {
      chosen = await resetPassword(id);
    });
    await identity.attempt(emailAddress);
    const after = await hashOf(id);
    await undo(id, before);
    expect(after).toBe(chosen);
  });

  it('begins no session without the second factor that was turned on meanwhile', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    meanwhile(() => identity.shared.accountModel.updateOne({ _id: id }, { $set: { 'twoFactor.enableSms2fa': true } }));
    const answer = await identity.attempt(emailAddress);
    await identity.shared.accountModel.updateOne({ _id: id }, { $unset: { twoFactor: '' } });
    expect(answer.session).toBeUndefined();
    expect(await identity.shared.sessions.list(id)).toEqual([]);
  });

  it('is no change of the password over one that was reset meanwhile', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    const token = await identity.signIn(emailAddress);
    const before = await hashOf(id);
    let chosen = '';
    meanwhile(async () => {
      chosen = await resetPassword(id);
    });
    const password = 'Amber!Willow-Basalt4';
    const answer = await identity.graphql(
      'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }',
      { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT, password, passwordConfirmation: password } },
      { token },
    );
    const after = await hashOf(id);
    await undo(id, before);
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
    expect(after).toBe(chosen);
  });

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

  it('that cannot be completed is on the trail as one that failed, whatever was written beside it', async () => {
    const { emailAddress } = SAMPLE_ACCOUNTS.planner;
    vi.spyOn(identity.shared.sessions, 'start').mockRejectedValueOnce(new Error('the cache is away'));
    const answer = await identity.attempt(emailAddress);
    expect(answer.session).toBeUndefined();
    const { entries } = await identity.shared.audit.list({ chains: 'all', skip: 0, limit: 2 });
    expect(entries.map(({ action, details }) => [action, details['reason']])).toEqual([
      ['sign-in.failed', 'not completed'],
      ['sign-in.succeeded', undefined],
    ]);
  });

  it('leaves no session behind that nobody holds, where its entry cannot be written', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    vi.spyOn(identity.shared.audit, 'append').mockRejectedValueOnce(new Error('the store is away'));
    expect((await identity.attempt(emailAddress)).session).toBeUndefined();
    expect(await identity.shared.sessions.list(id)).toEqual([]);
  });

  it('begins one when nothing happened, so the cases above differ from it in one thing', async () => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.planner;
    meanwhile(async () => undefined);
    expect((await identity.attempt(emailAddress)).session).toMatch(/^[\w-]{43}$/);
    expect(await identity.shared.sessions.list(id)).toHaveLength(1);
  });
});

describe('an administrator who steps down while the other one is disabled', () => {
  it('stays, so that the organization keeps a primary administrator who can sign in', async () => {
    const { accounts, organizations, organizationModel } = identity.shared;
    const { familyOffice } = SAMPLE_ORGANIZATIONS;
    const addAdmin = async (): Promise<{ id: string; membershipId: string }> => {
      const [id, membershipId] = [newId(), newId()];
      await accounts.create({
        id,
        emailAddress: `admin-${id.slice(0, 8)}@example.com`,
        addressConfirmedAt: null,
        name: 'Alma Reyes',
        isSuperadmin: false,
        memberships: [
          {
            id: membershipId,
            organizationId: familyOffice.id,
            role: 'ADMIN',
            isEstateSpecialist: false,
            estateIds: [],
            joinedAt: new Date(),
          },
        ],
        source: 'ADMIN_SIGNUP',
        personId: null,
        canShareEstate: false,
        passwordHash: null,
        at: new Date(),
      });
      return { id, membershipId };
    };
    const [first, second] = [await addAdmin(), await addAdmin()];
    const primaryAdminIds = [first.membershipId, second.membershipId];
    await organizationModel.updateOne({ _id: familyOffice.id }, { $set: { primaryAdminIds } });
    const { removePrimaryAdmin } = organizations;
    vi.spyOn(organizations, 'removePrimaryAdmin').mockImplementationOnce(async (organizationId, membershipId) => {
      await accounts.disable(first.id, new Date());
      return removePrimaryAdmin(organizationId, membershipId);
    });
    const answer = await identity.graphql(
      'mutation ($id: ID!) { deleteMembership(id: $id) { ok } }',
      { id: second.membershipId },
      { token: await identity.signIn('super@example.com') },
    );
    expect(codesOf(answer)).toEqual(['LAST_PRIMARY_ADMIN']);
    expect((await organizations.byId(familyOffice.id))?.primaryAdminIds).toContain(second.membershipId);
    expect((await accounts.byId(second.id))?.memberships).toHaveLength(1);
  });
});
