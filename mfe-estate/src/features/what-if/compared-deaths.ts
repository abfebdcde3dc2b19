import type { DeathLabel, DistributionResult } from '@platform/estate-engine';
import { type Cents, formatDate, sumCents } from '@platform/kernel';
import { type Compared, comparedTaxes, type Named, nameIn } from './outcomes.ts';

/** One death in two versions of a plan. */
export interface ComparedDeath {
  readonly death: DeathLabel;
  /** Who dies, and when; `null` where a version has no such death. */
  readonly before: string | null;
  readonly after: string | null;
  readonly lines: readonly Compared[];
}

const DEATHS: readonly DeathLabel[] = ['FIRST_DEATH', 'SECOND_DEATH'];

const at = ({ estates }: DistributionResult, death: DeathLabel) => estates.find((one) => one.death === death);

function whoIn(input: Named, result: DistributionResult, death: DeathLabel): string | null {
  const estate = at(result, death);
  return estate ? `${nameIn(input, estate.decedentId)}, ${formatDate(estate.date)}` : null;
}

const taxOf = ({ taxes }: DistributionResult, death: DeathLabel): Cents =>
  sumCents(taxes.flatMap((tax) => (tax.death === death ? [tax.amountCents] : [])));

/** What counts at each death, each of its taxes and all of them, in two versions of a plan. */
export function comparedDeaths(input: Named, before: DistributionResult, after: DistributionResult): ComparedDeath[] {
  return DEATHS.flatMap((death): ComparedDeath[] => {
    const [one, other] = [at(before, death), at(after, death)];
    if (!one && !other) return [];
    const line = (id: string, label: string, was: Cents, is: Cents): Compared => ({
      id,
      label,
      before: was,
      after: is,
    });
    const ofDeath = (result: DistributionResult): DistributionResult => ({
      ...result,
      estates: [],
      taxes: result.taxes.filter((tax) => tax.death === death),
    });
    return [
      {
        death,
        before: whoIn(input, before, death),
        after: whoIn(input, after, death),
        lines: [
          line('gross', 'Gross estate', one?.grossCents ?? 0, other?.grossCents ?? 0),
          line('taxable', 'Taxable estate', one?.taxableCents ?? 0, other?.taxableCents ?? 0),
          ...comparedTaxes(ofDeath(before), ofDeath(after)),
          line('taxes', 'All taxes', taxOf(before, death), taxOf(after, death)),
        ],
      },
    ];
  });
}
