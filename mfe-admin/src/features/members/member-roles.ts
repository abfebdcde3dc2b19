import type { MembershipRole } from '@platform/contracts';
import { labelOf } from '@platform/contracts/labels';
import type { Option } from '@platform/ui-kit';

/** Roles that members are invited into and changed to; clients and guests come by invitations to their estates. */
const MEMBER_ROLES = [
  'ADVISOR',
  'ESTATE_SPECIALIST',
  'ADMIN',
  'ATTORNEY',
  'DOCUMENT_REVIEWER',
  'REPORT_ADMIN',
] as const satisfies readonly MembershipRole[];

export const ROLE_OPTIONS: readonly Option[] = MEMBER_ROLES.map((role) => ({
  value: role,
  label: labelOf('MembershipRole', role),
}));
