import { setImmediate as others } from 'node:timers/promises';
import type { Actor, RealtimeMessage } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { type BlobStore, newDocumentId, type UploadReference } from '@platform/service-kit';
import { partiesOf } from '../../domain/balance-sheet-import/owner-names.ts';
import {
  type ImportOptions,
  type ReadImport,
  type RowsChecked,
  readingImport,
} from '../../domain/balance-sheet-import/read-import.ts';
import type { Workbook } from '../../domain/balance-sheet-import/workbook.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { ImportOutcome } from '../../views/balance-sheet-import/import-view.ts';
import type { AssetService } from '../balance-sheet/asset.service.ts';
import type { EstateService } from '../estate/estate.service.ts';
import { templateSheets } from './template.ts';
import type { WorkbookIntake } from './workbook-intake.ts';
import { writeWorkbook, XLSX } from './workbook-writer.ts';

export interface BalanceSheetImportDeps {
  readonly estates: Pick<EstateService, 'one' | 'today'>;
  readonly assets: Pick<AssetService, 'createAll'>;
  readonly blobs: Pick<BlobStore, 'delete'>;
  readonly intake: WorkbookIntake;
  readonly actor: Pick<Actor, 'accountId'>;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  readonly idempotencyKey: string | null;
}

export interface SpreadsheetImport {
  readonly estateId: string;
  readonly version: number;
  readonly file: UploadReference;
  readonly accept: boolean;
  readonly leaveOutIds: readonly string[];
}

export interface Template {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: string;
}

/** What no system takes in the name of a file. */
const fileWords = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} .'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const without = (estate: Estate, ids: ReadonlySet<string>): Estate => ({
  ...estate,
  assets: estate.assets.filter(({ id }) => !ids.has(id)),
  liabilities: estate.liabilities.filter(({ id }) => !ids.has(id)),
});

export type BalanceSheetImportService = ReturnType<typeof createBalanceSheetImportService>;

/** A balance sheet that comes as a workbook. */
export function createBalanceSheetImportService({
  estates,
  assets,
  blobs,
  intake,
  actor,
  publish,
  idempotencyKey,
}: BalanceSheetImportDeps) {
  const tell = (estateId: string, stage: 'CHECKING' | 'SAVING', { done, total }: RowsChecked): Promise<void> =>
    publish({ type: 'importProgress', estateId, accountId: actor.accountId ?? '', stage, done, total });

  async function read(workbook: Workbook, estate: Estate, options: ImportOptions): Promise<ReadImport> {
    const reading = readingImport(workbook, estate, options);
    let step = reading.next();
    while (!step.done) {
      await tell(estate.id, 'CHECKING', step.value);
      await others();
      step = reading.next();
    }
    return step.value;
  }

  /** The same for the same row of the same request, which a repetition is. */
  function rowIds(): (rowId: string) => string {
    const ids = new Map<string, string>();
    return (rowId) => {
      const id = ids.get(rowId) ?? newDocumentId(actor.accountId, idempotencyKey, `import ${rowId}`);
      ids.set(rowId, id);
      return id;
    };
  }

  async function imported({ estateId, version, file, accept, leaveOutIds }: SpreadsheetImport): Promise<ImportOutcome> {
    const estate = await estates.one(estateId);
    const workbook = await intake(file);
    const leftOut = new Set(leaveOutIds);
    const idOf = rowIds();
    const options = { today: estates.today(), leftOut, idOf };
    const first = await read(workbook, estate, options);
    // A repetition finds its own rows on the sheet already: they are no duplicates of themselves.
    const own = new Set(first.rows.map(({ id }) => idOf(id)));
    const isRepeated = [...estate.assets, ...estate.liabilities].some(({ id }) => own.has(id));
    const checked = isRepeated ? await read(workbook, without(estate, own), options) : first;
    const chosen = checked.rows.filter(({ id }) => !leftOut.has(id));
    const outcome = { rows: chosen, errors: checked.errors, exampleCount: checked.examples };
    if (!accept || checked.errors.length > 0) return { ...outcome, estate, createdIds: [] };
    if (chosen.length === 0)
      throw new DomainError('NOTHING_CHOSEN', 'Every row is left out. Choose what to import first.', {
        field: 'leaveOutIds',
      });
    const all = chosen.map(({ id, said }) => ({ id: idOf(id), said }));
    await tell(estateId, 'SAVING', { done: all.length, total: all.length });
    const changed = await assets.createAll(estateId, version, all);
    return { ...outcome, estate: changed, createdIds: all.map(({ id }) => id) };
  }

  return {
    /** Throws: DomainError NOT_FOUND. */
    async template(estateId: string): Promise<Template> {
      const estate = await estates.one(estateId);
      const file = await writeWorkbook(templateSheets(estate.displayName, partiesOf(estate)));
      return {
        filename: `Balance sheet - ${fileWords(estate.displayName)}.xlsx`,
        mediaType: XLSX,
        content: file.toString('base64'),
      };
    },

    /**
     * What a workbook would put on the balance sheet, and with `accept` all of it or nothing.
     * Throws: DomainError NOT_FOUND, STALE_VERSION, NOTHING_CHOSEN, what the intake refuses the file for, and what the
     * estate refuses as a whole.
     */
    async import(given: SpreadsheetImport): Promise<ImportOutcome> {
      try {
        return await imported(given);
      } finally {
        // It has been read: what it says is on the sheet now, or in nobody's hands but the sender's.
        await blobs.delete(given.file.blobKey);
      }
    },
  };
}
