import { useDocumentTitle } from '@platform/mfe-kit';
import { AccessDeniedState, EmptyState, LinkButton, Page } from '@platform/ui-kit';
import { IconBuildingOff, IconMailOff, IconMapOff } from '@tabler/icons-react';

export function NotFoundRoute() {
  useDocumentTitle('Page not found');
  return (
    <Page>
      <EmptyState
        tone="asset"
        icon={<IconMapOff size={24} stroke={1.6} />}
        title="Page not found"
        text="There is nothing at this address. It may have been moved, or the link is incomplete."
        actions={
          <LinkButton primary href="/">
            Go to Dashboard
          </LinkButton>
        }
      />
    </Page>
  );
}

export function DisabledOrganizationRoute() {
  useDocumentTitle('Organization disabled');
  return (
    <Page>
      <EmptyState
        tone="warning"
        icon={<IconBuildingOff size={24} stroke={1.6} />}
        title="Your organization is disabled"
        text="Its members cannot sign in to the application at present. Nothing has been deleted. Ask the administrator of your organization."
        actions={<LinkButton href="/account/logout">Sign out</LinkButton>}
      />
    </Page>
  );
}

export function InviteExpiredRoute() {
  useDocumentTitle('Invitation expired');
  return (
    <Page>
      <EmptyState
        tone="asset"
        icon={<IconMailOff size={24} stroke={1.6} />}
        title="This invitation has expired"
        text="Ask the person who invited you to send it again."
        actions={
          <LinkButton primary href="/account/login">
            Sign in
          </LinkButton>
        }
      />
    </Page>
  );
}

export function AccessDenied() {
  useDocumentTitle('Access Denied');
  return (
    <Page>
      <AccessDeniedState
        hint="Ask the administrator of your organization."
        actions={<LinkButton href="/">Go to Dashboard</LinkButton>}
      />
    </Page>
  );
}
