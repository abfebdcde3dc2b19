import { estateChangedV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { testBroker } from '@platform/test-kit/test-broker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere } = SAMPLE_ORGANIZATIONS;
const { advisor, planner, admin } = SAMPLE_ACCOUNTS;
const broker = testBroker(['estate']);

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  await identity.service.start();
});
afterAll(async () => {
  await identity.stop();
  await broker.close();
});

interface Told {
  readonly advisorId: string;
  readonly sharedAccountIds?: readonly string[];
  readonly by?: string | null;
  readonly requestId?: string;
}
/** What the estate says of itself at a version, twice: brokers deliver at least once. */
async function changed(estateId: string, version: number, { by = null, ...whose }: Told): Promise<void> {
  const payload = {
    estateId,
    organizationId: northmere.id,
    displayName: `The Quince Family ${estateId}`,
    version,
    ultraEligible: false,
    deleted: false,
    archived: false,
    ...whose,
  };
  const event = {
    id: newId(),
    type: estateChangedV1.type,
    occurredAt: new Date().toISOString(),
    actor: by && { accountId: by, organizationId: northmere.id, impersonatorId: null },
    traceparent: null,
    payload,
  };
  const message = { key: estateId, value: JSON.stringify(event) };
  for (let n = 0; n < 2; n += 1) await broker.publish(estateChangedV1.topic, [message]);
}
/** Until the index has the version: whoever is told has been told before it. */
const kept = (estateId: string, version: number) =>
  vi.waitFor(async () => expect((await identity.shared.estates.advisorsOf(estateId))?.version).toBe(version), {
    timeout: 30_000,
    interval: 50,
  });
/** Titles of what an account was told of an estate, with what stands below them. */
async function toldOf(estateId: string, emailAddress: string) {
  const token = await identity.signIn(emailAddress);
  const query = '{ notifications(perPage: -1) { collection { title description path } } }';
  const { data } = await identity.graphql(query, {}, { token });
  const { collection } = Object(data)['notifications'] as {
    collection: { title: string; description: string | null; path: string }[];
  };
  return collection
    .filter(({ path }) => path === `/estate/${estateId}`)
    .map(({ title, description }) => [title.replace(` ${estateId}`, ''), description]);
}

describe('whoever is given a client', () => {
  it('is told once, by whom, and the founder of a new client is not', async () => {
    const estateId = newId();
    await changed(estateId, 1, { advisorId: planner.id, sharedAccountIds: [], by: planner.id });
    await kept(estateId, 1);
    expect(await toldOf(estateId, planner.emailAddress)).toEqual([]);
    await changed(estateId, 2, { advisorId: advisor.id, sharedAccountIds: [], by: admin.id });
    await changed(estateId, 3, { advisorId: advisor.id, sharedAccountIds: [planner.id], by: advisor.id });
    await kept(estateId, 3);
    expect(await toldOf(estateId, advisor.emailAddress)).toEqual([
      ['You advise The Quince Family now', `Given to you by ${admin.name}.`],
    ]);
    expect(await toldOf(estateId, planner.emailAddress)).toEqual([
      [
        'The Quince Family is shared with you',
        `Shared by ${advisor.name}. You see and do there what its advisor does.`,
      ],
    ]);
  });
  it('is told once of all that one request gives her: how many, and which', async () => {
    const estateIds = [newId(), newId(), newId()];
    const requestId = newId();
    for (const estateId of estateIds) {
      await changed(estateId, 1, { advisorId: admin.id, sharedAccountIds: [], by: admin.id });
      await changed(estateId, 2, { advisorId: planner.id, sharedAccountIds: [], by: admin.id, requestId });
    }
    for (const estateId of estateIds) await kept(estateId, 2);
    const token = await identity.signIn(planner.emailAddress);
    const query =
      '{ notifications(perPage: -1) { collection { title description path clients { estateId displayName } } } }';
    const { data } = await identity.graphql(query, {}, { token });
    const { collection } = Object(data)['notifications'] as { collection: { clients: { estateId: string }[] }[] };
    const about = collection.filter(({ clients }) => clients.some(({ estateId }) => estateIds.includes(estateId)));
    expect(about).toEqual([
      {
        title: 'You advise 3 more clients now',
        description: `Given to you by ${admin.name}.`,
        path: '/clients?advisor=me&sort=updatedAt&direction=DESC',
        clients: expect.arrayContaining(
          estateIds.map((estateId) => ({ estateId, displayName: `The Quince Family ${estateId}` })),
        ),
      },
    ]);
  });
  it('is not told of what she did herself, nor of a change of something else', async () => {
    const estateId = newId();
    await changed(estateId, 1, { advisorId: admin.id, sharedAccountIds: [], by: admin.id });
    await changed(estateId, 2, { advisorId: advisor.id, sharedAccountIds: [], by: advisor.id });
    await changed(estateId, 3, { advisorId: advisor.id, sharedAccountIds: [], by: admin.id });
    await kept(estateId, 3);
    expect(await toldOf(estateId, advisor.emailAddress)).toEqual([]);
  });
  it('is not told where it is not known who advised it before', async () => {
    const estateId = newId();
    await changed(estateId, 1, { advisorId: admin.id });
    await changed(estateId, 2, { advisorId: advisor.id, sharedAccountIds: [], by: admin.id });
    await kept(estateId, 2);
    expect(await toldOf(estateId, advisor.emailAddress)).toEqual([]);
  });
});
