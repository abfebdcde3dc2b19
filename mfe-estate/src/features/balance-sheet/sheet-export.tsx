import { useApolloClient } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { offerCsv } from '@platform/mfe-kit/list';
import { Button, notify } from '@platform/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { BalanceSheetMode } from '../../gql/graphql.ts';
import type { BalanceSheetEstate } from './balance-sheet-query.ts';

// What a file is made with is fetched with the first one.
const fileParts = () => import('./sheet-csv.ts');

interface SheetExportProps {
  readonly estate: Pick<BalanceSheetEstate, 'id' | 'displayName'>;
  readonly mode: BalanceSheetMode;
  readonly hideEmpty: boolean;
}

/** The whole sheet as a file, the way it is shown, whatever part of its rows is on the page. */
export function SheetExport({ estate, mode, hideEmpty }: SheetExportProps) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { BalanceSheetExportQuery, sheetCsv, sheetFileName } = await fileParts();
      const { data } = await client.query({
        query: BalanceSheetExportQuery,
        variables: { estateId: estate.id, mode, hideEmptyColumns: hideEmpty },
        fetchPolicy: 'no-cache',
      });
      const sheet = data?.balanceSheetTable;
      if (!sheet) throw new Error('This balance sheet is not there any more.');
      offerCsv(sheetCsv(sheet), sheetFileName(estate.displayName, today()));
      notify(`${counted(sheet.holdingCount, 'holding')} exported.`);
    } catch (error) {
      notify({ message: `Nothing was exported. ${serverErrorText(error)}`, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<IconDownload size={17} stroke={1.6} />} busy={isBusy} onClick={() => void download()}>
      Export
    </Button>
  );
}
