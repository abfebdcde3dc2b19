import { labelIfKnown } from '@platform/contracts/labels';

interface Transfer {
  readonly death: string;
  readonly fromName: string;
  readonly toName: string;
  readonly amount: number;
  readonly reason: string;
  readonly explanation?: string | null;
}

export interface JoinedTransfer {
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly amount: number;
}

/**
 * What goes at one death from one place to another for one reason is one line with its sum, in the order of the first of
 * each. From, to and amount stand in their columns, so only a reason without words of its own is told as a sentence.
 */
export function joinedTransfers(transfers: readonly Transfer[], death: Transfer['death']): JoinedTransfer[] {
  const byWay = Map.groupBy(
    transfers.filter((transfer) => transfer.death === death && transfer.amount > 0),
    ({ fromName, toName, reason }) => JSON.stringify([fromName, toName, reason]),
  );
  return [...byWay.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return {
      from: first.fromName,
      to: first.toName,
      why: labelIfKnown('TransferReason', first.reason) ?? first.explanation ?? '',
      amount: same.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}
