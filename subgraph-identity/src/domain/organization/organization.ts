import type { OrganizationSettings } from '@platform/contracts';
import type { TimeZone } from '@platform/kernel';

export interface ThemeSettings {
  readonly fontFamilySans: string | null;
  readonly fontFamilySerif: string | null;
  readonly accentDefault: string | null;
  readonly accentStrong: string | null;
  readonly accentSubtle: string | null;
  readonly accentMedium: string | null;
  readonly invertTextColor: boolean | null;
}

export interface FeatureFlagValue {
  readonly name: string;
  readonly enabled: boolean;
}

/** A firm, or a sub-organization of one. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly emailAddress: string | null;
  readonly parentId: string | null;
  readonly settings: OrganizationSettings;
  /** Its days are the organization's days: of figures, lists, mails and reports. */
  readonly timeZone: TimeZone;
  readonly flags: readonly FeatureFlagValue[];
  readonly theme: ThemeSettings | null;
  readonly logoUrl: string | null;
  readonly pdfLogoHeight: number | null;
  readonly pdfLogoFooterHeight: number | null;
  readonly seatsAllocated: number | null;
  readonly tierName: string | null;
  readonly trialEndsAt: Date | null;
  readonly disabledAt: Date | null;
  readonly isLicensedOrg: boolean;
  readonly isInternal: boolean;
  readonly isVanillaOrganization: boolean;
  /** Pages of a document that one abstraction token pays for; ten unless the organization agreed on another rate. */
  readonly pagesPerToken: number;
  /** Memberships that are primary administrators; never fewer than one once there is one. */
  readonly primaryAdminIds: readonly string[];
  readonly version: number;
  readonly createdAt: Date;
}

export const isPrimaryAdmin = (organization: Organization | null, membershipId: string): boolean =>
  organization?.primaryAdminIds.includes(membershipId) ?? false;

export const isSubOrganization = ({ parentId }: Organization): boolean => parentId !== null;

export const isTrialActive = ({ trialEndsAt }: Organization, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt > now;
