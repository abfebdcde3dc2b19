import { labelOf } from '@platform/contracts/labels';
import { counted, formatDate, formatDollarsAndCents } from '@platform/kernel';
import { type Estate, partyName } from '../../domain/estate/estate.ts';
import type { Policy } from '../../domain/insurance/policy.ts';

/** What a policy is, for whoever reads what was changed of it; null where nobody has said whose life it insures. */
export function policyWords(policy: Policy | null | undefined, estate: Estate): string | null {
  if (!policy) return null;
  const name = (id: string | undefined): string | null => (id ? partyName(estate, id) : null);
  const insured = [name(policy.insuredId), name(policy.secondaryInsuredId)].filter(Boolean).join(' and ');
  const { policyKind, policyLength, premiumCents, premiumFrequency, issueDate, lastReviewed } = policy;
  const words = [
    insured && `Insures ${insured}`,
    `pays ${formatDollarsAndCents(policy.deathBenefitCents)}`,
    policyKind && labelOf('PolicyKind', policyKind),
    policyLength !== null && counted(policyLength, 'year'),
    premiumCents !== null &&
      `premium ${formatDollarsAndCents(premiumCents)}${premiumFrequency ? ` ${premiumFrequency.toLowerCase()}` : ''}`,
    issueDate && `issued ${formatDate(issueDate)}`,
    lastReviewed && `reviewed ${formatDate(lastReviewed)}`,
    policy.policyNumber && `number ${policy.policyNumber}`,
    policy.policyRating && `rated ${policy.policyRating}`,
    policy.transferredOn && `given away ${formatDate(policy.transferredOn)}`,
    name(policy.transferorId) && `given by ${name(policy.transferorId)}`,
    policy.policyInformation,
  ];
  return words.filter(Boolean).join('; ');
}
