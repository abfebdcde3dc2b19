import { systemActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '../src/domain/estate/estate.ts';
import { withFigures } from '../src/domain/estate/figures.ts';
import type { EstateTrust } from '../src/domain/trust/trust.ts';
import type { EstateUpload } from '../src/domain/upload/upload.ts';
import { createEstateRepository } from '../src/modules/estate/estate.repository.ts';
import { defineRowModels } from '../src/modules/estate/estate-rows.model.ts';
import { writeRows } from '../src/modules/estate/estate-rows.ts';
import { createUploadRepository } from '../src/modules/upload/upload.repository.ts';
import { randomStoredEstate } from '../src/seed/random-estate.fixture.ts';
import { sampleEstate } from '../src/seed/sample-estate.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const TODAY = '2026-11-21';
const NOTHING_BESIDE = { events: [], idempotencyKey: null };

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const repository = () => {
  const { scope } = systemActor('estate', 'test', { everything: true, organizationIds: [], estateIds: [] });
  return createEstateRepository(estate.shared.estateModel, scope);
};
const stored = (id: string) => estate.shared.estateModel.db.collection('estates').findOne({ _id: id } as never);

/** As JSON holds it: the driver, too, writes no field that is undefined. */
const asWritten = (written: Estate): Estate => JSON.parse(JSON.stringify(written)) as Estate;

async function read(id: string): Promise<Estate> {
  const [found] = await repository().findByIds([id]);
  if (!found) throw new Error(`no estate ${id}`);
  return found;
}

async function insertedAndSaved(given: Estate): Promise<void> {
  const written = { ...given, id: newId(), version: 1 };
  await repository().insert(written, NOTHING_BESIDE);
  expect(await read(written.id)).toStrictEqual(asWritten(written));
  await repository().save(written, 1, NOTHING_BESIDE);
  expect(await read(written.id)).toStrictEqual(asWritten({ ...written, version: 2 }));
}

const [first] = SAMPLE_HOUSEHOLDS;
if (!first) throw new Error('no sample');
const sample = sampleEstate(first, `${TODAY}T00:00:00.000Z`);
const [someTrust] = sample.trusts;
if (!someTrust) throw new Error('the first sample has a trust');

/** Every kind of field that may be absent, null, empty or open. */
const crowded: Estate = {
  ...sample,
  trusts: [
    {
      ...someTrust,
      name: '',
      inclusionRatio: 0.25,
      terms: [
        {
          on: 'DEATH_OF',
          personId: sample.personId,
          steps: [
            {
              kind: 'RESIDUE',
              to: [
                {
                  class: 'DESCENDANTS',
                  alternates: [
                    { to: 'a', alternates: [{ to: 'b', ages: [], alternates: [{ to: 'c', alternates: [] }] }] },
                  ],
                  ages: [{ age: 30, percent: 33.333333 }],
                },
                {},
              ],
            },
            { kind: 'CASH_GIFT', amountCents: 0, to: [] },
          ],
        },
      ],
    },
  ],
  decisions: ['text', 0, null, false, [], {}, { deep: { empty: {}, list: [null, { of: [] }] } }].map((value, at) => ({
    uploadId: 'u',
    path: `residue[${at}]`,
    valueId: `v${at}`,
    decision: 'ACCEPTED' as const,
    value,
    decidedAt: `${TODAY}T00:00:00.000Z`,
    decidedByName: null,
  })),
  readingHints: [
    { uploadId: 'u', values: [{ path: 'kind', value: 'WILL' }] },
    { uploadId: 'w', values: [] },
  ],
  readingUndo: [
    { key: 'u#', trusts: sample.trusts, documents: sample.documents },
    { key: 'w#', trusts: [], documents: [] },
  ],
};

describe('what is written of an estate', () => {
  it.each(SAMPLE_HOUSEHOLDS.map((household) => [household.displayName, household] as const))(
    'is read as it was written, nulls, absent fields and empty lists alike: %s',
    async (_, household) => {
      await insertedAndSaved(withFigures(sampleEstate(household, `${TODAY}T00:00:00.000Z`), TODAY));
    },
  );
  it('is read as it was written where alternates of alternates, open values and empty texts are', async () => {
    await insertedAndSaved(crowded);
  });
  it('is read as it was written for any estate', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomStoredEstate, (random) => insertedAndSaved(withFigures(random, TODAY))),
      { numRuns: 30, seed: 20_261_122 },
    );
  });
  it('has parts without an id of the store', async () => {
    const id = newId();
    await repository().insert({ ...crowded, id, version: 1 }, NOTHING_BESIDE);
    const { _id, ...parts } = (await stored(id)) ?? {};
    expect(_id).toBe(id);
    expect(JSON.stringify(parts)).not.toContain('"_id"');
  });
});

const withTrust = (changes: object): Estate => ({ ...sample, trusts: [{ ...someTrust, ...changes } as EstateTrust] });
const steps = (target: object) => [{ on: 'FIRST_DEATH', steps: [{ kind: 'RESIDUE', to: [target] }] }];
const REFUSED: readonly (readonly [string, object, RegExp])[] = [
  ['a field that the estate does not have', { ...sample, nickname: 'The Castle' }, /nickname/],
  ['one that a trust does not have', withTrust({ protector: 'Ada' }), /protector/],
  ['one that an assumption does not have', { ...sample, assumptions: { ...sample.assumptions, x: 1 } }, /"?x/],
  ['one deep in its terms', withTrust({ terms: steps({ alternates: [{ alternates: [{ share: 1 }] }] }) }), /share/],
  ['a number where a text stands', withTrust({ name: 5 }), /name/],
  ['a text where a number stands', withTrust({ terms: steps({ percent: '5' }) }), /percent/],
  ['a text where a list stands', withTrust({ settlors: 'Ada' }), /settlors/],
  ['a part without its name', withTrust({ name: undefined }), /name/],
  ['a part whose list is missing', withTrust({ fiduciaries: undefined }), /fiduciaries/],
  ['a kind of trust that there is not', withTrust({ kind: 'PURPOSE' }), /PURPOSE/],
  ['an occasion that there is not', withTrust({ terms: [{ on: 'BIRTH', steps: [] }] }), /BIRTH/],
  ['a status of its own', { ...sample, maritalStatus: 'UNDECIDED' }, /UNDECIDED/],
  ['an estate without its people', { ...sample, people: null }, /people/],
];

describe('the row of an estate', () => {
  it('keeps figures of a later day, whoever writes those of before over it, and takes those of the day itself', async () => {
    const models = defineRowModels(estate.shared.estateModel.db);
    const ID = newId();
    const on = (asOf: string, netWorthCents: number): Estate => {
      return { ...sample, id: ID, version: 1, calculated: { ...sample.calculated, asOf, netWorthCents } };
    };
    const shown = async () => {
      const row = await models.rows.findById(ID).lean();
      return [row?.calculated.asOf, row?.calculated.netWorthCents];
    };
    await writeRows(models, [on('2026-11-21', 1)]);
    await writeRows(models, [on('2027-01-01', 2)]);
    await writeRows(models, [on('2026-11-21', 1)]);
    expect(await shown()).toEqual(['2027-01-01', 2]);
    await writeRows(models, [on('2027-01-01', 3)]);
    expect(await shown()).toEqual(['2027-01-01', 3]);
    await writeRows(models, [{ ...on('2026-11-21', 4), version: 2 }]);
    expect(await shown()).toEqual(['2026-11-21', 4]);
  });
});

describe('a write is refused, and the estate stays as it was, for', () => {
  it.each(REFUSED)('%s', async (_, wrong, where) => {
    const id = newId();
    const broken = { ...wrong, id, version: 1 } as Estate;
    await expect(repository().insert(broken, NOTHING_BESIDE)).rejects.toThrow(where);
    expect(await stored(id)).toBeNull();

    await repository().insert({ ...sample, id, version: 1 }, NOTHING_BESIDE);
    const before = await stored(id);
    await expect(repository().save(broken, 1, NOTHING_BESIDE)).rejects.toThrow(where);
    expect(await stored(id)).toEqual(before);
  });
});

const upload: EstateUpload = {
  id: '',
  version: 1,
  estateId: sample.id,
  organizationId: sample.organizationId,
  file: { blobKey: 'k', filename: 'will.docx', mimetype: 'application/msword', byteSize: 1, sha256: '' },
  pageCount: 0,
  tokensNeeded: 1,
  status: 'READ',
  statusMessage: null,
  percent: 100,
  stage: null,
  abstractionId: null,
  values: [
    {
      id: 'v',
      path: 'residue[0]',
      group: 'gifts',
      label: 'Residue',
      display: '',
      value: { to: 'Ada', empty: {}, list: [null, []] },
      confidence: 'LOW',
      confidenceReason: null,
      citations: [
        { page: null, quote: 'to Ada', boxes: [] },
        { page: 2, quote: 'all', boxes: [{ x: 0, y: 0.5, width: 0.25, height: 0 }] },
      ],
    },
  ],
  possibleIssues: [{ kind: 'signature', detail: 'No signature', page: null }],
  reviewFinishedAt: null,
  summary: 'The trust of 2018.',
  displayOrder: null,
  readAgain: null,
  uploadedById: 'a',
  uploadedByName: null,
  createdAt: `${TODAY}T00:00:00.000Z`,
};

describe('what is written of an upload', () => {
  const uploads = () => {
    const { scope } = systemActor('estate', 'test', { everything: true, organizationIds: [], estateIds: [] });
    return createUploadRepository(estate.shared.uploadModel, scope);
  };
  it('is read as it was written, and a field that a value does not have is refused', async () => {
    const written = { ...upload, id: newId() };
    await uploads().insert(written, { archived: false }, []);
    expect(await uploads().findByIds([written.id])).toStrictEqual([written]);
    const { values, possibleIssues } = written;
    await uploads().change(written.id, { set: { values, possibleIssues } });
    expect(await uploads().findByIds([written.id])).toStrictEqual([{ ...written, version: 2 }]);
    const wrong = { set: { values: values.map((value) => ({ ...value, colour: 'red' })) } };
    await expect(uploads().change(written.id, wrong)).rejects.toThrow(/colour/);
    expect(await uploads().findByIds([written.id])).toStrictEqual([{ ...written, version: 2 }]);
  });
});
