import { usePermission, useSession } from '@platform/mfe-kit';
import { AccessDeniedState, Page, RailFrame, type RailItem } from '@platform/ui-kit';
import {
  IconBuilding,
  IconForms,
  IconHeadset,
  IconListDetails,
  IconSettings,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

const icon = (Glyph: typeof IconBuilding): ReactNode => <Glyph size={18} stroke={1.6} />;

/** The left rail of the organization area; whoever is no administrator sees why there is nothing here. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { organization, account } = useSession();
  const { pathname } = useLocation();
  const mayOpen = usePermission('organization:overview');
  const mayAudit = usePermission('audit:view');
  const mayImpersonate = usePermission('support:impersonate');
  if (!mayOpen) {
    return (
      <Page>
        <AccessDeniedState hint="Ask an administrator of your organization" />
      </Page>
    );
  }
  const base = organization ? `/organizations/${organization.id}` : null;
  const entries: (Omit<RailItem, 'current'> | null)[] = [
    { label: 'Overview', href: '/organization-overview', icon: icon(IconBuilding) },
    organization && { label: 'Settings', href: '/organization-settings', icon: icon(IconSettings) },
    base ? { label: 'Members', href: `${base}/team-members`, icon: icon(IconUsers) } : null,
    base ? { label: 'Admins', href: `${base}/admins`, icon: icon(IconShieldLock) } : null,
    base && mayAudit ? { label: 'Audit logs', href: `${base}/audit-logs`, icon: icon(IconListDetails) } : null,
    mayImpersonate ? { label: 'Support mode', href: '/admin/support', icon: icon(IconHeadset), separated: true } : null,
    account.activeRole === 'SUPER_ADMIN'
      ? { label: 'Form elements', href: '/internal/forms', icon: icon(IconForms) }
      : null,
  ];
  const items = entries
    .filter((entry) => entry !== null)
    .map((entry) => ({ ...entry, current: pathname.startsWith(entry.href) }));
  const parts = organization?.isSubOrganization ? 'Sub-organization' : 'Organization';
  return (
    <RailFrame
      label="Organization"
      heading={organization?.name ?? 'All organizations'}
      subheading={<span>{parts}</span>}
      items={items}
    >
      {children}
    </RailFrame>
  );
}
