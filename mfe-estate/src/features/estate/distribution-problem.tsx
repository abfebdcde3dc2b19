import { Note, UiLink } from '@platform/ui-kit';
import { estatePaths } from './estate.paths.ts';

const PLACES: readonly (readonly [RegExp, 'family' | 'balanceSheet' | 'insurance' | 'trusts', string])[] = [
  [/^(people|relations|assumptions)/, 'family', 'Open the family'],
  [/^assets.*lifeInsurance/, 'insurance', 'Open the insurance'],
  [/^(assets|liabilities)/, 'balanceSheet', 'Open the balance sheet'],
  [/^(trusts|dispositions|instruments)/, 'trusts', 'Open the trusts'],
];

export interface DistributionProblemProps {
  readonly estateId: string;
  readonly problem: { readonly field?: string | null; readonly message: string };
}

/** Why nothing could be worked out, naming the thing, with the way to where it is put right. */
export function DistributionProblem({ estateId, problem }: DistributionProblemProps) {
  const place = PLACES.find(([pattern]) => pattern.test(problem.field ?? ''));
  return (
    <Note tone="warning" icon="danger">
      <b>The taxes and shares of this estate could not be worked out.</b> {problem.message}{' '}
      {place && <UiLink href={estatePaths(estateId)[place[1]]}>{place[2]}</UiLink>}
    </Note>
  );
}
