import { copyNewsV1, reviewNewsV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { testBroker } from '@platform/test-kit/test-broker';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere } = SAMPLE_ORGANIZATIONS;
const { advisor } = SAMPLE_ACCOUNTS;
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

/** Twice: brokers deliver at least once. */
async function publish(
  { type, topic }: Pick<typeof reviewNewsV1 | typeof copyNewsV1, 'type' | 'topic'>,
  payload: typeof reviewNewsV1.example | typeof copyNewsV1.example,
): Promise<void> {
  const envelope = { id: newId(), type, occurredAt: new Date().toISOString(), actor: null, traceparent: null, payload };
  const message = { key: payload.estateId, value: JSON.stringify(envelope) };
  for (let n = 0; n < 2; n += 1) await broker.publish(topic, [message]);
}
const told = { organizationId: northmere.id, accountIds: [advisor.id] };
const askAbout = (about: string) =>
  publish(reviewNewsV1, { ...reviewNewsV1.example, ...told, subjectId: newId(), about });
const askForCopy = (documentName: string) =>
  publish(copyNewsV1, { ...copyNewsV1.example, ...told, requestId: newId(), documentName });

async function toldOf(about: string): Promise<string[]> {
  const token = await identity.signIn(advisor.emailAddress);
  const { data } = await identity.graphql('{ notifications(perPage: -1) { collection { title } } }', {}, { token });
  const { collection } = Object(data)['notifications'] as { collection: { title: string }[] };
  return collection.map(({ title }) => title).filter((title) => title.includes(about));
}
async function mails(subjectStart: string): Promise<number> {
  const found = await identity.shared.messages.latest(50, advisor.emailAddress);
  return found.filter(({ subject }) => subject?.startsWith(subjectStart)).length;
}
const RFI = 'Information is missing';
const COPY = 'A copy of a document';
const heard = (about: string) =>
  vi.waitFor(async () => expect(await toldOf(about)).toHaveLength(1), { timeout: 30_000 });

it('a request for information or for a copy is a notice, and a mail where the organization sends them', async () => {
  await askAbout('Will of Ida');
  await heard('Will of Ida');
  await askForCopy('Deed of Ida');
  await heard('Deed of Ida');
  expect([await mails(RFI), await mails(COPY)]).toEqual([0, 0]);
  const token = await identity.signIn('admin@example.com');
  const READ = 'query ($id: ID!) { organizationSettings(organizationId: $id) { version } }';
  const known = await identity.graphql(READ, { id: northmere.id }, { token });
  const SET = `mutation ($id: ID!, $version: Int!) {
    updateOrganizationSetting(organizationId: $id, version: $version, attributes: { shouldSendRfiEmails: true }) { ok }
  }`;
  const version = Object(known.data)['organizationSettings'].version;
  expect((await identity.graphql(SET, { id: northmere.id, version }, { token })).errors ?? []).toEqual([]);
  await askAbout('Codicil of Ida');
  await heard('Codicil of Ida');
  await askForCopy('Trust of Ida');
  await heard('Trust of Ida');
  await vi.waitFor(async () => expect([await mails(RFI), await mails(COPY)]).toEqual([1, 1]), { timeout: 30_000 });
});
