import { beneficiaryProblems } from '@platform/contracts/beneficiary-lines';
import { addYears, formatDate, formatDollarsAndCents, type IsoDate } from '@platform/kernel';
import type { EstateAsset } from '../../domain/balance-sheet/holding.ts';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { trustStanding } from '../../domain/estate/estate-ownership.ts';
import type { Policy } from '../../domain/insurance/policy.ts';

import { listed } from '../listed.ts';

function benefitNote({ balanceCents }: EstateAsset, { deathBenefitCents }: Policy): string | null {
  if (deathBenefitCents >= balanceCents) return null;
  const [benefit, value] = [deathBenefitCents, balanceCents].map(formatDollarsAndCents);
  return `Its benefit of ${benefit} is below its cash value of ${value}: one of the two cannot be right.`;
}

/** A survivorship policy pays at the second death, so that one insured alone who has died is as it should be. */
function deathNote(estate: Estate, { insuredId, secondaryInsuredId }: Policy): string | null {
  const lives = [insuredId, secondaryInsuredId].flatMap((id) => personById(estate, id ?? null) ?? []);
  if (!lives.every(({ isDeceased }) => isDeceased)) return null;
  return `${listed(lives.map(({ name }) => name))} ${lives.length > 1 ? 'have' : 'has'} died: the policy has paid.`;
}

function termNote({ issueDate, policyLength }: Policy, today: IsoDate): string | null {
  if (!issueDate || !policyLength) return null;
  const end = addYears(issueDate, policyLength);
  return end <= today ? `Its term ended on ${formatDate(end)}.` : null;
}

/** What a trust owns pays to the trust; of anybody else's policy it has to be said. */
function takerNote(estate: Estate, { owners, beneficiaries }: EstateAsset, today: IsoDate): string | null {
  if (beneficiaries.some(({ tier }) => tier !== 'CONTINGENT')) return null;
  const isTrusts = owners.length > 0 && owners.every(({ id }) => trustStanding(estate, id, today) !== undefined);
  return isTrusts ? null : 'No beneficiary is named: it pays to its owner, or to the owner’s estate.';
}

/** What is worth a look about a policy, in words; what counts in whose estate is said apart. */
export function policyNotes(estate: Estate, asset: EstateAsset, today: IsoDate): string[] {
  const { lifeInsurance } = asset;
  if (!lifeInsurance) return ['Nobody has said whose life it insures and what it pays.'];
  const notes = [
    benefitNote(asset, lifeInsurance),
    deathNote(estate, lifeInsurance),
    termNote(lifeInsurance, today),
    takerNote(estate, asset, today),
    ...beneficiaryProblems(asset.beneficiaries),
  ];
  return notes.flatMap((note) => note ?? []);
}
