import type { MembershipRole } from '@platform/contracts';
import { estateChangedV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { readAccessRules, readTypeDefs } from '@platform/service-kit';
import { CASTELLAN_ESTATE_ID, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipIdOf } from '../src/modules/invitation/membership-id.ts';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere } = SAMPLE_ORGANIZATIONS;
let identity: StartedIdentity;
let admin: string;
let superAdmin: string;
let passwordHash: string;
beforeAll(async () => {
  identity = await startIdentity({ GOOGLE_OIDC_CLIENT_ID: 'client', GOOGLE_OIDC_CLIENT_SECRET: 'secret' });
  passwordHash = await identity.shared.passwords.hash(SAMPLE_PASSWORD_DEFAULT);
  await identity.shared.estates.apply({
    id: newId(),
    type: estateChangedV1.type,
    occurredAt: new Date().toISOString(),
    actor: null,
    traceparent: null,
    payload: { ...estateChangedV1.example, estateId: CASTELLAN_ESTATE_ID, organizationId: northmere.id },
  });
  admin = await identity.signIn('admin@example.com');
  superAdmin = await identity.signIn('super@example.com');
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity?.stop());

const ask = (query: string, variables: object, token: string, idempotencyKey = newId()) =>
  identity.graphql(query, { ...variables }, { token, idempotencyKey });
const address = (): string => `repeated-${newId().slice(0, 8)}@example.com`;

interface Member {
  readonly accountId: string;
  readonly membershipId: string;
  readonly emailAddress: string;
}
async function member(role: MembershipRole = 'ADVISOR'): Promise<Member> {
  const [accountId, membershipId, emailAddress] = [newId(), newId(), address()];
  const membership = { id: membershipId, organizationId: northmere.id, role, isEstateSpecialist: false };
  await identity.shared.accounts.create({
    id: accountId,
    emailAddress,
    addressConfirmedAt: null,
    name: 'Ida Example',
    isSuperadmin: false,
    memberships: [{ ...membership, estateIds: [], joinedAt: new Date() }],
    source: 'ADVISOR_SIGNUP',
    personId: null,
    canShareEstate: false,
    passwordHash,
    at: new Date(),
  });
  return { accountId, membershipId, emailAddress };
}
const INVITATION = 'invitationToken { id token intent status emailAddress role expiresAt }';
const INVITE = `mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok ${INVITATION} } }`;
const INVITE_CLIENT = `mutation ($input: InviteClientInput!) { inviteClient(input: $input) { ok ${INVITATION} } }`;
const newMember = () => ({ input: { organizationId: northmere.id, emailAddress: address(), role: 'ADVISOR' } });
const newClient = () => ({
  input: { organizationId: northmere.id, emailAddress: address(), name: 'Clara Client', estateId: CASTELLAN_ESTATE_ID },
});
async function invited(): Promise<{ id: string }> {
  const { data } = await ask(INVITE, newMember(), admin);
  return { id: Object(data?.['inviteMember']).invitationToken.id };
}
/** What the owner of an invited address sends with the link; an account that nobody has confirmed is taken over. */
async function acceptance() {
  const { emailAddress } = await member();
  const password = 'Plum-Orchard-Lantern-58';
  const input = { organizationId: SAMPLE_ORGANIZATIONS.operations.id, emailAddress, role: 'ADVISOR' };
  const { data } = await ask(INVITE, { input }, superAdmin);
  const token = await identity.linkTokenOf(Object(data?.['inviteMember']).invitationToken.id);
  return { token, name: 'Ida Example', password, passwordConfirmation: password, termsAccepted: true };
}
async function invitedClient(): Promise<{ id: string }> {
  const { data } = await ask(INVITE_CLIENT, newClient(), admin);
  return { id: Object(data?.['inviteClient']).invitationToken.id };
}
/** Two sessions of somebody: one to act in, one to end. */
async function twoSessions(): Promise<{ token: string; other: string }> {
  const { emailAddress } = await member();
  const [token, otherToken] = [await identity.signIn(emailAddress), await identity.signIn(emailAddress)];
  return { token, other: (await identity.actorOf(otherToken)).sessionId ?? '' };
}
const byId = (mutation: string, selection: string): string => `mutation ($id: ID!) { ${mutation} { ok ${selection} } }`;

const ENFORCE = `mutation ($domain: String!) { enforceSingleSignOn(organizationId: "${northmere.id}", emailDomain: $domain) { ok } }`;

type Request = readonly [query: string, variables: object, token: string];

/** One request for each mutation, over what is made for it. */
const REQUESTS: Readonly<Record<string, () => Promise<Request>>> = {
  updateAccount: async () => [
    'mutation ($id: ID!) { updateAccount(id: $id, attributes: { disabled: true }) { ok account { id disabledAt } } }',
    { id: (await member()).accountId },
    admin,
  ],
  generate2faBackupCodes: async () => [
    'mutation { generate2faBackupCodes { backupCodes } }',
    {},
    await identity.signIn((await member()).emailAddress),
  ],
  confirmPasswordReset: async () => {
    const { emailAddress } = await member();
    await ask(
      'mutation ($emailAddress: String!) { requestPasswordReset(input: { emailAddress: $emailAddress }) { ok } }',
      { emailAddress },
      '',
    );
    const token = /reset-password\/([\w-]+)/.exec(await identity.messageTo(emailAddress))?.[1] ?? '';
    const password = 'Plum-Orchard-Lantern-58';
    return [
      'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) { ok earlierAccessEnded } }',
      { input: { token, password, passwordConfirmation: password } },
      '',
    ];
  },
  updatePassword: async () => {
    const password = 'Plum-Orchard-Lantern-58';
    return [
      'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }',
      { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT, password, passwordConfirmation: password } },
      await identity.signIn((await member()).emailAddress),
    ];
  },
  createAccount: async () => [
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok earlierAccessEnded } }',
    { input: await acceptance() },
    '',
  ],
  acceptClientInvitation: async () => [
    'mutation ($input: AcceptClientInvitationInput!) { acceptClientInvitation(input: $input) { ok earlierAccessEnded } }',
    { input: { ...(await acceptance()), inviteType: 'create_member' } },
    '',
  ],
  verifyOtp: async () => {
    const { token } = await twoSessions();
    const phoneNumber = '+12065550143';
    const SEND = 'mutation ($phoneNumber: String) { requestOtp(phoneNumber: $phoneNumber) { ok } }';
    await ask(SEND, { phoneNumber }, token);
    const otp = /\d{6}/.exec(await identity.messageTo(phoneNumber))?.[0];
    return ['mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: SMS) { verified } }', { otp }, token];
  },
  updateUser: async () => [
    'mutation { updateUser(input: { name: "Ida Lindgren" }) { ok account { name } } }',
    {},
    await identity.signIn((await member()).emailAddress),
  ],
  enforceSingleSignOn: async () => [ENFORCE, { domain: `${newId()}.example` }, superAdmin],
  releaseSingleSignOn: async () => {
    const variables = { domain: `${newId()}.example` };
    await ask(ENFORCE, variables, superAdmin);
    return [ENFORCE.replaceAll('enforce', 'release'), variables, superAdmin];
  },
  inviteMember: async () => [INVITE, newMember(), admin],
  inviteClient: async () => [INVITE_CLIENT, newClient(), admin],
  reinviteMember: async () => [byId('reinviteMember(id: $id)', INVITATION), await invited(), admin],
  cancelMemberInvitation: async () => [byId('cancelMemberInvitation(id: $id)', INVITATION), await invited(), admin],
  updateInvitationToken: async () => [
    byId('updateInvitationToken(id: $id, attributes: { isRefresh: true })', INVITATION),
    await invitedClient(),
    admin,
  ],
  deleteInvitationToken: async () => [byId('deleteInvitationToken(id: $id)', INVITATION), await invitedClient(), admin],
  createMembership: async () => [
    'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }',
    {
      input: {
        organizationId: northmere.id,
        emailAddress: address(),
        name: 'Gus Guest',
        estateIds: [CASTELLAN_ESTATE_ID],
      },
    },
    admin,
  ],
  revokeEstateAccess: async () => {
    const { id } = await invitedClient();
    const variables = { estateId: CASTELLAN_ESTATE_ID, id: membershipIdOf({ id }) };
    return [
      'mutation ($estateId: ID!, $id: ID!) { revokeEstateAccess(estateId: $estateId, id: $id) { ok } }',
      variables,
      admin,
    ];
  },
  updateMembership: async () => [
    'mutation ($id: ID!) { updateMembership(input: { id: $id, role: ESTATE_SPECIALIST }) { ok membership { id role } } }',
    { id: (await member()).membershipId },
    admin,
  ],
  deleteMembership: async () => [
    byId('deleteMembership(id: $id)', 'membership { id role }'),
    { id: (await member()).membershipId },
    admin,
  ],
  updateMemberInformation: async () => [
    'mutation ($id: ID!) { updateMemberInformation(input: { accountId: $id, name: "Ida Berg" }) { success } }',
    { id: (await member()).accountId },
    admin,
  ],
  markNotificationsRead: async () => [
    'mutation { markNotificationsRead(notificationIds: ["a"]) { ok } }',
    {},
    await identity.signIn((await member()).emailAddress),
  ],
  updateOrganizationSetting: async () => {
    const { data } = await ask(`{ organizationSettings(organizationId: "${northmere.id}") { version } }`, {}, admin);
    return [
      `mutation ($version: Int!) { updateOrganizationSetting(organizationId: "${northmere.id}", version: $version, attributes: { showPageGuides: false }) { ok organizationSetting { version showPageGuides } } }`,
      { version: Object(data?.['organizationSettings']).version },
      admin,
    ];
  },
  updateOrganizationTheme: async () => {
    const { data } = await ask(`{ organization(id: "${northmere.id}") { version } }`, {}, admin);
    return [
      `mutation ($version: Int!) { updateOrganizationTheme(organizationId: "${northmere.id}", version: $version, attributes: { pdfLogoHeight: 44 }) { ok organization { version pdfLogoHeight } } }`,
      { version: Object(data?.['organization']).version },
      admin,
    ];
  },
  validatePassword: async () => [
    'mutation { validatePassword(password: "short") { valid messages } }',
    {},
    await identity.signIn((await member()).emailAddress),
  ],
  revokeAccountSession: async () => {
    const { token, other } = await twoSessions();
    return [byId('revokeAccountSession(id: $id)', ''), { id: other }, token];
  },
  revokeOtherAccountSessions: async () => [
    'mutation { revokeOtherAccountSessions { ok } }',
    {},
    (await twoSessions()).token,
  ],
  update2faSettings: async () => [
    'mutation { update2faSettings(input: { enableSms2fa: false }) { ok account2faSettings { enable2fa } } }',
    {},
    await identity.signIn((await member()).emailAddress),
  ],
  confirmIdentity: async () => [
    'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { ok } }',
    { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT } },
    await identity.signIn((await member()).emailAddress),
  ],
};

const NEW_EACH_TIME = 'it gives something new each time it is asked, and what it gave first stays good or is replaced';
/** No answer is kept of these. */
const WITHOUT: Readonly<Record<string, string>> = {
  signIn: NEW_EACH_TIME,
  signOut: 'it ends the session that would ask again',
  signInGuestWithToken: NEW_EACH_TIME,
  requestPasswordReset: 'a second mail too soon is refused, which is said',
  sendClientOtp: NEW_EACH_TIME,
  requestOtp: NEW_EACH_TIME,
  refreshRealtimeToken: NEW_EACH_TIME,
};

describe('a repeated request', () => {
  it('stands here for each mutation, or the reason why it has none', () => {
    const rules = readAccessRules(readTypeDefs(`${import.meta.dirname}/../src`));
    const mutations = rules.filter(({ type }) => type === 'Mutation').map(({ field }) => field);
    expect([...Object.keys(REQUESTS), ...Object.keys(WITHOUT)].toSorted()).toEqual(mutations.toSorted());
  });
  it.each(Object.entries(REQUESTS))('%s is answered as it was at first', async (_name, request) => {
    const [query, variables, token] = await request();
    const key = newId();
    const first = await ask(query, variables, token, key);
    expect(first.errors).toEqual([]);
    const again = await ask(query, variables, first.session ?? token, key);
    expect({ data: again.data, errors: again.errors }).toEqual({ data: first.data, errors: [] });
  });
  it.each([
    'deleteMembership',
    'cancelMemberInvitation',
    'deleteInvitationToken',
    'revokeEstateAccess',
    'revokeAccountSession',
    'releaseSingleSignOn',
  ])('with another key finds nothing any more: %s', async (name) => {
    const [query, variables, token] = (await REQUESTS[name]?.()) ?? ['', {}, ''];
    await ask(query, variables, token);
    const { errors } = await ask(query, variables, token);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a first try that ended half-way', () => {
  it('of a password is finished by its repetition: every other session ends, this one goes on under another id', async () => {
    const { token, other } = await twoSessions();
    const password = 'Plum-Orchard-Lantern-58';
    const input = { currentPassword: SAMPLE_PASSWORD_DEFAULT, password, passwordConfirmation: password };
    const CHANGE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }';
    const endAll = vi.spyOn(identity.shared.sessions, 'endAll').mockRejectedValueOnce(new Error('killed'));
    const key = newId();
    expect((await ask(CHANGE, { input }, token, key)).errors).toHaveLength(1);
    endAll.mockRestore();
    expect(await identity.shared.sessions.read(other)).not.toBeNull();
    expect((await ask(CHANGE, { input }, token)).errors[0]?.extensions.field).toBe('currentPassword');
    const again = await ask(CHANGE, { input }, token, key);
    expect([again.data, again.errors]).toEqual([{ updatePassword: { ok: true } }, []]);
    expect(await identity.shared.sessions.read(other)).toBeNull();
    expect((await identity.actorOf(again.session)).accountId).not.toBeNull();
  });
  it('of an invitation that is used up signs in, and still says whose access ended', async () => {
    const input = await acceptance();
    const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok earlierAccessEnded } }';
    const start = vi.spyOn(identity.shared.sessions, 'start').mockRejectedValueOnce(new Error('killed'));
    const key = newId();
    expect((await ask(CREATE, { input }, '', key)).errors).toHaveLength(1);
    start.mockRestore();
    const again = await ask(CREATE, { input }, '', key);
    expect([again.data, again.errors]).toEqual([{ createAccount: { ok: true, earlierAccessEnded: true } }, []]);
    expect((await identity.actorOf(again.session)).accountId).not.toBeNull();
  });
});
