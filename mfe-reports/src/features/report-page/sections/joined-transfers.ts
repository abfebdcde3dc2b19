import { labelIfKnown } from '@platform/contracts/labels';
import type { ReportPageProps } from './report-pages.ts';

type Transfer = ReportPageProps['estate']['distribution']['transfers'][number];

export interface JoinedTransfer {
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly amount: number;
}

/**
 * What goes at one death from one place to another for one reason is one line with its sum; a line of a single transfer
 * keeps the words of it. In the order of the first of each.
 */
export function joinedTransfers(transfers: readonly Transfer[], death: Transfer['death']): JoinedTransfer[] {
  const byWay = Map.groupBy(
    transfers.filter((transfer) => transfer.death === death && transfer.amount > 0),
    ({ fromName, toName, reason }) => JSON.stringify([fromName, toName, reason]),
  );
  return [...byWay.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const words = labelIfKnown('TransferReason', first.reason) ?? '';
    return {
      from: first.fromName,
      to: first.toName,
      why: (same.length === 1 && first.explanation) || words,
      amount: same.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}
