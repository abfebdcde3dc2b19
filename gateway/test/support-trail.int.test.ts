import { Readable } from 'node:stream';
import { createBlobStore, signFileLink } from '@platform/service-kit';
import { CASTELLAN_ESTATE_ID, SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, SECRET, startGateway } from './gateway-fixture.ts';
import { type Client, type PlatformStand, startPlatformStand } from './platform-stand.ts';

interface Entry {
  readonly action: string;
  readonly outcome: string;
  readonly details: { readonly operations: string; readonly subjects: string };
}

let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand({}, ['identity', 'estate']);
});
afterAll(() => stand?.stop());

describe('the audit trail of support mode', () => {
  const VERSION = 'query ($id: ID!) { estate(id: $id) { version } }';
  const RENAME = `mutation Rename($input: UpdateEstateInput!) { updateEstate(input: $input) { ok } }`;
  const TRAIL = `query ($organizationId: ID!) {
    auditEntries(organizationId: $organizationId, actions: ["impersonation.action", "impersonation.viewed"], pagination: { perPage: -1 }) {
      collection { action outcome subjectId subjectEstate { displayName } details account { id } impersonator { id } }
    }
    auditTrailIntact(organizationId: $organizationId)
  }`;
  const trailSeenBy = async (reader: Client) => {
    const { data } = await reader.graphql(TRAIL, { organizationId: SAMPLE_ORGANIZATIONS.northmere.id });
    expect(data.auditTrailIntact).toBe(true);
    return data.auditEntries.collection.map((entry: { account: object; impersonator: object }) => entry);
  };

  it('has every look and change under both names, a change before it runs and with its outcome, whichever subgraph answers', async () => {
    const support = await stand.as('super');
    const body = JSON.stringify({ reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.advisor.id });
    const headers = { 'content-type': 'application/json' };
    const started = await support.send('/frontend/v1/impersonation/start', { method: 'POST', headers, body });
    expect(started.status).toBe(200);
    const { data } = await support.graphql(VERSION, { id: CASTELLAN_ESTATE_ID });
    await support.graphql(VERSION, { id: CASTELLAN_ESTATE_ID }); // the same reading
    await support.graphql('{ currentSession { id } }');
    expect(
      (await support.graphql('mutation { refreshRealtimeToken { token } }')).data.refreshRealtimeToken,
    ).toBeTruthy();
    const input = { id: CASTELLAN_ESTATE_ID, version: data.estate.version, expensesPercent: 1 };
    expect((await support.graphql(RENAME, { input })).data.updateEstate.ok).toBe(true);
    expect((await support.graphql(RENAME, { input: { ...input, version: 999 } })).errors).toHaveLength(1);
    await support.send('/frontend/v1/impersonation/stop', { method: 'POST', headers, body: '{}' });

    const [newest] = await trailSeenBy(await stand.as('super', '127.0.0.8'));
    expect(newest).toMatchObject({ impersonator: { id: SAMPLE_ACCOUNTS.super.id } });
    const entries = await trailSeenBy(await stand.as('admin', '127.0.0.9'));
    expect(
      entries.map(({ action, outcome, details }: Entry) => `${action} ${details.operations} ${outcome}`).reverse(),
    ).toEqual([
      'impersonation.viewed estate SUCCEEDED',
      'impersonation.action updateEstate STARTED',
      'impersonation.action updateEstate SUCCEEDED',
      'impersonation.action updateEstate STARTED',
      'impersonation.action updateEstate REFUSED',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        subjectId: CASTELLAN_ESTATE_ID,
        subjectEstate: { displayName: 'The Castellan Family' },
        account: { id: SAMPLE_ACCOUNTS.advisor.id },
        // Support's own account is out of an administrator's reach, its name is not.
        impersonator: null,
        details: { by: 'Sam Okoro', subjects: CASTELLAN_ESTATE_ID },
      });
    }
  });

  it('names each record by the place at which its id stands, whatever the variable is called', async () => {
    const support = await stand.as('super', '127.0.0.11');
    const body = JSON.stringify({ reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.advisor.id });
    const headers = { 'content-type': 'application/json' };
    await support.send('/frontend/v1/impersonation/start', { method: 'POST', headers, body });
    for (const x of ['estate-1', 'estate-2']) await support.graphql('query ($x: ID!) { estate(id: $x) { id } }', { x });
    await support.graphql('mutation ($x: ID!) { deleteEstateUpload(id: $x) { ok } }', { x: 'upload-1' });
    const x = Array.from({ length: 12 }, (_, n) => `notification-${n}`);
    await support.graphql('mutation ($x: [ID!]!) { markNotificationsRead(notificationIds: $x) { __typename } }', { x });
    await support.send('/frontend/v1/impersonation/stop', { method: 'POST', headers, body: '{}' });
    const entries = await trailSeenBy(await stand.as('admin', '127.0.0.9'));
    const named = entries.map(({ details: { operations, subjects } }: Entry) => `${operations} ${subjects}`);
    expect(new Set(named)).toEqual(
      expect.objectContaining(
        new Set([
          'estate estate-1',
          'estate estate-2',
          'deleteEstateUpload upload-1',
          `markNotificationsRead ${x.join(', ')}`,
        ]),
      ),
    );
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

describe('the audit trail of what is refused', () => {
  it('has what a person asked for without the right to it, in whichever subgraph', async () => {
    const organizationId = SAMPLE_ORGANIZATIONS.northmere.id;
    const client = await stand.as('client');
    const READ =
      'query ($organizationId: ID!) { auditEntries(organizationId: $organizationId) { metadata { totalCount } } }';
    const refused = [
      await client.graphql(READ, { organizationId }),
      await client.graphql('mutation { deleteEstateUpload(id: "some-upload") { ok } }'),
    ];
    for (const { errors } of refused) expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    const reader = await stand.as('admin', '127.0.0.9');
    const DENIED = `query ($organizationId: ID!) {
      auditEntries(organizationId: $organizationId, actions: ["access.denied"]) {
        collection { outcome account { id } subjectId details ipAddress }
      }
    }`;
    const denied = async () => (await reader.graphql(DENIED, { organizationId })).data.auditEntries.collection;
    await expect.poll(async () => (await denied()).length).toBe(2);
    expect(await denied()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          outcome: 'REFUSED',
          account: { id: SAMPLE_ACCOUNTS.client.id },
          subjectId: organizationId,
          details: { operations: 'auditEntries', subjects: organizationId },
        }),
        expect.objectContaining({ details: { operations: 'deleteEstateUpload', subjects: 'some-upload' } }),
      ]),
    );
  });

  it('of records that are not there is on the trail once somebody tries many', async () => {
    const prober = await stand.as('planner', '127.0.0.9');
    const ESTATE = 'query ($id: ID!) { estate(id: $id) { id } }';
    for (let n = 0; n < 13; n += 1) await prober.graphql(ESTATE, { id: `tried-${n}` });
    const reader = await stand.as('admin', '127.0.0.9');
    const PROBED = `query ($organizationId: ID) {
      auditEntries(organizationId: $organizationId, actions: ["access.probed"]) { collection { account { id } details } }
    }`;
    const organizationId = SAMPLE_ORGANIZATIONS.northmere.id;
    const probed = async () => (await reader.graphql(PROBED, { organizationId })).data.auditEntries.collection;
    await expect.poll(async () => (await probed()).length).toBe(3);
    expect((await probed())[0]).toMatchObject({
      account: { id: SAMPLE_ACCOUNTS.planner.id },
      details: { operations: 'estate' },
    });
  });

  it('counts the ids that are tried, not the requests, nor what a variable is called', async () => {
    const prober = await stand.as('attorney', '127.0.0.12');
    const tries = Array.from({ length: 50 }, (_, n) => `a${n}: estate(id: "tried-${n}") { id }`);
    await prober.graphql(`{ ${tries.slice(0, 11).join(' ')} }`);
    await prober.graphql('query ($x: ID!) { estate(id: $x) { id } }', { x: 'tried-x' });
    const reader = await stand.as('admin', '127.0.0.9');
    const PROBED = `query ($organizationId: ID) {
      auditEntries(organizationId: $organizationId, actions: ["access.probed"]) { collection { account { id } details } }
    }`;
    const organizationId = SAMPLE_ORGANIZATIONS.northmere.id;
    const probed = async () =>
      (await reader.graphql(PROBED, { organizationId })).data.auditEntries.collection.filter(
        ({ account }: { account: { id: string } }) => account.id === SAMPLE_ACCOUNTS.attorney.id,
      );
    await expect.poll(async () => (await probed()).length).toBe(2);
    expect((await probed())[0].details.subjects).toBe('tried-x');
    expect((await probed())[1].details.subjects.split(', ')).toHaveLength(11);
  });
});

describe('files opened in support mode', () => {
  interface Noted {
    readonly operations: string[];
    readonly subjects: string[];
  }
  const noted: Noted[] = [];
  let takes = true;
  let gateway: RunningGateway;
  const impersonator = { accountId: 'support', name: 'Sam Okoro', emailAddress: 'super@example.com' };
  beforeAll(async () => {
    gateway = await startGateway({}, (app) => {
      app.post('/internal/impersonation/actions', (request, reply) => {
        if (!takes) return reply.code(503).send({ success: false });
        noted.push(request.body as Noted);
        return reply.send({ success: true });
      });
    });
  });
  afterAll(() => gateway?.stop());

  async function opener(actor: object) {
    const { cookie, record } = await gateway.signIn({ actor });
    const blobs = createBlobStore({ DATA_DIR: gateway.folder, S3_REGION: 'none' });
    const { key: blobKey } = await blobs.put(Readable.from('%PDF-1.7 a will'));
    const of = { type: 'EstateUpload', id: 'will' } as const;
    const link = {
      blobKey,
      of,
      filename: 'Will of Ada.pdf',
      mimetype: 'application/pdf',
      disposition: 'inline',
    } as const;
    const path = signFileLink({ ...link, accountId: record.actor.accountId ?? '' }, SECRET);
    return (headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers: { cookie, ...headers } });
  }

  it('are on record each time, and once where a reader fetches them in pieces', async () => {
    const open = await opener({ impersonator });
    expect((await open()).status).toBe(200);
    expect(noted).toMatchObject([{ operations: ['open file Will of Ada.pdf'] }]);
    for (const range of ['bytes=0-3', 'bytes=4-7']) expect((await open({ range })).status).toBe(206);
    expect(noted).toHaveLength(1);
    await open();
    expect(noted).toHaveLength(2);
    const pieces = await opener({ impersonator });
    expect((await pieces({ range: 'bytes=4-' })).status).toBe(206);
    expect(noted).toHaveLength(3);
  });

  it('stay shut while they cannot be put on record', async () => {
    takes = false;
    const open = await opener({ impersonator });
    const answer = await open();
    expect([answer.status, (await answer.text()).includes('will')]).toEqual([503, false]);
    expect((await open({ range: 'bytes=0-3' })).status).toBe(503);
    takes = true;
  });

  it('are not on record when people open their own', async () => {
    const before = noted.length;
    expect((await (await opener({}))()).status).toBe(200);
    expect(noted).toHaveLength(before);
  });
});

describe('what is done in support mode and cannot be put on record', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway(); // its identity takes no records
  });
  afterAll(() => gateway?.stop());

  it('does not run, be it a change or a look, while the page may ask whose session it is and people do their own', async () => {
    const impersonator = { accountId: 'support', name: 'Sam Okoro', emailAddress: 'super@example.com' };
    const { cookie } = await gateway.signIn({ actor: { impersonator } });
    const { status, data, errors } = await gateway.graphql('mutation { changeNothing }', { cookie });
    expect([status, data?.['changeNothing']]).toEqual([503, undefined]);
    expect(errors?.[0]?.extensions['code']).toBe('SERVICE_UNAVAILABLE');
    const look = await gateway.graphql('{ me { accountId } }', { cookie });
    expect([look.status, look.data?.['me']]).toEqual([503, undefined]);
    expect((await gateway.graphql('{ __typename }', { cookie })).errors).toBeUndefined();
    const own = await gateway.signIn();
    expect((await gateway.graphql('{ me { accountId } }', { cookie: own.cookie })).errors).toBeUndefined();
    const done = await gateway.graphql('mutation { changeNothing }', { cookie: own.cookie });
    expect(done.data).toEqual({ changeNothing: 'nothing changed' });
  });
});
