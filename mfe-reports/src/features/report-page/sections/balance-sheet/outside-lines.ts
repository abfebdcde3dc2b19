import { formatWholeDollars } from '@platform/kernel';
import type { SectionProps } from '../section.ts';

export type OutsideView = SectionProps['report']['outsideEstateViewSetting'];

export interface OutsideEstateFigures {
  readonly lifeInsurances: readonly {
    readonly id: string;
    readonly name: string;
    readonly carrier?: string | null;
    readonly csv: number;
    readonly standings: readonly {
      readonly amount: number;
      readonly isBenefit: boolean;
      readonly inTaxableEstate?: boolean | null;
    }[];
  }[];
  readonly netWorthReceipt: {
    readonly outside: readonly { readonly label: string; readonly amount: number; readonly note?: string | null }[];
  };
  readonly distribution: {
    readonly finalHoldings: readonly {
      readonly holderId: string;
      readonly holderName: string;
      readonly holderType: string;
      readonly total: number;
    }[];
  };
}

export interface OutsideLine {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** Null where it is not known, or not to be said. */
  readonly amount: number | null;
}

/** What of a policy stands outside: its benefit there, or its cash value. */
function outsidePolicies(
  { lifeInsurances }: OutsideEstateFigures,
  { lifeInsuranceAmountView }: OutsideView,
): OutsideLine[] {
  return lifeInsurances.flatMap(({ id, name, carrier, standings, csv }) => {
    const outside = standings.filter(({ inTaxableEstate }) => inTaxableEstate === false);
    if (outside.length === 0) return [];
    const benefit = outside.filter(({ isBenefit }) => isBenefit).reduce((sum, { amount }) => sum + amount, 0);
    const amount = lifeInsuranceAmountView === 'CASH_VALUE' ? csv : benefit;
    return { id, label: name, detail: carrier ?? 'Life insurance', amount };
  });
}

/**
 * What stands outside of the taxable estates, as the settings of the estate want it shown: property, policies each or
 * together; without dollar amounts what alone.
 */
export function outsideLines(estate: OutsideEstateFigures, view: OutsideView): OutsideLine[] {
  const policies = outsidePolicies(estate, view);
  const insured = new Set(estate.lifeInsurances.map(({ name }) => name));
  const property = estate.netWorthReceipt.outside
    .filter(({ label }) => !insured.has(label))
    .map(({ label, amount, note }, index) => ({ id: `${label}${index}`, label, detail: note ?? '', amount }));
  const together = {
    id: 'policies',
    label: policies.length === 1 ? 'One life insurance policy' : `${policies.length} life insurance policies`,
    detail: '',
    amount: policies.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  };
  const shown = [
    ...property,
    ...(view.showLifeInsurance && policies.length > 0
      ? view.lifeInsuranceView === 'TOGETHER'
        ? [together]
        : policies
      : []),
  ];
  return view.showDollarAmount ? shown : shown.map((line) => ({ ...line, amount: null }));
}

/**
 * Who among charities receives how much in the end, where it is to be shown: most of it leaves the taxable estates at a
 * death, so that it is no part of what stands outside today. The amount is left out where amounts are.
 */
export function charitiesInTheEnd(
  { distribution }: Pick<OutsideEstateFigures, 'distribution'>,
  { showCharities, showDollarAmount }: Pick<OutsideView, 'showCharities' | 'showDollarAmount'>,
): string[] {
  if (!showCharities) return [];
  return distribution.finalHoldings
    .filter(({ holderType, total }) => holderType === 'charity' && total > 0)
    .map(({ holderName, total }) => (showDollarAmount ? `${holderName} $${formatWholeDollars(total)}` : holderName));
}
