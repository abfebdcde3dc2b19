import type { MembershipRole } from '@platform/contracts/roles';
import { LinkButton } from '@platform/ui-kit';
import { useSessionState } from '../session/session-context.tsx';

/** Their first page is another one than the dashboard: a client's own, the list of clients, that of organizations. */
const WITHOUT_DASHBOARD: readonly MembershipRole[] = ['CLIENT', 'EXTERNAL_COLLABORATOR', 'SUPER_ADMIN'];

/** The way back to the first page of whoever is here, by the name it has for them. */
export function HomeLink({ primary }: { readonly primary?: boolean }) {
  const role = useSessionState().session?.account?.activeRole;
  return (
    <LinkButton {...(primary && { primary })} href="/">
      {role && WITHOUT_DASHBOARD.includes(role) ? 'Go to your home page' : 'Go to Dashboard'}
    </LinkButton>
  );
}
