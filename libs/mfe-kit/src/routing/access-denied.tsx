import { AccessDeniedState, LinkButton, Page } from '@platform/ui-kit';
import { useDocumentTitle } from './document-title.ts';

/** A screen that the account may not open, and what can be done about it. */
export function AccessDenied({ hint = 'Ask an administrator of your organization.' }: { readonly hint?: string }) {
  useDocumentTitle('Access Denied');
  return (
    <Page>
      <AccessDeniedState hint={hint} actions={<LinkButton href="/">Go to Dashboard</LinkButton>} />
    </Page>
  );
}
