import { newId } from '@platform/kernel';
import { sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../src/modules/balance-sheet-import/workbook-reader.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';
import { sheetFile } from './sheet-file.ts';

const IMPORT = `mutation ($input: ClientSpreadsheetImportInput!) { createClientSpreadsheetImport(input: $input) {
  ok errorCount errors { tab rowName row column message } rows { id tab row name assetType isLiability balance valuationDate owners duplicate warnings }
  exampleCount assetsTotal debtsTotal createdIds estate { id version } } }`;
const SHEET = `query ($id: ID!) { estate(id: $id) { version netWorth assets { id name balance valuationDate isLiability owner { ... on Person { name } } } liabilities { id name balance securedBy { id } } } }`;
const UNDO = `mutation ($id: ID!, $v: Int!, $ids: [ID!]!) { bulkDeleteAssets(estateId: $id, version: $v, ids: $ids) { ok } }`;
const HOUSE = ['Lake house', 'Real estate', '.9M', 'Ada Lindgren', '12/31/2025'];
const CASH = ['Savings', 'Cash', '1,234.56', 'Ada Lindgren', null];
const MORTGAGE = ['Mortgage', 'Mortgage', '400,000', 'Ada Lindgren', 'Lake House'];

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

async function household(): Promise<{ id: string; version: number }> {
  const { data } = await estate.as('advisor')(
    `mutation { createEstate(input: { firstName: "Ada", lastName: "Lindgren", state: "FL", maritalStatus: SINGLE }) { estate { id version } } }`,
    {},
    newId(),
  );
  return data.createEstate.estate;
}
interface Sent {
  readonly accept?: boolean;
  readonly version?: number;
  readonly leaveOutIds?: readonly string[];
  readonly key?: string;
  readonly as?: 'advisor' | 'client';
}
async function send(
  { id, version }: { id: string; version: number },
  bytes: Buffer,
  { accept = false, key = newId(), as = 'advisor', ...rest }: Sent = {},
) {
  const { key: blob, reference } = await estate.file(bytes, 'sheet.xlsx');
  const input = { estateId: id, version, file: reference, accept, ...rest };
  const answer = await estate.as(as)(IMPORT, { input }, key);
  return { ...answer, done: answer.data?.createClientSpreadsheetImport, kept: await estate.blobs.stat(blob) };
}
const sheetOf = async (id: string) => (await estate.as('advisor')(SHEET, { id })).data.estate;
const named = (things: { name: string }[]) => things.map(({ name }) => name);

describe('the template', () => {
  it('is the household’s own, and opens as a workbook', async () => {
    const { id } = await household();
    const query = 'query ($id: ID!) { balanceSheetTemplateDownload(estateId: $id) { filename mediaType content } }';
    const { data } = await estate.as('advisor')(query, { id });
    const { filename, content } = data.balanceSheetTemplateDownload;
    expect(filename).toBe('Balance sheet - Ada Lindgren.xlsx');
    const { tabs } = await readWorkbook(Buffer.from(content, 'base64'));
    expect(tabs.map(({ name }) => name)).toEqual(['Assets', 'Debts']);
    expect([...(tabs[0]?.rows[1]?.cells.values() ?? [])]).toContainEqual({ kind: 'text', text: 'Ada Lindgren' });
    // Filled in with nothing, it says so.
    expect((await send({ id, version: 1 }, Buffer.from(content, 'base64'))).done.errors).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/Nothing is filled in yet/) }),
    ]);
  });
});

describe('a workbook', () => {
  it('is looked at first, and nothing is created or kept', async () => {
    const home = await household();
    const { done, kept } = await send(home, await sheetFile([HOUSE, CASH], [MORTGAGE]));
    expect(done).toMatchObject({
      ok: true,
      errorCount: 0,
      assetsTotal: 90_123_456,
      debtsTotal: 40_000_000,
      createdIds: [],
      estate: home,
    });
    expect(done.rows[0]).toEqual({
      id: 'Assets 2',
      tab: 'Assets',
      row: 2,
      name: 'Lake house',
      assetType: 'REAL_ESTATE',
      isLiability: false,
      balance: 90_000_000,
      valuationDate: '2025-12-31',
      owners: ['Ada Lindgren'],
      duplicate: null,
      warnings: [],
    });
    expect(done.rows[1].valuationDate).toBe('2026-11-21');
    expect(kept).toBeNull();
    expect((await sheetOf(home.id)).assets).toEqual([]);
  });
  it('is put on the balance sheet in one change, to the cent, and taken back in one', async () => {
    const home = await household();
    const { done } = await send(home, await sheetFile([HOUSE, CASH], [MORTGAGE]), { accept: true });
    const after = await sheetOf(home.id);
    expect(after.version).toBe(home.version + 1);
    expect(after.assets).toMatchObject([
      { id: done.createdIds[0], name: 'Lake house', balance: 90_000_000, owner: { name: 'Ada Lindgren' } },
      { id: done.createdIds[1], name: 'Savings', balance: 123_456, valuationDate: '2026-11-21' },
    ]);
    expect(after.liabilities).toMatchObject([{ name: 'Mortgage', securedBy: { id: done.createdIds[0] } }]);
    await estate.as('advisor')(UNDO, { id: home.id, v: after.version, ids: done.createdIds }, newId());
    const undone = await sheetOf(home.id);
    expect([undone.assets, undone.liabilities]).toEqual([[], []]);
  });
  it('R308: with one wrong row lists tab, row and message, and creates nothing at all', async () => {
    const home = await household();
    const wrong = ['Cabin', 'Real estate', '(5)', 'Adda Lindgren', null];
    const { done } = await send(home, await sheetFile([HOUSE, wrong]), { accept: true });
    expect(done).toMatchObject({ ok: false, errorCount: 2, createdIds: [], estate: home });
    expect(done.errors).toEqual([
      { tab: 'Assets', rowName: 'Cabin', row: 3, column: 'Value', message: expect.stringMatching(/without a minus/) },
      {
        tab: 'Assets',
        rowName: 'Cabin',
        row: 3,
        column: 'Owner',
        message: expect.stringMatching(/Did you mean “Ada Lindgren”/),
      },
    ]);
    expect((await sheetOf(home.id)).assets).toEqual([]);
  });
  it('sent again with the same key is answered as at first, and creates nothing twice', async () => {
    const home = await household();
    const file = await sheetFile([HOUSE], [MORTGAGE]);
    const key = newId();
    const first = await send(home, file, { accept: true, key });
    const again = await send(home, file, { accept: true, key });
    expect(again.done).toEqual(first.done);
    expect(again.errors).toEqual([]);
    expect(named((await sheetOf(home.id)).assets)).toEqual(['Lake house']);
  });
  it('sent as a new import names what is there already, and can leave it out', async () => {
    const home = await household();
    const file = await sheetFile([HOUSE, CASH], [MORTGAGE]);
    const { done: first } = await send(home, await sheetFile([HOUSE]), { accept: true });
    const { done: look } = await send(home, file);
    expect(look.rows.map(({ duplicate }: { duplicate: string | null }) => duplicate)).toEqual([
      'This looks like “Lake house” (Real estate, $900,000.00), which is on the balance sheet already.',
      null,
      null,
    ]);
    const options = { accept: true, version: first.estate.version, leaveOutIds: ['Assets 2'] };
    const { done } = await send(home, file, options);
    expect(named(done.rows)).toEqual(['Savings', 'Mortgage']);
    const after = await sheetOf(home.id);
    expect(named(after.assets)).toEqual(['Lake house', 'Savings']);
    expect(after.liabilities).toMatchObject([{ securedBy: { id: first.createdIds[0] } }]);
    const none = await send(home, await sheetFile([HOUSE]), { ...options, version: after.version });
    expect(none.errors[0]?.extensions.code).toBe('NOTHING_CHOSEN');
  });
  it('that was looked at before somebody else changed the estate is not taken unseen', async () => {
    const home = await household();
    const file = await sheetFile([HOUSE]);
    await send(home, await sheetFile([CASH]), { accept: true });
    const { errors } = await send(home, file, { accept: true });
    expect(errors[0]?.extensions.code).toBe('STALE_VERSION');
    expect(named((await sheetOf(home.id)).assets)).toEqual(['Savings']);
  });
  it('of two sent at once, one is taken whole and the other not at all', async () => {
    const home = await household();
    const files = [
      await sheetFile([HOUSE, CASH]),
      await sheetFile([['Boat', 'Other property', '5', 'Ada Lindgren', null]]),
    ];
    const answers = await Promise.all(files.map((file) => send(home, file, { accept: true })));
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['STALE_VERSION']);
    const { assets } = await sheetOf(home.id);
    expect([['Boat'], ['Lake house', 'Savings']]).toContainEqual(named(assets));
  });
});

describe('nothing is read or kept', () => {
  it.each([
    ['of a PDF', () => pdfFile(1), 'FILE_TYPE_NOT_SUPPORTED'],
    ['of a CSV export', () => Buffer.from('Symbol,Quantity\nVTI,5\n'), 'FILE_TYPE_NOT_SUPPORTED'],
    ['of an empty file', () => Buffer.alloc(0), 'FILE_EMPTY'],
    ['of a file that is too large', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'FILE_TOO_LARGE'],
  ] as const)('%s', async (_what, make, code) => {
    const { errors, kept } = await send(await household(), make(), { accept: true });
    expect(errors[0]?.extensions).toMatchObject({ code, field: 'file' });
    expect(errors[0]?.message).toMatch(/Nothing was imported\.$/);
    expect(kept).toBeNull();
  });
  it('for another organization’s estate, which is not found', async () => {
    const { errors, kept } = await send({ id: sampleEstateId(14), version: 1 }, await sheetFile([HOUSE]), {
      accept: true,
    });
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(kept).toBeNull();
  });
  it('for a client, who may not change the balance sheet', async () => {
    const { errors } = await send({ id: sampleEstateId(2), version: 1 }, await sheetFile([HOUSE]), { as: 'client' });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
  it('by a reference that the gateway did not sign', async () => {
    const { id, version } = await household();
    const file = { blobKey: '00/x', filename: 'a.xlsx', byteSize: 1, sha256: '' };
    const { errors } = await estate.as('advisor')(IMPORT, { input: { estateId: id, version, file, accept: true } });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
