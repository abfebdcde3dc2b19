import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';
import { TRUST_VALUES } from './read-values.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = async (query: string, variables: object = {}) => {
  const answer = await estate.as('admin')(query, variables, newId());
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
};
const FILE = 'id estateId organizationId: estate { organizationId } status abstractionId';
async function household(name = { firstName: 'Garrick', lastName: 'Vandermeer' }) {
  const input = { ...name, state: 'OH', maritalStatus: 'SINGLE' };
  const query = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }';
  return (await ask(query, { input })).createEstate.estate.id as string;
}
async function uploaded(estateId: string, pages = 3, abstract = false) {
  const { reference } = await estate.file(pdfFile(pages), 'trust.pdf');
  const query = `mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { ${FILE} } } }`;
  const { createEstateUpload } = await ask(query, { input: { estateId, file: reference, abstract } });
  return createEstateUpload.estateUpload;
}
async function tellRead(id: string, values: readonly object[], eventId = newId()) {
  const stored = await estate.shared.uploadModel.findById(id).lean();
  const { estateId, organizationId, abstractionId } = stored ?? {};
  const read = { abstractionId, estateId, organizationId, estateUploadId: id };
  const completed = { ...read, values, possibleIssues: [], pageCount: 3, readAt: '2026-11-21T10:00:00.000Z' };
  await estate.deliver('integrations.abstraction-completed.v1', completed, eventId);
  return read;
}
const DIFFERENCES = 'readAgain { endedAt problem differences { label before after isKept } }';
const fileOf = async (id: string) =>
  (
    await ask(
      `query ($id: ID!) { estateUpload(id: $id) { status percent stage reviewFinishedAt ${DIFFERENCES} warnings { kind message } values { path display status } } }`,
      { id },
    )
  ).estateUpload;
const RERUN =
  'mutation ($ids: [ID!]!) { rerunAutoAbstraction(estateUploadIds: $ids) { message estateUploads { id } } }';
const other = (path: string, more: object) =>
  TRUST_VALUES.map((one) => (one.path === path ? { ...one, ...more } : one));

describe('a file that is read again', () => {
  it('keeps its values to be reviewed meanwhile, then what somebody decided, and says what differs', async () => {
    const { id } = await uploaded(await household(), 3, true);
    await tellRead(id, TRUST_VALUES);
    const accept =
      'mutation ($input: ReviewValueInput!) { reviewExtractedValue(input: $input) { estateUpload { id } } }';
    await ask(accept, { input: { estateUploadId: id, valueId: 'name', decision: 'EDIT', value: 'My own name' } });
    await ask('mutation ($id: ID!) { finishReview(estateUploadId: $id) { ok } }', { id });
    expect((await ask(RERUN, { ids: [id] })).rerunAutoAbstraction.message).toBe('1 file will be read again.');
    expect(await fileOf(id)).toMatchObject({ status: 'READ', percent: 0, readAgain: { endedAt: null } });
    const now = other('situs', { value: 'FL', display: 'Florida' }).map((one) =>
      one.path === 'name' ? { ...one, value: 'Another name', display: 'Another name' } : one,
    );
    await tellRead(id, now);
    const file = await fileOf(id);
    expect(file).toMatchObject({ status: 'READ', percent: 100, stage: null, reviewFinishedAt: null });
    expect(file.readAgain.differences).toEqual([
      { label: 'Name', before: expect.any(String), after: 'Another name', isKept: true },
      { label: 'Governing law', before: expect.any(String), after: 'Florida', isKept: false },
    ]);
    const named = file.values.find(({ path }: { path: string }) => path === 'name');
    expect(named).toMatchObject({ status: 'EDITED' });
    expect(named.display).not.toBe('Another name');
  });

  it('that cannot be read again says why and keeps what it had', async () => {
    const { id } = await uploaded(await household(), 3, true);
    const read = await tellRead(id, TRUST_VALUES);
    await ask(RERUN, { ids: [id] });
    const failed = { ...read, errorType: 'READING_STOPPED', message: 'It stopped.', cancelled: false };
    await estate.deliver('integrations.abstraction-failed.v1', failed);
    const file = await fileOf(id);
    expect(file).toMatchObject({ status: 'READ', readAgain: { problem: 'It stopped.' } });
    expect(file.values).toHaveLength(TRUST_VALUES.length);
  });

  it('that failed is asked for anew with another reading, once, by the event of the reader', async () => {
    const { id, abstractionId } = await uploaded(await household(), 3, true);
    const stored = await estate.shared.uploadModel.findById(id).lean();
    const { estateId, organizationId } = stored ?? {};
    const read = { abstractionId, estateId, organizationId, estateUploadId: id };
    await estate.deliver('integrations.abstraction-failed.v1', {
      ...read,
      errorType: 'X',
      message: 'No.',
      cancelled: false,
    });
    const [event, asked] = [newId(), { ...read, requestedBy: 'ann' }];
    await estate.deliver('integrations.abstraction-asked-again.v1', asked, event);
    await estate.deliver('integrations.abstraction-asked-again.v1', asked, event);
    const again = await estate.shared.uploadModel.findById(id).lean();
    expect(again?.status).toBe('RESERVING_TOKENS');
    expect(again?.abstractionId).not.toBe(abstractionId);
  });
});

describe('a value that the reading has missed', () => {
  const ADD =
    'mutation ($id: ID!, $field: String!, $value: JSON!) { addMissedValue(estateUploadId: $id, field: $field, value: $value) { estateUpload { values { id path display status confidence citations { quote } } } estate { trusts { name } } } }';
  it('counts at once, quotes nothing, stays when the file is read again, and can be taken away', async () => {
    const { id } = await uploaded(await household(), 3, true);
    await tellRead(id, TRUST_VALUES);
    const gift = { to: 'Maud Vandermeer', kind: 'cash', amountCents: 500_000, description: '' };
    const { addMissedValue } = await ask(ADD, { id, field: 'specificGifts', value: gift });
    const added = addMissedValue.estateUpload.values.at(-1);
    expect(added).toMatchObject({ path: 'specificGifts[3]', status: 'EDITED', confidence: 'LOW', citations: [] });
    expect(addMissedValue.estate.trusts).toHaveLength(1);
    await ask(RERUN, { ids: [id] });
    const found = { ...TRUST_VALUES.find(({ path }) => path === 'specificGifts[0]'), value: gift };
    await tellRead(id, [...TRUST_VALUES, { ...found, id: 'specificGifts[3]', path: 'specificGifts[3]' }]);
    const again = await fileOf(id);
    expect(again.readAgain.differences).toEqual([]);
    expect(again.values).toHaveLength(TRUST_VALUES.length + 1);
    const reset = 'mutation ($input: ReviewValueInput!) { reviewExtractedValue(input: $input) { ok } }';
    await ask(reset, { input: { estateUploadId: id, valueId: added.id, decision: 'RESET' } });
    expect((await fileOf(id)).values).toHaveLength(TRUST_VALUES.length);
  });

  it.each([
    ['name', 'Another', 'ALREADY_READ'],
    ['situs', 5, 'INVALID_VALUE'],
    ['nothing', 'x', 'INVALID_VALUE'],
  ])('of %s as %s is refused', async (field, value, code) => {
    const { id } = await uploaded(await household(), 3, true);
    await tellRead(id, TRUST_VALUES);
    const { errors } = await estate.as('admin')(ADD, { id, field, value }, newId());
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

describe('files that are read together', () => {
  const CREATE =
    'mutation ($ids: [ID!]!, $tokens: Int) { createAutoAbstraction(estateUploadIds: $ids, tokens: $tokens) { message estateUploads { id status } } }';
  it('are read for no more tokens than somebody has seen', async () => {
    const estateId = await household();
    const [one, two] = [await uploaded(estateId, 12), await uploaded(estateId, 3)];
    const ids = [one.id, two.id];
    const refused = await estate.as('admin')(CREATE, { ids, tokens: 2 }, newId());
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'TOKENS_CHANGED', field: 'tokens' });
    expect((await fileOf(one.id)).status).toBe('UPLOADED');
    const { createAutoAbstraction } = await ask(CREATE, { ids, tokens: 3 });
    expect(createAutoAbstraction.message).toBe('2 files will be read.');
    const all = 'mutation ($id: ID!) { createAutomaticAbstraction(estateId: $id) { message } }';
    const { createAutomaticAbstraction } = await ask(all, { id: estateId });
    expect(createAutomaticAbstraction.message).toBe('0 files will be read. 2 files had been asked for before.');
  });

  it('the same file twice, and one of a stranger, are told before anything is taken', async () => {
    const [here, there] = [await household(), await household({ firstName: 'Ada', lastName: 'Lindgren' })];
    const first = await uploaded(here, 7);
    const twin = await uploaded(here, 7);
    const strange = await uploaded(there, 7, true);
    expect((await fileOf(twin.id)).warnings).toContainEqual({
      kind: 'SAME_FILE',
      message: 'This file is already here as “trust.pdf”.',
    });
    expect((await fileOf(first.id)).warnings.map(({ kind }: { kind: string }) => kind)).toContain('OTHER_CLIENT');
    await tellRead(strange.id, TRUST_VALUES);
    expect((await fileOf(strange.id)).warnings).toContainEqual({
      kind: 'OTHER_CLIENT',
      message: 'Signed by Garrick Vandermeer, who is nobody of this household.',
    });
    const accept = 'mutation ($id: ID!) { acceptHighConfidenceValues(estateUploadId: $id) { ok } }';
    const { errors } = await estate.as('admin')(accept, { id: strange.id }, newId());
    expect(errors[0]?.extensions.code).toBe('OTHER_CLIENT');
  });
});

describe('a profile from documents', () => {
  const PROFILE =
    'id version status bannerSeen error preprocessingErrors { message } items { id group label detail isSure valueCount questions }';
  const CREATE = `mutation ($id: ID!, $files: [ID!]!) { createAutomaticProfile(estateId: $id, estateUploadIds: $files) { automaticProfile { ${PROFILE} } } }`;
  const UPDATE = `mutation ($id: ID!, $v: Int!, $a: AutomaticProfileInput!) { updateAutomaticProfile(id: $id, version: $v, attributes: $a) { automaticProfile { ${PROFILE} } estate { people { name } trusts { name } relations { kind } } } }`;
  const OF = `query ($id: ID!) { estate(id: $id) { automaticProfile { ${PROFILE} } } }`;
  const child = {
    ...TRUST_VALUES[0],
    id: 'beneficiaries[0]',
    path: 'beneficiaries[0]',
    label: 'Beneficiary',
    display: 'Maud Vandermeer',
    value: { name: 'Maud Vandermeer', relation: 'daughter' },
  };

  it('R307: is one plan of people, relations, trusts and documents, with what could not be read; it counts in one step', async () => {
    const id = await household();
    const [file, broken] = [await uploaded(id), await uploaded(id, 4)];
    const { createAutomaticProfile } = await ask(CREATE, { id, files: [file.id, broken.id] });
    expect(createAutomaticProfile.automaticProfile).toMatchObject({ status: 'READING', items: [] });
    await tellRead(file.id, [...TRUST_VALUES, child]);
    const stored = await estate.shared.uploadModel.findById(broken.id).lean();
    await estate.deliver('integrations.abstraction-failed.v1', {
      abstractionId: stored?.abstractionId,
      estateId: id,
      organizationId: stored?.organizationId,
      estateUploadId: broken.id,
      errorType: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED',
      message: 'The file needs a password.',
      cancelled: false,
    });
    const profile = (await ask(OF, { id })).estate.automaticProfile;
    expect(profile).toMatchObject({
      status: 'READY',
      error: null,
      preprocessingErrors: [{ message: 'trust.pdf: The file needs a password.' }],
    });
    expect(profile.items.map(({ group, label }: { group: string; label: string }) => `${group} ${label}`)).toEqual([
      'PEOPLE Maud Vandermeer',
      'TRUSTS The Garrick Vandermeer Revocable Living Trust',
    ]);
    const acceptedItemIds = profile.items.map((item: { id: string }) => item.id);
    const { updateAutomaticProfile } = await ask(UPDATE, { id: profile.id, v: 1, a: { acceptedItemIds } });
    expect(updateAutomaticProfile.automaticProfile).toMatchObject({ status: 'APPLIED', bannerSeen: true, items: [] });
    const { people, trusts, relations } = updateAutomaticProfile.estate;
    expect(people.map(({ name }: { name: string }) => name)).toContain('Maud Vandermeer');
    expect(trusts.map(({ name }: { name: string }) => name)).toContain('The Garrick Vandermeer Revocable Living Trust');
    expect(relations).toHaveLength(1);
  });

  it('an item that is none any more is refused, and nothing counts', async () => {
    const id = await household();
    const file = await uploaded(id);
    const { automaticProfile } = (await ask(CREATE, { id, files: [file.id] })).createAutomaticProfile;
    const a = { acceptedItemIds: ['person:nobody'] };
    const { errors } = await estate.as('admin')(UPDATE, { id: automaticProfile.id, v: 1, a }, newId());
    expect(errors[0]?.extensions.code).toBe('UNKNOWN_REFERENCE');
    expect((await ask(OF, { id })).estate.automaticProfile.status).toBe('READING');
  });
});
