import type { Working } from '../explanation/working.ts';
import { localWorking } from '../law/local-sections.ts';
import { type DistributionOptions, playDeaths } from './distribution.ts';
import type { EstateCase } from './estate-case.ts';
import { transferWorking } from './outcome/transfer-working.ts';
import { type Movement, movementsOf, transferIdOf } from './outcome/transfers.ts';
import type { Clause } from './succession/origin.ts';
import { validateCase } from './validation/validate-case.ts';

/** A working with the clause that the transfer, or the tax on it, comes by. */
export interface TransferWorking extends Working {
  readonly clause?: Clause;
}

/**
 * How every transfer of `distribution` comes to its amount, by the transfer's id. Stands apart because few read it: the
 * deaths are played again, and what shares consist of is kept, which would be too much for every year of a projection.
 *
 * Units: cents; the parts of each working add up to the transfer's amount. Throws: as `distribution` does.
 * Source: CONVENTIONS.md C2 to C35, with the authority on each line. Case: a third of a residue of $900,000.00 →
 * $300,000.00, with what the estate held and gave before in its basis.
 */
export function transferWorkings(
  input: EstateCase,
  options: DistributionOptions = {},
): ReadonlyMap<string, TransferWorking> {
  validateCase(input);
  const { deaths } = playDeaths(input, options, { isTraced: true });
  return new Map(
    deaths.flatMap(({ scene, solved }) =>
      movementsOf(scene).map(
        (movement) =>
          [
            transferIdOf(movement),
            { ...localWorking(scene.domicile, transferWorking(scene, solved, movement)), ...clauseOf(movement) },
          ] as const,
      ),
    ),
  );
}

function clauseOf({ source }: Movement): { clause?: Clause } {
  const origin =
    source.kind === 'pour' ? source.pass.origin : 'interest' in source ? source.interest.origin : undefined;
  return origin?.clause ? { clause: origin.clause } : {};
}
