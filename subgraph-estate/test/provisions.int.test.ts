import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'advisor') => estate.as(who)(query, variables);
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

const NOTES = 'version provisionNotes { id text originalText gstFlag fromCustomId provisionCategory { id text } }';
const UPSERT = `mutation ($id: ID!, $v: Int!, $n: [ProvisionNoteInput!]!) { done: upsertProvisionNotes(id: $id, version: $v, notes: $n) { ok ${NOTES} } }`;
const UPDATE = UPSERT.replace('upsertProvisionNotes', 'updateProvisionNotes');

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
    { id, v: now.version, a: { name: 'Kestrel Trust', kind: 'REVOCABLE' } },
  );
  return { id, documentId: estateDocument.id, trustId: settled.data.createTrust.trust.id };
}

it('notes are written on a will, copied to a trust, changed there, restored, removed and brought back', async () => {
  const { id, documentId, trustId } = await household();
  const written = await ask(UPSERT, {
    id: documentId,
    v: 1,
    n: [{ provisionCategoryId: 'INCOME', noteText: 'All income to Iris', gstFlag: true }],
  });
  const [source] = written.data.done.provisionNotes;
  expect(source).toMatchObject({
    text: 'All income to Iris',
    gstFlag: true,
    provisionCategory: { id: 'INCOME', text: 'Distributions of income' },
  });

  const OPTIONS = `query ($id: ID!) { sourceNoteCopyOptions(id: $id) { id name isTrust provisionNotes { id } } }`;
  expect((await ask(OPTIONS, { id: trustId })).data.sourceNoteCopyOptions).toEqual([
    { id: documentId, name: 'Will of Iris', isTrust: false, provisionNotes: [{ id: source.id }] },
  ]);
  expect((await ask(OPTIONS, { id: documentId })).data.sourceNoteCopyOptions).toEqual([]);

  const copied = (await ask(UPSERT, { id: trustId, v: 1, n: [{ copyOfId: source.id }] })).data.done;
  const [copy] = copied.provisionNotes;
  expect(copy).toEqual({ ...source, id: expect.any(String) });
  expect(copy.id).not.toBe(source.id);

  const change = (v: number, n: object) => ask(UPDATE, { id: trustId, v, n: [{ id: copy.id, ...n }] });
  const changed = (await change(2, { noteText: 'Half of the income' })).data.done;
  expect(changed.provisionNotes).toEqual([{ ...copy, text: 'Half of the income' }]);
  expect(codeOf(await change(2, { noteText: 'Somebody was faster' }))).toBe('STALE_VERSION');
  expect((await change(3, { noteText: copy.originalText })).data.done.provisionNotes).toEqual([copy]);
  expect((await change(4, { toBeDestroyed: true })).data.done.provisionNotes).toEqual([]);
  expect((await change(5, {})).data.done).toEqual({ ok: true, version: 6, provisionNotes: [copy] });

  // What the will says was touched by none of it.
  const READ = `query ($d: ID!, $t: ID!) {
    estateDocument(id: $d) { provisionNotesVersion provisionNotes { text } }
    trust(id: $t) { provisionNotesVersion provisionNotes { text } }
    selectedProvisionsByDocument(id: $t) { text }
  }`;
  const text = 'All income to Iris';
  expect((await ask(READ, { d: documentId, t: trustId })).data).toEqual({
    estateDocument: { provisionNotesVersion: 2, provisionNotes: [{ text }] },
    trust: { provisionNotesVersion: 6, provisionNotes: [{ text }] },
    selectedProvisionsByDocument: [{ text }],
  });

  const HISTORY =
    'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { name action fields { label before after } } } } }';
  const { collection } = (await ask(HISTORY, { id })).data.estateHistory;
  const things = collection.flatMap((one: { things: { name: string }[] }) => one.things);
  expect(things).toContainEqual({
    name: 'Note on Kestrel Trust',
    action: 'CHANGED',
    fields: [{ label: 'Text', before: text, after: 'Half of the income' }],
  });
});

it('two who write the first note at once do not write over each other', async () => {
  const { documentId } = await household();
  const write = (noteText: string) =>
    ask(UPSERT, { id: documentId, v: 1, n: [{ provisionCategoryId: 'OTHER', noteText }] });
  const answers = await Promise.all([write('One'), write('Other')]);
  expect(answers.map(codeOf).toSorted()).toEqual(['STALE_VERSION', undefined]);
});

it('a note that is not there is not changed, and one of another estate is not copied', async () => {
  const one = await household();
  const other = await household();
  const n = [{ provisionCategoryId: 'OTHER', noteText: 'Theirs' }];
  const [theirs] = (await ask(UPSERT, { id: other.documentId, v: 1, n })).data.done.provisionNotes;
  const refused = (query: string, notes: object[], who?: Person) =>
    ask(query, { id: one.documentId, v: 1, n: notes }, who).then(codeOf);
  expect(await refused(UPSERT, [{ copyOfId: theirs.id }])).toBe('UNKNOWN_REFERENCE');
  expect(await refused(UPDATE, [{ id: theirs.id, noteText: 'Taken' }])).toBe('UNKNOWN_REFERENCE');
  expect(await refused(UPDATE, n)).toBe('REQUIRED');
  expect(await refused(UPSERT, n, 'client')).toBe('FORBIDDEN');
});

it('a document has a note beside the diagram, which a trust has not', async () => {
  const { id, documentId, trustId } = await household();
  const WRITE =
    'mutation ($id: ID!, $v: Int!, $t: String) { updateProvisionNotes(id: $id, version: $v, notes: [], diagramNotes: $t) { version } }';
  const write = (v: number, t: string | null, of = documentId) => ask(WRITE, { id: of, v, t });
  const READ = 'query ($id: ID!) { estateDocument(id: $id) { diagramNotes provisionNotes { id } } }';
  const read = async () => (await ask(READ, { id: documentId })).data.estateDocument;
  expect(await read()).toEqual({ diagramNotes: null, provisionNotes: [] });
  expect((await write(1, ' The house stays with Iris ')).data.updateProvisionNotes.version).toBe(2);
  expect(await read()).toEqual({ diagramNotes: 'The house stays with Iris', provisionNotes: [] });
  const n = [{ provisionCategoryId: 'OTHER', noteText: 'Beside it' }];
  await ask(UPSERT, { id: documentId, v: 2, n });
  expect((await read()).diagramNotes).toBe('The house stays with Iris');
  expect(codeOf(await write(3, 'x'.repeat(501)))).toBeDefined();
  expect(codeOf(await write(1, 'Mine', trustId))).toBe('OUT_OF_RANGE');
  await write(3, null);
  expect((await read()).diagramNotes).toBeNull();
  const HISTORY =
    'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { fields { label before after } } } } }';
  const { collection } = (await ask(HISTORY, { id })).data.estateHistory;
  expect(collection[0].things).toEqual([
    { fields: [{ label: 'Beside the diagram', before: 'The house stays with Iris', after: null }] },
  ]);
});

it('the notes on a document come back with it', async () => {
  const { id, documentId } = await household();
  await ask(UPSERT, { id: documentId, v: 1, n: [{ provisionCategoryId: 'OTHER', noteText: 'Kept' }] });
  const versionOf = async () =>
    (await ask('query ($id: ID!) { estate(id: $id) { version } }', { id })).data.estate.version;
  const REMOVE = 'mutation ($id: ID!, $v: Int!) { deleteEstateDocument(id: $id, version: $v) { ok } }';
  await ask(REMOVE, { id: documentId, v: await versionOf() });
  const READ = 'query ($id: ID!) { selectedProvisionsByDocument(id: $id) { text } }';
  expect(codeOf(await ask(READ, { id: documentId }))).toBe('NOT_FOUND');
  const RESTORE =
    'mutation ($e: ID!, $id: ID!, $v: Int!) { restoreEstateDocument(estateId: $e, id: $id, version: $v) { ok } }';
  await ask(RESTORE, { e: id, id: documentId, v: await versionOf() });
  expect((await ask(READ, { id: documentId })).data.selectedProvisionsByDocument).toEqual([{ text: 'Kept' }]);
});
