import { useDocumentTitle } from '@platform/mfe-kit';
import { LinkButton, PageTitle } from '@platform/ui-kit';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';

/** URL: /invite-expired */
export function InviteExpiredRoute() {
  useDocumentTitle('Invitation expired');
  return (
    <AccountPage>
      <PageTitle>This invitation has expired</PageTitle>
      <p className={css.lead}>Ask the person who invited you to send it again.</p>
      <LinkButton primary size="large" fullWidth href="/account/login">
        Sign in
      </LinkButton>
    </AccountPage>
  );
}
