import { useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { notify, PageTitle, UiLink } from '@platform/ui-kit';
import { useNavigate } from 'react-router';
import { mustRotatePassword } from '../../session/route-guard.ts';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** URL: /account/rotate-password. The only page of an account whose password has expired. */
export function RotatePasswordRoute() {
  useDocumentTitle('Password expired');
  const navigate = useNavigate();
  const { session, refetch } = useSessionState();
  const goOn = async (): Promise<void> => {
    await refetch();
    notify('Password changed. Your other sessions have ended.');
    void navigate('/', { replace: true });
  };
  return (
    <AccountPage>
      <PageTitle>
        {session && mustRotatePassword(session) ? 'Your password has expired' : 'Change your password'}
      </PageTitle>
      <p className={css.lead}>Choose a new one to go on. Your other sessions end with it.</p>
      <ChangePasswordForm onChanged={goOn} />
      <p className={css.wayOut}>
        <UiLink href="/account/logout">Sign out</UiLink>
      </p>
    </AccountPage>
  );
}
