import { newId } from '@platform/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { screenQueries } from './screen-queries.ts';
import { sheetFile } from './sheet-file.ts';

const ROWS = 10_000;
const IMPORT = `mutation ($input: ClientSpreadsheetImportInput!) { createClientSpreadsheetImport(input: $input) {
  ok assetsTotal createdIds estate { id version } } }`;
const EDIT = `mutation ($id: ID!, $version: Int!) { updateAsset(id: $id, version: $version, attributes: { balance: 7 }) {
  asset { balance } estate { version } } }`;

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

/** A dollar and so many cents: the rows come to 10,000 dollars and 0 + 1 + … + 9,999 cents. */
const file = () =>
  sheetFile(
    Array.from({ length: ROWS }, (_, at) => [`Fund ${at}`, 'Cash', (1 + at / 100).toFixed(2), 'Ada Lindgren', null]),
  );

it('ten thousand rows come in, are shown in part with sums of all, and one of them changes, to the cent', async () => {
  const ask = estate.as('advisor');
  const { data } = await ask(
    `mutation { createEstate(input: { firstName: "Ada", lastName: "Lindgren", state: "FL", maritalStatus: SINGLE }) { estate { id version } } }`,
    {},
    newId(),
  );
  const { id: estateId, version } = data.createEstate.estate;
  const { reference } = await estate.file(await file(), 'sheet.xlsx');
  const input = { estateId, version, file: reference, accept: true };
  const { createdIds, ...done } = (await ask(IMPORT, { input }, newId())).data.createClientSpreadsheetImport;
  const totalCents = ROWS * 100 + (ROWS * (ROWS - 1)) / 2;
  expect(done).toMatchObject({ ok: true, assetsTotal: totalCents, estate: { version: version + 1 } });

  const sheet = new Map(await screenQueries()).get('BalanceSheetRoute') ?? '';
  const shown = async () => {
    const answer = await ask(sheet, { estateId, mode: 'BY_OWNER', first: 100 });
    // What the page asks for does not grow with what there is.
    expect(JSON.stringify(answer.data).length).toBeLessThan(100_000);
    return answer.data.balanceSheetTable;
  };
  expect(await shown()).toMatchObject({ holdingCount: ROWS, total: totalCents, groups: [{ rowCount: ROWS }] });

  const last = createdIds.at(-1);
  const edited = await ask(EDIT, { id: last, version: version + 1 }, newId());
  expect(edited.data.updateAsset).toEqual({ asset: { balance: 7 }, estate: { version: version + 2 } });
  expect((await shown()).total).toBe(totalCents - (100 + ROWS - 1) + 7);
  const [first, kept] = [createdIds[0], createdIds.at(-2)];
  const { data: read } = await ask(
    'query ($id: ID!, $ids: [ID!]) { estate(id: $id) { assets(ids: $ids) { id name balance } } }',
    { id: estateId, ids: [first, kept, last] },
  );
  expect(read.estate.assets).toEqual([
    { id: first, name: 'Fund 0', balance: 100 },
    { id: kept, name: 'Fund 9998', balance: 10_098 },
    { id: last, name: 'Fund 9999', balance: 7 },
  ]);
});
