import type { Cents } from '@platform/kernel';

interface Placed {
  readonly total: Cents;
  readonly outsideTotal: Cents;
  readonly unknownTotal: Cents;
}

/** What stands under the figure of what is outside of the taxable estates; a policy counts there at what it will pay. */
export function outsideWords({ total, outsideTotal, unknownTotal }: Placed, insurance: Cents): string {
  if (outsideTotal === 0)
    return total !== 0 && unknownTotal === 0 ? 'All is in the taxable estate' : 'Nothing stands outside';
  if (insurance === 0) return 'Not in the taxable estate';
  return insurance === outsideTotal ? 'Insurance at its benefit' : 'With insurance at its benefit';
}
