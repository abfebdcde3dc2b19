/** Roles an account may act in. Specification: platform shell §4. */
export const ROLES = [
  'ADMIN',
  'ADVISOR',
  'ATTORNEY',
  'CLIENT',
  'DOCUMENT_REVIEWER',
  'ESTATE_SPECIALIST',
  'REPORT_ADMIN',
  'SUPER_ADMIN',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles a membership may hold: those of an account and the external collaborator. Specification: platform shell §3. */
export const MEMBERSHIP_ROLES = [...ROLES, 'EXTERNAL_COLLABORATOR'] as const;
export type MembershipRole = (typeof MEMBERSHIP_ROLES)[number];

/** Roles that reach every estate of their organization; the others reach single estates granted to them. */
const ORGANIZATION_WIDE: ReadonlySet<MembershipRole> = new Set([
  'ADVISOR',
  'ESTATE_SPECIALIST',
  'ADMIN',
  'REPORT_ADMIN',
]);

/** Roles whose members a client may be given to, as its advisor or beside its advisor. */
export const ADVISING_ROLES = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN'] as const satisfies readonly MembershipRole[];

/** The archive is the firm's own order: lists of a client have her estate as before. */
export const seesArchived = (role: MembershipRole | null): boolean => role === 'CLIENT';

export const isOrganizationWide = (role: MembershipRole): boolean => ORGANIZATION_WIDE.has(role);
