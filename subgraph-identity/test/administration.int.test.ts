import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, familyOffice } = SAMPLE_ORGANIZATIONS;
const ADMINISTER =
  'mutation ($id: ID!, $attributes: AccountAttributesInput!) { updateAccount(id: $id, attributes: $attributes) { ok } }';
const REMOVE = 'mutation ($id: ID!) { deleteMembership(id: $id) { ok } }';

let identity: StartedIdentity;
/** An administrator beside the sample one, primary or not. */
interface Admin {
  readonly id: string;
  readonly membershipId: string;
  readonly emailAddress: string;
}
let passwordHash: string;

async function addAdmin(organizationId: string, isPrimary: boolean): Promise<Admin> {
  const { accounts, organizations } = identity.shared;
  const [id, membershipId] = [newId(), newId()];
  const emailAddress = `admin-${id.slice(0, 8)}@example.com`;
  await accounts.create({
    id,
    emailAddress,
    addressConfirmedAt: null,
    name: 'Alma Reyes',
    isSuperadmin: false,
    memberships: [
      {
        id: membershipId,
        organizationId,
        role: 'ADMIN',
        isEstateSpecialist: false,
        estateIds: [],
        joinedAt: new Date(),
      },
    ],
    source: 'ADMIN_SIGNUP',
    personId: null,
    canShareEstate: false,
    passwordHash,
    at: new Date(),
  });
  if (isPrimary) await organizations.addPrimaryAdmin(organizationId, membershipId);
  return { id, membershipId, emailAddress };
}
const onlyPrimary = (organizationId: string, membershipIds: string[]) =>
  identity.shared.organizationModel.updateOne({ _id: organizationId }, { $set: { primaryAdminIds: membershipIds } });
async function administer(token: string, id: string, attributes: object): Promise<string | undefined> {
  return (await identity.graphql(ADMINISTER, { id, attributes }, { token })).errors[0]?.extensions.code;
}

beforeAll(async () => {
  identity = await startIdentity();
  passwordHash = await identity.shared.passwords.hash(SAMPLE_PASSWORD_DEFAULT);
});
beforeEach(async () => {
  await forgetAttempts(identity.redis);
  await onlyPrimary(northmere.id, [SAMPLE_ACCOUNTS.admin.membershipId]);
});
afterAll(() => identity.stop());

describe('an administrator and a peer', () => {
  it('may lock, disable and bring back each other, but not somebody above', async () => {
    const peer = await addAdmin(northmere.id, false);
    const admin = await identity.signIn('admin@example.com');
    const ofPeer = await identity.signIn(peer.emailAddress);
    expect(await administer(admin, peer.id, { locked: true })).toBeUndefined();
    expect((await identity.actorOf(ofPeer)).kind).toBe('anonymous');
    expect(await administer(admin, peer.id, { locked: false })).toBeUndefined();
    expect(await administer(admin, peer.id, { disabled: true })).toBeUndefined();
    expect(await administer(admin, peer.id, { disabled: false })).toBeUndefined();
    await expect(identity.signIn(peer.emailAddress)).resolves.toBeTruthy();
    // A super administrator who is a member of the same firm stands above all the same.
    const superMembership = { id: newId(), organizationId: northmere.id, role: 'ADVISOR' as const };
    await identity.shared.accounts.addMembership(SAMPLE_ACCOUNTS.super.id, {
      ...superMembership,
      isEstateSpecialist: false,
      estateIds: [],
      joinedAt: new Date(),
    });
    expect(await administer(admin, SAMPLE_ACCOUNTS.super.id, { locked: true })).toBe('NOT_FOUND');
    await identity.shared.accounts.removeMembership(SAMPLE_ACCOUNTS.super.id, superMembership.id);
  });
});

describe('the last primary administrator who can sign in', () => {
  it('is neither disabled nor locked by a peer, and keeps the open sessions', async () => {
    const peer = await identity.signIn((await addAdmin(northmere.id, false)).emailAddress);
    const own = await identity.signIn('admin@example.com');
    for (const attributes of [{ disabled: true }, { locked: true }]) {
      expect(await administer(peer, SAMPLE_ACCOUNTS.admin.id, attributes)).toBe('LAST_PRIMARY_ADMIN');
    }
    expect(await identity.shared.accounts.byId(SAMPLE_ACCOUNTS.admin.id)).toMatchObject({
      disabledAt: null,
      lockedAt: null,
    });
    expect((await identity.actorOf(own)).accountId).toBe(SAMPLE_ACCOUNTS.admin.id);
  });

  it('may be once there is another; one who cannot sign in does not count', async () => {
    const peer = await identity.signIn((await addAdmin(northmere.id, false)).emailAddress);
    const second = await addAdmin(northmere.id, true);
    await identity.shared.accounts.disable(second.id, new Date());
    expect(await administer(peer, SAMPLE_ACCOUNTS.admin.id, { locked: true })).toBe('LAST_PRIMARY_ADMIN');
    const removal = await identity.graphql(REMOVE, { id: SAMPLE_ACCOUNTS.admin.membershipId }, { token: peer });
    expect(removal.errors[0]?.extensions.code).toBe('LAST_PRIMARY_ADMIN');
    await identity.shared.accounts.disable(second.id, null);
    expect(await administer(peer, SAMPLE_ACCOUNTS.admin.id, { locked: true })).toBeUndefined();
    expect(await administer(peer, SAMPLE_ACCOUNTS.admin.id, { locked: false })).toBeUndefined();
  });

  it('stays when two do it to each other at once', async () => {
    const [a, b] = [await addAdmin(northmere.id, true), await addAdmin(northmere.id, true)];
    await onlyPrimary(northmere.id, [a.membershipId, b.membershipId]);
    const [ofA, ofB] = [await identity.signIn(a.emailAddress), await identity.signIn(b.emailAddress)];
    await Promise.all([administer(ofA, b.id, { disabled: true }), administer(ofB, a.id, { disabled: true })]);
    const after = await identity.shared.accounts.byIds([a.id, b.id]);
    expect(after.filter(({ disabledAt }) => disabledAt === null).length).toBeGreaterThan(0);
  });

  it('may be shut out by the platform’s own administrators, who can give the organization another', async () => {
    const token = await identity.signIn('super@example.com');
    expect(await administer(token, SAMPLE_ACCOUNTS.admin.id, { locked: true })).toBeUndefined();
    expect(await administer(token, SAMPLE_ACCOUNTS.admin.id, { locked: false })).toBeUndefined();
  });
});

describe('what is done to an account from above', () => {
  it('is on the audit trail of the organization that the account belongs to, where its administrators read it', async () => {
    const below = await addAdmin(familyOffice.id, false);
    for (const who of ['super', 'admin']) {
      const token = await identity.signIn(`${who}@example.com`);
      for (const attributes of [{ disabled: true }, { disabled: false }, { locked: true }, { locked: false }]) {
        expect([who, await administer(token, below.id, attributes)]).toEqual([who, undefined]);
      }
    }
    const READ =
      'query ($id: ID) { auditEntries(organizationId: $id, pagination: { perPage: 20 }) { collection { action account { id } subjectId } } }';
    const token = await identity.signIn(below.emailAddress);
    const { data, errors } = await identity.graphql(READ, { id: familyOffice.id }, { token });
    expect(errors).toEqual([]);
    const { collection } = Object(data?.['auditEntries']) as { collection: { action: string; subjectId: string }[] };
    const done = collection.filter(({ subjectId, action }) => subjectId === below.id && action.startsWith('account.'));
    const once = ['account.disabled', 'account.reactivated', 'account.locked', 'account.unlocked'];
    expect(done.map(({ action }) => action).sort()).toEqual([...once, ...once].sort());
  });
});
