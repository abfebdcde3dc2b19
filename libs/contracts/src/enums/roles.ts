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
