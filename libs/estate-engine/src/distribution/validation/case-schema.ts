import { GST_STATUSES, MARITAL_STATUSES } from '@platform/contracts/domain';
import { TRUST_KINDS } from '@platform/contracts/instrument-kinds';
import { PROPERTY_USES } from '../../law/relief-tables.ts';
import type { JsonSchema } from '../../validation/json-schema.ts';
import {
  APPORTIONMENTS,
  ASSET_TYPES,
  BYPASS_FORMULAS,
  DESIGNATION_TIERS,
  DISCLAIMER_FORMULAS,
  HEIR_CLASSES,
  INTESTACIES,
  MOST_GROWTH_PERCENT,
  POWER_KINDS,
  QTIP_ELECTIONS,
  RELATION_KINDS,
  RETIREMENT_ACCOUNT_TYPES,
  SCHEMES,
  SILENT_TAX_CLAUSES,
  STEP_KINDS,
  TERM_OCCASIONS,
  TITLINGS,
} from '../estate-case.ts';

const text: JsonSchema = { type: 'string' };
const id: JsonSchema = { type: 'string', pattern: '^.' };
const cents: JsonSchema = { type: 'integer', minimum: 0, maximum: 1_000_000_000_000_000 };
const percent: JsonSchema = { type: 'number', minimum: 0.00001, maximum: 100 };
const date: JsonSchema = { type: 'string', format: 'date' };
const state: JsonSchema = { type: 'string', pattern: '^([A-Z]{2}|NON_US)$' };
const flag: JsonSchema = { type: 'boolean' };
const days: JsonSchema = { type: 'integer', minimum: 0 };
const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
const list = (items: JsonSchema, minItems = 0): JsonSchema => ({ type: 'array', items, minItems });
const object = (required: readonly string[], properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const share = object(['id'], { id, percent });

const person = object(['id', 'name'], {
  id,
  name: text,
  birthDate: date,
  isDeceased: flag,
  deathDate: date,
  citizenship: text,
  domicileState: state,
  isSpecialNeeds: flag,
  isDisabled: flag,
  federalExemptionUsedCents: cents,
  lifetimeGifts: list(
    object(['givenOn', 'taxableCents'], { givenOn: date, taxableCents: cents, state, stateGiftTaxPaidCents: cents }),
  ),
  giftTaxPayableCents: cents,
  gstExemptionUsedCents: cents,
  federalDsueCents: cents,
  federalDsueUsedCents: cents,
  earlierDsueUsedCents: cents,
  priorTransfers: list(
    object(['diedOn', 'valueCents', 'taxableEstateCents', 'federalTaxCents'], {
      diedOn: date,
      valueCents: cents,
      taxableEstateCents: cents,
      federalTaxCents: cents,
    }),
  ),
  hawaiiStateDsueRemainingCents: cents,
  marylandStateDsueRemainingCents: cents,
});

const lifeInsurance = object(['insuredId', 'deathBenefitCents'], {
  insuredId: id,
  secondaryInsuredId: id,
  deathBenefitCents: cents,
  transferredOn: date,
  transferorId: id,
});

const asset = object(['id', 'name', 'assetType', 'balanceCents', 'owners'], {
  id,
  name: text,
  assetType: oneOf(ASSET_TYPES),
  retirementAccountType: oneOf(RETIREMENT_ACCOUNT_TYPES),
  balanceCents: cents,
  use: oneOf(PROPERTY_USES),
  discountPercent: { type: 'number', minimum: 0.00001, maximum: 90 },
  discountSource: text,
  costBasisCents: cents,
  isLifeEstate: flag,
  state,
  owners: list(share, 1),
  titling: oneOf(TITLINGS),
  contributions: list(share),
  beneficiaries: list(object(['to'], { to: id, percent, tier: oneOf(DESIGNATION_TIERS), perStirpes: flag })),
  lifeInsurance,
});

const liability = object(['id', 'name', 'balanceCents', 'owners'], {
  id,
  name: text,
  balanceCents: cents,
  owners: list(share, 1),
  securedByAssetId: id,
});

/** Alternates may have alternates; printed to the depth any will needs. */
function target(depth: number): JsonSchema {
  return object([], {
    to: id,
    class: oneOf(HEIR_CLASSES),
    classOf: id,
    scheme: oneOf(SCHEMES),
    percent,
    alternates: list(depth > 0 ? target(depth - 1) : { type: 'object' }),
    disclaimerTrustId: id,
    ages: list(object(['age', 'percent'], { age: { type: 'integer' }, percent })),
  });
}

const step = object(['kind', 'to'], {
  kind: oneOf(STEP_KINDS),
  to: list(target(3), 1),
  assetId: id,
  amountCents: cents,
  percent,
  formula: oneOf(BYPASS_FORMULAS),
});

/** Not in the contract's schema: a case may leave fiduciaries out, and then nothing is said about them. */
const nominees = list(object([], { id, name: text }));

const trust = object(['id', 'name', 'kind', 'settlors'], {
  id,
  name: text,
  kind: oneOf(TRUST_KINDS),
  settlors: list(id),
  createdUponDeath: flag,
  isNonConverging: flag,
  insideEstate: flag,
  retainedTerm: object(['endsOn'], {
    endsOn: date,
    annuityCents: cents,
    rate: { type: 'number', minimum: 0.002, maximum: 1 },
  }),
  qtipElection: oneOf(QTIP_ELECTIONS),
  powers: list(object(['personId', 'kind'], { personId: id, kind: oneOf(POWER_KINDS) })),
  isQdot: flag,
  isReverseQtip: flag,
  gstStatus: oneOf(GST_STATUSES),
  inclusionRatio: { type: 'number', minimum: 0, maximum: 1 },
  lateAllocations: list(
    object(['allocatedOn', 'exemptionCents', 'valueCents'], {
      allocatedOn: date,
      exemptionCents: cents,
      valueCents: cents,
    }),
  ),
  lifetimeBeneficiaries: list(id),
  terms: list(
    object(['on', 'steps'], {
      on: oneOf(TERM_OCCASIONS),
      personId: id,
      steps: list(step),
    }),
  ),
  survivorshipDays: days,
  taxApportionment: oneOf(APPORTIONMENTS),
  waiveRecovery: flag,
  trustees: nominees,
});

const will = object(['personId', 'steps'], {
  personId: id,
  kind: oneOf(['WILL', 'POUROVER_WILL']),
  steps: list(step),
  survivorshipDays: days,
  excludedHeirs: list(id),
  taxApportionment: oneOf(APPORTIONMENTS),
  waiveRecovery: flag,
  executors: nominees,
  guardians: nominees,
  custodians: nominees,
});

const assumptions = object(['deaths'], {
  deaths: { ...list(object(['personId', 'date'], { personId: id, date }), 1), maxItems: 2 },
  lawDate: date,
  portabilityElected: flag,
  silentTaxClause: oneOf(SILENT_TAX_CLAUSES),
  intestacy: oneOf(INTESTACIES),
  growthBetweenDeathsPercent: { type: 'number', minimum: 0, maximum: MOST_GROWTH_PERCENT },
  priorTransferCredit: flag,
  expensesPercent: { type: 'number', minimum: 0, maximum: 100 },
  disclaimers: list(
    object(['personId'], {
      personId: id,
      decedentId: id,
      assetId: id,
      amountCents: cents,
      formula: oneOf(DISCLAIMER_FORMULAS),
    }),
  ),
});

/** The shape of an estate case; what the shape cannot say, `validateCase` checks. */
export const ESTATE_CASE_SCHEMA: JsonSchema = {
  ...object(['domicileState', 'maritalStatus', 'people', 'assets', 'assumptions'], {
    domicileState: state,
    maritalStatus: oneOf(MARITAL_STATUSES),
    people: list(person, 1),
    relations: list(object(['from', 'to', 'kind'], { from: id, to: id, kind: oneOf(RELATION_KINDS) })),
    charities: list(object(['id', 'name'], { id, name: text })),
    assets: list(asset),
    liabilities: list(liability),
    trusts: list(trust),
    wills: list(will),
    assumptions,
  }),
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'distribution',
  description: 'What happens to an estate at each death: a case as the contract of distribution describes it.',
};
