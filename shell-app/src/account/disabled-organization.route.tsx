import { type SessionAccount, useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { Button, LinkButton, PageTitle, Stack } from '@platform/ui-kit';
import { useWorkSwitch } from '../navigation/work-switch.ts';
import { choiceIn, workplacesOf } from '../navigation/workplaces.ts';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';

/** URL: /disabled-organization */
export function DisabledOrganizationRoute() {
  useDocumentTitle('Organization disabled');
  const { session } = useSessionState();
  const name = session?.organization?.name;
  return (
    <AccountPage>
      <PageTitle>Your organization is disabled</PageTitle>
      <p className={css.lead}>
        {name ? `The members of ${name}` : 'Its members'} cannot use the application at present. Nothing has been
        deleted. Ask the administrator of your organization.
      </p>
      <Stack gap={12}>
        {session?.account && <OtherOrganizations account={session.account} />}
        <LinkButton size="large" fullWidth href="/account/logout">
          Sign out
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}

/** The other organizations of the account go on. */
function OtherOrganizations({ account }: { account: SessionAccount }) {
  const switchTo = useWorkSwitch();
  return workplacesOf(account).map((place) => {
    const choice = place.membershipId && choiceIn(account, place);
    if (!choice || place.membershipId === account.activeMembership?.id) return null;
    return (
      <Button key={place.membershipId} primary size="large" fullWidth onClick={() => void switchTo(choice)}>
        Work at {place.name}
      </Button>
    );
  });
}
