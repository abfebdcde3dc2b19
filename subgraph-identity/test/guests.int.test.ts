import { newId } from '@platform/kernel';
import {
  CASTELLAN_ESTATE_ID,
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  sampleEstateId,
} from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GuestLink, guestsOf, invitationOf } from './guest-harness.ts';
import { type Answer, codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere } = SAMPLE_ORGANIZATIONS;
const OTHER_ESTATE = sampleEstateId(901);
const ANOTHER_ESTATE = sampleEstateId(902);
let identity: StartedIdentity;
let admin: string;
let advisor: string;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
  await identity.knowEstate(CASTELLAN_ESTATE_ID, northmere.id);
  await identity.knowEstate(OTHER_ESTATE, northmere.id);
  await identity.knowEstate(ANOTHER_ESTATE, northmere.id);
  admin = await identity.signIn('admin@example.com');
  advisor = await identity.signIn('advisor@example.com');
  guests = guestsOf(identity, advisor);
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const CANCEL = 'mutation ($id: ID!) { deleteInvitationToken(id: $id) { invitationToken { status } } }';
const READ = 'query ($token: String!) { invitationToken(token: $token) { acceptance } }';
const METHODS = '{ account2faSettings { enable2fa enableAuthApp2fa enableSms2fa phoneNumber primary2faPreference } }';
const TEAM = `query ($organizationId: ID!) {
  organizationTeam(organizationId: $organizationId, pagination: { perPage: -1 }) { collection { emailAddress } }
}`;
const address = (): string => `invited-${newId().slice(0, 8)}@example.com`;
const membershipsOf = async (emailAddress: string) =>
  (await identity.shared.accounts.byEmailAddress(emailAddress))?.memberships ?? [];
const northmereMembers = async () => {
  const { data } = await identity.graphql(TEAM, { organizationId: northmere.id }, { token: admin });
  return Object(data?.['organizationTeam']).collection as { emailAddress: string }[];
};

describe('a guest', () => {
  it('R143: createMembership returns exp and token; the guest is nobody until the mailed code was verified', async () => {
    const emailAddress = address();
    const link = await guests.linkOf(emailAddress);
    expect(link.exp).toBeGreaterThan(Date.now() / 1000);
    expect(codesOf(await guests.come({ ...link, exp: link.exp + 1 }))).toEqual(['NOT_FOUND']);
    const came = await guests.come(link);
    expect(came.data).toEqual({ signInGuestWithToken: { verified: false } });
    expect((await identity.actorOf(came.session)).kind).toBe('anonymous');
    expect((await guests.askForCode(came.session)).data).toMatchObject({ sendClientOtp: { ok: true } });
    expect(codesOf(await guests.verify(came.session, '00000x'))).toEqual(['INVALID_OTP']);
    expect(await membershipsOf(emailAddress)).toEqual([]);
    const done = await guests.verify(came.session, await guests.mailedCode(emailAddress));
    expect(await identity.actorOf(done.session)).toMatchObject({
      activeRole: 'EXTERNAL_COLLABORATOR',
      scope: { estateIds: [CASTELLAN_ESTATE_ID] },
    });
  });
  it('is given at most fifty estates at once', async () => {
    const tooMany = Array.from({ length: 51 }, (_, at) => sampleEstateId(1_000 + at));
    const { errors } = await guests.share(address(), tooMany);
    expect(errors).toMatchObject([
      {
        message: 'At most 50 estates can be shared at once. Share the others by another invitation.',
        extensions: { code: 'BAD_USER_INPUT', field: 'estateIds' },
      },
    ]);
    // As many as that are looked for.
    expect(codesOf(await guests.share(address(), tooMany.slice(1)))).toEqual(['NOT_FOUND']);
  });
  it('makes no member of the whole organization', async () => {
    const SHARE = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }';
    const who = { organizationId: northmere.id, emailAddress: address(), name: 'Gus Guest' };
    const input = { ...who, estateIds: [], role: 'ADVISOR' };
    expect(codesOf(await identity.graphql(SHARE, { input }, { token: advisor }))).toEqual(['BAD_USER_INPUT']);
  });
  it('with a second factor is asked for it after the mailed code, and comes in by both only', async () => {
    const { emailAddress, link } = await guests.guest();
    const phone = { enableSms2fa: true, phoneVerified: true, countryCode: '+1', phoneNumber: '5551234567' };
    await identity.shared.accountModel.updateOne({ emailAddress }, { $set: { twoFactor: phone } });
    const { session } = await guests.come(link);
    await guests.askForCode(session);
    const half = await guests.verify(session, await guests.mailedCode(emailAddress));
    expect(half.data).toEqual({ verifyOtp: { verified: false } });
    expect((await identity.actorOf(half.session)).kind).toBe('anonymous');
    await identity.graphql('mutation { requestOtp { ok } }', {}, { token: half.session });
    const whole = await guests.verify(half.session, await guests.mailedCode('+15551234567'), 'SMS');
    expect(whole.data).toEqual({ verifyOtp: { verified: true } });
    expect((await identity.actorOf(whole.session)).emailAddress).toBe(emailAddress);
  });
});

describe('the link of a guest, which whoever shares knows', () => {
  /** Everything that a visitor with the link sees, from opening it to the end of the tries. */
  async function seenBy(link: GuestLink): Promise<unknown> {
    const read = await identity.graphql(READ, { token: link.token });
    const came = await guests.come(link);
    const methods = await identity.graphql(METHODS, {}, { token: came.session });
    const texted = await identity.graphql('mutation { requestOtp { ok } }', {}, { token: came.session });
    const mailed = await guests.askForCode(came.session);
    const tries: Answer[] = [];
    for (const from of ['EMAIL', 'AUTH_APP', 'SMS', 'BACKUP_CODE', 'EMAIL', 'EMAIL', 'EMAIL'])
      tries.push(await guests.verify(came.session, '12345x', from));
    const session = came.session === undefined ? 'none' : 'given';
    const answers = [read, came, methods, texted, mailed, ...tries];
    return {
      session,
      answers: answers.map(({ data, errors }) => ({ data, errors: errors.map(({ message }) => message) })),
    };
  }
  const withTwoFactor = { 'twoFactor.enableAuthApp2fa': true, 'twoFactor.authAppVerified': true };

  it('tells nothing of the address: with an account, a second factor, a lock or none, everything is alike', async () => {
    const { client, attorney, reviewer, super: owner } = SAMPLE_ACCOUNTS;
    const guest = await guests.guest();
    await identity.shared.accountModel.updateOne({ emailAddress: guest.emailAddress }, { $set: withTwoFactor });
    await identity.shared.accountModel.updateOne({ _id: attorney.id }, { $set: withTwoFactor });
    await identity.shared.accounts.disable(reviewer.id, new Date());
    await identity.shared.accountModel.updateOne({ _id: owner.id }, { $set: { ssoSubject: 'google|1' } });
    const before = await northmereMembers();
    const nobody = await seenBy(await guests.linkOf(address(), [OTHER_ESTATE]));
    for (const emailAddress of [client, attorney, reviewer, owner].map((account) => account.emailAddress))
      expect([emailAddress, await seenBy(await guests.linkOf(emailAddress, [OTHER_ESTATE]))]).toEqual([
        emailAddress,
        nobody,
      ]);
    await forgetAttempts(identity.redis); // of the guest's own visit by the same link
    expect(await seenBy(guest.link)).toEqual(nobody);
    // Nor is anybody a member by that.
    expect(await northmereMembers()).toEqual(before);
    await identity.shared.accounts.disable(reviewer.id, null);
  });
  it('tells the owner of an account by mail to sign in, without a code, and uses up none of the owner’s tries', async () => {
    const { emailAddress, id } = SAMPLE_ACCOUNTS.reviewer;
    const link = await guests.linkOf(emailAddress, [ANOTHER_ESTATE]);
    const { session } = await guests.come(link);
    await guests.askForCode(session);
    const mail = (await identity.shared.messages.latest(20, emailAddress)).find(
      ({ subject }) => subject === 'Sign in to open what is shared with you',
    );
    expect(mail?.text).toBeDefined();
    expect(mail?.text).not.toMatch(/\d/);
    for (let n = 0; n < 6; n += 1) await guests.verify(session, '12345x');
    expect(await identity.redis.keys(`*${id}*otp*`)).toEqual([]);
    expect(await identity.redis.keys(`limit-otp*${id}*`)).toEqual([]);
  });
  it('adds to an account with a sign-in of its own only what the account itself takes', async () => {
    const { emailAddress } = SAMPLE_ACCOUNTS.reviewer;
    const link = await guests.linkOf(emailAddress, [OTHER_ESTATE, ANOTHER_ESTATE]);
    const before = (await membershipsOf(emailAddress)).length;
    expect((await guests.come(link, advisor)).data).toEqual({ signInGuestWithToken: { verified: false } });
    advisor = await identity.signIn('advisor@example.com');
    guests = guestsOf(identity, advisor);
    expect(await membershipsOf(emailAddress)).toHaveLength(before);
    const own = await identity.signIn(emailAddress);
    const read = await identity.graphql(READ, { token: link.token }, { token: own });
    expect(read.data).toEqual({ invitationToken: { acceptance: 'SIGN_IN' } });
    const joined = await guests.come(link, own);
    expect(joined.data).toEqual({ signInGuestWithToken: { verified: true } });
    expect(joined.session).toMatch(/^[\w-]{43}$/);
    expect(await membershipsOf(emailAddress)).toHaveLength(before + 1);
  });
  it('brings nobody back whom an administrator has removed', async () => {
    const REMOVE = 'mutation ($id: ID!) { deleteMembership(id: $id) { ok } }';
    const { emailAddress, come } = await guests.guest();
    const [membership] = await membershipsOf(emailAddress);
    const removed = await identity.graphql(REMOVE, { id: membership?.id }, { token: admin });
    expect(removed.errors).toEqual([]);
    expect(codesOf(await come())).toEqual(['NOT_FOUND']);
    expect(await membershipsOf(emailAddress)).toEqual([]);
  });
  it('lets nobody in while it is cancelled, nor after', async () => {
    const emailAddress = address();
    const link = await guests.linkOf(emailAddress);
    const { session } = await guests.come(link);
    await guests.askForCode(session);
    const { accounts } = identity.shared;
    const { create } = accounts;
    vi.spyOn(accounts, 'create').mockImplementationOnce(async (account) => {
      await identity.graphql(CANCEL, { id: invitationOf(link) }, { token: advisor });
      return create.call(accounts, account);
    });
    const otp = await guests.mailedCode(emailAddress);
    expect(codesOf(await guests.verify(session, otp))).toEqual(['NOT_FOUND']);
    expect(await membershipsOf(emailAddress)).toEqual([]);
    await guests.askForCode(session);
    expect(codesOf(await guests.verify(session, await guests.mailedCode(emailAddress)))).toEqual(['NOT_FOUND']);
  });
  it('is not given to another address once somebody came in by it', async () => {
    const CHANGE =
      'mutation ($id: ID!, $attributes: InvitationTokenAttributesInput!) { updateInvitationToken(id: $id, attributes: $attributes) { ok } }';
    const first = await guests.guest();
    const second = await guests.guest([OTHER_ESTATE]);
    const change = { id: invitationOf(first.link), attributes: { emailAddress: second.emailAddress } };
    const answer = await identity.graphql(CHANGE, change, { token: advisor });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'emailAddress' });
    expect(await membershipsOf(second.emailAddress)).toHaveLength(1);
  });
});
