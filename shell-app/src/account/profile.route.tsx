import { ROLE_LABELS } from '@platform/contracts/roles';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { Avatar, Chip, LinkButton, List, ListItem, Page, PageHead, Sheet, Stack } from '@platform/ui-kit';

/** URL: /account/edit/profile */
export function ProfileRoute() {
  const { account, organization } = useSession();
  useDocumentTitle('Profile', organization?.name);
  return (
    <Page>
      <PageHead title="Profile" summary={`You are signed in as ${account.emailAddress}.`} />
      <Stack gap={20}>
        <Sheet title="Your account">
          <List label="Your account">
            <ListItem
              leading={<Avatar name={account.name} size={36} />}
              title={account.name}
              text={account.emailAddress}
            />
            <ListItem title="Phone number" text={account.phoneNumber ?? 'None'} />
            <ListItem
              title="Sign-in"
              trailing={<LinkButton href="/account/edit/security">Security</LinkButton>}
              text={
                account.isFromSso ? 'Through your organization’s single sign-on' : 'With email address and password'
              }
            />
          </List>
        </Sheet>
        <Sheet title="Where you work">
          <List label="Memberships">
            {account.memberships.map((membership) => (
              <ListItem
                key={membership.id}
                title={membership.organization?.name ?? 'Organization'}
                text={ROLE_LABELS[membership.role]}
                trailing={
                  <>
                    {membership.isPrimaryAdmin && <Chip tone="accent">Primary administrator</Chip>}
                    {membership.id === account.activeMembership?.id && <Chip tone="positive">Active now</Chip>}
                  </>
                }
              />
            ))}
          </List>
        </Sheet>
      </Stack>
    </Page>
  );
}
