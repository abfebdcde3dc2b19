import type { ResultOf } from '@graphql-typed-document-node/core';
import { counted } from '@platform/kernel';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

export const ConflictsRouteQuery = graphql(`
  query ConflictsRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      ...Compared
      distribution { problem { field message } }
      planConflicts {
        id topic severity title text whatToDo amount place ids
        shares { id name amount }
        setAside { id version reason byName at isCurrent }
      }
      fiduciaryOffices {
        id instrumentId instrumentName isTrust office depth
        nominees { id personId name turn standing }
      }
    }
  }
`);

export const SetAsideMutation = graphql(`
  mutation SetConflictAside($estateId: ID!, $conflictId: ID!, $reason: String!) {
    setConflictAside(estateId: $estateId, conflictId: $conflictId, reason: $reason) {
      ok
      conflictSetAside { id version reason byName at isCurrent }
    }
  }
`);

export const BringBackMutation = graphql(`
  mutation BringConflictBack($id: ID!, $version: Int!) { bringConflictBack(id: $id, version: $version) { ok } }
`);

/** What there is to compare: without one of them nothing can disagree, and nothing agrees. */
export const ComparedQuery = graphql(`
  fragment Compared on Estate {
    hasZeroAssetsOrAccounts
    trusts { id }
    estateDocuments { id }
    distribution { problem { field message } }
  }
`);

export type ConflictsEstate = NonNullable<ResultOf<typeof ConflictsRouteQuery>['estate']>;
export type Conflict = ConflictsEstate['planConflicts'][number];
export type Office = ConflictsEstate['fiduciaryOffices'][number];

/** Whether nobody has set it aside, or what it is about has changed since. */
export const isOpen = ({ setAside }: { readonly setAside?: { readonly isCurrent: boolean } | null }): boolean =>
  !setAside?.isCurrent;

/** Why nothing could be compared; null where it was. */
export function whyNotCompared(of: FragmentType<typeof ComparedQuery>): string | null {
  const {
    hasZeroAssetsOrAccounts: ownsNothing,
    trusts,
    estateDocuments,
    distribution,
  } = readFragment(ComparedQuery, of);
  const isUnwritten = trusts.length === 0 && estateDocuments.length === 0;
  if (ownsNothing && isUnwritten) return 'Neither property nor a will or trust is entered.';
  if (ownsNothing) return 'No property is entered.';
  if (isUnwritten) return 'No will or trust is entered.';
  return distribution.problem ? 'The deaths could not be worked out.' : null;
}

/** Said where no conflict is known: that all agrees, or that nothing could be compared. */
export const AGREED = 'Plan, titles and those who act agree.';
export const notCompared = (why: string): string => `Nothing to compare yet. ${why}`;

/** `3 conflicts, 1 of them grave.`; the ones that are open. */
export const countWords = (open: readonly Pick<Conflict, 'severity'>[]): string => {
  const grave = open.filter(({ severity }) => severity === 'HIGH').length;
  return `${counted(open.length, 'conflict')}${grave > 0 ? `, ${grave} of them grave` : ''}.`;
};
