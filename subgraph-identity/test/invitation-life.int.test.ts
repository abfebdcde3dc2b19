import { newId } from '@platform/kernel';
import { derivedId } from '@platform/service-kit';
import {
  CASTELLAN_ESTATE_ID,
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  sampleEstateId,
} from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestsOf, invitationOf } from './guest-harness.ts';
import { type Answer, codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, familyOffice } = SAMPLE_ORGANIZATIONS;
const PASSWORD = 'Cobalt!Meadow-Quartz9';
const OTHER_ESTATE = sampleEstateId(901);
let identity: StartedIdentity;
let admin: string;
let advisor: string;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
  await identity.knowEstate(CASTELLAN_ESTATE_ID, northmere.id);
  await identity.knowEstate(OTHER_ESTATE, northmere.id);
  admin = await identity.signIn('admin@example.com');
  advisor = await identity.signIn('advisor@example.com');
  guests = guestsOf(identity, advisor);
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const INVITE =
  'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { id token emailAddress } } }';
const INVITE_CLIENT =
  'mutation ($input: InviteClientInput!) { inviteClient(input: $input) { invitationToken { id token emailAddress } } }';
const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok } }';
const CANCEL = 'mutation ($id: ID!) { deleteInvitationToken(id: $id) { invitationToken { status } } }';
const CHANGE =
  'mutation ($id: ID!, $attributes: InvitationTokenAttributesInput!) { updateInvitationToken(id: $id, attributes: $attributes) { invitationToken { token emailAddress expiresAt status } } }';
const READ =
  'query ($token: String!) { invitationToken(token: $token) { organizationName inviterName acceptance isPrimaryAdmin } }';
const LIST =
  'query ($organizationId: ID!, $open: Boolean, $searchTerm: String) { invitationTokens(organizationId: $organizationId, open: $open, searchTerm: $searchTerm) { collection { id token status emailAddress } metadata { totalCount } } }';
const SELF = '{ currentSession { account { source activeRole activeMembership { isPrimaryAdmin } signedInAt } } }';

interface Sent {
  readonly id: string;
  readonly token: string;
  readonly emailAddress: string;
}
const address = (): string => `invited-${newId().slice(0, 8)}@example.com`;
/** The invitation, with the link that only its mail has. */
async function sentBy({ data }: Answer): Promise<Sent> {
  const made = Object(Object.values(data ?? {})[0]).invitationToken as Sent;
  return { ...made, token: await identity.linkTokenOf(made.id ?? made.token) };
}
const invite = (input: object = {}, options: object = {}) =>
  identity.graphql(
    INVITE,
    {
      input: { organizationId: northmere.id, emailAddress: address(), name: 'Ida Example', role: 'ADVISOR', ...input },
    },
    { token: admin, ...options },
  );
const inviteClient = (input: object = {}) =>
  identity.graphql(
    INVITE_CLIENT,
    {
      input: {
        organizationId: northmere.id,
        emailAddress: address(),
        name: 'Clara Client',
        estateId: CASTELLAN_ESTATE_ID,
        ...input,
      },
    },
    { token: advisor },
  );
const signUp = (token: string, rest: object = {}) => ({
  token,
  name: 'Ida Example',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  termsAccepted: true,
  ...rest,
});
const join = (token: string, session?: string) =>
  identity.graphql(CREATE, { input: signUp(token) }, { token: session });
/** Whoever joins by an invitation that nothing speaks against. */
async function joined(invited: Answer): Promise<Answer> {
  const answer = await join((await sentBy(invited)).token);
  expect(answer.errors).toEqual([]);
  return answer;
}
const accountOf = (emailAddress: string) => identity.shared.accounts.byEmailAddress(emailAddress);
const selfOf = async (session: string | undefined) =>
  Object((await identity.graphql(SELF, {}, { token: session })).data?.['currentSession']).account as Record<
    string,
    unknown
  >;

describe('an invitation that is cancelled', () => {
  it('at the moment it is accepted either ends the link or comes too late, and leaves no half of it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, token, emailAddress } = await sentBy(await invite());
      const [cancelled, joined] = await Promise.all([identity.graphql(CANCEL, { id }, { token: admin }), join(token)]);
      const outcome = [cancelled.errors.length === 0, joined.errors.length === 0];
      expect(outcome.filter(Boolean)).toHaveLength(1);
      const memberships = (await accountOf(emailAddress))?.memberships ?? [];
      expect(memberships).toHaveLength(joined.errors.length === 0 ? 1 : 0);
    }
  });
  it('while an account is being written is not cancelled, and works again when the writing was interrupted', async () => {
    const { id, token } = await sentBy(await invite());
    const { invitationStore } = identity.shared;
    const invitation = await invitationStore.byId(id);
    if (!invitation) throw new Error('no invitation');
    await invitationStore.claim(invitation, new Date());
    expect(codesOf(await identity.graphql(CANCEL, { id }, { token: admin }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await join(token))).toEqual(['NOT_FOUND']);
    identity.clock.offsetMs = 31_000;
    expect((await join(token)).errors).toEqual([]);
    identity.clock.offsetMs = 0;
  });
  it('takes back a membership that was written while it was not yet used up', async () => {
    const { id, token, emailAddress } = await sentBy(await invite({ organizationId: familyOffice.id }));
    const planner = SAMPLE_ACCOUNTS.planner;
    expect(emailAddress).not.toBe(planner.emailAddress);
    const made = await identity.shared.accounts.addMembership(planner.id, {
      id: derivedId('membership', id),
      organizationId: familyOffice.id,
      role: 'ADVISOR',
      isEstateSpecialist: false,
      estateIds: [],
      joinedAt: new Date(),
    });
    expect(made.memberships).toHaveLength(2);
    await identity.graphql(CANCEL, { id }, { token: admin });
    expect((await identity.shared.accounts.byId(planner.id))?.memberships).toHaveLength(1);
    expect(codesOf(await join(token))).toEqual(['NOT_FOUND']);
  });
  it('ends the access and the open sessions of a guest who came in by it', async () => {
    const { emailAddress, link, come, session } = await guests.guest();
    expect(await identity.actorOf(session)).toMatchObject({ scope: { estateIds: [CASTELLAN_ESTATE_ID] } });
    const id = invitationOf(link);
    const cancelled = await identity.graphql(CANCEL, { id }, { token: advisor });
    expect(cancelled.data).toEqual({ deleteInvitationToken: { invitationToken: { status: 'NO_ACCESS' } } });
    expect((await identity.actorOf(session)).kind).toBe('anonymous');
    expect((await accountOf(emailAddress))?.memberships).toEqual([]);
    expect(codesOf(await come())).toEqual(['NOT_FOUND']);
  });
});

describe('a former guest', () => {
  it('who becomes a member proves the address by a mailed code before a password is set', async () => {
    const { emailAddress } = await guests.guest();
    const { token } = await sentBy(await invite({ emailAddress }));
    expect((await identity.graphql(READ, { token })).data).toMatchObject({
      invitationToken: { acceptance: 'MAILED_CODE' },
    });
    const begun = await join(token);
    expect(begun.errors).toEqual([]);
    expect((await identity.actorOf(begun.session)).kind).toBe('anonymous');
    expect((await accountOf(emailAddress))?.passwordHash).toBeNull();
    const verified = await guests.verifyByMail(begun.session, emailAddress);
    const joined = await join(token, verified);
    expect(joined.errors).toEqual([]);
    expect(await identity.actorOf(joined.session)).toMatchObject({
      activeRole: 'ADVISOR',
      organizationId: northmere.id,
    });
    expect((await identity.attempt(emailAddress, PASSWORD)).data).toMatchObject({ signIn: { verified: true } });
    expect(codesOf(await join(token))).toEqual(['NOT_FOUND']);
  });
  it('whose access was cancelled begins anew by the link alone', async () => {
    const { emailAddress, link } = await guests.guest();
    await identity.graphql(CANCEL, { id: invitationOf(link) }, { token: advisor });
    const { token } = await sentBy(await inviteClient({ emailAddress }));
    expect((await identity.graphql(READ, { token })).data).toMatchObject({
      invitationToken: { acceptance: 'NEW_ACCOUNT' },
    });
    expect((await join(token)).errors).toEqual([]);
    expect((await identity.attempt(emailAddress, PASSWORD)).data).toMatchObject({ signIn: { verified: true } });
  });
});

describe('a former guest with a second factor', () => {
  it('is asked for it when the next link is accepted', async () => {
    const { emailAddress, link } = await guests.guest();
    await identity.graphql(CANCEL, { id: invitationOf(link) }, { token: advisor });
    const secondFactor = { 'twoFactor.enableSms2fa': true, 'twoFactor.phoneVerified': true };
    await identity.shared.accountModel.updateOne({ emailAddress }, { $set: secondFactor });
    const { token } = await sentBy(await invite({ emailAddress }));
    const joined = await join(token);
    expect((await identity.actorOf(joined.session)).kind).toBe('anonymous');
  });
});

describe('somebody who has an account', () => {
  it('accepts when signed in, in the session that is open, without typing a password', async () => {
    const { token, emailAddress } = await sentBy(await invite({ organizationId: familyOffice.id }));
    const own = (await join(token)).session;
    const second = await sentBy(await invite({ emailAddress, role: 'ESTATE_SPECIALIST' }));
    expect((await identity.graphql(READ, { token: second.token })).data).toMatchObject({
      invitationToken: { acceptance: 'SIGN_IN' },
    });
    const input = signUp(second.token, { password: '', passwordConfirmation: '' });
    expect(codesOf(await identity.graphql(CREATE, { input }, { token: advisor }))).toEqual(['sign_in.incorrect']);
    const accepted = await identity.graphql(CREATE, { input }, { token: own });
    expect(accepted.errors).toEqual([]);
    expect(await identity.actorOf(accepted.session)).toMatchObject({
      organizationId: northmere.id,
      activeRole: 'ESTATE_SPECIALIST',
    });
    expect((await identity.actorOf(own)).kind).toBe('anonymous');
  });
});

describe('sign-up sources', () => {
  const sourceOf = async (invited: Answer) => (await selfOf((await joined(invited)).session))?.['source'];
  it.each([
    ['ADVISOR', 'ADVISOR_SIGNUP'],
    ['ESTATE_SPECIALIST', 'ESTATE_SPECIALIST_SIGNUP'],
    ['ADMIN', 'ADMIN_SIGNUP'],
    ['ATTORNEY', null],
    ['DOCUMENT_REVIEWER', null],
    ['REPORT_ADMIN', null],
  ])('an account that came as %s has the source %s', async (role, source) => {
    expect(await sourceOf(await invite({ role }))).toBe(source);
  });
  it('PRIMARY_ADMIN_SIGNUP: who was invited as a primary administrator is one', async () => {
    const { token } = await sentBy(await invite({ role: 'ADMIN', isPrimaryAdmin: true }));
    expect((await identity.graphql(READ, { token })).data).toMatchObject({ invitationToken: { isPrimaryAdmin: true } });
    expect(await selfOf((await join(token)).session)).toMatchObject({
      source: 'PRIMARY_ADMIN_SIGNUP',
      activeMembership: { isPrimaryAdmin: true },
    });
    expect(codesOf(await invite({ role: 'ADVISOR', isPrimaryAdmin: true }))).toEqual(['BAD_USER_INPUT']);
  });
  it('PRIMARY_ADMIN_SIGNUP: the first administrator of an organization is its primary one', async () => {
    const before = await identity.shared.organizationModel.findById(familyOffice.id).lean();
    await identity.shared.organizationModel.updateOne({ _id: familyOffice.id }, { $set: { primaryAdminIds: [] } });
    const first = await joined(await invite({ organizationId: familyOffice.id, role: 'ADMIN' }));
    expect(await selfOf(first.session)).toMatchObject({
      source: 'PRIMARY_ADMIN_SIGNUP',
      activeMembership: { isPrimaryAdmin: true },
    });
    const next = await joined(await invite({ organizationId: familyOffice.id, role: 'ADMIN' }));
    expect(await selfOf(next.session)).toMatchObject({
      source: 'ADMIN_SIGNUP',
      activeMembership: { isPrimaryAdmin: false },
    });
    const { primaryAdminIds = [] } = before ?? {};
    await identity.shared.organizationModel.updateOne({ _id: familyOffice.id }, { $set: { primaryAdminIds } });
  });
  it('CLIENT_PORTAL and ADVISOR_CHARGE_ME: a client, whose documents the advisor pays for where advisors can', async () => {
    expect(await sourceOf(await inviteClient())).toBe('CLIENT_PORTAL');
    const billed = { advisorBilledForDocuments: true };
    const refused = await inviteClient(billed);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'advisorBilledForDocuments' });
    const flags = async (names: readonly string[]) => {
      const $set = { flags: names.map((name) => ({ name, enabled: true })) };
      await identity.shared.organizationModel.updateOne({ _id: northmere.id }, { $set });
    };
    const before = await identity.shared.organizationModel.findById(northmere.id).lean();
    await flags(['ADVISOR_CHARGE_ME', 'ENROLLED_IN_DOCUMENTS_SUBSCRIPTION']);
    expect(codesOf(await inviteClient(billed))).toEqual(['BAD_USER_INPUT']);
    await flags(['ADVISOR_CHARGE_ME']);
    expect(await sourceOf(await inviteClient(billed))).toBe('ADVISOR_CHARGE_ME');
    await identity.shared.organizationModel.updateOne({ _id: northmere.id }, { $set: { flags: before?.flags ?? [] } });
  });
  it('a guest has none', async () => {
    expect((await selfOf((await guests.guest()).session))?.['source']).toBeNull();
  });
});

describe('changing an invitation', () => {
  const change = (id: string, attributes: object) => identity.graphql(CHANGE, { id, attributes }, { token: admin });
  const mailsTo = async (emailAddress: string) =>
    (await identity.shared.messages.latest(100)).filter(({ to }) => to === emailAddress).length;
  it('sends it again only when that is asked for', async () => {
    const { id, token, emailAddress } = await sentBy(await invite());
    await vi.waitFor(async () => expect(await mailsTo(emailAddress)).toBe(1), { timeout: 30_000 });
    const unchanged = await change(id, { isRefresh: false, intent: 'MEMBER' });
    expect(await sentBy(unchanged)).toMatchObject({ token, emailAddress });
    const again = await change(id, { isRefresh: true });
    expect((await sentBy(again)).token).not.toBe(token);
    await vi.waitFor(async () => expect(await mailsTo(emailAddress)).toBe(2), { timeout: 30_000 });
  });
  it('to another address ends the earlier link and keeps its end', async () => {
    const { id, token } = await sentBy(await invite());
    const end = async () => (await identity.shared.invitationStore.byId(id))?.expiresAt;
    const before = await end();
    const emailAddress = address();
    const changed = await change(id, { emailAddress });
    expect((await sentBy(changed)).emailAddress).toBe(emailAddress);
    expect(await end()).toEqual(before);
    expect(codesOf(await join(token))).toEqual(['NOT_FOUND']);
    await vi.waitFor(async () => expect(await mailsTo(emailAddress)).toBe(1), { timeout: 30_000 });
    const wrong = await change(id, { emailAddress: 'no address' });
    expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'emailAddress' });
  });
  it('never makes another kind of it', async () => {
    const { id } = await sentBy(await invite());
    const turned = await change(id, { isRefresh: true, intent: 'CLIENT_PORTAL' });
    expect(turned.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'intent' });
    const client = await sentBy(await inviteClient());
    expect((await change(client.id, { isRefresh: true, intent: 'CLIENT_PORTAL' })).errors).toEqual([]);
  });
});

describe('who signed up by an invitation', () => {
  it('has signed in, as a guest when the code was right', async () => {
    const { token, emailAddress } = await sentBy(await invite());
    await join(token);
    expect((await accountOf(emailAddress))?.signedInAt).toBeInstanceOf(Date);
    const { emailAddress: guestAddress, link } = await guests.guest();
    expect(link.exp).toBeGreaterThan(0);
    expect((await accountOf(guestAddress))?.signedInAt).toBeInstanceOf(Date);
  });
});

describe('inviting twice', () => {
  const refusal = ({ errors: [error] }: Answer) => [error?.extensions.code, error?.extensions.field, error?.message];
  it('a member is refused with the name of the organization and what to do', async () => {
    expect(refusal(await invite({ emailAddress: ' Advisor@Example.com ', role: 'ADMIN' }))).toEqual([
      'ALREADY_MEMBER',
      'emailAddress',
      'advisor@example.com is a member of Northmere Wealth already. Change the role in the list of members.',
    ]);
  });
  it('an address with an open invitation is refused; cancelled, expired or into another organization it is not', async () => {
    const emailAddress = address();
    const { id } = await sentBy(await invite({ emailAddress }));
    expect(refusal(await invite({ emailAddress, role: 'ADMIN' }))).toEqual([
      'ALREADY_INVITED',
      'emailAddress',
      `${emailAddress} has an open invitation already. Resend it or cancel it.`,
    ]);
    expect((await invite({ emailAddress, organizationId: familyOffice.id })).errors).toEqual([]);
    await identity.graphql(CANCEL, { id }, { token: admin });
    expect((await invite({ emailAddress })).errors).toEqual([]);
    identity.clock.offsetMs = 15 * 86_400_000;
    const later = await identity.signIn('admin@example.com');
    expect((await invite({ emailAddress }, { token: later })).errors).toEqual([]);
    identity.clock.offsetMs = 0;
  });
  it('at the same moment makes one invitation, and a retry of the same request finds it', async () => {
    const emailAddress = address();
    const both = await Promise.all([invite({ emailAddress }), invite({ emailAddress })]);
    expect(both.flatMap(codesOf)).toEqual(['ALREADY_INVITED']);
    const again = { emailAddress: address() };
    const idempotencyKey = newId();
    const [first, retry] = [await invite(again, { idempotencyKey }), await invite(again, { idempotencyKey })];
    expect((await sentBy(retry)).id).toBe((await sentBy(first)).id);
  });
  it('to an address that has another open invitation does not move one there', async () => {
    const [one, other] = [await sentBy(await invite()), await sentBy(await invite())];
    const moved = await identity.graphql(
      CHANGE,
      { id: one.id, attributes: { emailAddress: other.emailAddress } },
      { token: admin },
    );
    expect(codesOf(moved)).toEqual(['ALREADY_INVITED']);
  });
  it('a client or guest is invited to another estate, not to the same one', async () => {
    const { emailAddress } = await guests.guest();
    expect(codesOf(await guests.share(emailAddress))).toEqual(['ALREADY_MEMBER']);
    expect((await guests.share(emailAddress, [OTHER_ESTATE])).errors).toEqual([]);
    const client = await sentBy(await inviteClient());
    await join(client.token);
    expect(codesOf(await inviteClient({ emailAddress: client.emailAddress }))).toEqual(['ALREADY_MEMBER']);
    expect((await inviteClient({ emailAddress: client.emailAddress, estateId: OTHER_ESTATE })).errors).toEqual([]);
    expect(codesOf(await guests.share('advisor@example.com'))).toEqual(['ALREADY_MEMBER']);
  });
});

describe('what an invitation says', () => {
  it('names the organization and who invites, also in the mail', async () => {
    const { token, emailAddress } = await sentBy(await invite());
    const { name } = SAMPLE_ACCOUNTS.admin;
    expect((await identity.graphql(READ, { token })).data).toMatchObject({
      invitationToken: { organizationName: 'Northmere Wealth', inviterName: name, acceptance: 'NEW_ACCOUNT' },
    });
    await vi.waitFor(
      async () => {
        const mail = (await identity.shared.messages.latest(50)).find(({ to }) => to === emailAddress);
        expect(mail?.text).toContain(`${name} of Northmere Wealth invites you.`);
      },
      { timeout: 30_000 },
    );
  });
  it('is found among the open ones by address or name', async () => {
    const { id, emailAddress } = await sentBy(await invite({ name: 'Quilla Wren' }));
    const found = async (variables: object) =>
      Object(
        (await identity.graphql(LIST, { organizationId: northmere.id, open: true, ...variables }, { token: admin }))
          .data?.['invitationTokens'],
      ) as { collection: Sent[] };
    expect((await found({ searchTerm: 'quilla' })).collection).toMatchObject([{ id, status: 'INVITE_PENDING' }]);
    expect((await found({ searchTerm: emailAddress })).collection).toHaveLength(1);
    await identity.graphql(CANCEL, { id }, { token: admin });
    expect((await found({ searchTerm: 'quilla' })).collection).toEqual([]);
  });
});
