import type { RealtimeMessage } from '@platform/contracts';
import { expect, it } from 'vitest';
import type { SheetCell, Workbook } from '../../domain/balance-sheet-import/workbook.ts';
import { newEstate } from '../../domain/estate/household.ts';
import { createBalanceSheetImportService } from './balance-sheet-import.service.ts';

const TODAY = '2026-11-21';
const estate = newEstate(
  { firstName: 'Ada', lastName: 'Marsh', state: 'FL', maritalStatus: 'SINGLE' },
  { id: 'e', organizationId: 'o', advisorId: null, at: TODAY, today: TODAY, nextId: () => 'ada' },
);
const text = (words: string): SheetCell => ({ kind: 'text', text: words });
const row = (number: number, words: readonly string[]) => ({
  number,
  cells: new Map(words.map((word, column) => [column, text(word)])),
});
const workbook = (rows: number): Workbook => ({
  tabs: [
    {
      name: 'Assets',
      rows: [
        row(1, ['Name', 'Type', 'Value', 'Owner']),
        ...Array.from({ length: rows }, (_, at) => row(at + 2, [`Account ${at}`, 'Cash', `${at + 1}`, 'Ada Marsh'])),
      ],
    },
  ],
});

/** What is told of a workbook with so many rows, and how many were added. */
async function imported(rows: number, accept: boolean) {
  const told: RealtimeMessage[] = [];
  let added = 0;
  const service = createBalanceSheetImportService({
    estates: { one: async () => estate, today: () => TODAY },
    assets: {
      createAll: async (_id, _version, all) => {
        added = all.length;
        return estate;
      },
    },
    blobs: { delete: async () => undefined },
    intake: async () => workbook(rows),
    actor: { accountId: 'nora' },
    publish: async (message) => void told.push(message),
    idempotencyKey: 'key',
  });
  const file = { blobKey: 'b', filename: 'a.xlsx', mediaType: 'x', byteSize: 1 };
  const { errors } = await service.import({
    estateId: 'e',
    version: 1,
    file: file as never,
    accept,
    leaveOutIds: [],
  });
  expect(errors).toEqual([]);
  return { told: told.map((message) => ('stage' in message && 'total' in message ? message : null)), added };
}
const of = (stage: string, done: number, total: number) => ({
  type: 'importProgress',
  estateId: 'e',
  accountId: 'nora',
  stage,
  done,
  total,
});

it('a long workbook tells whoever sent it how many of its rows are checked, and when they are saved', async () => {
  expect(await imported(600, true)).toEqual({
    told: [of('CHECKING', 250, 600), of('CHECKING', 500, 600), of('SAVING', 600, 600)],
    added: 600,
  });
});

it('what is only looked at saves nothing, and a short one has nothing to tell', async () => {
  expect(await imported(300, false)).toEqual({ told: [of('CHECKING', 250, 300)], added: 0 });
  expect((await imported(20, false)).told).toEqual([]);
});
