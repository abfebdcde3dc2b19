import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor } from '@platform/contracts';
import {
  reportCancelledV1,
  reportCompletedV1,
  reportFailedV1,
  reportRequestedV1,
  tokensReservedV1,
} from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { outboxEvent, verifyActorToken } from '@platform/service-kit';
import { eachOnce } from '@platform/test-kit/test-broker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { advisor, ORGANIZATION, type ReportsStand, SECRET, startReports } from './reports-stand.ts';

const PAGE = `<!doctype html><title>Report</title><h1>One</h1><h1 style="break-before:page">Two</h1>
<script>window.reportPageState = { state: 'ready' }</script>`;

/** What the origin answers as the page that is printed, and what it waits for before. */
let shown = PAGE;
let gate: Promise<void> = Promise.resolve();

let stand: ReportsStand;
let origin: Server;
/** Who asked for a renderer session, and with which cookie the page was opened. */
const seen = { sessionFor: [] as unknown[], cookies: [] as (string | undefined)[], service: null as string | null };
const told: { type: string; payload: Record<string, unknown> }[] = [];

/** Stands for identity's internal route and for the page that is printed; both are other projects. */
function listen(port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/internal/microservice-sessions') {
      seen.cookies.push(request.headers.cookie);
      void gate.then(() => response.setHeader('content-type', 'text/html').end(shown));
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', async () => {
      seen.sessionFor.push(JSON.parse(body));
      seen.service = verifyActorToken(request.headers.authorization, SECRET).service;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ token: 'renderer-token' }));
    });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  origin = await listen();
  stand = await startReports(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
  stand.broker.consume({ groupId: `test-${newId()}`, topics: ['reports'], handle: eachOnce(told) });
});

afterAll(async () => {
  await stand.stop();
  origin.close();
});

const CREATE =
  'mutation($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { report { id status } } }';
const DELETE = 'mutation ($id: ID!) { deleteReport(id: $id) { ok report { id status name } } }';
const READ = 'query($id: ID!) { report(id: $id) { id status statusMessage pageCount compiledReport } }';

describe('a report', () => {
  it('may be asked for before the service has heard of an estate that was made a moment ago', async () => {
    await stand.knownEstate();
    const estateId = newId();
    const asked = stand.ask(advisor(), CREATE, { input: { estateId, name: 'At once', sections: ['taxes'] } });
    await stand.tellOfEstate(estateId);
    expect((await asked).errors).toBeUndefined();
    const nobodys = { input: { estateId: newId(), name: 'Nobody’s', sections: ['taxes'] } };
    expect((await stand.ask(advisor(), CREATE, nobodys)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('is seen by nobody while its estate is deleted, and comes back with it', async () => {
    const estateId = await stand.knownEstate();
    const input = { estateId, name: 'Kept for later', sections: ['taxes'] };
    const made = await stand.ask(advisor(), CREATE, { input });
    const { id } = Object(made.data?.['createReportWithPrefetch']).report;
    const read = async (): Promise<unknown> => (await stand.ask(advisor(), READ, { id })).data?.['report'];
    const listed = async (): Promise<string> =>
      JSON.stringify(
        (await stand.ask(advisor(), '{ reports(pagination: { perPage: -1 }) { collection { id } } }')).data,
      );
    expect(await listed()).toContain(id);
    await stand.tellOfEstate(estateId, { version: 2, deleted: true });
    await vi.waitFor(async () => expect(await listed()).not.toContain(id), { timeout: 30_000, interval: 100 });
    expect(await read()).toBeNull();
    // An older fact that comes late changes nothing.
    await stand.tellOfEstate(estateId, { version: 1 });
    await stand.tellOfEstate(estateId, { version: 3 });
    await vi.waitFor(async () => expect(await listed()).toContain(id), { timeout: 30_000, interval: 100 });
    expect(await read()).toMatchObject({ id });
  });

  it('is out of the list of the firm while its estate is archived, a later one too, and stays in that of its estate', async () => {
    const estateId = await stand.knownEstate();
    const create = async (name: string): Promise<string> => {
      const made = await stand.ask(advisor(), CREATE, { input: { estateId, name, sections: ['taxes'] } });
      return Object(made.data?.['createReportWithPrefetch']).report.id;
    };
    const listed = async (of: string | null): Promise<string> => {
      const query = 'query ($of: ID) { reports(estateId: $of, pagination: { perPage: -1 }) { collection { id } } }';
      return JSON.stringify((await stand.ask(advisor(), query, { of })).data);
    };
    const early = await create('Before it was archived');
    expect(await listed(null)).toContain(early);
    await stand.tellOfEstate(estateId, { version: 2, archived: true });
    await vi.waitFor(async () => expect(await listed(null)).not.toContain(early), { timeout: 30_000, interval: 100 });
    const late = await create('While it is archived');
    expect(await listed(null)).not.toContain(late);
    for (const id of [early, late]) expect(await listed(estateId)).toContain(id);
    await stand.tellOfEstate(estateId, { version: 3 });
    await vi.waitFor(async () => expect(await listed(null)).toContain(late), { timeout: 30_000, interval: 100 });
    expect(await listed(null)).toContain(early);
  });

  it('is asked for once, waits for its quota, is printed in a session of its own, told once, and deleted with its file', async () => {
    const estateId = await stand.knownEstate();
    const input = { estateId, name: 'Estate plan review', sections: ['taxes'] };
    const key = newId();
    const { data } = await stand.ask(advisor(), CREATE, { input }, key);
    const created = data?.['createReportWithPrefetch'] as { report: { id: string } } | undefined;
    const id = created?.report.id ?? '';
    expect((await stand.ask(advisor(), CREATE, { input }, key)).data).toEqual(data);
    const of = (type: string) => told.filter((event) => event.type === type && event.payload['reportId'] === id);
    await vi.waitFor(() => expect(of(reportRequestedV1.type)).toHaveLength(1), { timeout: 30_000, interval: 50 });
    expect(of(reportCompletedV1.type)).toHaveLength(0);

    const grant = {
      referenceId: id,
      estateId,
      organizationId: ORGANIZATION,
      quotaType: 'STANDARD_REPORTS' as const,
      amount: 1,
    };
    const value = JSON.stringify(outboxEvent(tokensReservedV1, grant, { actor: null }).envelope);
    await stand.broker.publish('identity', [{ key: estateId, value }]);
    await stand.broker.publish('identity', [{ key: estateId, value }]);
    await vi.waitFor(() => expect(of(reportCompletedV1.type)).toHaveLength(1), { timeout: 30_000, interval: 50 });
    expect(seen.sessionFor).toContainEqual({
      accountId: 'account-1',
      organizationId: ORGANIZATION,
      estateId,
      reportId: id,
    });
    expect(seen.service).toBe('reports');
    expect(seen.cookies.at(-1)).toBe('session=renderer-token');
    const { data: read } = await stand.ask(advisor(), READ, { id });
    expect(read?.['report']).toMatchObject({
      status: 'COMPLETE',
      pageCount: 2,
      compiledReport: expect.stringMatching(/^\/files\//),
    });
    expect((await stand.ask(advisor({}, 'another-organization'), READ, { id })).data?.['report']).toBeNull();

    const { blobKey } = (await stand.record(id)) as unknown as { blobKey: string };
    expect(stand.hasFile(blobKey)).toBe(true);
    const deletion = newId();
    const remove = () => stand.ask(advisor(), DELETE, { id }, deletion);
    const removed = await remove();
    expect(removed).toMatchObject({ data: { deleteReport: { ok: true, report: { id } } } });
    expect(stand.hasFile(blobKey)).toBe(false);
    expect(await remove()).toEqual(removed);
    expect((await stand.ask(advisor(), DELETE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('waits for a gateway that is away, however often it has tried, and is made once that is back', async () => {
    const { port } = origin.address() as AddressInfo;
    const estateId = await stand.knownEstate();
    const input = { estateId, name: 'Patient', sections: ['taxes'] };
    const { data } = await stand.ask(advisor(), CREATE, { input });
    const created = data?.['createReportWithPrefetch'] as { report: { id: string } } | undefined;
    const id = created?.report.id ?? '';
    origin.closeAllConnections();
    await new Promise((closed) => origin.close(closed));
    const quota = { organizationId: ORGANIZATION, quotaType: 'STANDARD_REPORTS' as const, amount: 1 };
    const { envelope } = outboxEvent(tokensReservedV1, { referenceId: id, estateId, ...quota }, { actor: null });
    await stand.broker.publish('identity', [{ key: estateId, value: JSON.stringify(envelope) }]);
    await vi.waitFor(
      async () => expect(await stand.record(id)).toMatchObject({ outages: 4, attempts: 0, status: 'REQUESTED' }),
      { timeout: 60_000, interval: 100 },
    );
    origin = await listen(port);
    const complete = async () =>
      expect((await stand.ask(advisor(), READ, { id })).data?.['report']).toMatchObject({ status: 'COMPLETE' });
    await vi.waitFor(complete, { timeout: 60_000, interval: 100 });
    const failures = told.filter(({ type, payload }) => type === reportFailedV1.type && payload['reportId'] === id);
    expect(failures).toEqual([]);
  }, 150_000);

  const granted = async (estateId: string, id: string): Promise<void> => {
    const quota = { organizationId: ORGANIZATION, quotaType: 'STANDARD_REPORTS' as const, amount: 1 };
    const { envelope } = outboxEvent(tokensReservedV1, { referenceId: id, estateId, ...quota }, { actor: null });
    await stand.broker.publish('identity', [{ key: estateId, value: JSON.stringify(envelope) }]);
  };
  const asked = async (input: object): Promise<string> => {
    const { data } = await stand.ask(advisor(), CREATE, { input });
    return Object(data?.['createReportWithPrefetch']).report.id;
  };

  it('is made once, with one file and one word of it, though the browser dies in the middle', async () => {
    const estateId = await stand.knownEstate();
    shown = '<!doctype html><h1>It never says that it is complete</h1>';
    const opened = seen.cookies.length;
    const id = await asked({ estateId, name: 'Twice begun', sections: ['taxes'] });
    await granted(estateId, id);
    await vi.waitFor(() => expect(seen.cookies.length).toBeGreaterThan(opened), { timeout: 30_000, interval: 50 });
    const children = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' });
    const browsers = children.split('\n').filter((line) => /chrom/i.test(line) && line.includes('--headless'));
    expect(browsers.length).toBeGreaterThan(0);
    shown = PAGE;
    for (const line of browsers) process.kill(Number.parseInt(line.trim(), 10), 'SIGKILL');
    const done = () =>
      told.filter(({ payload, type }) => payload['reportId'] === id && type === reportCompletedV1.type);
    await vi.waitFor(() => expect(done()).toHaveLength(1), { timeout: 60_000, interval: 100 });
    const record = (await stand.record(id)) as unknown as { editions: unknown[]; blobKey: string; attempts: number };
    expect(record.editions).toHaveLength(1);
    expect(stand.hasFile(record.blobKey)).toBe(true);
    expect(told.filter(({ payload, type }) => payload['reportId'] === id && type === reportFailedV1.type)).toEqual([]);
  }, 120_000);

  it('is made once, with one word of it, though the store is gone from the middle until after it is printed', async () => {
    const estateId = await stand.knownEstate();
    const opens = Promise.withResolvers<void>();
    gate = opens.promise;
    const opened = seen.cookies.length;
    const id = await asked({ estateId, name: 'Without a store', sections: ['taxes'] });
    await granted(estateId, id);
    await vi.waitFor(() => expect(seen.cookies.length).toBeGreaterThan(opened), { timeout: 20_000, interval: 50 });
    stand.cutStore();
    const files = await stand.countFiles();
    opens.resolve();
    gate = Promise.resolve();
    // It is printed, and nowhere to be written down.
    await vi.waitFor(async () => expect(await stand.countFiles()).toBeGreaterThan(files), {
      timeout: 60_000,
      interval: 50,
    });
    expect(await stand.record(id)).toMatchObject({ status: 'REQUESTED', editions: [] });
    stand.joinStore();
    const ended = () =>
      told.filter(({ payload, type }) => payload['reportId'] === id && type !== reportRequestedV1.type);
    await vi.waitFor(() => expect(ended()).toHaveLength(1), { timeout: 60_000, interval: 100 });
    expect(ended()).toMatchObject([{ type: reportCompletedV1.type }]);
    const record = (await stand.record(id)) as unknown as { status: string; editions: unknown[]; blobKey: string };
    expect(record).toMatchObject({ status: 'COMPLETE', lease: null, pageCount: 2 });
    expect(record.editions).toHaveLength(1);
    expect(stand.hasFile(record.blobKey)).toBe(true);
  }, 180_000);

  it('of many asked for at once waits while they are paused, is made when they go on, and costs nothing cancelled', async () => {
    shown = PAGE;
    const many =
      'mutation($ids: [ID!]!) { createReports(estateIds: $ids, name: "All", sections: []) { batchId results { problem report { id } } } }';
    const steer =
      'mutation($ids: [ID!]!, $step: BatchStep!) { steerReports(ids: $ids, step: $step) { reports { id status isHeld } } }';
    const estates = [await stand.knownEstate(), await stand.knownEstate()];
    const { data } = await stand.ask(advisor(), many, { ids: estates });
    const { batchId, results } = Object(data?.['createReports']);
    const [first = '', second = ''] = results.map((one: { report: { id: string } }) => one.report.id);
    const listed = await stand.ask(
      advisor(),
      'query($id: ID!) { reports(batchId: $id, pagination: { perPage: -1 }) { collection { id } } }',
      { id: batchId },
    );
    expect(new Set(Object(listed.data?.['reports']).collection.map(({ id }: { id: string }) => id))).toEqual(
      new Set([first, second]),
    );
    const paused = await stand.ask(advisor(), steer, { ids: [first, second], step: 'PAUSE' });
    for (const one of Object(paused.data?.['steerReports']).reports)
      expect(one).toMatchObject({ status: 'REQUESTED', isHeld: true });
    await granted(estates[0] ?? '', first);
    await granted(estates[1] ?? '', second);
    await vi.waitFor(async () => expect(await stand.record(second)).toMatchObject({ granted: true }), {
      timeout: 30_000,
      interval: 50,
    });
    // A report that nobody has paused is made while these wait: the worker was there and has passed them by.
    const other = await stand.knownEstate();
    const free = await asked({ estateId: other, name: 'Not paused', sections: ['taxes'] });
    await granted(other, free);
    const made = (id: string) =>
      told.some(({ payload, type }) => payload['reportId'] === id && type === reportCompletedV1.type);
    await vi.waitFor(() => expect(made(free)).toBe(true), { timeout: 60_000, interval: 100 });
    expect([made(first), made(second)]).toEqual([false, false]);

    await stand.ask(advisor(), steer, { ids: [second], step: 'CANCEL' });
    await stand.ask(advisor(), steer, { ids: [first, second], step: 'RESUME' });
    await vi.waitFor(() => expect(made(first)).toBe(true), { timeout: 60_000, interval: 100 });
    const cancelled = told.filter(
      ({ payload, type }) => payload['reportId'] === second && type === reportCancelledV1.type,
    );
    expect(cancelled).toHaveLength(1);
    expect(await stand.record(second)).toMatchObject({ status: 'DRAFT', isHeld: false });
    const foreign = await stand.ask(advisor({ advisorCanGenerateReport: true }, 'another-organization'), steer, {
      ids: [first],
      step: 'CANCEL',
    });
    expect(foreign).toMatchObject({ data: { steerReports: { reports: [] } } });
  }, 180_000);

  it('reaches no other address and no file while it is printed, whatever stands on its page', async () => {
    const reached: string[] = [];
    const elsewhere = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end();
    });
    elsewhere.on('upgrade', (_request, socket) => {
      reached.push('a socket');
      socket.destroy();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const at = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    shown = `<!doctype html><title>Report</title><h1>One</h1>
      <img src="http://${at}/image"><script src="http://${at}/script"></script>
      <link rel="stylesheet" href="http://${at}/style"><iframe src="http://${at}/frame"></iframe>
      <iframe src="file:///etc/hostname"></iframe><object data="file:///etc/hostname"></object>
      <style>@import "http://${at}/import"; body { background: url(http://${at}/background) }</style>
      <script>
        const socket = new WebSocket('ws://${at}/socket');
        const closed = new Promise((resolve) => { socket.onclose = resolve; socket.onerror = resolve; });
        const file = fetch('file:///etc/hostname').then(() => 'A file was read', () => 'No file');
        const openedWindow = window.open('http://${at}/window');
        navigator.sendBeacon('http://${at}/beacon');
        Promise.allSettled([fetch('http://${at}/fetch'), closed, file]).then(([, , { value }]) => {
          const message = openedWindow ? 'A window was opened' : value;
          window.reportPageState = message === 'No file' ? { state: 'ready' } : { state: 'error', message };
        });
      </script>`;
    const id = await asked({ estateId: await stand.knownEstate(), name: 'Hostile', sections: [], asDraft: true });
    const preview = 'mutation($input: PdfUtilInput!) { pdfUtil(input: $input) { pageCount } }';
    const made = await stand.ask(advisor(), preview, { input: { reportId: id, kind: 'PREVIEW' } });
    shown = PAGE;
    elsewhere.close();
    expect(made).toMatchObject({ data: { pdfUtil: { pageCount: 1 } } });
    expect(reached).toEqual([]);
  });

  it('is refused to an advisor whose organization has switched reports off', async () => {
    const input = { estateId: await stand.knownEstate(), name: 'Estate plan review', sections: ['taxes'] };
    const { errors } = await stand.ask(advisor({ advisorCanGenerateReport: false }), CREATE, { input });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('names the field that is wrong, and knows no foreign estate', async () => {
    const estateId = await stand.knownEstate();
    const code = async (actor: Actor, input: object) =>
      (await stand.ask(actor, CREATE, { input })).errors?.[0]?.extensions;
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
