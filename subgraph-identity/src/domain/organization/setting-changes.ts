import type { OrganizationSettingName, OrganizationSettings } from '@platform/contracts';
import type { TimeZone } from '@platform/kernel';
import type { Organization } from './organization.ts';

/** What an administrator asks for; what is left out, or null, stays. */
export interface AskedSettings extends Partial<Record<OrganizationSettingName, boolean | null>> {
  readonly timeZone?: TimeZone | null;
}

export type SettingChanges = Partial<OrganizationSettings> & { readonly timeZone?: TimeZone };

/** What of it is not so already. */
export function settingChanges({ settings, timeZone }: Organization, asked: AskedSettings): SettingChanges {
  const before: Readonly<Record<string, boolean | string>> = { ...settings, timeZone };
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.filter(([name, value]) => before[name] !== value));
}

export function withSettings(organization: Organization, { timeZone, ...switches }: SettingChanges): Organization {
  const settings = { ...organization.settings, ...switches };
  return { ...organization, settings, timeZone: timeZone ?? organization.timeZone };
}
