import { labelIfKnown, labelOf } from '@platform/contracts/labels';
import { type Cents, sumCents } from '@platform/kernel';
import type { DistributionView } from '../distribution/distribution-view.ts';

/** What passes at each death, a way at a time: from one place to another for one reason is one line. */
export function waterfallTables({ deaths, transfers }: Pick<DistributionView, 'deaths' | 'transfers'>) {
  return deaths.map(({ death, decedentName, on }) => {
    const ways = Map.groupBy(
      transfers.filter((transfer) => transfer.death === death && transfer.amount > 0),
      ({ fromName, toName, reason }) => JSON.stringify([fromName, toName, reason]),
    );
    const rows = [...ways.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const words = labelIfKnown('TransferReason', first.reason) ?? '';
      return {
        from: first.fromName,
        to: first.toName,
        why: (same.length === 1 && first.explanation) || words,
        amount: sumCents(same.map(({ amount }) => amount)),
      };
    });
    return {
      death,
      title: `${labelOf('Death', death)}: ${decedentName}, ${on.slice(0, 4)}`,
      rows,
      total: sumCents(rows.map(({ amount }) => amount)),
    };
  });
}

const percentOf = (part: Cents, whole: Cents): number => (whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0);

/** Everybody who holds something after the last death, the most first. */
export const beneficiaryOverview = ({ finalHoldings, totals }: Pick<DistributionView, 'finalHoldings' | 'totals'>) =>
  finalHoldings
    .filter(({ total }) => total > 0)
    .map(({ holderId, holderName, holderType, total }) => ({
      id: holderId,
      name: holderName,
      kind: holderType,
      amount: total,
      percent: percentOf(total, totals.everything),
    }))
    .toSorted((one, other) => other.amount - one.amount);
