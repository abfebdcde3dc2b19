import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { graphql } from '../../gql/index.ts';

const OrganizationNameQuery = graphql(`
  query OrganizationName($organizationId: ID!) {
    organization(organizationId: $organizationId) { id name }
  }
`);

/** The rail is headed by the own organization: a page of another one, or of a part, is called after that one. */
export function usePageTitle(what: string, organizationId: string): string {
  const isOwn = useSessionState().session?.organization?.id === organizationId;
  const { data } = useQuery(OrganizationNameQuery, { variables: { organizationId }, skip: isOwn || !organizationId });
  const other = isOwn ? undefined : data?.organization?.name;
  const title = other ? `${what} of ${other}` : what;
  useDocumentTitle(title);
  return title;
}
