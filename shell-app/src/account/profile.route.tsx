import { ROLE_LABELS } from '@platform/contracts/roles';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { Chip, LinkButton, List, ListItem, Note, Page, PageHead, Sheet, Stack } from '@platform/ui-kit';
import { ProfileForm } from './profile-form.tsx';

/** URL: /account/edit/profile */
export function ProfileRoute() {
  const { account, organization, impersonatedBy } = useSession();
  useDocumentTitle('Profile', organization?.name);
  return (
    <Page>
      <PageHead title="Profile" summary={`You are signed in as ${account.emailAddress}.`} />
      <Stack gap={20}>
        <Sheet title="Your account">
          {impersonatedBy ? (
            <Note tone="warning">A profile cannot be changed in support mode.</Note>
          ) : (
            <ProfileForm account={account} />
          )}
        </Sheet>
        <Sheet
          title="Sign-in"
          aside={
            <LinkButton size="small" href="/account/edit/security">
              Security
            </LinkButton>
          }
        >
          {account.isFromSso
            ? `Through your organization’s single sign-on, as ${account.emailAddress}.`
            : `With ${account.emailAddress} and a password.`}
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
