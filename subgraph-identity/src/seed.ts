import { defaultOrganizationSettings, type OrganizationSettings } from '@platform/contracts';
import { DEFAULT_TIME_ZONE, dayIn, startOfDayIn } from '@platform/kernel';
import { connectMongo, connectRedis, createLogger } from '@platform/service-kit';
import {
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  SAMPLE_PASSWORD_DEFAULT,
  type SampleAccount,
} from '@platform/test-kit/sample-world';
import type { Organization } from './domain/organization/organization.ts';
import type { Quota } from './domain/quota/quota.ts';
import { readSeedEnvironment } from './environment.ts';
import type { AccountStore } from './modules/account/account.repository.ts';
import type { PasswordHasher } from './modules/account/password-hash.service.ts';
import { organizationChanged } from './modules/organization/organization.events.ts';
import type { OrganizationStore } from './modules/organization/organization.repository.ts';
import type { OrganizationAccessService } from './modules/organization/organization-access.service.ts';
import type { QuotaRepository } from './modules/quota/quota.repository.ts';
import { composeStores } from './services.ts';

export interface SeedDeps {
  readonly accounts: AccountStore;
  readonly organizations: OrganizationStore;
  readonly quotas: QuotaRepository;
  readonly access: OrganizationAccessService;
  readonly passwords: PasswordHasher;
  readonly now: () => Date;
}

const NORTHMERE_THEME = {
  fontFamilySans: 'Public Sans',
  fontFamilySerif: 'Newsreader',
  accentDefault: '#0E5870',
  accentStrong: '#0A3442',
  accentSubtle: '#E4F0F3',
  accentMedium: '#86B4C1',
  invertTextColor: true,
} as const;

function organization(
  { id, name }: { id: string; name: string },
  createdAt: Date,
  rest: Partial<Omit<Organization, 'settings'>> & { settings?: Partial<OrganizationSettings> } = {},
): Organization {
  return {
    id,
    name,
    emailAddress: null,
    parentId: null,
    flags: [],
    theme: null,
    logoUrl: null,
    pdfLogoHeight: null,
    pdfLogoFooterHeight: null,
    seatsAllocated: null,
    tierName: null,
    trialEndsAt: null,
    disabledAt: null,
    isLicensedOrg: false,
    isInternal: false,
    isVanillaOrganization: false,
    pagesPerToken: 10,
    timeZone: DEFAULT_TIME_ZONE,
    primaryAdminIds: [],
    version: 1,
    createdAt,
    ...rest,
    settings: { ...defaultOrganizationSettings(), ...rest.settings },
  };
}

function sampleOrganizations(createdAt: Date): Organization[] {
  const { northmere, familyOffice, operations } = SAMPLE_ORGANIZATIONS;
  return [
    organization(northmere, createdAt, {
      emailAddress: 'hello@northmere.example',
      theme: NORTHMERE_THEME,
      seatsAllocated: 25,
      tierName: 'Professional',
      isLicensedOrg: true,
      primaryAdminIds: [SAMPLE_ACCOUNTS.admin.membershipId],
      settings: { shouldShareQuotaWithChildOrganizations: true, hasProjections: true, showClientPicker: true },
    }),
    organization(familyOffice, createdAt, {
      emailAddress: 'office@northmere.example',
      parentId: northmere.id,
      theme: NORTHMERE_THEME,
      settings: { hasProjections: true },
    }),
    organization(operations, createdAt, { isInternal: true, isVanillaOrganization: true }),
  ];
}

/** Northmere's quotas for the running calendar year, none of them used yet. */
function sampleQuotas(now: Date): Omit<Quota, 'id' | 'reserved' | 'free'>[] {
  const year = dayIn(DEFAULT_TIME_ZONE, now).slice(0, 4);
  const yearStart = startOfDayIn(DEFAULT_TIME_ZONE, `${year}-01-01`);
  const quota = (type: Quota['type'], total: number, rotationDays: number | null) => ({
    organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
    type,
    total,
    used: 0,
    totalPerPeriod: rotationDays === null ? null : total,
    rotationDays,
    rotationStartedAt: rotationDays === null ? null : yearStart,
    adjustNextRotationAt: null,
    isPublic: true,
    createdAt: now,
  });
  return [
    quota('BASIC_REPORTS', 120, 365),
    quota('STANDARD_REPORTS', 60, 365),
    quota('ULTRA_REPORTS', 12, 365),
    quota('DOC_ABSTRACTION_TOKENS', 600, 365),
    quota('LICENSE_TOKENS', 160, null),
  ];
}

async function seedAccount(sample: SampleAccount, passwordHash: string, { accounts, now }: SeedDeps): Promise<void> {
  const { id, emailAddress, name, role, organizationId, membershipId } = sample;
  const membership = {
    id: membershipId,
    organizationId,
    role,
    isEstateSpecialist: sample.isEstateSpecialist ?? false,
    estateIds: [...(sample.estateIds ?? [])],
    joinedAt: now(),
  };
  await accounts.seed({
    id,
    emailAddress,
    addressConfirmedAt: now(),
    name,
    isSuperadmin: role === 'SUPER_ADMIN',
    memberships: [membership],
    passwordHash,
    source: role === 'ADMIN' ? 'PRIMARY_ADMIN_SIGNUP' : role === 'CLIENT' ? 'CLIENT_PORTAL' : 'ADMIN_SIGNUP',
    personId: sample.personId ?? null,
    canShareEstate: role === 'ADVISOR' || role === 'ESTATE_SPECIALIST',
    at: now(),
  });
}

/** The same on services that are composed already. */
export async function seedSampleWorld(deps: SeedDeps, password: string): Promise<void> {
  const at = deps.now();
  for (const each of sampleOrganizations(at)) {
    await deps.organizations.seed(each, organizationChanged(each, null, at));
  }
  for (const quota of sampleQuotas(at)) await deps.quotas.seed(quota);
  const passwordHash = await deps.passwords.hash(password);
  for (const sample of Object.values(SAMPLE_ACCOUNTS)) await seedAccount(sample, passwordHash, deps);
  await deps.access.write(Object.values(SAMPLE_ORGANIZATIONS).map(({ id }) => id));
}

/**
 * The sample organization with its sub-organization, quotas and one sign-in for each role. May run again at any time:
 * what exists keeps its password, settings and counted use. Throws in production, where sample sign-ins must not
 * exist. `source`: MONGODB_URL, REDIS_URL, NODE_ENV, SAMPLE_PASSWORD.
 */
export async function seedIdentity(source?: Readonly<Record<string, string | undefined>>): Promise<void> {
  const environment = readSeedEnvironment(source);
  if (environment.NODE_ENV === 'production') throw new Error('Sample data is refused when NODE_ENV is production.');
  const log = createLogger('identity-seed', 'warn');
  const mongo = connectMongo(environment.MONGODB_URL, environment.MONGODB_DATABASE, log);
  const redis = connectRedis(environment.REDIS_URL, log);
  try {
    const shared = composeStores(environment, { mongo, redis, now: () => new Date(), log });
    await seedSampleWorld(shared, environment.SAMPLE_PASSWORD ?? SAMPLE_PASSWORD_DEFAULT);
  } finally {
    redis.disconnect();
    await mongo.close();
  }
}

if (import.meta.main) await seedIdentity();
