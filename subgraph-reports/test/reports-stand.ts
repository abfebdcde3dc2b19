import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, anonymousActor } from '@platform/contracts';
import { changeRecordedV1, estateChangedV1, organizationChangedV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { actorAuthorization, connectMongo, createLogger, outboxEvent } from '@platform/service-kit';
import { testBroker } from '@platform/test-kit/test-broker';
import { expect, vi } from 'vitest';
import { composeReports } from '../src/compose.ts';
import { readEnvironment } from '../src/environment.ts';

export const SECRET = 'a-secret-of-the-test-that-is-long-enough';
export const ORGANIZATION = `organization-${newId()}`;

export interface Answer {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly field?: string };
  }[];
}

export const advisor = (
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

/** The store as the service reaches it: cut off, its connections break and new ones are refused, as where it was killed. */
async function storeInBetween() {
  const url = new URL(process.env['MONGODB_URL'] ?? '');
  const { hostname, port } = url;
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((inward) => {
    const outward = connect(Number(port), hostname);
    for (const socket of [inward, outward]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        inward.destroy();
        outward.destroy();
      });
    }
    if (isCut) inward.destroy();
    inward.pipe(outward).pipe(inward);
  });
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut,
    join(): void {
      isCut = false;
    },
    close(): void {
      cut();
      server.close();
    },
  };
}

/** The running service with a broker beside it; `origin` stands for identity and for the page that is printed. */
export async function startReports(origin: string) {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const broker = testBroker(['identity', 'estate', 'reports']);
  const between = await storeInBetween();
  const own = {
    PORT: '0',
    MONGODB_URL: between.url,
    DATA_DIR: folder,
    ACTOR_TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    GATEWAY_URL: origin,
    IDENTITY_URL: origin,
  };
  const service = await composeReports(readEnvironment({ ...process.env, ...own }));
  const address = await service.start();
  const ask = async (actor: Actor, query: string, variables: object = {}, key = newId()): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      authorization: actorAuthorization(actor, SECRET),
      'x-idempotency-key': key,
    };
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
    return (await response.json()) as Answer;
  };
  const tellOfEstate = async (
    estateId: string,
    { version = 1, deleted = false, archived = false } = {},
  ): Promise<void> => {
    const name = { displayName: 'The Test Family', advisorId: null, ultraEligible: false };
    const payload = { estateId, organizationId: ORGANIZATION, ...name, version, deleted, archived };
    const { envelope } = outboxEvent(estateChangedV1, payload, { actor: null });
    await broker.publish('estate', [{ key: estateId, value: JSON.stringify(envelope) }]);
  };
  /** That something beside the estate was changed now. */
  const tellOfChange = async (estateId: string, part: 'milestones' | 'team'): Promise<void> => {
    const { id, example } = { id: newId(), example: changeRecordedV1.example };
    const [thing] = example.things;
    if (!thing) throw new Error('the example changes something');
    const payload = {
      ...example,
      id,
      estateId,
      organizationId: ORGANIZATION,
      at: new Date().toISOString(),
      things: [{ ...thing, part }],
    };
    const { envelope } = outboxEvent(changeRecordedV1, payload, { actor: null });
    await broker.publish('estate', [{ key: estateId, value: JSON.stringify(envelope) }]);
  };
  const tellOfLook = async (look: string): Promise<void> => {
    const payload = { ...organizationChangedV1.example, organizationId: ORGANIZATION, look };
    const { envelope } = outboxEvent(organizationChangedV1, payload, { actor: null });
    await broker.publish('identity', [{ key: ORGANIZATION, value: JSON.stringify(envelope) }]);
  };
  const store = connectMongo(process.env['MONGODB_URL'] ?? '', 'reports', createLogger('test', 'silent'));
  return {
    broker,
    ask,
    /** Whether the file of a report is there. */
    hasFile: (blobKey: string): boolean => existsSync(join(folder, 'blobs', blobKey)),
    /** So many files of reports are kept, whoever knows of them. */
    countFiles: async (): Promise<number> =>
      (
        await readdir(join(folder, 'blobs', 'reports'), { recursive: true, withFileTypes: true }).catch(() => [])
      ).filter((entry) => entry.isFile()).length,
    cutStore: between.cut,
    joinStore: between.join,
    /** As stored: how often it was tried is nobody's to ask over the graph. */
    record: (id: string) => store.collection<{ _id: string }>('reports').findOne({ _id: id }),
    /** What the worker or a quota would have done. */
    setRecord: (id: string, set: object) =>
      store.collection<{ _id: string }>('reports').updateOne({ _id: id }, { $set: set }),
    setPrinted: (id: string, set: object) =>
      store.collection<{ _id: string }>('printed_reports').updateOne({ _id: id }, { $set: set }),
    printed: (id: string) => store.collection<{ _id: string }>('printed_reports').findOne({ _id: id }),
    tellOfEstate,
    tellOfChange,
    tellOfLook,
    /** An estate of the organization, once the service has heard of it. */
    async knownEstate(): Promise<string> {
      const estateId = newId();
      await tellOfEstate(estateId);
      const config = 'query($id: ID!) { reportBuilderConfig(estateId: $id) { quotaType } }';
      const known = async (): Promise<void> =>
        expect((await ask(advisor(), config, { id: estateId })).errors).toBeUndefined();
      await vi.waitFor(known, { timeout: 20_000, interval: 100 });
      return estateId;
    },
    async stop(): Promise<void> {
      await service.stop();
      between.close();
      await store.close();
      await broker.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type ReportsStand = Awaited<ReturnType<typeof startReports>>;
