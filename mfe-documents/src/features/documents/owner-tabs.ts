import { useQuery } from '@apollo/client/react';
import { THIRD_PARTY_FLAG } from '@platform/contracts/third-party-settlors';
import { useFlag } from '@platform/mfe-kit';
import type { DocumentFilterInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const DocumentTabsQuery = graphql(`
  query DocumentTabs($estateId: ID!) {
    estate(id: $estateId) { id people { id name isClient isSpouse } }
  }
`);

/** In the address: whose documents are shown. */
export const OWNER = 'owner';
/** What the table calls what is several people's. */
const JOINT = 'Joint';
const THIRD_PARTY = '3rd Party Settlors';

export interface OwnerTab {
  /** None where the documents are of several clients, or nobody is known yet. */
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
  /** Of the tab that is open; empty for all. */
  readonly owner: string;
  /** Whether it is known what the tab holds. */
  readonly isKnown: boolean;
  readonly filter: Pick<DocumentFilterInput, 'owner' | 'settledByOthersThan'>;
}

/** The documents of an estate by whose they are: the client's, the spouse's, those of both, and of settlors from outside. */
export function useOwnerTab(estateId: string | undefined, owner: string): OwnerTab {
  const hasThirdParties = useFlag(THIRD_PARTY_FLAG);
  const { data } = useQuery(DocumentTabsQuery, { variables: { estateId: estateId ?? '' }, skip: !estateId });
  const people = data?.estate?.people ?? [];
  if (!estateId) return { tabs: [], owner: '', isKnown: true, filter: {} };
  const couple = [people.find(({ isClient }) => isClient), people.find(({ isSpouse }) => isSpouse)].flatMap(
    (one) => one?.name ?? [],
  );
  const names = ['', ...couple, JOINT, ...(hasThirdParties ? [THIRD_PARTY] : [])];
  const href = (name: string): string =>
    `/estate/${estateId}/documents${name && `?${new URLSearchParams({ [OWNER]: name })}`}`;
  return {
    tabs:
      people.length === 0
        ? []
        : names.map((name) => ({ label: name || 'All', href: href(name), current: name === owner })),
    owner,
    isKnown: owner !== THIRD_PARTY || people.length > 0,
    filter: owner === THIRD_PARTY ? { settledByOthersThan: couple } : { owner: owner || null },
  };
}
