import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { isOrganizationWide, type MembershipRole } from '@platform/contracts/roles';
import { AccessDeniedState, Page, UiLink } from '@platform/ui-kit';
import { useSessionState } from '../session/session-context.tsx';
import { useDocumentTitle } from './document-title.ts';
import { HomeLink } from './home-link.tsx';

interface OwnAdvisors {
  readonly estates: {
    readonly collection: readonly {
      readonly id: string;
      readonly advisor: { readonly id: string; readonly name: string; readonly emailAddress: string } | null;
    }[];
  };
}

export const OwnAdvisorsQuery: TypedDocumentNode<OwnAdvisors, Record<string, never>> = gql`
  query OwnAdvisors {
    estates(pagination: { page: 1, perPage: 20 }) {
      collection { id advisor { id name emailAddress } }
    }
  }
`;

/** A screen that the account may not open, and what can be done about it. */
export function AccessDenied({ hint }: { readonly hint?: string }) {
  useDocumentTitle('Access Denied');
  const role = useSessionState().session?.account?.activeRole;
  return (
    <Page>
      <AccessDeniedState
        hint={role === 'CLIENT' ? <AskYourAdvisor /> : (hint ?? whomToAsk(role))}
        actions={<HomeLink />}
      />
    </Page>
  );
}

/** Guests know nobody of the organization but whoever let them in. */
const whomToAsk = (role: MembershipRole | null | undefined): string =>
  !role || role === 'SUPER_ADMIN' || isOrganizationWide(role)
    ? 'Ask an administrator of your organization.'
    : 'Ask the person who shared a client with you.';

/** Clients know their advisor, by name where an estate says who it is. */
function AskYourAdvisor() {
  const { data } = useQuery(OwnAdvisorsQuery);
  const advisor = data?.estates.collection.find((estate) => estate.advisor)?.advisor;
  if (!advisor) return 'Ask your advisor.';
  return (
    <>
      Ask your advisor, <UiLink href={`mailto:${advisor.emailAddress}`}>{advisor.name}</UiLink>.
    </>
  );
}
