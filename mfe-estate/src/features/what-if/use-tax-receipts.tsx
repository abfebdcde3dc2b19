import type { DistributionResult } from '@platform/estate-engine';
import { lazyPart } from '@platform/ui-kit';
import { type ReactNode, Suspense, useState } from 'react';
import type { SideNames } from './comparison.tsx';
import type { Named } from './outcomes.ts';

// A receipt is fetched when somebody opens one.
const TaxReceiptDrawer = lazyPart(() => import('./tax-receipt-drawer.tsx'), 'TaxReceiptDrawer');

/** Two versions of a plan, whose taxes are opened. */
export interface TaxesOfSides {
  /** Whoever stands in either. */
  readonly named: Named;
  readonly before: DistributionResult;
  readonly after: DistributionResult;
  readonly sides: SideNames;
}

/** Opens the receipt of a line of taxes beside the page that shows it. */
export function useTaxReceipts(taxes: TaxesOfSides): {
  readonly open: (id: string, label: string) => void;
  readonly drawer: ReactNode;
} {
  const [opened, setOpened] = useState<{ readonly id: string; readonly label: string } | null>(null);
  return {
    open: (id, label) => setOpened({ id, label }),
    drawer: opened && (
      <Suspense>
        <TaxReceiptDrawer {...taxes} opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
