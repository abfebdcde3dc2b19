import { reconnectNow, useDocumentTitle, useSession, useSessionState } from '@platform/mfe-kit';
import { Note, notify, Page, PageHead, Sheet, Stack } from '@platform/ui-kit';
import { mustSetUpTwoFactor } from '../../session/route-guard.ts';
import { ChangePasswordForm } from '../password/change-password-form.tsx';
import { TwoFactorSection } from '../two-factor/two-factor-section.tsx';
import { SessionList } from './session-list.tsx';

/** URL: /account/edit/security */
export function SecurityRoute() {
  const session = useSession();
  const { refetch } = useSessionState();
  const { account, impersonatedBy } = session;
  useDocumentTitle('Security');
  const forced = mustSetUpTwoFactor(session);
  if (impersonatedBy) {
    return (
      <Page>
        <PageHead title="Security" />
        <Note tone="warning">Passwords, second factors and sessions cannot be changed in support mode.</Note>
      </Page>
    );
  }
  return (
    <Page>
      <PageHead title="Security" summary={`How ${account.emailAddress} signs in, and where it is signed in.`} />
      <Stack gap={20}>
        {forced && (
          <Note tone="warning">
            Your organization asks for two-factor sign-in. Set it up to go on to the rest of the application.
          </Note>
        )}
        <TwoFactorSection open={forced} onChanged={refetch} />
        <Sheet title="Password">
          {account.isFromSso ? (
            'You sign in through your organization’s single sign-on.'
          ) : (
            <ChangePasswordForm
              onChanged={async () => {
                await refetch();
                reconnectNow(); // under the session's new id
                notify('Password changed. Your other sessions have ended.');
              }}
            />
          )}
        </Sheet>
        <SessionList />
      </Stack>
    </Page>
  );
}
