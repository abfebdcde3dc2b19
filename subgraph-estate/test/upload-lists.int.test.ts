import { newId } from '@platform/kernel';
import { sampleEstateId } from '@platform/test-kit/sample-world';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';
import { TRUST_VALUES } from './read-values.ts';

type Document = mongo.Document;
type Filter = mongo.Filter<Document>;

const VANDERMEER = sampleEstateId(2);
const NORTHMERE = '0a000000-0000-4000-8000-000000000001';
const CREATE = `mutation ($estateId: ID!, $file: Upload!) {
  createEstateUpload(input: { estateId: $estateId, file: $file, abstract: true }) { estateUpload { id abstractionId } } }`;

let estate: StartedEstate;
let id: string;
beforeAll(async () => {
  estate = await startEstate();
  const { reference } = await estate.file(pdfFile(15), 'trust.pdf');
  const { data } = await estate.as('advisor')(CREATE, { estateId: VANDERMEER, file: reference }, newId());
  const { estateUpload } = data.createEstateUpload;
  id = estateUpload.id;
  await estate.deliver('integrations.abstraction-completed.v1', {
    abstractionId: estateUpload.abstractionId,
    estateId: VANDERMEER,
    organizationId: NORTHMERE,
    estateUploadId: id,
    values: TRUST_VALUES,
    possibleIssues: [],
    pageCount: 15,
    readAt: '2026-11-21T10:00:00.000Z',
  });
});
afterAll(() => estate?.stop());

/** An answer, and the parts of uploads that the store was asked to hand over for it. */
async function asked(query: string) {
  const { db } = estate.shared.uploadModel;
  const finds: [Filter, mongo.FindOptions][] = [];
  db.set('debug', (collection: string, method: string, filter: Filter, options: mongo.FindOptions) => {
    if (collection === 'uploads' && method.startsWith('find')) finds.push([filter, options]);
  });
  const { data, errors } = await estate.as('advisor')(query, {}, newId());
  db.set('debug', false);
  expect(errors).toEqual([]);
  const read = finds.map(([filter, { projection }]) =>
    db
      .collection('uploads')
      .find(filter, { projection: projection ?? {} })
      .toArray(),
  );
  const values = (await Promise.all(read)).flat().flatMap((upload) => (upload['values'] as Document[]) ?? []);
  return { data, finds: finds.length, parts: [...new Set(values.flatMap((value) => Object.keys(value)))].sort() };
}

describe('of uploads is read what is asked', () => {
  it.each([
    ['a list', '{ estateUploads(pagination: { perPage: 1000 }) { collection { id status file { filename } } } }'],
    ['the uploads of estates', '{ estates { collection { estateUploads { id possibleIssues { kind } } } } }'],
    ['whether an estate has a reading', '{ estates { collection { hasBeenAbstracted hasDocuments } } }'],
    ['the files of documents', '{ documents { collection { status upload { id } } } }'],
  ])('%s: no value', async (_what, query) => {
    expect((await asked(query)).parts).toEqual([]);
  });

  it.each([
    ['counts', '{ estateUploads { collection { acceptedCount reviewedCount } } }'],
    ['the dashboard', '{ estateOverview { work { title detail } } }'],
  ])('%s: which values there are, not what they say', async (_what, query) => {
    const { parts, finds } = await asked(query);
    expect(parts).toEqual(['confidence', 'path']);
    expect(finds).toBeLessThanOrEqual(3);
  });

  it('a review: all of it', async () => {
    const { data, parts } = await asked(`{ estateUpload(id: "${id}") { values { id citations { quote } } } }`);
    expect(data.estateUpload.values).toHaveLength(TRUST_VALUES.length);
    expect(parts).toContain('citations');
  });

  it('counts are those of the values', async () => {
    const { data } = await asked('{ estateUploads { collection { id reviewedCount values { status } } } }');
    const upload = data.estateUploads.collection.find((one: { id: string }) => one.id === id);
    const decided = upload.values.filter(({ status }: { status: string }) => status !== 'TO_REVIEW');
    expect(upload.reviewedCount).toBe(decided.length);
  });
});
