import { labelOf } from '@platform/contracts/labels';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { Button, Chip, LinkButton, List, ListItem, Note, Page, PageHead, Sheet, Stack } from '@platform/ui-kit';
import { useWorkSwitch } from '../../navigation/work-switch.ts';
import { choiceIn, workplacesOf } from '../../navigation/workplaces.ts';
import { ProfileForm } from './profile-form.tsx';

/** URL: /account/edit/profile */
export function ProfileRoute() {
  const { account, impersonatedBy } = useSession();
  useDocumentTitle('Profile');
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
        <Workplaces />
      </Stack>
    </Page>
  );
}

/** Every membership, and the way into those that are not the present one. */
function Workplaces() {
  const { account } = useSession();
  const switchTo = useWorkSwitch();
  const places = workplacesOf(account);
  if (account.memberships.length === 0) return null;
  return (
    <Sheet title="Where you work">
      <List label="Memberships">
        {account.memberships.map(({ id, role, isPrimaryAdmin, organizationName }) => {
          const place = places.find(({ membershipId }) => membershipId === id);
          const choice = place && choiceIn(account, place);
          const name = organizationName ?? 'Organization';
          return (
            <ListItem
              key={id}
              title={name}
              text={labelOf('MembershipRole', role)}
              trailing={
                <>
                  {isPrimaryAdmin && <Chip tone="accent">Primary administrator</Chip>}
                  {id === account.activeMembership?.id ? (
                    <Chip tone="positive">Active now</Chip>
                  ) : (
                    choice && (
                      <Button size="small" aria-label={`Work here, ${name}`} onClick={() => void switchTo(choice)}>
                        Work here
                      </Button>
                    )
                  )}
                </>
              }
            />
          );
        })}
      </List>
    </Sheet>
  );
}
