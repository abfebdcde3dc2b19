import type { ResultOf } from '@graphql-typed-document-node/core';
import { counted } from '@platform/kernel';
import { graphql } from '../../gql/index.ts';

export const ConflictsRouteQuery = graphql(`
  query ConflictsRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
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

export type ConflictsEstate = NonNullable<ResultOf<typeof ConflictsRouteQuery>['estate']>;
export type Conflict = ConflictsEstate['planConflicts'][number];
export type Office = ConflictsEstate['fiduciaryOffices'][number];

/** Whether nobody has set it aside, or what it is about has changed since. */
export const isOpen = ({ setAside }: { readonly setAside?: { readonly isCurrent: boolean } | null }): boolean =>
  !setAside?.isCurrent;

/** `3 conflicts, 1 of them grave.`; the ones that are open. */
export const countWords = (open: readonly Pick<Conflict, 'severity'>[]): string => {
  const grave = open.filter(({ severity }) => severity === 'HIGH').length;
  return `${counted(open.length, 'conflict')}${grave > 0 ? `, ${grave} of them grave` : ''}.`;
};
