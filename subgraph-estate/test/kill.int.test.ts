import { abstractionRequestedV2, type DomainEvent } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { createConsumer, createLogger, newDocumentId, onEvent } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS, sampleEstateId } from '@platform/test-kit/sample-world';
import { testBroker } from '@platform/test-kit/test-broker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';
import { TRUST_VALUES } from './read-values.ts';

const ESTATE = sampleEstateId(2);
const NORTHMERE = '0a000000-0000-4000-8000-000000000001';
const CREATE = `mutation ($file: Upload!) { createEstateUpload(input: { estateId: "${ESTATE}", file: $file, abstract: true }) { estateUpload { id abstractionId } } }`;

let estate: StartedEstate;
const seen: DomainEvent[] = [];
const log = createLogger('test', 'silent');
const broker = testBroker(['estate']);
const watcher = createConsumer({
  broker,
  groupId: `estate-kill-test-${newId()}`,
  log,
  handlers: [onEvent(abstractionRequestedV2, async (event) => void seen.push(event))],
});
beforeAll(async () => {
  estate = await startEstate();
  await watcher.start();
});
afterAll(async () => {
  await watcher.stop();
  await broker.close();
  await estate?.stop();
});

async function uploaded() {
  const { reference } = await estate.file(pdfFile(12), 'trust.pdf');
  const { data } = await estate.as('advisor')(CREATE, { file: reference }, newId());
  return data.createEstateUpload.estateUpload as { id: string; abstractionId: string };
}
/** An upload, and the event that says what was read in it. */
async function reading() {
  const { id, abstractionId } = await uploaded();
  const completed = {
    abstractionId,
    estateId: ESTATE,
    organizationId: NORTHMERE,
    estateUploadId: id,
    values: TRUST_VALUES,
    possibleIssues: [],
    pageCount: 12,
    readAt: '2026-11-21T10:00:00.000Z',
  };
  return { id, completed };
}
const publishedOf = (abstractionId: string) =>
  seen.filter(({ payload }) => (payload as { abstractionId: string }).abstractionId === abstractionId);
const outboxOf = async (id: string) =>
  (await estate.shared.uploadModel.findById(id).select('+outbox').lean<{ outbox?: { id: string }[] }>())?.outbox ?? [];

describe('a service that dies between two steps', () => {
  it('after the upload was acknowledged: the request to read it is published by the next start', async () => {
    // The relay has not been started: this is the state that a kill right after the write leaves behind.
    const { id, abstractionId } = await uploaded();
    expect(await outboxOf(id)).toHaveLength(1);
    await estate.service.start();
    await vi.waitFor(() => expect(publishedOf(abstractionId)).toHaveLength(1), 30_000);
    await vi.waitFor(async () => expect(await outboxOf(id)).toHaveLength(0), 30_000);
  }, 60_000);

  it('after publishing and before taking the event out: it is published again under the same id, which consumers know', async () => {
    const { id, abstractionId } = await uploaded();
    await vi.waitFor(() => expect(publishedOf(abstractionId)).toHaveLength(1), 30_000);
    await vi.waitFor(async () => expect(await outboxOf(id)).toHaveLength(0), 30_000);
    const [event] = publishedOf(abstractionId);
    const again = { id: event?.id, topic: 'estate', key: ESTATE, occurredAt: new Date(), envelope: event };
    await estate.shared.uploadModel.updateOne({ _id: id }, { $push: { outbox: again } });
    await vi.waitFor(() => expect(publishedOf(abstractionId)).toHaveLength(2), 30_000);
    expect(new Set(publishedOf(abstractionId).map((one) => one.id)).size).toBe(1);
  }, 90_000);

  it('after the effect of an event and before its offset: the repeated event changes nothing, not even the version', async () => {
    const { id, completed } = await reading();
    const eventId = newId();
    await estate.deliver('integrations.abstraction-completed.v1', completed, eventId);
    const once = await estate.shared.uploadModel.findById(id).lean();
    await estate.deliver('integrations.abstraction-completed.v1', completed, eventId);
    expect(await estate.shared.uploadModel.findById(id).lean()).toEqual(once);
  });

  it('between a decision and its effect cannot be: both are in the estate’s one document, or neither', async () => {
    const { id, completed } = await reading();
    await estate.deliver('integrations.abstraction-completed.v1', completed);
    const writes = vi.spyOn(estate.shared.estateModel, 'findOneAndUpdate');
    const key = newId();
    const accept = () =>
      estate.as('advisor')(
        `mutation { reviewExtractedValue(input: { estateUploadId: "${id}", valueId: "specificGifts[0]", decision: ACCEPT }) { estate { version } } }`,
        {},
        key,
      );
    const first = await accept();
    expect(writes).toHaveBeenCalledTimes(1);
    const again = await accept();
    expect(again.data).toEqual(first.data);
    writes.mockRestore();
    const stored = await estate.shared.estateModel
      .findById(ESTATE)
      .select('+outbox +handledKeys')
      .lean<{ decisions: { path: string }[]; people: { name: string }[]; handledKeys: string[] }>();
    expect(stored?.decisions.filter(({ path }) => path === 'specificGifts[0]')).toHaveLength(1);
    expect(stored?.people.filter(({ name }) => name === 'Petronella Banks')).toHaveLength(1);
    expect(stored?.handledKeys).toContain(newDocumentId(SAMPLE_ACCOUNTS.advisor.id, key, 'request'));
  });

  it('two reviewers at once both keep their decisions', async () => {
    const { id, completed } = await reading();
    await estate.deliver('integrations.abstraction-completed.v1', completed);
    const accept = (name: 'advisor' | 'planner', value: string) =>
      estate.as(name)(
        `mutation { reviewExtractedValue(input: { estateUploadId: "${id}", valueId: "${value}", decision: ACCEPT }) { ok } }`,
        {},
        newId(),
      );
    const answers = await Promise.all([
      accept('advisor', 'executedAt'),
      accept('planner', 'situs'),
      accept('advisor', 'residue[0]'),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const { data } = await estate.as('advisor')(`{ estateUpload(id: "${id}") { acceptedCount } }`);
    expect(data.estateUpload.acceptedCount).toBe(3);
  });
});
