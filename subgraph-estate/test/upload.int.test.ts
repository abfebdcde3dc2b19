import { readFileSync } from 'node:fs';
import { newId } from '@platform/kernel';
import { sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';
import { TRUST_VALUES } from './read-values.ts';

const VANDERMEER = sampleEstateId(2);
const NORTHMERE = '0a000000-0000-4000-8000-000000000001';
const CREATE = `mutation ($estateId: ID!, $file: Upload!, $abstract: Boolean!) {
  createEstateUpload(input: { estateId: $estateId, file: $file, abstract: $abstract }) { estateUpload { id status pageCount tokensNeeded abstractionId file { filename url } } }
}`;
const UPLOAD = `query ($id: ID!) { estateUpload(id: $id) { id status statusMessage percent stage tokensNeeded acceptedCount reviewedCount reviewFinishedAt
  values { id path status display editedValue decidedByName confidence changes { label before after } } possibleIssues { kind } trusts { name } } }`;
const PLAN = `query { estate(id: "${VANDERMEER}") { version hasBeenAbstracted
  trusts { id name kind executedAt situs createdUponDeath gstStatus fiduciaries { personName } dispositions { kind description } }
  people { name isCorporateTrustee } charitables { name }
  distribution { problem { code } finalHoldings { holderName outright inTrust } flow { nodes { label } } warnings { code } } } }`;

const LOCKED = readFileSync(new URL('../../libs/document-intake/test/fixtures/password.pdf', import.meta.url));

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

async function upload(bytes: Buffer, filename = 'trust.pdf', abstract = true) {
  const { reference, key } = await estate.file(bytes, filename);
  const answer = await estate.as('advisor')(CREATE, { estateId: VANDERMEER, file: reference, abstract }, newId());
  return { ...answer, key, uploaded: answer.data?.createEstateUpload.estateUpload };
}

async function readUpload(values = TRUST_VALUES) {
  const { uploaded } = await upload(pdfFile(15));
  const reference = {
    abstractionId: uploaded.abstractionId,
    estateId: VANDERMEER,
    organizationId: NORTHMERE,
    estateUploadId: uploaded.id,
  };
  const completed = { ...reference, values, possibleIssues: [], pageCount: 15, readAt: '2026-11-21T10:00:00.000Z' };
  await estate.deliver('integrations.abstraction-completed.v1', completed);
  return { id: uploaded.id as string, reference, completed };
}

const statusOf = async (id: string) => (await estate.as('advisor')(UPLOAD, { id })).data.estateUpload;
const review = (estateUploadId: string, valueId: string, decision: string, value?: unknown) =>
  estate.as('advisor')(
    `mutation ($input: ReviewValueInput!) { reviewExtractedValue(input: $input) { ok estateUpload { acceptedCount } estate { version } } }`,
    { input: { estateUploadId, valueId, decision, ...(value === undefined ? {} : { value }) } },
    newId(),
  );

describe('a file in parts', () => {
  const PART =
    'mutation ($estateId: ID!, $offset: Int!, $part: Upload!) { sendFilePart(estateId: $estateId, offset: $offset, part: $part) { ok receipt } }';
  const JOIN = `mutation ($parts: [String!]!) { createEstateUpload(input: { estateId: "${VANDERMEER}", parts: $parts, abstract: false }) { estateUpload { id status pageCount file { filename byteSize } } } }`;
  const whole = pdfFile(40);
  const half = Math.floor(whole.length / 2);
  async function sendPart(offset: number, bytes: Buffer, role: 'advisor' | 'planner' = 'advisor') {
    const { reference, key } = await estate.file(bytes, 'binder.pdf');
    const variables = { estateId: VANDERMEER, offset, part: reference };
    const { data } = await estate.as(role)(PART, variables, newId());
    return { key, receipt: data.sendFilePart.receipt as string };
  }

  it('becomes one, once for one key, and its parts go', async () => {
    const [first, second] = [await sendPart(0, whole.subarray(0, half)), await sendPart(half, whole.subarray(half))];
    const key = newId();
    const parts = [second.receipt, first.receipt];
    const made = await estate.as('advisor')(JOIN, { parts }, key);
    expect(made.data.createEstateUpload.estateUpload).toMatchObject({
      status: 'UPLOADED',
      pageCount: 40,
      file: { filename: 'binder.pdf', byteSize: whole.length },
    });
    expect(await estate.as('advisor')(JOIN, { parts }, key)).toEqual(made);
    for (const part of [first, second]) expect(await estate.shared.blobs.stat(part.key)).toBeNull();
    const again = await estate.as('advisor')(JOIN, { parts }, newId());
    expect(again.errors?.[0]?.extensions.code).toBe('FILE_PART_GONE');
  });
  it.each([
    [
      'a gap',
      async () => [
        (await sendPart(0, whole.subarray(0, half))).receipt,
        (await sendPart(half + 1, whole.subarray(half + 1))).receipt,
      ],
    ],
    ['a part of somebody else', async () => [(await sendPart(0, whole, 'planner')).receipt]],
    ['a receipt that nobody gave', async () => ['eyJhbGciOiJIUzI1NiJ9.e30.x']],
  ])('is refused with %s', async (_name, parts) => {
    const { errors } = await estate.as('advisor')(JOIN, { parts: await parts() }, newId());
    expect(errors?.[0]?.extensions.code).toBe('FILE_PART_GONE');
  });
  it('that is no document is refused for what it is, with its parts', async () => {
    const { key, receipt } = await sendPart(0, Buffer.from('no document'));
    const { errors } = await estate.as('advisor')(JOIN, { parts: [receipt] }, newId());
    expect(errors?.[0]?.extensions.code).toBe('FILE_TYPE_NOT_SUPPORTED');
    expect(await estate.shared.blobs.stat(key)).toBeNull();
  });
  it('is a file or parts, not both and not neither', async () => {
    const { errors } = await estate.as('advisor')(JOIN, { parts: [] }, newId());
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a bad upload', () => {
  it.each([
    ['a truncated PDF', pdfFile(3).subarray(0, 300), 'FILE_CORRUPTED'],
    ['a PDF with a password', LOCKED, 'FILE_PASSWORD_PROTECTED'],
    ['a PDF with more pages than can be read', pdfFile(1_001), 'FILE_TOO_MANY_PAGES'],
    ['an empty file', Buffer.alloc(0), 'FILE_EMPTY'],
    ['a picture called .pdf', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'FILE_TYPE_NOT_SUPPORTED'],
  ])('%s is refused with its code, and nothing of it is kept', async (_name, bytes, code) => {
    const before = await estate.shared.uploadModel.countDocuments({});
    const { errors, key } = await upload(bytes);
    expect(errors[0]?.extensions).toMatchObject({ code, field: 'file' });
    expect(await estate.shared.uploadModel.countDocuments({})).toBe(before);
    expect(await estate.blobs.stat(key)).toBeNull();
  });
  it('cannot be smuggled in by a reference that the gateway did not sign', async () => {
    const file = { blobKey: '00/x', filename: 'a.pdf', byteSize: 1, sha256: '' };
    const { errors } = await estate.as('advisor')(CREATE, { estateId: VANDERMEER, file, abstract: false });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
  it('to another organization’s estate is not found, and nothing of it is kept', async () => {
    const { reference, key } = await estate.file(pdfFile(1), 'a.pdf');
    const { errors } = await estate.as('advisor')(CREATE, {
      estateId: sampleEstateId(14),
      file: reference,
      abstract: false,
    });
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await estate.blobs.stat(key)).toBeNull();
  });
});

describe('an upload', () => {
  it('is stored with its request to be read in one write', async () => {
    const { uploaded, errors } = await upload(pdfFile(15));
    expect(errors).toEqual([]);
    expect(uploaded).toMatchObject({
      status: 'RESERVING_TOKENS',
      pageCount: 15,
      tokensNeeded: 2,
      file: { filename: 'trust.pdf' },
    });
    const stored = await estate.shared.uploadModel
      .findById(uploaded.id)
      .select('+outbox')
      .lean<{ outbox: { envelope: { type: string; payload: { intake: { pageCount: number } } } }[] }>();
    expect(stored?.outbox.map(({ envelope }) => [envelope.type, envelope.payload.intake.pageCount])).toEqual([
      ['estate.abstraction-requested.v2', 15],
    ]);
  });
  it('is made once for one key, with the file of the first time', async () => {
    const [sent, sentAgain] = [await estate.file(pdfFile(2), 'twice.pdf'), await estate.file(pdfFile(2), 'twice.pdf')];
    const key = newId();
    const send = (file: object) => estate.as('advisor')(CREATE, { estateId: VANDERMEER, file, abstract: true }, key);
    const [first, again] = [await send(sent.reference), await send(sentAgain.reference)];
    expect(again.data.createEstateUpload.estateUpload.id).toBe(first.data.createEstateUpload.estateUpload.id);
    expect([await estate.blobs.stat(sent.key), await estate.blobs.stat(sentAgain.key)]).toEqual([
      { byteSize: expect.any(Number) },
      null,
    ]);
  });
  it.each(['a', 'é', '遺', '👩🏽'])('may have as long a name as names are kept, of %s', async (character) => {
    const filename = `${character.repeat(196 / [...character].length)}.pdf`;
    const { uploaded, errors } = await upload(pdfFile(1), filename, false);
    expect(errors).toEqual([]);
    expect(uploaded.file.filename).toBe(filename);
  });
  it('whose file is lost is said to be so before tokens are taken for it', async () => {
    const { uploaded, key } = await upload(pdfFile(2), 'lost.pdf', false);
    await estate.blobs.delete(key);
    const { errors } = await estate.as('advisor')(
      `mutation { requestAbstraction(estateUploadId: "${uploaded.id}") { ok } }`,
    );
    expect(errors[0]).toMatchObject({
      message: 'The file of this document is no longer there. Please upload it again.',
      extensions: { code: 'FILE_MISSING' },
    });
    expect((await statusOf(uploaded.id)).status).toBe('UPLOADED');
  });
  it('follows what identity and the reader tell, each event once', async () => {
    const { uploaded } = await upload(pdfFile(15));
    const reference = {
      abstractionId: uploaded.abstractionId,
      estateId: VANDERMEER,
      organizationId: NORTHMERE,
      estateUploadId: uploaded.id,
    };
    const reserved = {
      referenceId: uploaded.abstractionId,
      estateId: VANDERMEER,
      organizationId: NORTHMERE,
      quotaType: 'DOC_ABSTRACTION_TOKENS',
      amount: 3,
    };
    const id = newId();
    await estate.deliver('identity.tokens-reserved.v1', reserved, id);
    const after = await statusOf(uploaded.id);
    expect(after).toMatchObject({ status: 'READING', tokensNeeded: 3 });
    await estate.deliver('integrations.abstraction-progressed.v1', {
      ...reference,
      status: 'ABSTRACTING',
      percent: 60,
      stage: 'Reading page 9 of 15',
    });
    await estate.deliver('identity.tokens-reserved.v1', reserved, id);
    expect(await statusOf(uploaded.id)).toMatchObject({
      status: 'READING',
      percent: 60,
      stage: 'Reading page 9 of 15',
    });
    await estate.deliver('integrations.abstraction-failed.v1', {
      ...reference,
      errorType: 'UNREADABLE',
      message: 'No page could be read.',
      cancelled: false,
    });
    expect(await statusOf(uploaded.id)).toMatchObject({ status: 'FAILED', statusMessage: 'No page could be read.' });
    const again = await estate.as('advisor')(
      `mutation { requestAbstraction(estateUploadId: "${uploaded.id}") { estateUpload { status abstractionId } } }`,
    );
    expect(again.data.requestAbstraction.estateUpload.status).toBe('RESERVING_TOKENS');
    expect(again.data.requestAbstraction.estateUpload.abstractionId).not.toBe(uploaded.abstractionId);
    // What comes late from the first reading no longer counts.
    await estate.deliver('integrations.abstraction-completed.v1', {
      ...reference,
      values: TRUST_VALUES,
      possibleIssues: [],
      pageCount: 15,
      readAt: '2026-11-21T10:00:00.000Z',
    });
    expect((await statusOf(uploaded.id)).status).toBe('RESERVING_TOKENS');
  });
  it('says why tokens were refused', async () => {
    const { uploaded } = await upload(pdfFile(15));
    const refused = {
      referenceId: uploaded.abstractionId,
      estateId: VANDERMEER,
      organizationId: NORTHMERE,
      quotaType: 'DOC_ABSTRACTION_TOKENS',
      amount: 2,
      free: 1,
      reason: '1 token left, 2 needed.',
    };
    await estate.deliver('identity.tokens-refused.v1', refused);
    expect(await statusOf(uploaded.id)).toMatchObject({
      status: 'TOKENS_REFUSED',
      statusMessage: '1 token left, 2 needed.',
    });
  });
  it('of a client is kept, but a client cannot have it read', async () => {
    const { reference } = await estate.file(pdfFile(1), 'a.pdf');
    const { errors } = await estate.as('client')(CREATE, {
      estateId: sampleEstateId(1),
      file: reference,
      abstract: true,
    });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('reviewing', () => {
  it('says before accepting what each value would change, and then changes the estate', async () => {
    const { id } = await readUpload();
    const values = (await statusOf(id)).values;
    const gift = values.find(({ path }: { path: string }) => path === 'specificGifts[0]');
    expect(gift.changes).toContainEqual({
      label: 'Petronella Banks',
      before: 'not set',
      after: 'a person of the plan',
    });
    expect(gift.changes.map(({ after }: { after: string }) => after)).toContain('$25,000.00 to Petronella Banks');
    const before = (await estate.as('advisor')(PLAN)).data.estate;
    const accepted = await estate.as('advisor')(
      `mutation { acceptHighConfidenceValues(estateUploadId: "${id}") { estateUpload { acceptedCount reviewedCount } estate { version } } }`,
    );
    expect(accepted.errors).toEqual([]);
    expect(accepted.data.acceptHighConfidenceValues).toEqual({
      estateUpload: { acceptedCount: 18, reviewedCount: 18 },
      estate: { version: before.version + 1 },
    });
    const after = (await estate.as('advisor')(PLAN)).data.estate;
    const trust = after.trusts.find(({ kind }: { kind: string }) => kind === 'REVOCABLE');
    expect(trust).toMatchObject({ executedAt: '2018-06-14', situs: 'OH' });
    expect(trust.fiduciaries.map(({ personName }: { personName: string }) => personName)).toEqual([
      'Garrick Vandermeer',
      'Winona Vandermeer',
      'Cuyahoga Valley Private Bank',
    ]);
    expect(trust.dispositions.map(({ kind }: { kind: string }) => kind)).toEqual([
      'SPECIFIC_GIFT',
      'CASH_GIFT',
      'CASH_GIFT',
      'BYPASS_FUNDING',
      'MARITAL_FUNDING',
      'RESIDUE',
    ]);
    expect(after.charitables).toEqual([{ name: 'Lake Effect Literacy Council' }]);
    expect(after.people).toContainEqual({ name: 'Cuyahoga Valley Private Bank', isCorporateTrustee: true });
    expect(after.distribution.problem).toBeNull();
    expect(after.distribution.flow.nodes.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(['Family Trust', 'Lake Effect Literacy Council', 'Petronella Banks']),
    );
    expect(after.distribution.finalHoldings.map(({ holderName }: { holderName: string }) => holderName)).toEqual(
      expect.arrayContaining(['Wesley Vandermeer', 'Lucinda Vandermeer Abdi']),
    );

    const gst = await review(id, 'gst', 'ACCEPT');
    expect(gst.errors).toEqual([]);
    const exempt = (await estate.as('advisor')(PLAN)).data.estate.trusts.find(
      ({ name }: { name: string }) => name === 'Family Trust',
    );
    expect(exempt.gstStatus).toBe('EXEMPT');
  });

  it('an edited value counts as typed, and a rejected or reset one leaves no trace', async () => {
    const { id } = await readUpload();
    const edited = { to: 'Petronella Banks', kind: 'cash', amountCents: 4_000_000, description: '$40,000' };
    expect((await review(id, 'specificGifts[0]', 'EDIT', edited)).errors).toEqual([]);
    const gifts = async () =>
      (await estate.as('advisor')(PLAN)).data.estate.trusts
        .find(({ kind }: { kind: string }) => kind === 'REVOCABLE')
        .dispositions.map(({ description }: { description: string }) => description);
    expect(await gifts()).toContain('$40,000.00 to Petronella Banks');
    expect((await statusOf(id)).values.find(({ path }: { path: string }) => path === 'specificGifts[0]')).toMatchObject(
      { status: 'EDITED', editedValue: edited, decidedByName: 'Nora Finch' },
    );
    const refused = (await review(id, 'specificGifts[0]', 'EDIT', { to: '' })).errors[0];
    expect(refused?.extensions.code).toBe('INVALID_VALUE');
    expect(refused?.message).toBe('Enter who receives the gift, and its kind, amount or description.');
    expect((await review(id, 'specificGifts[0]', 'RESET')).errors).toEqual([]);
    expect(await gifts()).not.toContain('$40,000.00 to Petronella Banks');
    await review(id, 'residue[0]', 'REJECT');
    expect((await statusOf(id)).values.find(({ path }: { path: string }) => path === 'residue[0]').status).toBe(
      'REJECTED',
    );
  });

  it('a second reading never writes over what a person decided, nor a repeated event over anything', async () => {
    const { id, completed } = await readUpload();
    await review(id, 'executedAt', 'EDIT', '2018-06-15');
    const record = await estate.shared.uploadModel.findById(id).lean();
    const abstractionId = newId();
    await estate.shared.uploadModel.updateOne({ _id: id }, { $set: { status: 'READING', abstractionId } });
    const values = TRUST_VALUES.map((value) =>
      value.path === 'executedAt' ? { ...value, value: '2001-01-01', display: 'Jan 1, 2001' } : value,
    );
    const eventId = newId();
    await estate.deliver('integrations.abstraction-completed.v1', { ...completed, abstractionId, values }, eventId);
    const seen = await statusOf(id);
    expect(seen.values.find(({ path }: { path: string }) => path === 'executedAt')).toMatchObject({
      status: 'EDITED',
      editedValue: '2018-06-15',
      display: '2018-06-14',
    });
    await estate.deliver('integrations.abstraction-completed.v1', { ...completed, abstractionId, values: [] }, eventId);
    expect((await statusOf(id)).values).toHaveLength(TRUST_VALUES.length);
    expect(record?.values).toHaveLength(TRUST_VALUES.length);
  });

  it('is finished once by a person, and only of a document that was read', async () => {
    const { id } = await readUpload();
    const finish = (upload: string) =>
      estate.as('advisor')(
        `mutation { finishReview(estateUploadId: "${upload}") { estateUpload { reviewFinishedAt } } }`,
      );
    expect((await finish(id)).data.finishReview.estateUpload.reviewFinishedAt).toBeTruthy();
    const { uploaded } = await upload(pdfFile(1), 'b.pdf', false);
    expect((await finish(uploaded.id)).errors[0]?.extensions.code).toBe('NOT_READ_YET');
    const removed = await estate.as('advisor')(`mutation { deleteEstateUpload(id: "${uploaded.id}") { ok } }`);
    expect(removed.data.deleteEstateUpload.ok).toBe(true);
    expect((await estate.as('advisor')(UPLOAD, { id: uploaded.id })).data.estateUpload).toBeNull();
  });
});

describe('what people say of a file', () => {
  const FIELDS = 'id version summary originalSummary displayOrder';
  const UPDATE = `mutation ($id: ID!, $version: Int!, $attributes: EstateUploadInput!) {
    updateEstateUpload(id: $id, version: $version, attributes: $attributes) { estateUpload { ${FIELDS} } } }`;
  const LIST = `query ($id: ID!) { estateUploads(estateId: $id) { collection { ${FIELDS} } } }`;

  it('is its summary in place of what the reading says, until it is taken back', async () => {
    const { id } = await readUpload();
    const now = async () =>
      (await estate.as('advisor')(`query ($id: ID!) { estateUpload(id: $id) { ${FIELDS} } }`, { id })).data
        .estateUpload;
    const read = await now();
    expect(read.originalSummary).toMatch(/: .+\.$/);
    expect(read.summary).toBe(read.originalSummary);
    const change = (version: number, summary: string | null) =>
      estate.as('advisor')(UPDATE, { id, version, attributes: { summary } });
    const { data } = await change(read.version, 'The trust of 2018, as amended.');
    expect(data.updateEstateUpload.estateUpload).toMatchObject({
      summary: 'The trust of 2018, as amended.',
      originalSummary: read.originalSummary,
    });
    expect((await change(read.version, 'Somebody else’s')).errors[0]?.extensions.code).toBe('STALE_VERSION');
    await change(read.version + 1, null);
    expect((await now()).summary).toBe(read.originalSummary);
  });

  it('is its place: what nobody has placed comes first, then the others in their order', async () => {
    const ids = [];
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
      ids.push((await upload(pdfFile(1), name, false)).uploaded.id);
    const [one, two, three] = ids as [string, string, string];
    const place = (id: string, displayOrder: number) =>
      estate.as('advisor')(UPDATE, { id, version: 1, attributes: { displayOrder } });
    await place(one, 4);
    const { data } = await place(two, 2);
    expect(data.updateEstateUpload.estateUpload).toMatchObject({
      displayOrder: 2,
      summary: null,
      originalSummary: null,
    });
    const listed = (await estate.as('advisor')(LIST, { id: VANDERMEER })).data.estateUploads.collection;
    const order: string[] = listed.map(({ id }: { id: string }) => id);
    expect(order.slice(-2)).toEqual([two, one]);
    expect(order.indexOf(three)).toBeLessThan(order.indexOf(two));
    expect((await place(two, -1)).errors[0]?.extensions).toMatchObject({ field: 'attributes.displayOrder' });
  });
});
