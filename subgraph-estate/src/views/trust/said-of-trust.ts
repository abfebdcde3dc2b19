import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { remainderOf, type TrustFacts } from '../../domain/trust/trust-facts.ts';
import type { TrustInput } from '../../schema.generated.ts';
import type { TrustRemainderParent } from '../parents.ts';

/** The graph's input in the domain's words. */
export const saidOfTrust = ({ fiduciaries, remainder, ...rest }: TrustInput): TrustFacts => ({
  ...rest,
  fiduciaries: fiduciaries?.map(({ personId, name, role, designation }) => ({
    personId: personId ?? null,
    name: name ?? null,
    role,
    designation,
  })),
  remainder: remainder && {
    on: remainder.on,
    personId: remainder.personId ?? null,
    shares: remainder.shares.map(({ toId, percent }) => ({ to: toId, percent: percent ?? null })),
  },
});

export function remainderView(estate: Estate, trust: EstateTrust): TrustRemainderParent | null {
  const remainder = remainderOf(trust);
  return remainder && { estate, remainder };
}
