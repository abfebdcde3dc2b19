import type { Cents, IsoDate } from '@platform/kernel';
import { DomainError } from '@platform/kernel';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import {
  type AssetFacts,
  assetWith,
  checkAmount,
  checkPast,
  NO_ASSET,
  refuse,
} from '../balance-sheet/holding-facts.ts';
import { possibleJointOwners } from '../balance-sheet/joint-owner.ts';
import { type Estate, personById } from '../estate/estate.ts';
import { type Said, said, saidText } from '../estate/said.ts';
import { NO_POLICY_RECORD, type Policy, type PolicyKind, type PremiumFrequency } from './policy.ts';

/** What may be said of a policy; undefined leaves what is known, null takes it away. */
export interface PolicyFacts {
  /** The asset that the policy is: its name, cash value and day, carrier, tax basis and beneficiaries. */
  readonly asset: Pick<
    AssetFacts,
    'name' | 'balanceCents' | 'valuationDate' | 'custodian' | 'costBasisCents' | 'beneficiaries'
  >;
  /** A person, a trust, or a joint owner of the estate. */
  readonly ownerId: Said<string>;
  readonly insuredId: Said<string>;
  readonly secondaryInsuredId: Said<string>;
  readonly deathBenefitCents: Said<Cents>;
  readonly transferredOn: Said<IsoDate>;
  readonly transferorId: Said<string>;
  readonly policyKind: Said<PolicyKind>;
  readonly policyNumber: Said<string>;
  readonly policyLength: Said<number>;
  readonly policyRating: Said<string>;
  readonly policyInformation: Said<string>;
  readonly premiumCents: Said<Cents>;
  readonly premiumFrequency: Said<PremiumFrequency>;
  readonly issueDate: Said<IsoDate>;
  readonly lastReviewed: Said<IsoDate>;
}

/** Years: no policy is written for longer. */
const LONGEST_POLICY = 100;

/** Throws: DomainError OUT_OF_RANGE, DATE_IN_FUTURE, naming the field. */
export function checkPolicyFacts(facts: PolicyFacts, today: IsoDate): void {
  const { asset, policyLength } = facts;
  checkAmount(facts.deathBenefitCents, 'netDeathBenefit');
  checkAmount(facts.premiumCents, 'premium');
  checkAmount(asset.balanceCents, 'csv');
  checkAmount(asset.costBasisCents, 'taxBasis');
  checkPast(asset.valuationDate, today, 'csvAsOf', 'A value cannot be from the future.');
  checkPast(facts.issueDate, today, 'issueDate', 'A policy cannot have been issued in the future.');
  checkPast(facts.lastReviewed, today, 'lastReviewed', 'A review cannot have been in the future.');
  checkPast(facts.transferredOn, today, 'transferredOn', 'A policy cannot have been given away in the future.');
  if (
    typeof policyLength === 'number' &&
    !(Number.isInteger(policyLength) && policyLength > 0 && policyLength <= LONGEST_POLICY)
  )
    refuse('OUT_OF_RANGE', `A policy runs between 1 and ${LONGEST_POLICY} years.`, 'policyLength');
}

function required<Value>(value: Value | null | undefined, field: string): Value {
  if (value === null || value === undefined || value === '') refuse('REQUIRED', 'Required', field);
  return value as Value;
}

function checkTogether({ insuredId, secondaryInsuredId, ...policy }: Policy): void {
  if (secondaryInsuredId === insuredId)
    refuse('OUT_OF_RANGE', 'The second insured is somebody else than the first.', 'secondaryInsuredId');
  const { issueDate, transferredOn, transferorId, premiumCents, premiumFrequency } = policy;
  if (issueDate && transferredOn && transferredOn < issueDate)
    refuse('OUT_OF_RANGE', 'A policy cannot have been given away before it was issued.', 'transferredOn');
  if (transferorId && !transferredOn) refuse('REQUIRED', 'Say when it was given away.', 'transferredOn');
  if (premiumCents && !premiumFrequency)
    refuse('REQUIRED', 'Choose how often the premium is paid.', 'premiumFrequency');
}

function policyOf(known: Policy | null, facts: PolicyFacts): Policy {
  const record = known ?? NO_POLICY_RECORD;
  const second = said(facts.secondaryInsuredId, known?.secondaryInsuredId ?? null);
  const givenOn = said(facts.transferredOn, known?.transferredOn ?? null);
  const giver = said(facts.transferorId, known?.transferorId ?? null);
  const policy: Policy = {
    insuredId: required(said(facts.insuredId, known?.insuredId ?? null), 'insuredId'),
    ...(second && { secondaryInsuredId: second }),
    deathBenefitCents: required(said(facts.deathBenefitCents, known?.deathBenefitCents ?? null), 'netDeathBenefit'),
    ...(givenOn && { transferredOn: givenOn }),
    ...(giver && { transferorId: giver }),
    policyKind: said(facts.policyKind, record.policyKind),
    policyNumber: saidText(facts.policyNumber, record.policyNumber),
    policyLength: said(facts.policyLength, record.policyLength),
    policyRating: saidText(facts.policyRating, record.policyRating),
    policyInformation: saidText(facts.policyInformation, record.policyInformation),
    premiumCents: said(facts.premiumCents, record.premiumCents),
    premiumFrequency: said(facts.premiumFrequency, record.premiumFrequency),
    issueDate: said(facts.issueDate, record.issueDate),
    lastReviewed: said(facts.lastReviewed, record.lastReviewed),
  };
  checkTogether(policy);
  return policy;
}

/** A policy keeps the shares of its owners until it goes to another owner, and with them how they hold it. */
function ownedBy(estate: Estate, asset: EstateAsset, ownerId: Said<string>): EstateAsset {
  if (ownerId === undefined) return asset;
  const id = required(ownerId, 'ownerId');
  const members = possibleJointOwners(estate).find((joint) => joint.id === id)?.memberIds ?? [id];
  const known = asset.owners.map((owner) => owner.id);
  if (members.length === known.length && members.every((member) => known.includes(member))) return asset;
  return { ...asset, owners: members.map((member) => ({ id: member })), titling: null, contributions: [] };
}

function checkInsured(estate: Estate, { insuredId, secondaryInsuredId, transferorId }: Policy): void {
  const named = { insuredId, secondaryInsuredId, transferorId };
  for (const [field, id] of Object.entries(named)) {
    if (id !== undefined && !personById(estate, id))
      throw new DomainError('UNKNOWN_REFERENCE', 'This person is not part of the estate.', { field });
  }
}

/** Whether it is given away and yet its giver's; the insured gave it where nobody else is named. */
function isStillItsGivers({ owners, lifeInsurance }: EstateAsset): boolean {
  const { transferredOn, transferorId, insuredId } = lifeInsurance ?? {};
  return Boolean(transferredOn) && owners.length === 1 && owners[0]?.id === (transferorId ?? insuredId);
}

function checkGiven(policy: EstateAsset, known: EstateAsset): void {
  if (isStillItsGivers(policy) && !isStillItsGivers(known))
    refuse(
      'OUT_OF_RANGE',
      'Whoever gave the policy away cannot own it still: name its new owner, or who gave it.',
      'transferorId',
    );
}

/**
 * A policy with what is said of it: the asset, and what it insures.
 * Throws: DomainError REQUIRED, OUT_OF_RANGE, SHARES_NOT_WHOLE, UNKNOWN_REFERENCE, naming the field.
 */
export function policyWith(estate: Estate, known: EstateAsset, facts: PolicyFacts): EstateAsset {
  const lifeInsurance = policyOf(known.lifeInsurance, facts);
  checkInsured(estate, lifeInsurance);
  const policy = { ...ownedBy(estate, assetWith(known, facts.asset), facts.ownerId), lifeInsurance };
  checkGiven(policy, known);
  return policy;
}

/** A new policy is the client's, of today, unless somebody says otherwise. Throws: what `policyWith` throws. */
export function newPolicy(estate: Estate, id: string, facts: PolicyFacts, today: IsoDate): EstateAsset {
  const name = required(facts.asset.name?.trim(), 'name');
  const base = { id, name, owners: [{ id: estate.personId }], valuationDate: today };
  return policyWith(estate, { ...NO_ASSET, ...base, assetType: 'LIFE_INSURANCE' }, facts);
}
