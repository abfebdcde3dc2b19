import {
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  SAMPLE_PASSWORD_DEFAULT,
  sampleEstateId,
} from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const START = '/internal/impersonation/start';
const STOP = '/internal/impersonation/stop';
const advisorId = SAMPLE_ACCOUNTS.advisor.id;
const start = (token: string, userId: string, rest: object = {}) =>
  identity.internal('POST', START, { token, body: { reason: 'A question about a report', user_id: userId, ...rest } });

describe('support mode', () => {
  it('R061, R062, R136: acts as the advisor for 60 minutes and says so in the session', async () => {
    const own = await identity.signIn('super@example.com');
    const answer = await start(own, advisorId, { return_to: '/internal/organizations', redirect_to: '/clients' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, redirectTo: '/clients', message: null } });
    const token = answer.session;
    const { data } = await identity.graphql(
      '{ currentSession { account { name activeRole } impersonatedBy { name } impersonationExpiresAt permissions } }',
      {},
      { token },
    );
    expect(data?.['currentSession']).toMatchObject({
      account: { name: 'Nora Finch', activeRole: 'ADVISOR' },
      impersonatedBy: { name: 'Sam Okoro' },
    });
    const session = data?.['currentSession'] as unknown as { impersonationExpiresAt: string; permissions: string[] };
    const minutes = (Date.parse(session.impersonationExpiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(session.permissions).toContain('estate:list');
    for (const forbidden of ['account:security', 'account:profile', 'client:invite', 'member:invite'])
      expect(session.permissions).not.toContain(forbidden);
    expect(session.permissions).not.toContain('report:own-settings');
    const RENAME = 'mutation { updateUser(input: { name: "Somebody Else" }) { ok } }';
    const renamed = await identity.graphql(RENAME, {}, { token });
    expect(renamed.errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect((await identity.shared.accounts.byId(advisorId))?.name).toBe('Nora Finch');
  });

  it('R137: stopping leads back, under a new id, and puts both names on the record', async () => {
    const own = await identity.signIn('super@example.com');
    const { session: acting } = await start(own, advisorId, {
      return_to: '/organization-overview?tab=2',
      duration_minutes: 15,
    });
    const answer = await identity.internal('POST', STOP, { token: acting });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, returnTo: '/organization-overview?tab=2', message: null },
    });
    expect(answer.session).not.toBe(own);
    expect((await identity.actorOf(answer.session)).accountId).toBe(SAMPLE_ACCOUNTS.super.id);
    for (const old of [own, acting]) expect((await identity.actorOf(old)).kind).toBe('anonymous');
    const { entries } = await identity.shared.audit.list({ chains: 'all', accountId: advisorId, skip: 0, limit: 5 });
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'impersonation.stopped', impersonatorId: SAMPLE_ACCOUNTS.super.id, accountId: advisorId },
      {
        action: 'impersonation.started',
        impersonatorId: SAMPLE_ACCOUNTS.super.id,
        accountId: advisorId,
        details: { minutes: 15, reason: 'A question about a report' },
      },
    ]);
  });

  it('R064: its session outlives its time only to be stopped, and the own session waits for it', async () => {
    const own = await identity.signIn('super@example.com');
    const { session } = await start(own, advisorId, { duration_minutes: 60 });
    expect((await identity.actorOf(own)).kind).toBe('anonymous');
    const acting = await identity.actorOf(session);
    const lives = await Promise.all(
      [
        acting.sessionId,
        (await identity.shared.sessions.read(acting.sessionId ?? ''))?.impersonation?.parentSessionKey,
      ].map((id) => identity.redis.pttl(`session:${id}`)),
    );
    // The waiting session outlives the 60 minutes; idle time alone would have ended it after 30.
    expect(lives[1]).toBeGreaterThan(60 * 60_000);
    expect(acting.impersonator?.accountId).toBe(SAMPLE_ACCOUNTS.super.id);
  });

  it.each([
    ['admin@example.com', SAMPLE_ACCOUNTS.advisor.id, 200],
    ['admin@example.com', SAMPLE_ACCOUNTS.super.id, 404],
    ['admin@example.com', SAMPLE_ACCOUNTS.admin.id, 403],
    ['advisor@example.com', SAMPLE_ACCOUNTS.client.id, 403],
    ['super@example.com', SAMPLE_ACCOUNTS.super.id, 403],
    ['super@example.com', 'no-such-account', 404],
  ])('%s as %s answers %i', async (who, whom, status) => {
    const answer = await start(await identity.signIn(who), whom);
    expect(answer.status).toBe(status);
    expect(Boolean(answer.session)).toBe(status === 200);
    if (status !== 200) expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
  });

  it('never starts from within itself, never for a visitor, never for a bad duration', async () => {
    const { session: acting } = await start(await identity.signIn('super@example.com'), SAMPLE_ACCOUNTS.admin.id);
    expect(await start(acting ?? '', advisorId)).toMatchObject({
      status: 403,
      body: { message: 'Stop the current support mode before you start another.' },
    });
    expect((await start('not-a-session', advisorId)).status).toBe(401);
    expect(
      (await start(await identity.signIn('super@example.com'), advisorId, { duration_minutes: 100_000 })).status,
    ).toBe(400);
    expect(
      (await identity.internal('POST', STOP, { token: await identity.signIn('super@example.com') })).body,
    ).toMatchObject({ success: false, code: 'NOT_IMPERSONATING' });
  });

  it('asks for a reason, which is kept on one line', async () => {
    const token = await identity.signIn('super@example.com');
    for (const reason of [undefined, '', ' ok ', 'a'.repeat(301), 7])
      expect(await start(token, advisorId, { reason })).toMatchObject({ status: 400, body: { field: 'reason' } });
    const { status } = await start(token, advisorId, { reason: '  The report\r\nshows no trust ' });
    expect(status).toBe(200);
    const { entries } = await identity.shared.audit.list({
      chains: 'all',
      actions: ['impersonation.started'],
      skip: 0,
      limit: 1,
    });
    expect(entries[0]?.details['reason']).toBe('The report shows no trust');
  });

  it('asks for a proof of identity of the last ten minutes', async () => {
    const token = await identity.signIn('super@example.com');
    identity.clock.offsetMs = 11 * 60_000;
    try {
      const late = await start(token, advisorId);
      expect(late).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
      expect(late.session).toBeUndefined();
      await identity.graphql(
        'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { ok } }',
        { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT } },
        { token },
      );
      expect((await start(token, advisorId)).status).toBe(200);
    } finally {
      identity.clock.offsetMs = 0;
    }
  });

  it('does not carry a return location of another origin', async () => {
    const { session } = await start(await identity.signIn('super@example.com'), advisorId, {
      return_to: '//evil.example',
      redirect_to: 'https://evil.example',
    });
    expect((await identity.internal('POST', STOP, { token: session })).body['returnTo']).toBe('/');
  });

  it('ends with every other session when the person behind it is signed out everywhere', async () => {
    const { session } = await start(await identity.signIn('super@example.com'), advisorId);
    await identity.shared.sessions.endAll(SAMPLE_ACCOUNTS.super.id);
    expect((await identity.actorOf(session)).kind).toBe('anonymous');
  });

  it('offers the accounts that may be acted as, and none to others', async () => {
    const QUERY =
      '{ impersonationCandidates(pagination: { perPage: -1 }) { collection { name role organizationName } metadata { totalCount } } }';
    const bySuper = await identity.graphql(QUERY, {}, { token: await identity.signIn('super@example.com') });
    expect(bySuper.data?.['impersonationCandidates']).toMatchObject({ metadata: { totalCount: 8 } });
    const byAdmin = await identity.graphql(QUERY, {}, { token: await identity.signIn('admin@example.com') });
    expect(byAdmin.data?.['impersonationCandidates']).toMatchObject({ metadata: { totalCount: 7 } });
    expect(JSON.stringify(byAdmin.data)).toContain(
      '"name":"Nora Finch","role":"ADVISOR","organizationName":"Northmere Wealth"',
    );
    const OF_ONE = `query ($id: ID) { impersonationCandidates(organizationId: $id) { metadata { totalCount } } }`;
    const candidatesIn = async (id: string, token: string) =>
      (await identity.graphql(OF_ONE, { id }, { token })).data?.['impersonationCandidates'];
    const { northmere, operations } = SAMPLE_ORGANIZATIONS;
    const own = await identity.signIn('super@example.com');
    expect(await candidatesIn(northmere.id, own)).toEqual({ metadata: { totalCount: 8 } });
    expect(await candidatesIn(operations.id, own)).toEqual({ metadata: { totalCount: 0 } });
    const byAdvisor = await identity.graphql(QUERY, {}, { token: await identity.signIn('advisor@example.com') });
    expect(byAdvisor.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('calls of other services', () => {
  const body = {
    accountId: advisorId,
    organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
    estateId: sampleEstateId(1),
    reportId: 'report-1',
  };
  it('make a session that reads one estate and may do nothing else', async () => {
    const answer = await identity.internal('POST', '/internal/microservice-sessions', { service: 'reports', body });
    const token = answer.body['token'] as string;
    const actor = await identity.actorOf(token);
    expect(actor).toMatchObject({
      kind: 'microservice',
      scope: { everything: false, organizationIds: [], estateIds: [sampleEstateId(1)] },
      microservice: { reportId: 'report-1' },
    });
    const { data } = await identity.graphql(
      '{ currentSession { isMicroservice organization { name } permissions } }',
      {},
      { token },
    );
    expect(data?.['currentSession']).toMatchObject({
      isMicroservice: true,
      organization: { name: 'Northmere Wealth' },
    });
    const change = await identity.graphql(
      `mutation { updateOrganizationSetting(organizationId: "${body.organizationId}", version: 1, attributes: {}) { ok } }`,
      {},
      { token },
    );
    expect(change.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
  it('give what the gateway must know of an organization', async () => {
    const answer = await identity.internal('GET', `/internal/organization-access/${body.organizationId}`, {
      service: 'gateway',
    });
    expect(answer.body).toMatchObject({
      settings: { advisorCanGenerateReport: true },
      disabled: false,
      childIds: [SAMPLE_ORGANIZATIONS.familyOffice.id],
    });
    expect((await identity.internal('GET', '/internal/organization-access/none', { service: 'gateway' })).status).toBe(
      404,
    );
  });
  it('show the local outbox to services only', async () => {
    await identity.shared.messages.mail({ to: 'ida@example.com', subject: 'Hello', text: 'A link' });
    const answer = await identity.internal('GET', '/internal/outgoing-messages', { service: 'gateway' });
    expect(answer.body['messages']).toMatchObject([{ kind: 'MAIL', to: 'ida@example.com', subject: 'Hello' }]);
    await identity.shared.messages.mail({ to: 'otto@example.com', subject: 'Later', text: 'Another link' });
    const ofIda = await identity.internal('GET', '/internal/outgoing-messages?to=ida%40example.com', {
      service: 'gateway',
    });
    expect(ofIda.body['messages']).toMatchObject([{ to: 'ida@example.com' }]);
    const token = await identity.signIn('super@example.com');
    expect((await identity.internal('GET', '/internal/outgoing-messages', { token })).status).toBe(403);
  });
  it('are refused to people and without a token', async () => {
    const token = await identity.signIn('super@example.com');
    expect((await identity.internal('POST', '/internal/microservice-sessions', { token, body })).status).toBe(403);
    const bare = await identity.service.app.inject({
      method: 'POST',
      url: '/internal/microservice-sessions',
      payload: body,
    });
    expect(bare.statusCode).toBe(401);
  });
});

describe('support mode that is refused', () => {
  it('is on record, and fills nobody’s audit trail', async () => {
    const token = await identity.signIn('client@example.com');
    for (let n = 0; n < 25; n += 1) expect((await start(token, advisorId)).status).toBe(403);
    const wanted = { chains: 'all', actions: ['impersonation.refused'], skip: 0, limit: 100 } as const;
    const { entries } = await identity.shared.audit.list({ ...wanted, accountId: SAMPLE_ACCOUNTS.client.id });
    const own = entries.filter(({ impersonatorId }) => impersonatorId === null);
    expect(own).toHaveLength(20);
    // Nobody else is named: the id that was tried may be anybody's.
    expect(own.every(({ subjectId, details }) => subjectId === null && details['tried'] === advisorId)).toBe(true);
  });
});
