import type { ReactNode } from 'react';
import type { FoundScreen } from '../screens/screen-map.ts';
import { useSession } from '../session/session-context.tsx';
import { RailPage } from './rail-page.tsx';

/** What stands around every page of the organization area. */
export function OrganizationFrame({ found, children }: { readonly found: FoundScreen; readonly children: ReactNode }) {
  const { organization } = useSession();
  return (
    <RailPage
      found={found}
      label="Organization"
      heading={organization?.name ?? 'All organizations'}
      subheading={organization?.isSubOrganization ? 'Sub-organization' : 'Organization'}
    >
      {children}
    </RailPage>
  );
}
