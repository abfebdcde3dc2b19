import type { MembershipRole } from '@platform/contracts';

/**
 * The fixed ids of the sample world, so that the seeds of the subgraphs agree on who is who without asking each
 * other. Plain data: no database, no service.
 */
const id = (kind: string, number: number): string => `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const SAMPLE_ORGANIZATIONS = {
  northmere: { id: id('0a000000', 1), name: 'Northmere Wealth' },
  familyOffice: { id: id('0a000000', 2), name: 'Northmere Family Office' },
  /** The operator's own organization, where the super administrator works. */
  operations: { id: id('0a000000', 3), name: 'Platform Operations' },
} as const;

/** Sample estates count from 1; 1 is the Castellan family. */
export function sampleEstateId(number: number): string {
  return id('e5000000', number);
}

/** Sample people: `person` counts from 1 within its estate. */
export function samplePersonId(estate: number, person: number): string {
  return id('fe000000', estate * 1000 + person);
}

export const CASTELLAN_ESTATE_ID = sampleEstateId(1);
/** Robert and Helen Castellan; Helen is the sample client. */
export const CASTELLAN_PERSON_IDS = { robert: samplePersonId(1, 1), helen: samplePersonId(1, 2) } as const;

export interface SampleAccount {
  readonly id: string;
  readonly membershipId: string;
  readonly emailAddress: string;
  readonly name: string;
  readonly role: MembershipRole;
  readonly organizationId: string;
  readonly isPrimaryAdmin?: boolean;
  /** A planner may also be an administrator: the flag adds the advisor's and the planner's role. */
  readonly isEstateSpecialist?: boolean;
  /** Estates granted one by one, for roles that do not reach a whole organization. */
  readonly estateIds?: readonly string[];
  readonly personId?: string;
}

const account = (
  number: number,
  local: string,
  name: string,
  role: MembershipRole,
  rest: Partial<SampleAccount> = {},
): SampleAccount => ({
  id: id('ac000000', number),
  membershipId: id('be000000', number),
  emailAddress: `${local}@example.com`,
  name,
  role,
  organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
  ...rest,
});

/** One sign-in for each role, all with the password of SAMPLE_PASSWORD. */
export const SAMPLE_ACCOUNTS = {
  super: account(1, 'super', 'Sam Okoro', 'SUPER_ADMIN', { organizationId: SAMPLE_ORGANIZATIONS.operations.id }),
  admin: account(2, 'admin', 'Theresa Brandt', 'ADMIN', { isPrimaryAdmin: true }),
  advisor: account(3, 'advisor', 'Nora Finch', 'ADVISOR'),
  planner: account(4, 'planner', 'Priya Raman', 'ESTATE_SPECIALIST', { isEstateSpecialist: true }),
  attorney: account(5, 'attorney', 'Daniel Whitlock', 'ATTORNEY', {
    estateIds: [sampleEstateId(1), sampleEstateId(2)],
  }),
  reviewer: account(6, 'reviewer', 'Lena Sorensen', 'DOCUMENT_REVIEWER', {
    estateIds: [sampleEstateId(1), sampleEstateId(2), sampleEstateId(3)],
  }),
  reports: account(7, 'reports', 'Owen Marsh', 'REPORT_ADMIN'),
  client: account(8, 'client', 'Helen Castellan', 'CLIENT', {
    estateIds: [sampleEstateId(1)],
    personId: CASTELLAN_PERSON_IDS.helen,
  }),
  collaborator: account(9, 'collaborator', 'Grace Lindqvist', 'EXTERNAL_COLLABORATOR', {
    estateIds: [sampleEstateId(1)],
  }),
} as const satisfies Record<string, SampleAccount>;

export const SAMPLE_PASSWORD_DEFAULT = 'Harbor-Lantern-27';
