import { type Cents, counted } from '@platform/kernel';
import type { ReceiptLine, StatuteProps } from '@platform/ui-kit';
import { netWorthLines } from './net-worth-sheet.tsx';
import type { OverviewEstate } from './overview-query.ts';
import { statutesOfTaxes, taxLines } from './tax-exposure-sheet.tsx';

type Distribution = OverviewEstate['distribution'];

export interface FigureReceipt {
  readonly title: string;
  readonly lines: readonly ReceiptLine[];
  readonly statutes: readonly StatuteProps[];
  /** What the figure assumes or leaves out. */
  readonly notes: readonly string[];
}

/** Persons and trusts; what falls to a state for want of heirs, or stays in a trust for nobody, does not reach the family. */
const OF_FAMILY: ReadonlySet<string> = new Set(['person', 'trust']);

const amountOf = ({ outright, inTrust }: Distribution['finalHoldings'][number]): Cents => outright + inTrust;

function familyLines({ finalHoldings }: Distribution): ReceiptLine[] {
  return finalHoldings
    .filter(({ holderType, isNobodys }) => OF_FAMILY.has(holderType) && !isNobodys)
    .flatMap((holding): ReceiptLine[] => {
      const { holderId, holderName, outright, inTrust } = holding;
      const note = outright > 0 && inTrust > 0 ? 'Outright and in trust' : inTrust > 0 ? 'In trust' : undefined;
      const cents = amountOf(holding);
      return cents > 0 ? [{ id: holderId, label: holderName, cents, note }] : [];
    });
}

/** The receipt of each figure at the top, by its id; its lines add up to the figure. */
export function figureReceipts({
  netWorthReceipt,
  lifeInsuranceSummary,
  distribution,
}: OverviewEstate): Record<string, FigureReceipt> {
  const { outside, outsideTotal, unknown } = netWorthReceipt;
  const outsideLines = outside.map(
    ({ label, amount, note }, at): ReceiptLine => ({ id: String(at), label, cents: amount, note: note ?? undefined }),
  );
  const assumed = distribution.problem
    ? []
    : distribution.deaths.map(({ decedentName, on }) => `${decedentName} dies in ${on.slice(0, 4)}.`);
  return {
    'net-worth': {
      title: 'Net worth',
      lines: netWorthLines(netWorthReceipt),
      statutes: [],
      notes:
        unknown.length > 0 ? [`${counted(unknown.length, 'thing')} of which nobody knows whose it is left out.`] : [],
    },
    outside: {
      title: 'Outside the estate',
      lines: [
        ...outsideLines,
        { id: 'total', label: 'Outside the taxable estate', cents: outsideTotal, kind: 'total' },
      ],
      statutes: [],
      notes: lifeInsuranceSummary.outsideTotal > 0 ? ['A policy counts at the benefit that it will pay.'] : [],
    },
    tax: {
      title: 'Estimated estate tax',
      lines: taxLines(distribution),
      statutes: statutesOfTaxes(distribution.taxes),
      notes: assumed,
    },
    family: {
      title: 'Reaches the family',
      lines: [
        ...familyLines(distribution),
        { id: 'total', label: 'Reaches the family', cents: distribution.totals.family, kind: 'total' },
      ],
      statutes: [],
      notes: assumed,
    },
  };
}
