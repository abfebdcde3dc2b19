import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anonymousActor } from '@platform/contracts';
import {
  abstractionAskedAgainV1,
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionProgressedV1,
  abstractionRequestedV2,
  tokensReservedV1,
} from '@platform/contracts/events';
import { DEFAULT_INTAKE_LIMITS } from '@platform/document-intake/limits';
import { newId } from '@platform/kernel';
import {
  actorAuthorization,
  connectRedis,
  createBlobStore,
  createLogger,
  outboxEvent,
  readAccessRules,
  readTypeDefs,
  type Service,
} from '@platform/service-kit';
import { eachOnce, testBroker } from '@platform/test-kit/test-broker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeIntegrations } from '../src/compose.ts';
import { readEnvironment } from '../src/environment.ts';

const SECRET = 'a-secret-of-the-test-that-is-long-enough';
const FIXTURE = new URL('./fixtures/', import.meta.url);
const log = createLogger('test', 'silent');

let folder: string;
let service: Service;
let address: string;
const broker = testBroker(['identity', 'estate', 'integrations']);
const told: { type: string; payload: Record<string, unknown> }[] = [];

/** A stand-in for the language model of an organization, which finds one more name in every part that says it. */
const SPOUSES = 'Elof Isaksson and Mai Chong Thao, spouses';
const bearers: (string | undefined)[] = [];
const languageModel = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  bearers.push(request.headers.authorization);
  const value = { name: 'Mai Chong Thao', relation: 'spouse' };
  const values = body.includes('Chong') ? [{ field: 'beneficiary', value, page: 1, quote: SPOUSES }] : [];
  response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify({ values }) } }] }));
});
const hostOf = (): string => `127.0.0.1:${(languageModel.address() as AddressInfo).port}`;

const environment = () =>
  readEnvironment({
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    ACTOR_TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    MODEL_LOCAL_HOSTS: hostOf(),
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abstraction-'));
  await new Promise<void>((resolve) => languageModel.listen(0, '127.0.0.1', resolve));
  service = await composeIntegrations(environment());
  address = await service.start();
  broker.consume({
    groupId: `test-${newId()}`,
    topics: ['integrations'],
    handle: eachOnce(told),
  });
});

afterAll(async () => {
  await service.stop();
  await broker.close();
  await new Promise((resolve) => languageModel.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function request(fixture: string, ids = { abstractionId: newId(), estateId: newId() }, lost = false) {
  const blobs = createBlobStore(environment());
  const blob = await blobs.put(createReadStream(new URL(fixture, FIXTURE)));
  if (lost) await blobs.delete(blob.key);
  const payload = {
    ...ids,
    organizationId: 'organization-1',
    estateUploadId: newId(),
    file: {
      blobKey: blob.key,
      filename: fixture,
      mimetype: 'application/pdf',
      byteSize: blob.byteSize,
      sha256: blob.sha256,
    },
    intake: { kind: 'PDF' as const, pageCount: 3, limits: DEFAULT_INTAKE_LIMITS },
    requestedBy: 'account-1',
  };
  const event = outboxEvent(abstractionRequestedV2, payload, { actor: null });
  await broker.publish('estate', [{ key: ids.estateId, value: JSON.stringify(event.envelope) }]);
  return {
    ...ids,
    repeat: () => broker.publish('estate', [{ key: ids.estateId, value: JSON.stringify(event.envelope) }]),
  };
}

async function reserve({ abstractionId, estateId }: { abstractionId: string; estateId: string }) {
  const payload = {
    referenceId: abstractionId,
    estateId,
    organizationId: 'organization-1',
    quotaType: 'DOC_ABSTRACTION_TOKENS' as const,
    amount: 1,
  };
  const { envelope } = outboxEvent(tokensReservedV1, payload, { actor: null });
  await broker.publish('identity', [{ key: estateId, value: JSON.stringify(envelope) }]);
}

async function ask(
  query: string,
  variables: Record<string, unknown>,
  organizationIds: string[],
  key?: string,
  activeRole: 'ADVISOR' | 'ADMIN' = 'ADVISOR',
) {
  const actor = {
    ...anonymousActor('request-1'),
    kind: 'account' as const,
    accountId: 'account-1',
    organizationId: 'organization-1',
    activeRole,
    scope: { everything: false, organizationIds, estateIds: [] },
  };
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: actorAuthorization(actor, SECRET),
      ...(key && { 'x-idempotency-key': key }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    data?: Record<string, Record<string, unknown> | null>;
    errors?: { extensions: { code: string } }[];
  };
}

const outcomesOf = (abstractionId: string) =>
  told.filter(
    ({ type, payload }) =>
      payload['abstractionId'] === abstractionId &&
      (type === abstractionCompletedV1.type || type === abstractionFailedV1.type),
  );

describe('an abstraction', () => {
  it('is read once request and reservation are there, in whichever order, and told once however often they repeat', async () => {
    const ids = { abstractionId: newId(), estateId: newId() };
    await reserve(ids);
    const { repeat } = await request('joint-trust-missing-page.pdf', ids);
    await vi.waitFor(() => expect(outcomesOf(ids.abstractionId)).toHaveLength(1), { timeout: 30_000, interval: 50 });
    await repeat();
    await reserve(ids);
    const [outcome] = outcomesOf(ids.abstractionId);
    expect(outcome?.type).toBe(abstractionCompletedV1.type);
    const values = outcome?.payload['values'] as { path: string; citations: { page: number; quote: string }[] }[];
    expect(values.map(({ path }) => path)).toContain('kind');
    for (const { citations } of values) expect(citations.length).toBeGreaterThan(0);

    const query =
      'query($id: ID!) { aiAbstractionStatus(id: $id) { id status statusLabel payment { status tokens } } }';
    const answer = await ask(query, { id: ids.abstractionId }, ['organization-1']);
    expect(answer.data?.['aiAbstractionStatus']).toMatchObject({
      status: 'COMPLETED',
      statusLabel: 'VAI Complete',
      payment: { tokens: 1 },
    });
    const foreign = await ask(query, { id: ids.abstractionId }, ['organization-2']);
    expect(foreign.data?.['aiAbstractionStatus']).toBeNull();
    const ofReading =
      'query ($id: ID!, $of: ID!) { aiAbstractionResults(id: $id) { estateUpload { id } } aiAbstractionPdfs(estateId: $of) { id } }';
    const variables = { id: ids.abstractionId, of: ids.estateId };
    const { data } = await ask(ofReading, variables, ['organization-1']);
    const file = { id: expect.any(String) };
    expect(data).toEqual({ aiAbstractionResults: { estateUpload: file }, aiAbstractionPdfs: [file] });
    const unseen = await ask(ofReading, variables, ['organization-2']);
    expect(unseen.data).toEqual({ aiAbstractionResults: null, aiAbstractionPdfs: [] });
    expect(outcomesOf(ids.abstractionId)).toHaveLength(1);
  });

  it('ends as failed, with the reason, when the file cannot be opened', async () => {
    const ids = await request('not-a-document.pdf');
    await reserve(ids);
    await vi.waitFor(() => expect(outcomesOf(ids.abstractionId)).toHaveLength(1), { timeout: 30_000, interval: 50 });
    expect(outcomesOf(ids.abstractionId)[0]).toMatchObject({
      type: abstractionFailedV1.type,
      payload: { errorType: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED', cancelled: false },
    });
  });

  it('tells by events how far it is, and nothing to the screens itself', async () => {
    const ids = await request('joint-trust-missing-page.pdf');
    const heard: string[] = [];
    const redis = connectRedis(process.env['REDIS_URL'] ?? '', log);
    redis.on('message', (_channel, message) => heard.push(message));
    await redis.subscribe(`realtime:estate:${ids.estateId}`);
    await reserve(ids);
    await vi.waitFor(() => expect(outcomesOf(ids.abstractionId)).toHaveLength(1), { timeout: 60_000, interval: 50 });
    const said = told.filter(
      ({ type, payload }) => type === abstractionProgressedV1.type && payload['abstractionId'] === ids.abstractionId,
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]?.payload).toMatchObject({ status: 'PREPROCESSING', percent: expect.any(Number) });
    expect(heard).toEqual([]);
    redis.disconnect();
  });

  it('ends as failed in words, so that its tokens go back, when its file is not there any more', async () => {
    const ids = await request('joint-trust-missing-page.pdf', undefined, true);
    await reserve(ids);
    await vi.waitFor(() => expect(outcomesOf(ids.abstractionId)).toHaveLength(1), { timeout: 60_000, interval: 50 });
    expect(outcomesOf(ids.abstractionId)[0]).toMatchObject({
      type: abstractionFailedV1.type,
      payload: { message: 'The uploaded file is not there any more. Please upload it again.', cancelled: false },
    });
  });

  const CANCEL = 'mutation ($id: ID!) { cancelAbstraction(id: $id) { status message } }';
  const REPROCESS = 'mutation ($id: ID!) { reprocessAbstraction(id: $id) { status message } }';
  /** Waits for its tokens, so that nobody reads it meanwhile. */
  async function waiting(): Promise<string> {
    const { abstractionId } = await request('joint-trust-missing-page.pdf');
    const isKnown = async (): Promise<void> => {
      const { data } = await ask('query ($id: ID!) { aiAbstractionStatus(id: $id) { id } }', { id: abstractionId }, [
        'organization-1',
      ]);
      expect(data?.['aiAbstractionStatus']).toBeTruthy();
    };
    await vi.waitFor(isKnown, { timeout: 30_000, interval: 50 });
    return abstractionId;
  }

  it('R288: is cancelled by who may reach it, with status and message: told once as cancelled, so that its tokens go back, and not read any more', async () => {
    const id = await waiting();
    const foreign = await ask(CANCEL, { id }, ['organization-2']);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await ask(CANCEL, { id }, ['organization-1']);
    const message = 'Reading was cancelled; its tokens are given back.';
    expect(data?.['cancelAbstraction']).toEqual({ status: 'CANCELLED', message });
    await vi.waitFor(() => expect(outcomesOf(id)).toHaveLength(1), { timeout: 30_000, interval: 50 });
    expect(outcomesOf(id)[0]).toMatchObject({ type: abstractionFailedV1.type, payload: { cancelled: true } });
    const again = await ask(CANCEL, { id }, ['organization-1']);
    expect(again.data?.['cancelAbstraction']).toEqual({
      status: 'CANCELLED',
      message: 'This document is not being read any more.',
    });
    const reprocessed = await ask('mutation ($id: ID!) { reprocessAbstraction(id: $id) { status message } }', { id }, [
      'organization-1',
    ]);
    expect(reprocessed.data?.['reprocessAbstraction']).toEqual({
      status: 'CANCELLED',
      message: 'This document is read again. Its tokens are taken anew.',
    });
    const asked = () =>
      told.filter(({ type, payload }) => type === abstractionAskedAgainV1.type && payload['abstractionId'] === id);
    await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 30_000, interval: 50 });
    expect(asked()[0]?.payload).toMatchObject({ requestedBy: 'account-1' });
    const unread = await ask('query ($id: ID!) { aiAbstractionResults(id: $id) { id } }', { id }, ['organization-1']);
    expect(unread.data?.['aiAbstractionResults']).toBeNull();
    const status = 'query ($id: ID!) { aiAbstractionStatus(id: $id) { status stage } }';
    const now = await ask(status, { id }, ['organization-1']);
    expect(now.data?.['aiAbstractionStatus']).toEqual({ status: 'CANCELLED', stage: null });
  });

  it('R288, R289: is read again with its status and a message, told a second time; what people think of it is kept by a query', async () => {
    const ids = await request('joint-trust-missing-page.pdf');
    await reserve(ids);
    const id = ids.abstractionId;
    await vi.waitFor(() => expect(outcomesOf(id)).toHaveLength(1), { timeout: 60_000, interval: 50 });
    const foreign = await ask(REPROCESS, { id }, ['organization-2']);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await ask(REPROCESS, { id }, ['organization-1']);
    expect(data?.['reprocessAbstraction']).toEqual({
      status: 'REPROCESS',
      message: 'This document is read again. It takes no tokens, and what you have decided stays.',
    });
    await vi.waitFor(() => expect(outcomesOf(id)).toHaveLength(2), { timeout: 60_000, interval: 50 });
    const [first, second] = outcomesOf(id);
    expect(second?.type).toBe(abstractionCompletedV1.type);
    expect(second?.payload['values']).toEqual(first?.payload['values']);
    const FEEDBACK =
      'query ($id: ID!) { abstractionFeedback(abstractionId: $id, key: "name", isPositive: false, message: "Another name") { ok } }';
    expect((await ask(FEEDBACK, { id }, ['organization-2'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ask(FEEDBACK, { id }, ['organization-1'])).data?.['abstractionFeedback']).toEqual({ ok: true });
    const PAID =
      'query ($of: ID!) { abstractionTokenPaymentRecords(estateId: $of) { collection { tokens estateUploadId } } }';
    const paid = await ask(PAID, { of: ids.estateId }, ['organization-1']);
    expect(paid.data?.['abstractionTokenPaymentRecords']).toEqual({
      collection: [{ tokens: 1, estateUploadId: expect.any(String) }],
    });
  });

  it('has a repetition of each mutation', () => {
    const rules = readAccessRules(readTypeDefs(`${import.meta.dirname}/../src`));
    const mutations = rules.filter(({ type }) => type === 'Mutation').map(({ field }) => field);
    expect(mutations.toSorted()).toEqual([
      'cancelAbstraction',
      'reprocessAbstraction',
      'setDocumentIssueAside',
      'tryOrganizationLanguageModel',
      'updateOrganizationLanguageModel',
    ]);
  });
  it.each([CANCEL, REPROCESS])('answers a repetition as it answered first: %s', async (query) => {
    const [id, key] = [await waiting(), newId()];
    const first = await ask(query, { id }, ['organization-1'], key);
    expect(first.errors).toBeUndefined();
    expect(await ask(query, { id }, ['organization-1'], key)).toEqual(first);
  });

  const SET =
    'mutation ($version: Int!, $attributes: OrganizationLanguageModelInput!) { updateOrganizationLanguageModel(organizationId: "organization-1", version: $version, attributes: $attributes) { ok languageModel { version isEnabled modelName hasKey } } }';
  const TRY = 'mutation { tryOrganizationLanguageModel(organizationId: "organization-1") { ok message } }';
  const admin = (query: string, variables = {}, key?: string, own = ['organization-1']) =>
    ask(query, variables, own, key, 'ADMIN');

  it('asks the language model that the organization brings, once somebody has turned it on, and says what it brought', async () => {
    const where = { baseUrl: `http://${hostOf()}/v1`, modelName: 'stand-in', apiKey: 'a key' };
    const attributes = { ...where, isEnabled: true, masksNames: false };
    const first = { version: 1, attributes };
    expect((await ask(SET, first, ['organization-1'])).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await admin(SET, first, undefined, ['organization-2'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const inner = { ...attributes, baseUrl: 'http://127.0.0.1:1/v1' };
    const refused = await admin(SET, { version: 1, attributes: inner });
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const key = newId();
    const kept = await admin(SET, first, key);
    expect(kept.data?.['updateOrganizationLanguageModel']).toEqual({
      ok: true,
      languageModel: { version: 2, isEnabled: true, modelName: 'stand-in', hasKey: true },
    });
    expect(await admin(SET, first, key)).toEqual(kept);
    expect((await admin(TRY)).data?.['tryOrganizationLanguageModel']).toMatchObject({ ok: true });

    const ids = await request('joint-trust-missing-page.pdf');
    await reserve(ids);
    const patience = { timeout: 60_000, interval: 100 };
    await vi.waitFor(() => expect(outcomesOf(ids.abstractionId)).toHaveLength(1), patience);
    expect(outcomesOf(ids.abstractionId)[0]?.payload['values']).toContainEqual(
      expect.objectContaining({
        path: expect.stringMatching(/^beneficiaries/),
        display: 'Mai Chong Thao',
        confidence: 'LOW',
      }),
    );
    expect(new Set(bearers)).toEqual(new Set(['Bearer a key']));
    const SAID =
      'query ($id: ID!) { aiAbstractionStatus(id: $id) { languageModel { model promptVersion questions answered added failure } } }';
    expect((await ask(SAID, { id: ids.abstractionId }, ['organization-1'])).data?.['aiAbstractionStatus']).toEqual({
      languageModel: { model: 'stand-in', promptVersion: '2', questions: 2, answered: 2, added: 1, failure: null },
    });
    const ISSUES =
      'query ($of: ID!) { _entities(representations: [{ __typename: "Estate", id: $of }]) { ... on Estate { documentIssues { kind isOfSet estateUpload { id } } } } }';
    const issue = { kind: 'MISSING_PAGES', isOfSet: false, estateUpload: { id: expect.any(String) } };
    expect((await ask(ISSUES, { of: ids.estateId }, ['organization-1'])).data?.['_entities']).toEqual([
      { documentIssues: [issue] },
    ]);

    const ASIDE =
      'query ($of: ID!) { _entities(representations: [{ __typename: "Estate", id: $of }]) { ... on Estate { documentIssues { id estateUpload { id } setAside { reason } } } } }';
    const pointsNow = async () => {
      const { data } = await ask(ASIDE, { of: ids.estateId }, ['organization-1']);
      const [estate] = (data?.['_entities'] ?? []) as {
        documentIssues: { id: string; estateUpload: { id: string } }[];
      }[];
      return estate?.documentIssues;
    };
    const [point] = (await pointsNow()) ?? [];
    const SET_ASIDE =
      'mutation ($file: ID!, $point: ID!, $reason: String) { setDocumentIssueAside(estateUploadId: $file, issueId: $point, reason: $reason) { ok } }';
    const about = { file: point?.estateUpload.id, point: point?.id, reason: 'The page is in the vault' };
    expect((await ask(SET_ASIDE, about, ['organization-2'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const repeated = newId();
    const done = await ask(SET_ASIDE, about, ['organization-1'], repeated);
    expect(done.data?.['setDocumentIssueAside']).toEqual({ ok: true });
    expect(await ask(SET_ASIDE, about, ['organization-1'], repeated)).toEqual(done);
    expect(await pointsNow()).toEqual([{ ...point, setAside: { reason: 'The page is in the vault' } }]);
    await ask(SET_ASIDE, { ...about, reason: null }, ['organization-1']);
    expect(await pointsNow()).toEqual([{ ...point, setAside: null }]);

    const off = await admin(SET, { version: 2, attributes: { isEnabled: false } });
    expect(off.data?.['updateOrganizationLanguageModel']).toMatchObject({
      languageModel: { isEnabled: false, hasKey: true },
    });
    const asked = bearers.length;
    const later = await request('health-care-form.pdf');
    await reserve(later);
    await vi.waitFor(() => expect(outcomesOf(later.abstractionId)).toHaveLength(1), patience);
    expect(bearers).toHaveLength(asked);
  });

  it('gives nothing to a request without a valid actor token, entities included', async () => {
    for (const query of [
      '{ _service { sdl } }',
      'query { _entities(representations: [{ __typename: "Abstraction", id: "x" }]) { __typename } }',
    ]) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).not.toHaveProperty('data._service');
    }
  });
});
