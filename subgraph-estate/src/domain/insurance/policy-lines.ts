import { beneficiaryProblems } from '@platform/contracts/beneficiary-lines';
import type { Designation } from '@platform/estate-engine';
import { DomainError } from '@platform/kernel';

/** Throws: DomainError SHARES_NOT_WHOLE, naming each line and by how much. */
export function checkBeneficiaries(beneficiaries: readonly Designation[]): void {
  const problems = beneficiaryProblems(beneficiaries);
  if (problems.length > 0) throw new DomainError('SHARES_NOT_WHOLE', problems.join(' '), { field: 'beneficiaries' });
}
