import type { EstateAsset } from '../balance-sheet/holding.ts';
import type { Estate } from '../estate/estate.ts';
import { personById } from '../estate/estate.ts';
import type { PlanConflict } from './conflict.ts';

const isPersons = (estate: Estate, { owners }: EstateAsset): boolean =>
  owners.length > 0 && owners.every(({ id }) => estate.people.some((person) => person.id === id));

function withoutBeneficiary(estate: Estate, asset: EstateAsset): PlanConflict[] {
  const isPayable = asset.assetType === 'RETIREMENT' || asset.assetType === 'LIFE_INSURANCE';
  return isPayable && isPersons(estate, asset) && asset.beneficiaries.length === 0
    ? [{ kind: 'NO_BENEFICIARY', severity: 'MEDIUM', asset }]
    : [];
}

function formerSpouses({ people, relations }: Estate, asset: EstateAsset): PlanConflict[] {
  const owners = new Set(asset.owners.map(({ id }) => id));
  const former = new Set(
    relations
      .filter(({ kind, from, to }) => kind === 'FORMER_SPOUSE' && (owners.has(from) || owners.has(to)))
      .flatMap(({ from, to }) => [from, to]),
  );
  const named = new Set(asset.beneficiaries.map(({ to }) => to));
  return people
    .filter(({ id }) => former.has(id) && named.has(id) && !owners.has(id))
    .map((person) => ({ kind: 'FORMER_SPOUSE', severity: 'HIGH', asset, person }));
}

/** A policy that the insured owns counts in the estate, though there is a trust to keep policies out of it (IRC 2042). */
function policyInEstate(estate: Estate, asset: EstateAsset): PlanConflict[] {
  const { lifeInsurance } = asset;
  const insured = lifeInsurance?.insuredId ?? null;
  if (!lifeInsurance || insured === null || !asset.owners.some(({ id }) => id === insured)) return [];
  if (personById(estate, insured)?.isDeceased) return [];
  const trust = estate.trusts.find(({ kind, settlors }) => kind === 'ILIT' && settlors.includes(insured));
  if (!trust) return [];
  const { id, name } = trust;
  const benefitCents = lifeInsurance.deathBenefitCents;
  return [{ kind: 'POLICY_IN_ESTATE', severity: 'MEDIUM', asset, trust: { id, name, isTrust: true }, benefitCents }];
}

/** What accounts and policies say of who receives them, beside whom they belong to. */
export const beneficiaryFindings = (estate: Estate): PlanConflict[] =>
  estate.assets.flatMap((asset) => [
    ...withoutBeneficiary(estate, asset),
    ...formerSpouses(estate, asset),
    ...policyInEstate(estate, asset),
  ]);
