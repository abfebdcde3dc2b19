import { formatDate } from '@platform/kernel';

interface Figures {
  readonly calculatedAsOf?: string | null;
  readonly calculationIsStale: boolean;
}

/** How old the figures of a client are: `Worked out on Nov 20, 2026`. Nothing before they were worked out for the first time. */
export function figuresAge({ calculatedAsOf, calculationIsStale }: Figures): string | null {
  const asOf = calculatedAsOf ? `Worked out on ${formatDate(calculatedAsOf)}` : null;
  if (!calculationIsStale) return asOf;
  return asOf ? `${asOf}, being worked out again` : 'Being worked out again';
}
