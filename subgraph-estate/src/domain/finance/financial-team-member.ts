import { emailProblem, type FieldProblem, phoneProblem } from '@platform/contracts/field-rules';
import type { ExternalIntegrationProvider, FinancialTeamRole } from '@platform/contracts/finance';
import { type Said, saidText } from '../estate/said.ts';
import type { OrderKey } from './order-key.ts';
import { refuse, requiredName } from './planned-year.ts';

/** Somebody who advises the household on its money: an accountant, an attorney, a banker. */
export interface FinancialTeamMember {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly name: string;
  readonly role: FinancialTeamRole;
  readonly company: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  /** Whose systems the member works with. */
  readonly integrationKinds: readonly ExternalIntegrationProvider[];
  readonly orderKey: OrderKey;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface TeamMemberFacts {
  readonly name?: Said<string>;
  readonly role?: Said<FinancialTeamRole>;
  readonly company?: Said<string>;
  readonly emailAddress?: Said<string>;
  readonly phoneNumber?: Said<string>;
  readonly integrationKinds?: Said<readonly ExternalIntegrationProvider[]>;
}
type TeamMemberOwn = Pick<
  FinancialTeamMember,
  'name' | 'role' | 'company' | 'emailAddress' | 'phoneNumber' | 'integrationKinds'
>;

const NEW: TeamMemberOwn = {
  name: '',
  role: 'OTHER',
  company: null,
  emailAddress: null,
  phoneNumber: null,
  integrationKinds: [],
};

function check(problem: FieldProblem, field: string): void {
  if (problem) refuse('OUT_OF_RANGE', problem, field);
}

/** Throws: DomainError REQUIRED, OUT_OF_RANGE, naming the field. */
export function teamMemberWith(known: TeamMemberOwn | null, facts: TeamMemberFacts): TeamMemberOwn {
  const before = known ?? NEW;
  const emailAddress = saidText(facts.emailAddress, before.emailAddress);
  const phoneNumber = saidText(facts.phoneNumber, before.phoneNumber);
  check(emailProblem(emailAddress ?? ''), 'emailAddress');
  check(phoneProblem(phoneNumber ?? ''), 'phoneNumber');
  return {
    name: requiredName(facts.name ?? before.name, 'name', 'Name'),
    role: facts.role ?? before.role,
    company: saidText(facts.company, before.company),
    emailAddress,
    phoneNumber,
    integrationKinds: [...new Set(facts.integrationKinds ?? before.integrationKinds)],
  };
}
