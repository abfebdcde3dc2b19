import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, anonymousActor } from '@platform/contracts';
import { estateChangedV1, reportCompletedV1, reportRequestedV1, tokensReservedV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import {
  actorAuthorization,
  createKafkaBroker,
  createLogger,
  outboxEvent,
  type Service,
  verifyActorToken,
} from '@platform/service-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeReports } from '../src/compose.ts';
import { readEnvironment } from '../src/environment.ts';

const SECRET = 'a-secret-of-the-test-that-is-long-enough';
const log = createLogger('test', 'silent');
const ORGANIZATION = `organization-${newId()}`;
const PAGE = `<!doctype html><title>Report</title><h1>One</h1><h1 style="break-before:page">Two</h1>
<script>window.reportPageState = { state: 'ready' }</script>`;

let folder: string;
let service: Service;
let address: string;
let origin: Server;
/** Who asked for a renderer session, and with which cookie the page was opened. */
const seen = { sessionFor: [] as unknown[], cookies: [] as (string | undefined)[], service: null as string | null };
const told: { type: string; payload: Record<string, unknown> }[] = [];
const broker = createKafkaBroker({
  clientId: 'test',
  brokers: (process.env['KAFKA_BROKERS'] ?? '').split(','),
  log,
  topics: ['identity', 'estate', 'reports', 'reports.dead-letter'],
});

/** Stands for identity's internal route and for the page that is printed; both are other projects. */
function listen(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/internal/microservice-sessions') {
      seen.cookies.push(request.headers.cookie);
      response.setHeader('content-type', 'text/html').end(PAGE);
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', async () => {
      seen.sessionFor.push(JSON.parse(body));
      seen.service = (await verifyActorToken(request.headers.authorization, SECRET)).service;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ token: 'renderer-token' }));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
  origin = await listen();
  const at = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const own = {
    PORT: '0',
    DATA_DIR: folder,
    ACTOR_TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    GATEWAY_URL: at,
    IDENTITY_URL: at,
  };
  service = await composeReports(readEnvironment({ ...process.env, ...own }));
  address = await service.start();
  const handle = async ({ value }: { value: string }): Promise<void> => void told.push(JSON.parse(value));
  broker.consume({ groupId: `test-${newId()}`, topics: ['reports'], handle });
});

afterAll(async () => {
  await service.stop();
  await broker.close();
  origin.close();
  await rm(folder, { recursive: true, force: true });
});

const advisor = (
  settings: Record<string, boolean> = { advisorCanGenerateReport: true },
  organizationId = ORGANIZATION,
): Actor => ({
  ...anonymousActor('request-1'),
  kind: 'account',
  accountId: 'account-1',
  name: 'Nora Finch',
  organizationId,
  activeRole: 'ADVISOR',
  settings,
  scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
});

interface Answer {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly field?: string } }[];
}

async function ask(actor: Actor, query: string, variables: Record<string, unknown>, key = newId()): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    authorization: await actorAuthorization(actor, SECRET),
    'x-idempotency-key': key,
  };
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

const CREATE =
  'mutation($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { report { id status } } }';
const READ = 'query($id: ID!) { report(id: $id) { id status statusMessage pageCount compiledReport } }';

async function knownEstate(): Promise<string> {
  const estateId = newId();
  const name = { displayName: 'The Test Family', advisorId: null };
  const payload = { estateId, organizationId: ORGANIZATION, ...name, version: 1, ultraEligible: false, deleted: false };
  const { envelope } = outboxEvent(estateChangedV1, payload, { actor: null });
  await broker.publish('estate', [{ key: estateId, value: JSON.stringify(envelope) }]);
  const config = 'query($id: ID!) { reportBuilderConfig(estateId: $id) { quotaType } }';
  const known = async (): Promise<void> =>
    expect((await ask(advisor(), config, { id: estateId })).errors).toBeUndefined();
  await vi.waitFor(known, { timeout: 20_000, interval: 100 });
  return estateId;
}

describe('a report', () => {
  it('is asked for once, waits for its quota, is printed in a session of its own, and is told once', async () => {
    const estateId = await knownEstate();
    const input = { estateId, name: 'Estate plan review', sections: ['taxes'] };
    const key = newId();
    const { data } = await ask(advisor(), CREATE, { input }, key);
    const created = data?.['createReportWithPrefetch'] as { report: { id: string } } | undefined;
    const id = created?.report.id ?? '';
    expect((await ask(advisor(), CREATE, { input }, key)).data).toEqual(data);
    const of = (type: string) => told.filter((event) => event.type === type && event.payload['reportId'] === id);
    await vi.waitFor(() => expect(of(reportRequestedV1.type)).toHaveLength(1), { timeout: 20_000, interval: 50 });
    expect(of(reportCompletedV1.type)).toHaveLength(0);

    const grant = {
      referenceId: id,
      estateId,
      organizationId: ORGANIZATION,
      quotaType: 'STANDARD_REPORTS' as const,
      amount: 1,
    };
    const value = JSON.stringify(outboxEvent(tokensReservedV1, grant, { actor: null }).envelope);
    await broker.publish('identity', [{ key: estateId, value }]);
    await broker.publish('identity', [{ key: estateId, value }]);
    await vi.waitFor(() => expect(of(reportCompletedV1.type)).toHaveLength(1), { timeout: 25_000, interval: 50 });
    expect(seen.sessionFor).toContainEqual({
      accountId: 'account-1',
      organizationId: ORGANIZATION,
      estateId,
      reportId: id,
    });
    expect(seen.service).toBe('reports');
    expect(seen.cookies.at(-1)).toBe('session=renderer-token');
    const { data: read } = await ask(advisor(), READ, { id });
    expect(read?.['report']).toMatchObject({
      status: 'COMPLETE',
      pageCount: 2,
      compiledReport: expect.stringMatching(/^\/files\//),
    });
    expect((await ask(advisor({}, 'another-organization'), READ, { id })).data?.['report']).toBeNull();
  });

  it('is refused to an advisor whose organization has switched reports off', async () => {
    const input = { estateId: await knownEstate(), name: 'Estate plan review', sections: ['taxes'] };
    const { errors } = await ask(advisor({ advisorCanGenerateReport: false }), CREATE, { input });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('names the field that is wrong, and knows no foreign estate', async () => {
    const estateId = await knownEstate();
    const code = async (actor: Actor, input: object) => (await ask(actor, CREATE, { input })).errors?.[0]?.extensions;
    expect(await code(advisor(), { estateId, name: ' ', sections: ['taxes'] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'name',
    });
    expect(await code(advisor(), { estateId, name: 'A', sections: ['weather'] })).toMatchObject({
      code: 'UNKNOWN_SECTION',
    });
    const foreign = advisor({ advisorCanGenerateReport: true }, 'another-organization');
    expect(await code(foreign, { estateId, name: 'A', sections: ['taxes'] })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
