import { DomainError } from '@platform/kernel';
import { type Asset, DISCOUNTED_TYPES, type EstateCase, WORKED_TYPES } from '../estate-case.ts';
import { shareWeights } from '../money/division.ts';
import { type Parties, requireId } from './parties.ts';

/**
 * Assets and debts. Throws `TRUST_NOT_SOLE_OWNER`, `DUPLICATE_OWNER`, `OWNERSHIP_INCOMPLETE`, `NOT_INSURANCE`, `DISCOUNT_NOT_ALLOWED`, `USE_NOT_ALLOWED`,
 * `LIFE_ESTATE_UNCLEAR` too.
 */
export function checkProperty(input: EstateCase, parties: Parties): void {
  for (const [at, asset] of input.assets.entries()) {
    const field = `assets[${at}]`;
    checkOwners(asset, field, parties);
    checkContributions(asset, field, parties);
    checkDesignations(asset, field, parties);
    checkInsurance(asset, field, parties);
    checkDiscount(asset, field);
    checkUse(asset, field);
    checkLifeEstate(asset, field, parties);
  }
  for (const [at, { owners, securedByAssetId }] of (input.liabilities ?? []).entries()) {
    const field = `liabilities[${at}]`;
    for (const [n, { id }] of owners.entries())
      requireId([parties.people, parties.trusts], id, `${field}.owners[${n}].id`);
    complete(owners, `${field}.owners`);
    if (securedByAssetId !== undefined) requireId([parties.assets], securedByAssetId, `${field}.securedByAssetId`);
  }
}

/** Money, policies and accounts are worth what is in them. */
function checkDiscount({ assetType, discountPercent, name }: Asset, field: string): void {
  if (discountPercent === undefined || DISCOUNTED_TYPES.includes(assetType)) return;
  throw new DomainError('DISCOUNT_NOT_ALLOWED', `${name} is worth what is in it, without a discount`, {
    field: `${field}.discountPercent`,
  });
}

/** Money and accounts are worked by nobody. */
function checkUse({ assetType, use, name }: Asset, field: string): void {
  if (use === undefined || WORKED_TYPES.includes(assetType)) return;
  throw new DomainError('USE_NOT_ALLOWED', `${name} is neither land nor a thing nor a business`, {
    field: `${field}.use`,
  });
}

/** What one person keeps for life, and who has the remainder. */
function checkLifeEstate(asset: Asset, field: string, { people }: Parties): void {
  const { isLifeEstate, assetType, owners, beneficiaries = [], name } = asset;
  if (!isLifeEstate) return;
  const [owner, another] = owners;
  const isOnes = owner !== undefined && another === undefined && people.has(owner.id);
  if (assetType === 'REAL_ESTATE' && isOnes && beneficiaries.length > 0) return;
  throw new DomainError(
    'LIFE_ESTATE_UNCLEAR',
    `${name}: a life estate is one person's, in land, with a remainder to others`,
    {
      field: `${field}.isLifeEstate`,
    },
  );
}

function checkOwners({ owners }: Asset, field: string, { people, trusts }: Parties): void {
  const seen = new Set<string>();
  for (const [n, { id }] of owners.entries()) {
    requireId([people, trusts], id, `${field}.owners[${n}].id`);
    if (trusts.has(id) && owners.length > 1) {
      throw new DomainError('TRUST_NOT_SOLE_OWNER', 'a trust owns property alone', { field: `${field}.owners` });
    }
    if (seen.has(id)) throw new DomainError('DUPLICATE_OWNER', `${id} is an owner twice`, { field: `${field}.owners` });
    seen.add(id);
  }
  complete(owners, `${field}.owners`);
}

/** What is owned, or owed, is owned by somebody to the last percent. */
function complete(owners: Asset['owners'], field: string): void {
  if (shareWeights(owners, field).unassigned === 0) return;
  throw new DomainError('OWNERSHIP_INCOMPLETE', 'the owners hold less than 100%', { field });
}

function checkContributions({ contributions }: Asset, field: string, { people }: Parties): void {
  if (!contributions) return;
  for (const [n, { id }] of contributions.entries()) requireId([people], id, `${field}.contributions[${n}].id`);
  shareWeights(contributions, `${field}.contributions`);
}

function checkDesignations({ beneficiaries }: Asset, field: string, { people, trusts, charities }: Parties): void {
  if (!beneficiaries) return;
  for (const [n, { to }] of beneficiaries.entries()) {
    requireId([people, trusts, charities], to, `${field}.beneficiaries[${n}].to`);
  }
  const contingent = beneficiaries.filter(({ tier }) => tier === 'CONTINGENT');
  shareWeights(contingent, `${field}.beneficiaries`);
  shareWeights(
    beneficiaries.filter(({ tier }) => tier !== 'CONTINGENT'),
    `${field}.beneficiaries`,
  );
}

function checkInsurance({ assetType, lifeInsurance }: Asset, field: string, { people }: Parties): void {
  if (!lifeInsurance) {
    if (assetType !== 'LIFE_INSURANCE') return;
    throw new DomainError('MISSING_FIELD', 'a policy needs an insured person', { field: `${field}.lifeInsurance` });
  }
  if (assetType !== 'LIFE_INSURANCE') {
    throw new DomainError('NOT_INSURANCE', 'only a policy has an insured person', { field: `${field}.lifeInsurance` });
  }
  const { insuredId, secondaryInsuredId, transferorId } = lifeInsurance;
  requireId([people], insuredId, `${field}.lifeInsurance.insuredId`);
  if (secondaryInsuredId !== undefined)
    requireId([people], secondaryInsuredId, `${field}.lifeInsurance.secondaryInsuredId`);
  if (transferorId !== undefined) requireId([people], transferorId, `${field}.lifeInsurance.transferorId`);
}
