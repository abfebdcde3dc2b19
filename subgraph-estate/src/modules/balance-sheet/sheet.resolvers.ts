import type { BalanceSheetGroupResolvers, MutationResolvers, QueryResolvers } from '../../schema.generated.ts';
import { firstRows } from '../../views/balance-sheet/balance-sheet.ts';
import { balanceSheetTable } from '../../views/balance-sheet/balance-sheet-table.ts';

export const sheetQueries: Pick<QueryResolvers, 'balanceSheetTable'> = {
  balanceSheetTable: async (_parent, { estateId, mode, hideEmptyColumns }, { loaders, today }) => {
    const estate = await loaders.estate.load(estateId);
    const wanted = { mode: mode ?? 'BY_OWNER', hideEmptyColumns: hideEmptyColumns ?? undefined } as const;
    return estate && balanceSheetTable(estate, today, wanted);
  },
};

export const BalanceSheetGroup: Pick<BalanceSheetGroupResolvers, 'rows'> = {
  rows: (group, { first }) => firstRows(group, first),
};

export const sheetMutations: Pick<MutationResolvers, 'updateBalanceSheetOrder' | 'toggleBalanceSheetEmptyColumns'> = {
  updateBalanceSheetOrder: (_parent, { estateId, version, ids }, { services }) =>
    services.sheets.order(estateId, version, ids),
  toggleBalanceSheetEmptyColumns: async (_parent, { estateId, hide }, { services }) => ({
    ok: true,
    estate: await services.sheets.toggleEmptyColumns(estateId, hide),
  }),
};
