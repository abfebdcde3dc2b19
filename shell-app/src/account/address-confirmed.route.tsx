import { useDocumentTitle } from '@platform/mfe-kit';
import { LinkButton, PageTitle, Stack } from '@platform/ui-kit';
import { useSearchParams } from 'react-router';
import { safeRedirect } from '../session/route-guard.ts';
import { AccountPage } from './account-page.tsx';
import { EarlierAccessEnded } from './earlier-access-ended.tsx';

/** URL: /account/address-confirmed?redirect=… On the way in, for the owner of an account that others could open. */
export function AddressConfirmedRoute() {
  useDocumentTitle('Address confirmed');
  const [params] = useSearchParams();
  return (
    <AccountPage>
      <PageTitle>This account is yours</PageTitle>
      <Stack gap={18}>
        <EarlierAccessEnded />
        <LinkButton primary size="large" fullWidth href={safeRedirect(params.get('redirect'))}>
          Continue
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}
