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

/** What people read for a role; the role switcher of the top bar uses these names. */
export const ROLE_LABELS: Readonly<Record<MembershipRole, string>> = {
  ADMIN: 'Org Admin',
  ADVISOR: 'Advisor',
  ATTORNEY: 'Attorney',
  CLIENT: 'Client',
  DOCUMENT_REVIEWER: 'Document Reviewer',
  ESTATE_SPECIALIST: 'Planner',
  REPORT_ADMIN: 'Report Admin',
  SUPER_ADMIN: 'Super Admin',
  EXTERNAL_COLLABORATOR: 'External Collaborator',
};
