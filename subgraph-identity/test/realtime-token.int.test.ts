import { verifyRealtimeToken } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const REFRESH = 'mutation { refreshRealtimeToken { token exp } }';
type Refreshed = { refreshRealtimeToken: { token: string; exp: number } };

describe('refreshRealtimeToken', () => {
  it('gives a token of the own session for five minutes, a new one each time', async () => {
    const token = await identity.signIn('advisor@example.com');
    const [first, second] = [
      await identity.graphql(REFRESH, {}, { token }),
      await identity.graphql(REFRESH, {}, { token }),
    ].map(({ data }) => (data as unknown as Refreshed).refreshRealtimeToken);
    const claims = verifyRealtimeToken(first?.token ?? '', identity.secret);
    expect(claims?.sessionId).toBe((await identity.actorOf(token)).sessionId);
    expect(first?.exp).toBe((claims?.expiresAtMs ?? 0) / 1_000);
    expect((first?.exp ?? 0) * 1_000 - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(first?.token).not.toBe(second?.token);
  });

  it('is refused to visitors, and to the session that renders a report', async () => {
    const visitor = await identity.graphql(REFRESH);
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { body } = await identity.internal('POST', '/internal/microservice-sessions', {
      service: 'reports',
      body: {
        accountId: SAMPLE_ACCOUNTS.advisor.id,
        organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
        estateId: sampleEstateId(1),
        reportId: 'r1',
      },
    });
    const renderer = await identity.graphql(REFRESH, {}, { token: String(body['token']) });
    expect(renderer.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is not made without end', async () => {
    const token = await identity.signIn('planner@example.com');
    const codes = new Set<string | undefined>();
    for (let n = 0; n < 61; n += 1) {
      codes.add((await identity.graphql(REFRESH, {}, { token })).errors[0]?.extensions.code);
    }
    expect([...codes]).toEqual([undefined, 'TOO_MANY_REQUESTS']);
  });
});
