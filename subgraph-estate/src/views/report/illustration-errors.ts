import type { IsoDate } from '@platform/kernel';
import { runDistribution } from '../../domain/distribution/distribution.ts';
import type { Estate } from '../../domain/estate/estate.ts';

export interface IllustrationError {
  readonly section: string;
  readonly message: string;
  readonly path: string;
  readonly isBlocking: boolean;
}

/** Sections that are drawn from the distribution. */
const OF_DISTRIBUTION = ['summary', 'diagram', 'taxes'] as const;

/** What keeps sections of a report from being printed as they should be, at the section, with the place that mends it. */
export function illustrationErrors(estate: Estate, today: IsoDate): IllustrationError[] {
  const at = (path: string): string => `/estate/${estate.id}/${path}`;
  const outcome = runDistribution(estate, today, {});
  const empty = (section: string, isEmpty: boolean, message: string, path: string): IllustrationError[] =>
    isEmpty ? [{ section, message, path: at(path), isBlocking: false }] : [];
  return [
    ...('problem' in outcome
      ? OF_DISTRIBUTION.map((section) => ({
          section,
          message: outcome.problem.message,
          path: at('diagram'),
          isBlocking: true,
        }))
      : []),
    ...empty('family', estate.people.length < 2, 'Nobody but the client is entered.', 'family'),
    ...empty(
      'balance_sheet',
      estate.assets.length + estate.assetAccounts.length + estate.entities.length === 0,
      'Nothing is entered that the household owns.',
      'balance-sheet',
    ),
    ...empty(
      'life_insurance',
      !estate.assets.some(({ lifeInsurance }) => lifeInsurance),
      'No policy is entered.',
      'insurance',
    ),
    ...empty('trusts', estate.trusts.length === 0, 'The plan has no trusts.', 'trusts'),
    ...empty(
      'documents',
      estate.documents.length + estate.trusts.length === 0,
      'No will, trust or other document is entered.',
      'documents',
    ),
  ];
}
