import { DEFAULT_PAGES_PER_TOKEN, defaultOrganizationSettings, ORGANIZATION_SETTINGS } from '@platform/contracts';
import { DEFAULT_TIME_ZONE } from '@platform/kernel';
import { aggregatePlugin, documentSchema, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { FeatureFlagValue, Organization, ThemeSettings } from '../../domain/organization/organization.ts';

export interface OrganizationDocument
  extends Omit<Organization, 'id' | 'settings' | 'timeZone' | 'flags' | 'primaryAdminIds'> {
  _id: string;
  settings: Record<string, boolean>;
  timeZone?: string;
  flags: FeatureFlagValue[];
  primaryAdminIds: string[];
}

const text = { type: String, default: null };
const number = { type: Number, default: null };
const date = { type: Date, default: null };
const flag = { type: Boolean, default: false };

const settingsSchema = documentSchema<Record<string, boolean>>(
  Object.fromEntries(ORGANIZATION_SETTINGS.map((name) => [name, { type: Boolean }])),
  { _id: false },
);

const themeSchema = documentSchema<ThemeSettings>(
  {
    fontFamilySans: text,
    fontFamilySerif: text,
    accentDefault: text,
    accentStrong: text,
    accentSubtle: text,
    accentMedium: text,
    invertTextColor: { type: Boolean, default: null },
  },
  { _id: false },
);

const organizationSchema = documentSchema<OrganizationDocument, Omit<OrganizationDocument, 'version'>>(
  {
    _id: String,
    name: { type: String, required: true },
    emailAddress: text,
    parentId: text,
    settings: { type: settingsSchema, default: {} },
    timeZone: { type: String, default: DEFAULT_TIME_ZONE },
    flags: { type: [{ _id: false, name: String, enabled: Boolean }], default: [] },
    theme: { type: themeSchema, default: null },
    logoUrl: text,
    pdfLogoHeight: number,
    pdfLogoFooterHeight: number,
    seatsAllocated: number,
    tierName: text,
    trialEndsAt: date,
    disabledAt: date,
    isLicensedOrg: flag,
    isInternal: flag,
    isVanillaOrganization: flag,
    pagesPerToken: { type: Number, default: DEFAULT_PAGES_PER_TOKEN },
    primaryAdminIds: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
  },
  { collection: 'organizations' },
);
organizationSchema.plugin(schemaHistoryPlugin, []);
organizationSchema.plugin(aggregatePlugin);
organizationSchema.index({ parentId: 1 }); // sub-organizations
organizationSchema.index({ name: 1 }); // the super administrator's list

export type OrganizationModel = Model<OrganizationDocument>;
export function defineOrganizationModel(connection: Connection): OrganizationModel {
  return connection.model<OrganizationDocument>('Organization', organizationSchema);
}

/** A setting that is new since the organization was stored takes its default. */
export function toOrganization({ _id, settings, timeZone, ...rest }: OrganizationDocument): Organization {
  return {
    ...rest,
    id: _id,
    settings: { ...defaultOrganizationSettings(), ...settings },
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  };
}
