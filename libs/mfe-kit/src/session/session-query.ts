import { gql, type TypedDocumentNode } from '@apollo/client';
import type { MembershipRole, OrganizationSettingName } from '@platform/contracts';
import type { OrganizationThemeSettings } from '@platform/ui-kit';

export interface SessionMembership {
  readonly id: string;
  readonly role: MembershipRole;
  readonly isPrimaryAdmin: boolean;
  /** Roles that the account may act in there, the membership's own first. */
  readonly assumableRoles: readonly MembershipRole[];
  readonly organizationName: string | null;
}

export interface SessionAccount {
  readonly id: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly activeRole: MembershipRole | null;
  readonly assumableRoles: readonly MembershipRole[];
  readonly isSuperadmin: boolean;
  readonly isFromSso: boolean;
  readonly isEstateSpecialist: boolean;
  readonly passwordExpired: boolean;
  readonly phoneNumber: string | null;
  readonly activeMembership: SessionMembership | null;
  readonly memberships: readonly SessionMembership[];
}

export interface SessionOrganization {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly isDisabled: boolean;
  readonly trialActive: boolean;
  readonly isSubOrganization: boolean;
  readonly organizationThemeSettings: OrganizationThemeSettings | null;
}

export interface Session {
  readonly id: string;
  readonly status: 'ACTIVE' | 'REAUTH_REQUIRED' | 'REFRESHING';
  readonly isMicroservice: boolean;
  readonly account: SessionAccount | null;
  readonly organization: SessionOrganization | null;
  readonly impersonatedBy: { readonly id: string; readonly name: string; readonly emailAddress: string } | null;
  readonly impersonationExpiresAt: string | null;
  readonly absoluteExpiresAt: string | null;
  /** Actions the access policy allows, as the server sees it. */
  readonly permissions: readonly string[];
  readonly settings: Readonly<Partial<Record<OrganizationSettingName, boolean>>>;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Whose days count as days: of the active organization. */
  readonly timeZone: string;
  /** Where the account must go before anything else, below /account/; null when nowhere. */
  readonly requires?: string | null;
}

export const CurrentSessionQuery: TypedDocumentNode<{ currentSession: Session | null }, Record<string, never>> = gql`
  query CurrentSession {
    currentSession {
      id
      status
      isMicroservice
      impersonationExpiresAt
      absoluteExpiresAt
      permissions
      settings
      flags
      timeZone
      requires
      impersonatedBy { id name emailAddress }
      account {
        id name emailAddress activeRole assumableRoles isSuperadmin isFromSso isEstateSpecialist passwordExpired phoneNumber
        activeMembership { id role isPrimaryAdmin assumableRoles organizationName }
        memberships { id role isPrimaryAdmin assumableRoles organizationName }
      }
      organization {
        id name logoUrl isDisabled trialActive isSubOrganization
        organizationThemeSettings {
          fontFamilySans fontFamilySerif accentDefault accentStrong accentSubtle accentMedium invertTextColor
        }
      }
    }
  }
`;
