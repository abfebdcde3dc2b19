import { countryName } from '@platform/contracts/countries';
import type { ChangedPart } from '@platform/contracts/domain';
import { formatPhone } from '@platform/contracts/field-rules';
import { inSentence, type LabelledName, labelIfKnown } from '@platform/contracts/labels';
import type { TrustTerm } from '@platform/estate-engine';
import { counted, formatDate, formatDollarsAndCents, isIsoDate } from '@platform/kernel';
import type { EstateFiduciary, TrustAmendment, WillTerms } from '../../domain/document/document.ts';
import { type Estate, partyName } from '../../domain/estate/estate.ts';
import type { Policy } from '../../domain/insurance/policy.ts';
import type { TrustSchedule } from '../../domain/trust/trust.ts';
import { jurisdictionName } from '../distribution/state-names.ts';
import { roleTitle } from '../document/document-rows.ts';
import { stepWords } from '../trust/dispositions.ts';
import { policyWords } from './policy-words.ts';

type Say = (value: unknown, estate: Estate, part: ChangedPart) => string | null;
export type FieldWords = readonly [label: string, say: Say];

const asText: Say = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);
const asMoney: Say = (value) => (typeof value === 'number' ? formatDollarsAndCents(value) : null);
const asDate: Say = (value) => (isIsoDate(value) ? formatDate(value) : null);
const asFlag: Say = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : null);
const asPercent: Say = (value) => (typeof value === 'number' ? `${value}%` : null);
const asState: Say = (value) => (typeof value === 'string' && value ? jurisdictionName(value) : null);
const asCountry: Say = (value) => (typeof value === 'string' ? countryName(value) : 'United States');
const asPhone: Say = (value) => (typeof value === 'string' ? formatPhone(value) : null);
const asParty: Say = (value, estate) => (typeof value === 'string' ? partyName(estate, value) : null);
const asInstrument: Say = (value, { documents, trusts }) =>
  [...documents, ...trusts].find(({ id }) => id === value)?.name ?? null;
const asAsset: Say = (value, { assets }) => assets.find(({ id }) => id === value)?.name ?? null;
const labelled =
  (name: LabelledName): Say =>
  (value) =>
    typeof value === 'string' ? labelIfKnown(name, value) : null;
/** The same word is another one in another part: each has its own vocabulary. */
const KINDS: Partial<Record<ChangedPart, LabelledName>> = {
  relations: 'RelationKind',
  assetAccounts: 'AssetAccountKind',
  trusts: 'TrustKind',
  documents: 'EstateDocumentKind',
  milestones: 'FinancialMilestoneKind',
};
const CATEGORIES: Partial<Record<ChangedPart, LabelledName>> = {
  cashFlow: 'CashFlowCategory',
  provisionNotes: 'ProvisionCategory',
};
const byPart =
  (vocabularies: Partial<Record<ChangedPart, LabelledName>>): Say =>
  (value, estate, part) => {
    const vocabulary = vocabularies[part];
    return vocabulary ? labelled(vocabulary)(value, estate, part) : null;
  };
const STATUSES: Partial<Record<ChangedPart, LabelledName>> = {
  assetAccounts: 'AssetAccountStatus',
  copyRequests: 'CopyRequestStatus',
};
const asKind = byPart(KINDS);
const asStatus = byPart(STATUSES);
const asCategory = byPart(CATEGORIES);
const asList =
  (name: LabelledName): Say =>
  (value) =>
    Array.isArray(value) ? value.flatMap((one) => labelIfKnown(name, String(one)) ?? []).join(', ') || null : null;

/** What an account holds, and how much of it. */
const asHoldings: Say = (value, { assets }) =>
  Array.isArray(value)
    ? value
        .map(({ assetId, percent }) => `${assets.find(({ id }) => id === assetId)?.name ?? 'Something'} ${percent}%`)
        .join(', ') || null
    : null;

interface AnyShare {
  readonly id?: string;
  readonly to?: string;
  readonly ownerId?: string;
  readonly outsider?: string;
  readonly percent?: number | null;
  readonly tier?: string;
  readonly perStirpes?: boolean;
}

function shareWords({ id, to, ownerId, outsider, percent, tier, perStirpes }: AnyShare, estate: Estate): string {
  const known = id ?? to ?? ownerId;
  const name = (known ? partyName(estate, known) : outsider) ?? 'Somebody outside the estate';
  const share = percent === undefined || percent === null ? '' : ` ${percent}%`;
  return `${name}${share}${tier === 'CONTINGENT' ? ' (contingent)' : ''}${perStirpes ? ' per stirpes' : ''}`;
}

/** Owners, takers: each by name, with a share where one is said. */
const asShares: Say = (value, estate) =>
  Array.isArray(value) && value.length > 0 ? value.map((share) => shareWords(share, estate)).join(', ') : null;
const asParties: Say = (value, estate) =>
  Array.isArray(value) && value.length > 0
    ? value.map((id) => partyName(estate, String(id)) ?? 'Somebody outside the estate').join(', ')
    : null;
const asGifts: Say = (value) =>
  Array.isArray(value) && value.length > 0
    ? value
        .map(({ amountCents, recipient }) =>
          [formatDollarsAndCents(amountCents), recipient].filter(Boolean).join(' to '),
        )
        .join(', ')
    : null;

const asEstates: Say = (value) =>
  Array.isArray(value) && value.length > 0
    ? value.map(({ valueCents }) => formatDollarsAndCents(valueCents)).join(', ')
    : null;

const asAllocations: Say = (value) =>
  Array.isArray(value) && value.length > 0
    ? value.map(({ exemptionCents }) => formatDollarsAndCents(exemptionCents)).join(', ')
    : null;

const inOrder = (parts: readonly string[]): string | null => parts.join('; ') || null;
const asWill: Say = (value, estate) =>
  value ? inOrder((value as WillTerms).steps.map((step) => stepWords(estate, step))) : null;
const asTerms: Say = (value, estate) =>
  Array.isArray(value)
    ? inOrder((value as TrustTerm[]).flatMap(({ steps }) => steps.map((step) => stepWords(estate, step))))
    : null;
const asAmendment: Say = (value, estate, part) => {
  const { terms, restates } = (value ?? { terms: [], restates: false }) as TrustAmendment;
  const words = asTerms(terms, estate, part);
  return restates ? `All of it anew${words ? `: ${words}` : ''}` : words;
};

const asFiduciaries: Say = (value) =>
  Array.isArray(value)
    ? inOrder((value as EstateFiduciary[]).map((one) => `${one.personName}, ${inSentence(roleTitle(one))}`))
    : null;

const asSchedule: Say = (value, estate) => {
  if (!value) return null;
  const { termYears, lifeOfId, annuityCents, payoutPercent, growthPercent, incomeTaxPercent } = value as TrustSchedule;
  const { increasePercent, lastAnnuityCents } = value as TrustSchedule;
  const parts = [
    termYears !== null && counted(termYears, 'year'),
    lifeOfId !== null && `the life of ${partyName(estate, lifeOfId) ?? 'somebody outside the estate'}`,
    annuityCents !== null && `${formatDollarsAndCents(annuityCents)} a year`,
    increasePercent !== null && `rising by ${increasePercent}%`,
    lastAnnuityCents !== null && `${formatDollarsAndCents(lastAnnuityCents)} in the last year`,
    payoutPercent !== null && `${payoutPercent}% a year`,
    growthPercent !== null && `growth of ${growthPercent}%`,
    incomeTaxPercent !== null && `income tax of ${incomeTaxPercent}%`,
  ];
  return inOrder(parts.filter((part) => part !== false));
};

/** What people call a field of anything in an estate, and how its value is said. */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  displayName: ['Name', asText],
  archived: ['Archived', (value) => (value ? 'Yes' : 'No')],
  name: ['Name', asText],
  firstName: ['First name', asText],
  lastName: ['Last name', asText],
  photo: ['Photo', asText],
  preferredName: ['Preferred name', asText],
  legalName: ['Legal name', asText],
  initials: ['Initials', asText],
  title: ['Title', asText],
  email: ['Email', asText],
  emailAddress: ['Email', asText],
  phoneNumber: ['Phone number', asPhone],
  address1: ['Address', asText],
  address2: ['Address, second line', asText],
  zip: ['Zip code', asText],
  city: ['City', asText],
  state: ['State', asState],
  clientState: ['Home state', asState],
  situs: ['Governing law', asState],
  address: ['What is asked', (value) => (value ? 'Changed' : null)],
  fundedAt: ['Funded', asDate],
  terminated: ['Terminated', asFlag],
  revokedById: ['Revoked by', asInstrument],
  isDiscretionary: ['Discretionary', asFlag],
  isNonConverging: ['Sub-trusts stay apart', asFlag],
  schedule: ['Term', asSchedule],
  location: ['Formed in', asState],
  country: ['Country', asCountry],
  gender: ['Gender', asText],
  bio: ['About', asText],
  birthDate: ['Birthday', asDate],
  deathDate: ['Date of death', asDate],
  isDeceased: ['Has died', asFlag],
  citizenship: ['Citizenship', asText],
  isSpecialNeeds: ['Special needs', asFlag],
  isDisabled: ['Disabled', asFlag],
  isCorporateTrustee: ['Corporate trustee', asFlag],
  gifts: ['Taxable gifts', asGifts],
  federalExemptionUsedCents: ['Federal exemption used', asMoney],
  gstExemptionUsedCents: ['GST exemption used', asMoney],
  federalDsueCents: ['Unused exclusion of a late spouse', asMoney],
  federalDsueUsedCents: ['Used of it by gifts', asMoney],
  earlierDsueUsedCents: ['Used by gifts of exclusions left before', asMoney],
  earlierEstates: ['Left by estates that paid tax', asEstates],
  federalDsueSource: ['Whose unused exclusion', asText],
  stateExemptionUsedCents: ['State exemption used', asMoney],
  hawaiiStateDsueRemainingCents: ['Hawaii exclusion of a late spouse', asMoney],
  marylandStateDsueRemainingCents: ['Maryland exclusion of a late spouse', asMoney],
  maritalStatus: ['Marital status', labelled('MaritalStatus')],
  firstSpouseToDieId: ['Dies first', asParty],
  firstDeathOn: ['First death', asDate],
  secondDeathOn: ['Second death', asDate],
  portabilityElected: ['Portability elected', asFlag],
  expensesPercent: ['Settlement costs', asPercent],
  growthBetweenDeathsPercent: ['Growth between the deaths', asPercent],
  assumedPouroverWill: ['Pour-over will assumed', asFlag],
  strategiesYearOfDeath: ['What-if: year of death', asText],
  strategiesBaseGrowthRate: ['What-if: growth a year', asPercent],
  strategiesExemptionInflationRate: ['What-if: growth of the exclusion', asPercent],
  assetType: ['Type', labelled('AssetType')],
  liabilityType: ['Type', labelled('AssetType')],
  entityType: ['Type', labelled('EntityType')],
  charitableKind: ['Kind', labelled('CharitableKind')],
  balanceCents: ['Value', asMoney],
  discountPercent: ['Discount of the value', asPercent],
  discountSource: ['What supports the discount', asText],
  use: ['Worked as', labelled('PropertyUse')],
  isLifeEstate: ['Kept for life', asFlag],
  costBasisCents: ['Cost basis', asMoney],
  acquisitionDate: ['Acquired', asDate],
  valuationDate: ['Value as of', asDate],
  asOf: ['Value as of', asDate],
  valuationSource: ['Source of the value', asText],
  source: ['Source of the value', asText],
  projectionsEnabled: ['Cash flow projected', asFlag],
  projectionType: ['Years of the projection', labelled('ProjectionType')],
  projectionView: ['Projection shown as', labelled('ProjectionView')],
  estimatedIncomeTax: ['Income tax assumed', asPercent],
  advisorComplete: ['Finished by the advisor', asFlag],
  clientComplete: ['Finished by the client', asFlag],
  advisorLastScreen: ['Answered up to', labelled('OnboardingScreen')],
  hasChildren: ['Has children', asFlag],
  hasUsedExemption: ['Has used estate tax exemption', asFlag],
  hasUsedGstExemption: ['Has used GST exemption', asFlag],
  planningGoals: ['Goals', asList('PlanningGoal')],
  netWorthRange: ['Says to be worth', labelled('NetWorthRange')],
  custodian: ['Custodian', asText],
  status: ['Status', asStatus],
  balanceType: ['Balance', labelled('AccountBalanceType')],
  todOrPod: ['On death', labelled('TodOrPod')],
  minorAccountType: ['Kind of minor’s account', labelled('MinorAccountType')],
  educationSavingsType: ['Kind of education account', labelled('EducationSavingsType')],
  ageOfMajority: ['The owner’s own from the age of', asText],
  holds: ['Holds', asHoldings],
  isLiquid: ['Liquid', asFlag],
  realEstateType: ['Kind of property', labelled('RealEstateType')],
  retirementAccountType: ['Kind of account', labelled('RetirementAccountType')],
  titling: ['Titling', labelled('Titling')],
  owners: ['Owners', asShares],
  shares: ['Shares', asShares],
  contributions: ['Who paid', asShares],
  beneficiaries: ['Beneficiaries', asShares],
  interestRate: ['Interest rate', asPercent],
  lengthOfTerm: ['Term in months', asText],
  paymentAmountCents: ['Payment', asMoney],
  paymentTerms: ['Paid', labelled('PaymentTerms')],
  paymentType: ['Kind of payment', labelled('PaymentType')],
  securedByAssetId: ['Secured by', asAsset],
  lifeInsurance: ['Policy', (value, estate) => policyWords(value as Policy | null, estate)],
  kind: ['Kind', asKind],
  isAdopted: ['By adoption', asFlag],
  executedAt: ['Signed', asDate],
  insideEstate: ['In the taxable estate', asFlag],
  settlors: ['Grantors', asParties],
  lifetimeBeneficiaries: ['Beneficiaries in life', asParties],
  createdUponDeath: ['Begins at a death', asFlag],
  qtipElection: ['Marital election', labelled('QtipElection')],
  powers: ['Powers of appointment', () => null],
  isQdot: ['Qualified domestic trust', asFlag],
  isReverseQtip: ['Reverse election', asFlag],
  inclusionRatio: ['Inclusion ratio', asText],
  lateAllocations: ['GST exemption allocated late', asAllocations],
  survivorshipDays: ['Days to survive by', asText],
  taxApportionment: ['Who bears the tax', () => null],
  waiveRecovery: ['Right to recover the tax waived', asFlag],
  gstStatus: ['GST status', labelled('GstStatus')],
  planningStatus: ['Status', labelled('PlanningStatus')],
  ownerId: ['Signed by', asParty],
  isOnFile: ['On file', asFlag],
  modifiedAt: ['Last changed', asDate],
  locationOfOriginal: ['Where the original is', asText],
  parentId: ['Attached to', asInstrument],
  documentOrder: ['Order of the documents', () => null],
  terms: ['What it says should happen', asTerms],
  will: ['What it says should happen', asWill],
  amendment: ['What it says should happen', asAmendment],
  fiduciaries: ['Who acts', asFiduciaries],
  balanceSheetOrder: ['Order of the balance sheet', () => null],
  hideEmptyColumnsBalanceSheet: ['Empty columns hidden', asFlag],
  milestone: ['Milestone', asText],
  text: ['Text', asText],
  note: ['Note', asText],
  diagramNotes: ['Beside the diagram', asText],
  requestedByName: ['Asked for by', asText],
  answeredByName: ['Answered by', asText],
  about: ['Conflict', asText],
  reason: ['Why it is left', asText],
  worthCents: ['At stake', asMoney],
  facts: ['What it is about', () => null],
  gstFlag: ['About generation-skipping transfers', asFlag],
  dueOn: ['Due', asDate],
  doneAt: ['Done', (value) => (value ? 'Yes' : 'No')],
  year: ['Year', asText],
  description: ['Description', asText],
  role: ['Role', labelled('FinancialTeamRole')],
  company: ['Company', asText],
  integrationKinds: ['Works with', asList('ExternalIntegrationProvider')],
  orderKey: ['Place in the team', () => null],
  category: ['Category', asCategory],
  amountCents: ['Amount a year', asMoney],
  startYear: ['First year', asText],
  endYear: ['Last year', asText],
  inflationRate: ['Grows by, a year', asPercent],
  isOneTime: ['Comes once', asFlag],
  isNotTaxable: ['Not taxable', asFlag],
};

/** For a field that nobody has given words: that it has changed is said, its values are not. */
export const OTHER_DETAILS: FieldWords = ['Other details', () => null];
