import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';
import { importPayload } from '../../views/balance-sheet-import/import-view.ts';

export const balanceSheetImportQueries: Pick<QueryResolvers, 'balanceSheetTemplateDownload'> = {
  balanceSheetTemplateDownload: (_parent, { estateId }, { services }) =>
    services.balanceSheetImports.template(estateId),
};

export const balanceSheetImportMutations: Pick<MutationResolvers, 'createClientSpreadsheetImport'> = {
  createClientSpreadsheetImport: async (_parent, { input }, { services, today }) =>
    importPayload(await services.balanceSheetImports.import({ ...input, leaveOutIds: input.leaveOutIds ?? [] }), today),
};
