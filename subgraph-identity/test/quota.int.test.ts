import type { QuotaType } from '@platform/contracts';
import {
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionRequestedV1,
  abstractionRequestedV2,
  type DomainEvent,
  type EventDefinition,
  reportCompletedV1,
  reportFailedV1,
  reportRequestedV1,
} from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, sampleEstateId } from '@platform/test-kit/sample-world';
import { eachOnce, testBroker } from '@platform/test-kit/test-broker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, familyOffice, operations } = SAMPLE_ORGANIZATIONS;
const estateId = sampleEstateId(1);
const TYPE = 'DOC_ABSTRACTION_TOKENS';
const broker = testBroker(['identity', 'estate', 'reports', 'integrations']);
const published: DomainEvent<{ referenceId: string; amount: number; organizationId: string }>[] = [];

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  broker.consume({
    groupId: `quota-test-${newId()}`,
    topics: ['identity'],
    handle: eachOnce(published),
  });
  await identity.service.start();
});
afterAll(async () => {
  await identity.stop();
  await broker.close();
});

const quotaOf = async (organizationId: string, type: QuotaType = TYPE) =>
  identity.shared.quotas.find(organizationId, type);
const need = (referenceId: string, organizationId: string = northmere.id) =>
  ({ referenceId, estateId, organizationId, type: TYPE }) as const;
const eventsOf = (referenceId: string): string[] =>
  published.filter(({ payload }) => payload.referenceId === referenceId).map(({ type }) => type);

/** Publishes an event as its owner would, several times over: brokers deliver at least once. */
async function emit(definition: EventDefinition, payload: object, times = 2): Promise<string> {
  const id = newId();
  const event = {
    id,
    type: definition.type,
    occurredAt: new Date().toISOString(),
    actor: null,
    traceparent: null,
    payload,
  };
  const message = { key: estateId, value: JSON.stringify(event) };
  for (let n = 0; n < times; n += 1) await broker.publish(definition.topic, [message]);
  return id;
}
const until = (condition: () => void | Promise<void>) => vi.waitFor(condition, { timeout: 30_000, interval: 50 });

describe('the ledger', () => {
  it('R046: shows type, total, used, reserved and free, and the movements newest first', async () => {
    const reference = newId();
    await identity.shared.quotaService.reserve(need(reference), 5, newId());
    const token = await identity.signIn('admin@example.com');
    const { data, errors } = await identity.graphql(
      `{ quotas(organizationId: "${northmere.id}") { id type total used reserved free totalPerPeriod rotationDays rotationStartedAt movements(limit: 1) { referenceId estateId amount status } } }`,
      {},
      { token },
    );
    expect(errors).toEqual([]);
    const quotas = Object(data)['quotas'] as { type: string }[];
    expect(quotas.map(({ type }) => type).sort()).toEqual([
      'BASIC_REPORTS',
      'DOC_ABSTRACTION_TOKENS',
      'LICENSE_TOKENS',
      'STANDARD_REPORTS',
      'ULTRA_REPORTS',
    ]);
    expect(quotas.find(({ type }) => type === TYPE)).toMatchObject({
      total: 600,
      rotationDays: 365,
      movements: [{ referenceId: reference, estateId, amount: 5, status: 'RESERVED' }],
    });
    await identity.shared.quotaService.giveBack(need(reference), [TYPE], newId());
  });

  it('shows nobody what another organization has used of a shared quota', async () => {
    const { quotaService, quotas } = identity.shared;
    const [own, theirs] = [newId(), newId()];
    await quotaService.reserve(need(own), 1, newId());
    await quotaService.reserve(need(theirs, familyOffice.id), 1, newId());
    const id = await quotas.ensure(northmere.id, TYPE);
    const seenBy = async (organizationIds: string[]) => {
      const scope = { everything: false, organizationIds, estateIds: [] };
      return (await quotaService.movements(id, { limit: 200 }, scope)).map(({ referenceId }) => referenceId);
    };
    expect(await seenBy([northmere.id])).toContain(own);
    expect(await seenBy([northmere.id])).not.toContain(theirs);
    expect(await seenBy([familyOffice.id])).toEqual([theirs]);
    expect(await seenBy([northmere.id, familyOffice.id])).toEqual(expect.arrayContaining([own, theirs]));
    await quotaService.giveBack(need(own), [TYPE], newId());
    await quotaService.giveBack(need(theirs, familyOffice.id), [TYPE], newId());
  });

  it('finds the own movements behind however many of other organizations, page by page', async () => {
    const { quotaModel, quotaService, quotas } = identity.shared;
    const id = await quotas.ensure(northmere.id, 'ULTRA_REPORTS');
    const movement = (referenceId: string, organizationId: string) => ({
      referenceId,
      estateId,
      organizationId,
      amount: 1,
      status: 'SETTLED',
      createdAt: new Date(),
      settledAt: new Date(),
    });
    const own = ['first', 'second', 'third'].map((name) => movement(name, northmere.id));
    const others = Array.from({ length: 700 }, (_, n) => movement(`other-${n}`, familyOffice.id));
    const closed = { ...movement('closed', northmere.id), closed: true };
    await quotaModel.updateOne({ _id: id }, { $push: { movements: { $each: [...own, closed, ...others] } } });
    const scope = { everything: false, organizationIds: [northmere.id], estateIds: [] };
    const page = async (limit: number, offset?: number) =>
      (await quotaService.movements(id, { limit, offset }, scope)).map(({ referenceId }) => referenceId);
    expect(await page(2)).toEqual(['third', 'second']);
    expect(await page(2, 2)).toEqual(['first']);
    expect(await page(2, 3)).toEqual([]);
    const nowhere = { everything: false, organizationIds: [], estateIds: [] };
    expect(await quotaService.movements(id, {}, nowhere)).toEqual([]);
    expect(await quotaService.movements(id, {}, { ...nowhere, everything: true })).toHaveLength(20);
  });

  it('is never overdrawn by fifty reservations at once, and refuses the rest with a reason', async () => {
    const { quotas, quotaService, quotaModel } = identity.shared;
    const id = await quotas.ensure(operations.id, TYPE);
    await quotaModel.updateOne({ _id: id }, { $set: { total: 7, free: 7 } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => quotaService.reserve(need(newId(), operations.id), 1, newId())),
    );
    expect(answers.filter((answer) => answer === 'reserved')).toHaveLength(7);
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(43);
    expect(await quotaOf(operations.id)).toMatchObject({ total: 7, used: 7, reserved: 7, free: 0 });
  });

  it('reserves a piece of work once, whatever events ask for it, and again only after it was given back', async () => {
    const { quotaService } = identity.shared;
    const before = (await quotaOf(northmere.id))?.free ?? 0;
    const reference = newId();
    const event = newId();
    expect(await quotaService.reserve(need(reference), 3, event)).toBe('reserved');
    expect(await quotaService.reserve(need(reference), 3, event)).toBe('unchanged');
    expect(await quotaService.reserve(need(reference), 3, newId())).toBe('unchanged');
    expect((await quotaOf(northmere.id))?.free).toBe(before - 3);
    const failure = newId();
    expect(await quotaService.giveBack(need(reference), [TYPE], failure)).toBe(true);
    expect(await quotaService.giveBack(need(reference), [TYPE], failure)).toBe(false);
    expect((await quotaOf(northmere.id))?.free).toBe(before);
    expect(await quotaService.reserve(need(reference), 3, event)).toBe('unchanged');
    expect(await quotaService.reserve(need(reference), 3, newId())).toBe('reserved');
    expect(await quotaService.settle(need(reference), [TYPE], newId())).toBe(true);
    expect(await quotaService.giveBack(need(reference), [TYPE], newId())).toBe(false);
    expect(await quotaOf(northmere.id)).toMatchObject({ free: before - 3, reserved: 0 });
  });

  it('a failure that overtakes its request leaves nothing reserved', async () => {
    const { quotaService } = identity.shared;
    const before = await quotaOf(northmere.id);
    const reference = newId();
    await quotaService.giveBack(need(reference), [TYPE], newId());
    expect(await quotaService.reserve(need(reference), 2, newId())).toBe('unchanged');
    expect(await quotaOf(northmere.id)).toEqual(before);
    expect(await quotaService.reserve(need(reference), 2, newId())).toBe('reserved');
    await quotaService.giveBack(need(reference), [TYPE], newId());
  });

  it('a sub-organization draws from its parent while that shares its quotas', async () => {
    const { quotaService, organizations } = identity.shared;
    const before = (await quotaOf(northmere.id))?.free ?? 0;
    const reference = newId();
    expect(await quotaService.reserve(need(reference, familyOffice.id), 4, newId())).toBe('reserved');
    expect((await quotaOf(northmere.id))?.free).toBe(before - 4);
    await identity.shared.organizationModel.updateOne(
      { _id: northmere.id },
      { $set: { 'settings.shouldShareQuotaWithChildOrganizations': false } },
    );
    expect((await organizations.byId(northmere.id))?.settings.shouldShareQuotaWithChildOrganizations).toBe(false);
    expect(await quotaService.reserve(need(newId(), familyOffice.id), 4, newId())).toBe('refused');
    // What was reserved from the parent goes back to the parent.
    expect(await quotaService.giveBack(need(reference, familyOffice.id), [TYPE], newId())).toBe(true);
    expect((await quotaOf(northmere.id))?.free).toBe(before);
    await identity.shared.organizationModel.updateOne(
      { _id: northmere.id },
      { $set: { 'settings.shouldShareQuotaWithChildOrganizations': true } },
    );
  });

  it('R171: starts a new period after rotationDays', async () => {
    const { quotaModel, quotas } = identity.shared;
    const id = await quotas.ensure(operations.id, 'BASIC_REPORTS');
    const started = new Date(Date.now() - 31 * 86_400_000);
    await quotaModel.updateOne(
      { _id: id },
      { $set: { total: 10, used: 9, free: 1, totalPerPeriod: 12, rotationDays: 30, rotationStartedAt: started } },
    );
    expect(await quotaOf(operations.id, 'BASIC_REPORTS')).toMatchObject({
      total: 12,
      used: 0,
      free: 12,
      rotationStartedAt: new Date(started.getTime() + 30 * 86_400_000),
    });
  });
});

describe('events', () => {
  const upload = {
    ...abstractionRequestedV1.example,
    organizationId: northmere.id,
    estateId,
    requestedBy: SAMPLE_ACCOUNTS.advisor.id,
  };

  it('a document takes one token for ten pages begun, counts once when it was read, and its asker is told', async () => {
    const before = (await quotaOf(northmere.id))?.free ?? 0;
    const abstractionId = newId();
    const intake = { ...abstractionRequestedV2.example.intake, pageCount: 41 };
    await emit(abstractionRequestedV2, { ...upload, intake, abstractionId });
    await until(() => expect(eventsOf(abstractionId)).toContain('identity.tokens-reserved.v1'));
    expect((await quotaOf(northmere.id))?.free).toBe(before - 5);
    const done = { ...abstractionCompletedV1.example, abstractionId, estateId, organizationId: northmere.id };
    await emit(abstractionCompletedV1, done, 3);
    await until(() => expect(eventsOf(abstractionId)).toContain('identity.tokens-settled.v1'));
    expect(await quotaOf(northmere.id)).toMatchObject({ free: before - 5, reserved: 0 });
    const token = await identity.signIn('advisor@example.com');
    const NEW = '{ notifications(showHidden: false) { collection { id title path readAt } metadata { totalCount } } }';
    await until(async () => {
      const { data } = await identity.graphql(NEW, {}, { token });
      expect(data?.['notifications']).toMatchObject({
        collection: [
          {
            title: 'revocable-trust.pdf is ready to review',
            path: `/estate/${estateId}/abstractions/${upload.estateUploadId}`,
            readAt: null,
          },
        ],
        metadata: { totalCount: 1 },
      });
    });
  });

  it('R144: a notification that was read shows only among all of them; nobody reads another’s', async () => {
    const token = await identity.signIn('advisor@example.com');
    const LIST = 'query ($all: Boolean!) { notifications(showHidden: $all) { collection { id readAt } } }';
    const READ = 'mutation ($ids: [ID!]!) { markNotificationsRead(notificationIds: $ids) { ok } }';
    const list = async (all: boolean): Promise<{ id: string; readAt: string | null }[]> =>
      Object((await identity.graphql(LIST, { all }, { token })).data?.['notifications']).collection;
    const ids = (await list(false)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    await identity.graphql(READ, { ids }, { token: await identity.signIn('planner@example.com') });
    expect(await list(false)).toHaveLength(ids.length);
    const { data } = await identity.graphql(READ, { ids }, { token });
    expect(data).toEqual({ markNotificationsRead: { ok: true } });
    expect(await list(false)).toEqual([]);
    expect(await list(true)).toMatchObject([{ readAt: expect.any(String) }]);
  });

  it('a document that could not be read gives its tokens back, and says why', async () => {
    const before = (await quotaOf(northmere.id))?.free ?? 0;
    const abstractionId = newId();
    await emit(abstractionRequestedV1, {
      ...upload,
      abstractionId,
      pageCount: 12,
      file: { ...upload.file, filename: 'locked.pdf' },
    });
    await until(() => expect(eventsOf(abstractionId)).toContain('identity.tokens-reserved.v1'));
    await emit(abstractionFailedV1, {
      ...abstractionFailedV1.example,
      abstractionId,
      estateId,
      organizationId: northmere.id,
    });
    await until(() => expect(eventsOf(abstractionId)).toContain('identity.tokens-returned.v1'));
    expect((await quotaOf(northmere.id))?.free).toBe(before);
    const { notifications } = await identity.shared.notifications.list(SAMPLE_ACCOUNTS.advisor.id, {
      showHidden: false,
      skip: 0,
      limit: 9,
    });
    expect(notifications).toMatchObject([
      { title: 'locked.pdf could not be read', description: 'The file needs a password.' },
    ]);
  });

  it('an organization without enough is refused in words', async () => {
    const abstractionId = newId();
    await emit(abstractionRequestedV1, { ...upload, organizationId: operations.id, abstractionId, pageCount: 30 });
    await until(() => expect(eventsOf(abstractionId)).toContain('identity.tokens-refused.v1'));
    const refused = published.find(({ payload }) => payload.referenceId === abstractionId);
    expect(refused?.payload).toMatchObject({
      amount: 3,
      free: 0,
      reason: 'The organization has no document tokens left and this needs 3.',
    });
  });

  it('a report counts once when it is there, not when it failed', async () => {
    const before = (await quotaOf(northmere.id, 'STANDARD_REPORTS'))?.free ?? 0;
    const base = { estateId, organizationId: northmere.id, requestedBy: SAMPLE_ACCOUNTS.planner.id };
    const [good, bad] = [newId(), newId()];
    for (const reportId of [good, bad])
      await emit(reportRequestedV1, { ...reportRequestedV1.example, ...base, reportId });
    await until(async () => expect((await quotaOf(northmere.id, 'STANDARD_REPORTS'))?.reserved).toBe(2));
    await emit(reportCompletedV1, { ...reportCompletedV1.example, ...base, reportId: good });
    await emit(reportFailedV1, { ...reportFailedV1.example, ...base, reportId: bad });
    await until(async () => {
      expect(await quotaOf(northmere.id, 'STANDARD_REPORTS')).toMatchObject({ free: before - 1, reserved: 0 });
      const { totalCount } = await identity.shared.notifications.list(SAMPLE_ACCOUNTS.planner.id, {
        showHidden: true,
        skip: 0,
        limit: 9,
      });
      expect(totalCount).toBe(2);
    });
  });

  it('publishes each outcome at least once and empties every outbox', async () => {
    await until(async () => {
      const waiting = await identity.shared.quotaModel.countDocuments({ 'outbox.0': { $exists: true } });
      expect(waiting).toBe(0);
    });
  });
});
