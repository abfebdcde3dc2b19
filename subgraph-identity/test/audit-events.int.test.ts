import type { AuditAction } from '@platform/contracts/audit-actions';
import { changeRecordedV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEstateChangeConsumer } from '../src/workers/estate-change.consumer.ts';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());
beforeEach(() => forgetAttempts(identity.redis));

const { northmere } = SAMPLE_ORGANIZATIONS;
const newest = async (action: AuditAction, limit = 1) =>
  (await identity.shared.audit.list({ chains: 'all', actions: [action], skip: 0, limit })).entries;
const count = async (action: AuditAction) =>
  (await identity.shared.audit.list({ chains: 'all', actions: [action], skip: 0, limit: 1 })).totalCount;

describe('a change of an estate', () => {
  it('is on the trail of its organization once, by the names of things and fields, without their values', async () => {
    const payload = {
      ...changeRecordedV1.example,
      id: newId(),
      estateId: newId(),
      organizationId: northmere.id,
      actorId: SAMPLE_ACCOUNTS.advisor.id,
      supportName: 'Sam Okoro',
    };
    const { accountId, organizationId } = { accountId: payload.actorId, organizationId: northmere.id };
    const actor = { accountId, organizationId, impersonatorId: SAMPLE_ACCOUNTS.super.id };
    const event = {
      id: newId(),
      type: changeRecordedV1.type,
      occurredAt: payload.at,
      actor,
      traceparent: null,
      payload,
    };
    const consume = createEstateChangeConsumer(identity.shared.audit);
    const before = await count('client.changed');
    await consume(event);
    await consume({ ...event, id: newId() });
    expect(await count('client.changed')).toBe(before + 1);
    const [entry] = await newest('client.changed');
    expect(entry).toMatchObject({
      accountId,
      impersonatorId: SAMPLE_ACCOUNTS.super.id,
      organizationId: northmere.id,
      subjectId: payload.estateId,
      details: { by: 'Sam Okoro', changed: 'Changed Lake house: Value' },
    });
    expect(JSON.stringify(entry)).not.toContain('$1.00');
    expect(await identity.shared.audit.firstBreak(northmere.id)).toBeNull();
    // What the platform does by itself is nobody's.
    await consume({ ...event, payload: { ...payload, id: newId(), actorId: null } });
    expect(await count('client.changed')).toBe(before + 1);
  });
});

describe('changes of people', () => {
  it('are on record with what was before, by whom and to whom', async () => {
    const token = await identity.signIn('admin@example.com');
    const planner = await identity.shared.accounts.byId(SAMPLE_ACCOUNTS.planner.id);
    const [membership] = planner?.memberships ?? [];
    const CHANGE = 'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok } }';
    for (const role of ['ADVISOR', 'ESTATE_SPECIALIST']) {
      const { errors } = await identity.graphql(CHANGE, { input: { id: membership?.id, role } }, { token });
      expect(errors).toEqual([]);
    }
    const [back, away] = await newest('membership.changed', 2);
    expect([away, back]).toMatchObject([
      { details: { from: 'ESTATE_SPECIALIST', to: 'ADVISOR' }, subjectId: SAMPLE_ACCOUNTS.planner.id },
      { details: { from: 'ADVISOR', to: 'ESTATE_SPECIALIST' }, accountId: SAMPLE_ACCOUNTS.admin.id },
    ]);
    expect(back).toMatchObject({ organizationId: northmere.id, ipAddress: '203.0.113.7', outcome: 'SUCCEEDED' });
  });

  it('say of a profile who changed it: an administrator, or the person', async () => {
    const admin = await identity.signIn('admin@example.com');
    const RENAME =
      'mutation ($input: UpdateMemberInformationInput!) { updateMemberInformation(input: $input) { success } }';
    const input = { accountId: SAMPLE_ACCOUNTS.reviewer.id, name: 'Rita Renamed', phoneNumber: '2025550143' };
    expect((await identity.graphql(RENAME, { input }, { token: admin })).errors).toEqual([]);
    const [byAdmin] = await newest('account.profile-changed');
    expect(byAdmin).toMatchObject({
      accountId: SAMPLE_ACCOUNTS.admin.id,
      subjectId: SAMPLE_ACCOUNTS.reviewer.id,
      details: { to: 'Rita Renamed', phoneNumber: true },
    });
    expect(JSON.stringify(byAdmin)).not.toContain('2025550143');
    const own = await identity.signIn('reviewer@example.com');
    const OWN = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok } }';
    await identity.graphql(OWN, { input: { name: SAMPLE_ACCOUNTS.reviewer.name } }, { token: own });
    expect((await newest('account.profile-changed'))[0]).toMatchObject({
      accountId: SAMPLE_ACCOUNTS.reviewer.id,
      subjectId: SAMPLE_ACCOUNTS.reviewer.id,
      details: { from: 'Rita Renamed', to: SAMPLE_ACCOUNTS.reviewer.name },
    });
  });
});

describe('ended sessions', () => {
  it('are on record, one by one and all others at once', async () => {
    const [a, b] = [await identity.signIn('reports@example.com'), await identity.signIn('reports@example.com')];
    await identity.signIn('reports@example.com');
    const END = 'mutation ($id: ID!) { revokeAccountSession(id: $id) { ok } }';
    await identity.graphql(END, { id: (await identity.actorOf(b)).sessionId }, { token: a });
    await identity.graphql('mutation { revokeOtherAccountSessions { ok } }', {}, { token: a });
    expect(await newest('session.revoked', 2)).toMatchObject([
      { accountId: SAMPLE_ACCOUNTS.reports.id, details: { sessions: 1, others: true } },
      { accountId: SAMPLE_ACCOUNTS.reports.id, details: { sessions: 1 } },
    ]);
  });
});

describe('denied access', () => {
  it('is on record, and cannot be used to fill the trail', async () => {
    const token = await identity.signIn('collaborator@example.com');
    const body = { operations: ['updateOrganizationSetting'], subjects: ['some-id'] };
    const deny = () => identity.internal('POST', '/internal/access-denials', { token, body });
    expect((await deny()).body).toEqual({ success: true, recorded: true });
    expect((await newest('access.denied'))[0]).toMatchObject({
      outcome: 'REFUSED',
      accountId: SAMPLE_ACCOUNTS.collaborator.id,
      organizationId: northmere.id,
      subjectId: 'some-id',
      details: { operations: 'updateOrganizationSetting' },
    });
    const answers = await Promise.all(Array.from({ length: 60 }, deny));
    expect(answers.filter(({ body: { recorded } }) => recorded === true)).toHaveLength(19);
    expect(await count('access.denied')).toBe(20);
    const visitor = await identity.internal('POST', '/internal/access-denials', { body });
    expect(visitor.body).toEqual({ success: true, recorded: false });
  });
});

describe('support mode', () => {
  const START = '/internal/impersonation/start';
  const STOP = '/internal/impersonation/stop';
  const begin = async () => {
    const token = await identity.signIn('super@example.com');
    const body = { reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.advisor.id, duration_minutes: 15 };
    const { session } = await identity.internal('POST', START, { token, body });
    return session ?? '';
  };
  const sweep = () => identity.shared.supportPeriods.sweep();

  it('whose session ends otherwise has its end on record too', async () => {
    const before = await count('impersonation.stopped');
    const acting = await begin();
    await identity.graphql('mutation { signOut { ok } }', {}, { token: acting });
    await sweep();
    await sweep();
    await sweep();
    expect(await count('impersonation.stopped')).toBe(before + 1);
    expect((await newest('impersonation.stopped'))[0]?.details).toMatchObject({ reason: 'its session ended' });
  });

  it('that is stopped is on record once', async () => {
    const before = await count('impersonation.stopped');
    const acting = await begin();
    await identity.internal('POST', STOP, { token: acting });
    await sweep();
    await sweep();
    expect(await count('impersonation.stopped')).toBe(before + 1);
  });

  it('has its requests to customer care on record, before and after', async () => {
    const acting = await begin();
    const body = { company: northmere.name, type: 'Support', subject: 'Help', description: 'Please help' };
    const sent = await identity.internal('POST', '/internal/support-requests', { token: acting, body });
    expect(sent.status).toBe(200);
    const outcomes = (await newest('impersonation.action', 2)).map(({ outcome, details }) => [
      outcome,
      details['operations'],
    ]);
    expect(outcomes).toEqual([
      ['SUCCEEDED', 'support request'],
      ['STARTED', 'support request'],
    ]);
    await identity.internal('POST', STOP, { token: acting });
    const own = await identity.signIn('advisor@example.com');
    const actions = await count('impersonation.action');
    await identity.internal('POST', '/internal/support-requests', { token: own, body });
    expect(await count('impersonation.action')).toBe(actions);
  });

  it('that runs out has its end on record, once, whoever looks and however late it is stopped', async () => {
    const before = await count('impersonation.stopped');
    const acting = await begin();
    await sweep();
    expect(await count('impersonation.stopped')).toBe(before);
    identity.clock.offsetMs = 16 * 60_000;
    await Promise.all([sweep(), sweep()]);
    await identity.internal('POST', STOP, { token: acting });
    identity.clock.offsetMs = 0;
    await sweep();
    expect(await count('impersonation.stopped')).toBe(before + 1);
    expect((await newest('impersonation.stopped'))[0]).toMatchObject({
      accountId: SAMPLE_ACCOUNTS.advisor.id,
      impersonatorId: SAMPLE_ACCOUNTS.super.id,
      organizationId: northmere.id,
      details: { by: SAMPLE_ACCOUNTS.super.name, reason: 'its time ran out' },
    });
  });
});
