import { formatDate } from '@platform/kernel';

interface Figures {
  readonly calculatedAsOf?: string | null;
  readonly calculationIsStale: boolean;
}

/** How old the figures of a client are: `As of Nov 20, 2026`. Nothing before they were worked out for the first time. */
export function figuresAge({ calculatedAsOf, calculationIsStale }: Figures): string | null {
  const asOf = calculatedAsOf ? `As of ${formatDate(calculatedAsOf)}` : null;
  if (!calculationIsStale) return asOf;
  return asOf ? `${asOf}, being worked out again` : 'Being worked out again';
}
