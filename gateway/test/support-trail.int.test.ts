import { CASTELLAN_ESTATE_ID, SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';
import { type Client, startPlatformStand } from './platform-stand.ts';

describe('the audit trail of support mode', () => {
  let stand: Awaited<ReturnType<typeof startPlatformStand>>;
  beforeAll(async () => {
    stand = await startPlatformStand({}, ['identity', 'estate']);
  });
  afterAll(() => stand?.stop());

  const VERSION = 'query ($id: ID!) { estate(id: $id) { version } }';
  const RENAME = `mutation Rename($input: UpdateEstateInput!) { updateEstate(input: $input) { ok } }`;
  const TRAIL = `query ($organizationId: ID!) {
    auditEntries(organizationId: $organizationId, actions: ["impersonation.action"], pagination: { perPage: -1 }) {
      collection { outcome subjectId details account { id } impersonator { id } }
    }
    auditTrailIntact(organizationId: $organizationId)
  }`;
  const trailSeenBy = async (reader: Client) => {
    const { data } = await reader.graphql(TRAIL, { organizationId: SAMPLE_ORGANIZATIONS.northmere.id });
    expect(data.auditTrailIntact).toBe(true);
    return data.auditEntries.collection.map((entry: { account: object; impersonator: object }) => entry);
  };

  it('has every change under both names, before it runs and with its outcome, whichever subgraph makes it', async () => {
    const support = await stand.as('super');
    const body = JSON.stringify({ user_id: SAMPLE_ACCOUNTS.advisor.id });
    const headers = { 'content-type': 'application/json' };
    const started = await support.send('/frontend/v1/impersonation/start', { method: 'POST', headers, body });
    expect(started.status).toBe(200);
    const { data } = await support.graphql(VERSION, { id: CASTELLAN_ESTATE_ID });
    const input = { id: CASTELLAN_ESTATE_ID, version: data.estate.version, expensesPercent: 1 };
    expect((await support.graphql(RENAME, { input })).data.updateEstate.ok).toBe(true);
    expect((await support.graphql(RENAME, { input: { ...input, version: 999 } })).errors).toHaveLength(1);
    await support.send('/frontend/v1/impersonation/stop', { method: 'POST', headers, body: '{}' });

    const [newest] = await trailSeenBy(await stand.as('super', '127.0.0.8'));
    expect(newest).toMatchObject({ impersonator: { id: SAMPLE_ACCOUNTS.super.id } });
    const entries = await trailSeenBy(await stand.as('admin', '127.0.0.9'));
    expect(entries.map(({ outcome }: { outcome: string }) => outcome).reverse()).toEqual([
      'STARTED',
      'SUCCEEDED',
      'STARTED',
      'REFUSED',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        subjectId: CASTELLAN_ESTATE_ID,
        account: { id: SAMPLE_ACCOUNTS.advisor.id },
        // Support's own account is out of an administrator's reach, its name is not.
        impersonator: null,
        details: { by: 'Sam Okoro', operations: 'updateEstate', subjects: CASTELLAN_ESTATE_ID },
      });
    }
  });

  it('has nothing of what the account does itself', async () => {
    const reader = await stand.as('admin', '127.0.0.9');
    const before = await trailSeenBy(reader);
    const advisor = await stand.as('advisor', '127.0.0.10');
    const { data } = await advisor.graphql(VERSION, { id: CASTELLAN_ESTATE_ID });
    const input = { id: CASTELLAN_ESTATE_ID, version: data.estate.version, expensesPercent: 2 };
    expect((await advisor.graphql(RENAME, { input })).data.updateEstate.ok).toBe(true);
    expect(await trailSeenBy(reader)).toHaveLength(before.length);
  });
});

describe('a change in support mode that cannot be put on record', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway(); // its identity takes no records
  });
  afterAll(() => gateway?.stop());

  it('does not run, while reading and changes of one’s own do', async () => {
    const impersonator = { accountId: 'support', name: 'Sam Okoro', emailAddress: 'super@example.com' };
    const { cookie } = await gateway.signIn({ actor: { impersonator } });
    const { status, data, errors } = await gateway.graphql('mutation { changeNothing }', { cookie });
    expect([status, data?.['changeNothing']]).toEqual([503, undefined]);
    expect(errors?.[0]?.extensions['code']).toBe('SERVICE_UNAVAILABLE');
    expect((await gateway.graphql('{ me { accountId } }', { cookie })).errors).toBeUndefined();
    const own = await gateway.signIn();
    const done = await gateway.graphql('mutation { changeNothing }', { cookie: own.cookie });
    expect(done.data).toEqual({ changeNothing: 'nothing changed' });
  });
});
