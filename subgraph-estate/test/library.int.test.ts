import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'planner') => estate.as(who)(query, variables);
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

const NOTE = 'userLibraryNote { id version text docLevel docType isForOrganization isOwn mayChange }';
const CREATE = `mutation ($a: UserLibraryNoteInput!) { done: createUserLibraryNote(attributes: $a) { ok ${NOTE} } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $a: UserLibraryNoteInput!) { done: updateUserLibraryNote(id: $id, version: $v, attributes: $a) { ok ${NOTE} } }`;
const DELETE = 'mutation ($id: ID!, $v: Int!) { done: deleteUserLibraryNote(id: $id, version: $v) { ok } }';
const RESTORE = `mutation ($id: ID!) { done: restoreUserLibraryNote(id: $id) { ok ${NOTE} } }`;
const LIST =
  'query ($f: UserLibraryNoteFilterInput) { userLibraryNotes(filter: $f, pagination: { perPage: -1 }) { collection { id text isOwn } metadata { totalCount } } }';
const OFFERED =
  'query ($id: ID!, $t: ID, $g: Boolean) { allowedOrganizationProvisions(id: $id, separateTrustId: $t, isGeneralNote: $g) { text } }';
const UPSERT =
  'mutation ($id: ID!, $v: Int!, $n: [ProvisionNoteInput!]!) { done: upsertProvisionNotes(id: $id, version: $v, notes: $n) { version provisionNotes { text originalText fromCustomId } } }';

const texts = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text);
const listed = async (who?: Person, f: object = {}) =>
  texts((await ask(LIST, { f }, who)).data.userLibraryNotes.collection);
async function kept(noteText: string, more: object = {}, who?: Person) {
  const answer = await ask(CREATE, { a: { provisionCategoryId: 'CREDITORS', noteText, ...more } }, who);
  return answer.data.done.userLibraryNote;
}

async function household() {
  const input = { firstName: 'Iris', lastName: 'Kestrel', state: 'MA', maritalStatus: 'SINGLE' };
  const made = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version people { id } } } }',
    { input },
  );
  const { id, version, people } = made.data.createEstate.estate;
  const written = await ask(
    'mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) { createEstateDocument(estateId: $id, version: $v, attributes: $a) { estateDocument { id } estate { version } } }',
    { id, v: version, a: { name: 'Will of Iris', kind: 'WILL', personId: people[0].id } },
  );
  const { estateDocument, estate: now } = written.data.createEstateDocument;
  const settled = await ask(
    'mutation ($id: ID!, $v: Int!, $a: TrustInput!) { createTrust(estateId: $id, version: $v, attributes: $a) { trust { id } } }',
    { id, v: now.version, a: { name: 'Kestrel Trust', kind: 'ILIT' } },
  );
  return { documentId: estateDocument.id, trustId: settled.data.createTrust.trust.id };
}

it('a note is kept, found, changed, deleted and brought back by its author, and nobody else sees it', async () => {
  const { id } = await kept('Osprey: no creditor reaches it');
  expect(await listed('planner', { searchTerm: 'osprey' })).toEqual(['Osprey: no creditor reaches it']);
  expect(await listed('admin', { searchTerm: 'osprey' })).toEqual([]);
  expect(codeOf(await ask(UPDATE, { id, v: 1, a: { noteText: 'Taken' } }, 'admin'))).toBe('NOT_FOUND');
  expect(codeOf(await ask(DELETE, { id, v: 1 }, 'admin'))).toBe('NOT_FOUND');
  const changed = (await ask(UPDATE, { id, v: 1, a: { docLevel: 'TRUST', docType: 'ILIT' } })).data.done;
  expect(changed.userLibraryNote).toMatchObject({ version: 2, docLevel: 'TRUST', docType: 'ILIT', isOwn: true });
  expect(codeOf(await ask(UPDATE, { id, v: 1, a: { noteText: 'Late' } }))).toBe('STALE_VERSION');
  await ask(DELETE, { id, v: 2 });
  expect(await listed('planner', { searchTerm: 'osprey' })).toEqual([]);
  expect(codeOf(await ask(RESTORE, { id }, 'admin'))).toBe('NOT_FOUND');
  expect((await ask(RESTORE, { id })).data.done.userLibraryNote).toMatchObject({ id, docType: 'ILIT' });
  expect(await listed('planner', { searchTerm: 'osprey' })).toHaveLength(1);
});

it('who administers the organization offers a note to it, and takes it back; a planner does neither', async () => {
  const offered = await kept('Heron: to be offered', { isForOrganization: true }, 'admin');
  expect(offered).toMatchObject({ isForOrganization: true, isOwn: true, mayChange: true });
  const a = { provisionCategoryId: 'OTHER', noteText: 'Mine for all', isForOrganization: true };
  expect(codeOf(await ask(CREATE, { a }))).toBe('FORBIDDEN');
  await kept('Heron: my own', {});
  const herons = (isForOrganization?: boolean) => listed('planner', { searchTerm: 'heron', isForOrganization });
  expect(await herons()).toEqual(['Heron: my own', 'Heron: to be offered']);
  expect(await herons(true)).toEqual(['Heron: to be offered']);
  expect(await herons(false)).toEqual(['Heron: my own']);
  expect(codeOf(await ask(DELETE, { id: offered.id, v: 1 }))).toBe('NOT_FOUND');
  expect(codeOf(await ask(UPDATE, { id: offered.id, v: 1, a: { noteText: 'Taken' } }))).toBe('NOT_FOUND');
  await ask(UPDATE, { id: offered.id, v: 1, a: { isForOrganization: false } }, 'admin');
  expect(await herons(true)).toEqual([]);
});

it('what is meant for a document is offered for it, and what is taken says where it came from', async () => {
  const { documentId, trustId } = await household();
  const anything = await kept('Egret: anything', { isForOrganization: true }, 'admin');
  await kept('Egret: wills', { isForOrganization: true, docLevel: 'DOCUMENT', docType: 'WILL' }, 'admin');
  await kept('Egret: insurance', { isForOrganization: true, docLevel: 'TRUST', docType: 'ILIT' }, 'admin');
  const own = await kept('Egret: own, for trusts', { docLevel: 'TRUST' });
  const offered = async (variables: object, who: Person = 'advisor') =>
    texts((await ask(OFFERED, variables, who)).data.allowedOrganizationProvisions).filter((text) =>
      text.includes('Egret'),
    );
  expect(await offered({ id: documentId })).toEqual(['Egret: anything', 'Egret: wills']);
  expect(await offered({ id: documentId, t: trustId })).toEqual(['Egret: anything', 'Egret: insurance']);
  expect(await offered({ id: documentId, g: true })).toEqual(['Egret: anything']);
  expect(await listed('planner', { searchTerm: 'egret', forId: trustId })).toEqual([
    'Egret: anything',
    'Egret: insurance',
    'Egret: own, for trusts',
  ]);

  const n = [{ fromCustomId: anything.id }, { fromCustomId: own.id, noteText: 'Egret: in other words' }];
  const { provisionNotes } = (await ask(UPSERT, { id: trustId, v: 1, n })).data.done;
  expect(provisionNotes).toEqual([
    { text: 'Egret: anything', originalText: 'Egret: anything', fromCustomId: anything.id },
    { text: 'Egret: in other words', originalText: 'Egret: own, for trusts', fromCustomId: own.id },
  ]);
  // An advisor has no library; what the organization offers she takes as well, what is somebody's own she does not.
  const take = (id: string) => ask(UPSERT, { id: documentId, v: 1, n: [{ fromCustomId: id }] }, 'advisor');
  expect(codeOf(await take(own.id))).toBe('UNKNOWN_REFERENCE');
  expect((await take(anything.id)).data.done.version).toBe(2);
});
