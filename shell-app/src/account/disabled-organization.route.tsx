import { useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { LinkButton } from '@platform/ui-kit';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';

/** URL: /disabled-organization */
export function DisabledOrganizationRoute() {
  useDocumentTitle('Organization disabled');
  const { session } = useSessionState();
  const name = session?.organization?.name;
  return (
    <AccountPage>
      <h1>Your organization is disabled</h1>
      <p className={css.lead}>
        {name ? `The members of ${name}` : 'Its members'} cannot use the application at present. Nothing has been
        deleted. Ask the administrator of your organization.
      </p>
      <LinkButton size="large" fullWidth href="/account/logout">
        Sign out
      </LinkButton>
    </AccountPage>
  );
}
