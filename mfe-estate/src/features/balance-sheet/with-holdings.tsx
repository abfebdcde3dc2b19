import { useQuery } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  type BalanceSheetEstate,
  type EstateReload,
  type FormsEstate,
  type FormsReload,
  type Holding,
  HoldingFormsQuery,
  holdingsOf,
} from './balance-sheet-query.ts';

interface WithHoldingsProps extends EstateReload {
  /** What a form is of; none adds one. */
  readonly ids: readonly string[];
  /** Also the names and owners of all property: a debt is secured by it, an account holds it. */
  readonly withProperty?: boolean;
  readonly onClose: () => void;
  readonly children: (forms: FormsReload) => ReactNode;
}

/**
 * Reads what a form needs of holdings once it opens: the page itself knows of thousands what its rows show and no more.
 * Version and holdings come in one answer, so that what is saved is over what was seen.
 */
export function WithHoldings({ estate, reload, ids, withProperty = false, onClose, children }: WithHoldingsProps) {
  const { data, error, refetch } = useQuery(HoldingFormsQuery, {
    variables: { estateId: estate.id, ids: [...ids], withProperty },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const forms = data?.estate;
  const isBehind = forms !== undefined && forms !== null && forms.version < estate.version;
  useEffect(() => {
    if (isBehind) refetch().catch(() => undefined);
  }, [isBehind, refetch]);
  const hasFailed = error !== undefined && !forms;
  useEffect(() => {
    if (!hasFailed) return;
    notify({ message: serverErrorText(error), tone: 'error' });
    onClose();
  }, [hasFailed, error, onClose]);
  if (!forms) return null;
  const together = (page: BalanceSheetEstate, { version, assets, liabilities, property }: typeof forms) => ({
    ...page,
    version,
    assets,
    liabilities,
    ...(property && { property }),
  });
  return (
    <Suspense>
      {children({
        estate: together(estate, forms),
        reload: async () => {
          const [page, now] = await Promise.all([reload(), refetch()]);
          return page && now.data?.estate ? together(page, now.data.estate) : null;
        },
      })}
    </Suspense>
  );
}

interface OneHoldingProps {
  readonly id: string;
  readonly estate: FormsEstate;
  readonly onClose: () => void;
  readonly children: (holding: Holding) => ReactNode;
}

/** The holding as it was when its form opened; said where somebody has taken it off meanwhile. */
export function OneHolding({ id, estate, onClose, children }: OneHoldingProps) {
  const [holding] = useState(() => holdingsOf(estate).find((one) => one.id === id));
  useEffect(() => {
    if (holding) return;
    notify({ message: 'Somebody has taken it off the balance sheet in the meantime.', tone: 'error' });
    onClose();
  }, [holding, onClose]);
  return holding ? children(holding) : null;
}
