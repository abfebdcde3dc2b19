import { newId } from '@platform/kernel';
import {
  CASTELLAN_ESTATE_ID,
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  SAMPLE_PASSWORD_DEFAULT,
  sampleEstateId,
} from '@platform/test-kit/sample-world';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtpMailer } from '../src/modules/message/messenger.service.ts';
import { codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, operations, familyOffice } = SAMPLE_ORGANIZATIONS;
const PASSWORD = 'Cobalt!Meadow-Quartz9';
const FOREIGN_ESTATE = sampleEstateId(900);
let identity: StartedIdentity;
let admin: string;
let advisor: string;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
  await identity.knowEstate(CASTELLAN_ESTATE_ID, northmere.id);
  await identity.knowEstate(FOREIGN_ESTATE, operations.id);
  admin = await identity.signIn('admin@example.com');
  advisor = await identity.signIn('advisor@example.com');
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const address = (): string => `invited-${newId().slice(0, 8)}@example.com`;
const INVITE =
  'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok invitationToken { id token intent status emailAddress role expiresAt } } }';
const INVITE_CLIENT =
  'mutation ($input: InviteClientInput!) { inviteClient(input: $input) { invitationToken { id token intent status } } }';
const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok } }';
const ACCEPT = 'mutation ($input: AcceptClientInvitationInput!) { acceptClientInvitation(input: $input) { ok } }';
const READ =
  'query ($token: String!, $organizationId: ID) { invitationToken(token: $token, organizationId: $organizationId) { status emailAddress name organizationId } }';

async function inviteMember(input: object = {}, token: string = admin) {
  const answer = await identity.graphql(
    INVITE,
    { input: { organizationId: northmere.id, emailAddress: address(), role: 'ADVISOR', ...input } },
    { token },
  );
  const made = Object(answer.data?.['inviteMember']).invitationToken as
    | { id: string; emailAddress: string }
    | undefined;
  const linkToken = made ? await identity.linkTokenOf(made.id) : '';
  return { ...answer, invitation: { id: '', emailAddress: '', ...made, token: linkToken } };
}
const signUp = (token: string, rest: object = {}) => ({
  token,
  name: 'Ida Example',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  termsAccepted: true,
  ...rest,
});

describe('inviting a member', () => {
  it('R142: returns an invitation token, mails the link of the configured origin, and the sign-up signs in', async () => {
    const { invitation, data } = await inviteMember();
    expect(data?.['inviteMember']).toMatchObject({
      ok: true,
      invitationToken: { intent: 'MEMBER', status: 'INVITE_PENDING', role: 'ADVISOR' },
    });
    const mail = await vi.waitFor(
      async () => {
        const found = (await identity.shared.messages.latest(20)).find(({ to }) => to === invitation.emailAddress);
        if (!found) throw new Error('no mail yet');
        return found;
      },
      { timeout: 30_000 },
    );
    expect(mail.text).toContain(
      `https://plans.example/account/verify/${northmere.id}/${invitation.token}/create_member`,
    );
    expect(
      (await identity.graphql(READ, { token: invitation.token, organizationId: northmere.id })).data,
    ).toMatchObject({ invitationToken: { status: 'INVITE_PENDING' } });
    const done = await identity.graphql(CREATE, { input: signUp(invitation.token) });
    expect(done.data).toEqual({ createAccount: { ok: true } });
    expect(await identity.actorOf(done.session)).toMatchObject({
      name: 'Ida Example',
      activeRole: 'ADVISOR',
      organizationId: northmere.id,
      isSuperadmin: false,
    });
    await expect(identity.attempt(invitation.emailAddress, PASSWORD)).resolves.toMatchObject({
      data: { signIn: { verified: true } },
    });
  });
  it('a link works once, also when it is used twice at once', async () => {
    const { invitation } = await inviteMember();
    const both = await Promise.all([
      identity.graphql(CREATE, { input: signUp(invitation.token) }),
      identity.graphql(CREATE, { input: signUp(invitation.token) }),
    ]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const again = await identity.graphql(CREATE, { input: signUp(invitation.token) });
    expect(again.errors).toMatchObject([{ message: 'Invitation not found or already accepted' }]);
    expect(await identity.shared.accountModel.countDocuments({ emailAddress: invitation.emailAddress })).toBe(1);
  });
  it('refuses a made-up link, one of another edition, an expired and a cancelled one', async () => {
    const { invitation } = await inviteMember();
    const id = invitation.id;
    expect(codesOf(await identity.graphql(READ, { token: `${id}.AAAA` }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await identity.graphql(READ, { token: invitation.token, organizationId: operations.id }))).toEqual([
      'NOT_FOUND',
    ]);
    const again = await identity.graphql(
      'mutation ($id: ID!) { reinviteMember(id: $id) { invitationToken { token status } } }',
      { id },
      { token: admin },
    );
    expect(again.errors).toEqual([]);
    const token = await identity.linkTokenOf(id);
    expect(codesOf(await identity.graphql(READ, { token: invitation.token }))).toEqual(['NOT_FOUND']);
    identity.clock.offsetMs = 15 * 86_400_000;
    expect(codesOf(await identity.graphql(CREATE, { input: signUp(token) }))).toEqual(['INVITE_EXPIRED']);
    identity.clock.offsetMs = 0;
    const cancelled = await identity.graphql(
      'mutation ($id: ID!) { cancelMemberInvitation(id: $id) { invitationToken { status } } }',
      { id },
      { token: admin },
    );
    expect(cancelled.data).toEqual({ cancelMemberInvitation: { invitationToken: { status: 'NO_ACCESS' } } });
    expect(codesOf(await identity.graphql(CREATE, { input: signUp(token) }))).toEqual(['NOT_FOUND']);
  });
  it('needs accepted terms, a full name and a good password, and uses nothing up without', async () => {
    const { invitation } = await inviteMember();
    const field = async (rest: object) =>
      (await identity.graphql(CREATE, { input: signUp(invitation.token, rest) })).errors[0]?.extensions.field;
    expect(await field({ termsAccepted: false })).toBe('termsAccepted');
    expect(await field({ name: 'Ida' })).toBe('name');
    expect(await field({ password: 'short' })).toBe('password');
    expect((await identity.graphql(CREATE, { input: signUp(invitation.token) })).errors).toEqual([]);
  });
  it('nobody invites above the own role, into another organization, or in support mode', async () => {
    expect(codesOf(await inviteMember({ role: 'SUPER_ADMIN' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await inviteMember({ organizationId: operations.id }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await inviteMember({}, advisor))).toEqual(['FORBIDDEN']);
    expect(codesOf(await inviteMember({ emailAddress: 'not an address' }))).toEqual(['BAD_USER_INPUT']);
    expect((await inviteMember({ organizationId: familyOffice.id })).errors).toEqual([]);
    const own = await identity.signIn('super@example.com');
    const { session } = await identity.internal('POST', '/internal/impersonation/start', {
      token: own,
      body: { reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.admin.id },
    });
    expect(codesOf(await inviteMember({}, session))).toEqual(['FORBIDDEN']);
  });
  it('an address that has an account joins with its own password', async () => {
    const { invitation } = await inviteMember({
      organizationId: familyOffice.id,
      emailAddress: 'planner@example.com',
      role: 'ESTATE_SPECIALIST',
    });
    const wrong = await identity.graphql(CREATE, { input: signUp(invitation.token) });
    expect(codesOf(wrong)).toEqual(['sign_in.incorrect']);
    const right = { password: SAMPLE_PASSWORD_DEFAULT, passwordConfirmation: SAMPLE_PASSWORD_DEFAULT };
    const joined = await identity.graphql(CREATE, { input: signUp(invitation.token, right) });
    expect((await identity.actorOf(joined.session)).organizationId).toBe(familyOffice.id);
    expect((await identity.shared.accounts.byId(SAMPLE_ACCOUNTS.planner.id))?.memberships).toHaveLength(2);
  });
});

describe('inviting a client', () => {
  const inviteClient = (input: object = {}, token: string = advisor) =>
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
      { token },
    );
  const tokenOf = (answer: { data: unknown }) =>
    identity.linkTokenOf(Object(Object(answer.data)['inviteClient']).invitationToken.id as string);

  it('R178, R293: the link makes a client who reaches that estate only', async () => {
    const token = await tokenOf(await inviteClient());
    const input = {
      token,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      termsAccepted: true,
      inviteType: 'create_client',
    };
    const done = await identity.graphql(ACCEPT, { input });
    expect(done.data).toEqual({ acceptClientInvitation: { ok: true } });
    expect(await identity.actorOf(done.session)).toMatchObject({
      activeRole: 'CLIENT',
      scope: { everything: false, organizationIds: [], estateIds: [CASTELLAN_ESTATE_ID] },
    });
  });
  it('grants no estate of another organization and none that is not known', async () => {
    for (const estateId of [FOREIGN_ESTATE, 'no-such-estate'])
      expect(codesOf(await inviteClient({ estateId }))).toEqual(['NOT_FOUND']);
  });
  it('a member’s link makes no client and the other way round', async () => {
    const { invitation } = await inviteMember();
    const input = {
      token: invitation.token,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      termsAccepted: true,
      name: 'Ida Example',
    };
    expect(codesOf(await identity.graphql(ACCEPT, { input: { ...input, inviteType: 'create_client' } }))).toEqual([
      'NOT_FOUND',
    ]);
  });
  it('an advisor cannot cancel the invitation of a member', async () => {
    const { invitation } = await inviteMember();
    expect(
      codesOf(
        await identity.graphql(
          'mutation ($id: ID!) { deleteInvitationToken(id: $id) { ok } }',
          { id: invitation.id },
          { token: advisor },
        ),
      ),
    ).toEqual(['FORBIDDEN']);
  });
});

describe('members', () => {
  const UPDATE =
    'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok membership { role isPrimaryAdmin } } }';
  const update = (input: object, token: string = admin) => identity.graphql(UPDATE, { input }, { token });
  it('R054: role and primary administrator change, and open sessions follow at once', async () => {
    const session = await identity.signIn('reports@example.com');
    const id = SAMPLE_ACCOUNTS.reports.membershipId;
    expect((await update({ id, role: 'ADMIN', isPrimaryAdmin: true })).data?.['updateMembership']).toMatchObject({
      membership: { role: 'ADMIN', isPrimaryAdmin: true },
    });
    // The role that the session was in is gone.
    expect((await identity.actorOf(session)).kind).toBe('anonymous');
    expect((await identity.actorOf(await identity.signIn('reports@example.com'))).activeRole).toBe('ADMIN');
  });
  it('an organization keeps a primary administrator; nobody changes the own membership', async () => {
    const other = await identity.signIn('reports@example.com');
    expect(codesOf(await update({ id: SAMPLE_ACCOUNTS.admin.membershipId, isPrimaryAdmin: false }))).toEqual([
      'FORBIDDEN',
    ]);
    expect((await update({ id: SAMPLE_ACCOUNTS.admin.membershipId, isPrimaryAdmin: false }, other)).errors).toEqual([]);
    expect(codesOf(await update({ id: SAMPLE_ACCOUNTS.reports.membershipId, role: 'ADVISOR' }))).toEqual([
      'LAST_PRIMARY_ADMIN',
    ]);
    const REMOVE = 'mutation ($id: ID!) { deleteMembership(id: $id) { ok } }';
    expect(
      codesOf(await identity.graphql(REMOVE, { id: SAMPLE_ACCOUNTS.reports.membershipId }, { token: admin })),
    ).toEqual(['LAST_PRIMARY_ADMIN']);
    expect(
      (await identity.graphql(REMOVE, { id: SAMPLE_ACCOUNTS.client.membershipId }, { token: admin })).errors,
    ).toEqual([]);
    expect(codesOf(await identity.attempt('client@example.com'))).toEqual(['sign_in.expired']);
  });
  it('nobody raises anybody above themselves, nor reaches members of another organization', async () => {
    expect(codesOf(await update({ id: SAMPLE_ACCOUNTS.advisor.membershipId, role: 'SUPER_ADMIN' }))).toEqual([
      'FORBIDDEN',
    ]);
    expect(codesOf(await update({ id: SAMPLE_ACCOUNTS.super.membershipId, role: 'CLIENT' }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await update({ id: SAMPLE_ACCOUNTS.planner.membershipId, role: 'ADVISOR' }, advisor))).toEqual([
      'FORBIDDEN',
    ]);
  });
  it('extra fields are refused, so nobody assigns what no mutation offers', async () => {
    const answer = await identity.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok } }',
      { input: { name: 'Nora Finch', isSuperadmin: true } },
      { token: advisor },
    );
    expect(answer.status).toBe(400);
    const own = await identity.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { account { name phoneNumber } } }',
      { input: { name: 'Nora Q Finch', phoneNumber: '(212) 555-0199' } },
      { token: advisor },
    );
    expect(own.data).toEqual({ updateUser: { account: { name: 'Nora Q Finch', phoneNumber: '2125550199' } } });
  });
});

describe('mail', () => {
  it('goes to a real SMTP server when one is configured', async () => {
    const received = Promise.withResolvers<string>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.resolve(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const port = (server.server.address() as { port: number }).port;
    await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@plans.example').mail({
      to: 'ida@example.com',
      subject: 'Hello',
      text: 'A link',
    });
    expect(await received.promise).toMatch(
      /From: no-reply@plans\.example[\s\S]*To: ida@example\.com[\s\S]*Subject: Hello[\s\S]*A link/,
    );
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
});
