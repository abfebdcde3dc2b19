import type { EstateDocumentKind, GstStatus, PlanningStatus } from '@platform/contracts';
import type {
  Asset,
  Designation,
  EstateCase,
  LifeInsurance,
  Share,
  Step,
  Target,
  Trust,
  TrustTerm,
} from '@platform/estate-engine';
import { type Cents, DomainError, type IsoDate } from '@platform/kernel';

export type MaritalStatus = EstateCase['maritalStatus'];
export type TrustKind = Trust['kind'];
export type AssetType = Asset['assetType'];
export type Titling = NonNullable<Asset['titling']>;
export type QtipElection = NonNullable<Trust['qtipElection']>;
export type Apportionment = NonNullable<Trust['taxApportionment']>;
type HeirClass = NonNullable<Target['class']>;

/** Set on what a reading of a document created, so that undoing the reading removes it again: `uploadId` + `document`. */
export type ReadingKey = string;

export interface EstatePerson {
  readonly id: string;
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** As the family calls the person. */
  readonly preferredName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly legalName: string | null;
  readonly initials: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  /** State where the person lives. */
  readonly state: string | null;
  /** Where the person lives, by ISO code; null is the United States. */
  readonly country: string | null;
  readonly gender: string | null;
  readonly bio: string | null;
  readonly birthDate: IsoDate | null;
  readonly deathDate: IsoDate | null;
  readonly isDeceased: boolean;
  readonly citizenship: string | null;
  readonly isSpecialNeeds: boolean;
  readonly isCorporateTrustee: boolean;
  readonly federalExemptionUsedCents: Cents;
  readonly gstExemptionUsedCents: Cents;
  readonly federalDsueCents: Cents;
  /** Of whom it was left: the late spouse, in words. */
  readonly federalDsueSource: string | null;
  readonly stateExemptionUsedCents: Cents;
  readonly hawaiiStateDsueRemainingCents: Cents;
  readonly marylandStateDsueRemainingCents: Cents;
  readonly createdByReading: ReadingKey | null;
}

export const ESTATE_RELATION_KINDS = [
  'SPOUSE',
  'FORMER_SPOUSE',
  'DOMESTIC_PARTNER',
  'PARENT',
  'STEPPARENT',
  'SIBLING',
] as const;
export type EstateRelationKind = (typeof ESTATE_RELATION_KINDS)[number];

/** PARENT and STEPPARENT: `from` is the parent. The others read the same both ways. */
export interface EstateRelation {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EstateRelationKind;
  /** Of a PARENT: by adoption, which the law puts beside birth (UPC 2-118). */
  readonly isAdopted: boolean;
}

/** Somebody who was taken out of the estate, as they were, so that it can be undone. */
export interface RemovedPerson {
  readonly person: EstatePerson;
  readonly relations: readonly EstateRelation[];
}

export interface EstateCharity {
  readonly id: string;
  readonly name: string;
  readonly charitableKind: string | null;
  readonly createdByReading: ReadingKey | null;
}

export const REAL_ESTATE_TYPES = ['PRIMARY_RESIDENCE', 'SECOND_HOME', 'RENTAL', 'COMMERCIAL', 'LAND'] as const;
export type RealEstateType = (typeof REAL_ESTATE_TYPES)[number];

export interface EstateAsset {
  readonly id: string;
  readonly name: string;
  readonly assetType: AssetType;
  readonly balanceCents: Cents;
  /** What was paid for it, for the tax on its gain; null when nobody knows. */
  readonly costBasisCents: Cents | null;
  readonly acquisitionDate: IsoDate | null;
  /** Who keeps it: a bank, a broker. */
  readonly custodian: string | null;
  /** Can be turned into money soon; null goes by its type. */
  readonly isLiquid: boolean | null;
  readonly realEstateType: RealEstateType | null;
  readonly valuationDate: IsoDate | null;
  /** Where the value comes from: `Appraisal`, `Custodian feed`. */
  readonly valuationSource: string | null;
  readonly state: string | null;
  readonly owners: readonly Share[];
  readonly titling: Titling | null;
  readonly contributions: readonly Share[];
  readonly beneficiaries: readonly Designation[];
  readonly retirementAccountType: NonNullable<Asset['retirementAccountType']> | null;
  readonly lifeInsurance: LifeInsurance | null;
}

export const LIABILITY_TYPES = ['MORTGAGE', 'LINE_OF_CREDIT', 'LOAN', 'CREDIT_CARD', 'OTHER_DEBT'] as const;
export type LiabilityType = (typeof LIABILITY_TYPES)[number];
export const PAYMENT_TYPES = ['PRINCIPAL_AND_INTEREST', 'INTEREST_ONLY', 'BALLOON'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export const PAYMENT_TERMS = ['MONTHLY', 'QUARTERLY', 'SEMIANNUALLY', 'ANNUALLY'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

export interface EstateLiability {
  readonly id: string;
  readonly name: string;
  readonly liabilityType: LiabilityType;
  readonly balanceCents: Cents;
  /** Percent a year. */
  readonly interestRate: number | null;
  /** Months. */
  readonly lengthOfTerm: number | null;
  readonly paymentAmountCents: Cents | null;
  readonly paymentTerms: PaymentTerms | null;
  readonly paymentType: PaymentType | null;
  readonly owners: readonly Share[];
  readonly securedByAssetId: string | null;
  readonly asOf: IsoDate | null;
  readonly source: string | null;
}

/** An asset or a debt that was taken off the balance sheet, as it was, so that it can be undone. */
export interface RemovedHolding {
  readonly asset: EstateAsset | null;
  readonly liability: EstateLiability | null;
}

export interface EstateFiduciary {
  readonly id: string;
  /** Null when only a name is known. */
  readonly personId: string | null;
  readonly personName: string;
  readonly role: string;
  /** `primary`, `co_primary`, `first_successor` … */
  readonly designation: string;
  readonly displayOrder: number;
}

export interface EstateTrust {
  readonly id: string;
  readonly name: string;
  readonly kind: TrustKind;
  readonly situs: string | null;
  readonly executedAt: IsoDate | null;
  readonly settlors: readonly string[];
  readonly lifetimeBeneficiaries: readonly string[];
  readonly createdUponDeath: boolean;
  readonly insideEstate: boolean | null;
  readonly qtipElection: QtipElection | null;
  readonly gstStatus: GstStatus | null;
  readonly inclusionRatio: number | null;
  readonly terms: readonly TrustTerm[];
  readonly survivorshipDays: number | null;
  readonly taxApportionment: Apportionment | null;
  readonly waiveRecovery: boolean;
  readonly fiduciaries: readonly EstateFiduciary[];
  readonly uploadIds: readonly string[];
  readonly createdByReading: ReadingKey | null;
}

/** What a will orders, in the engine's shape. */
export interface WillTerms {
  readonly steps: readonly Step[];
  readonly survivorshipDays: number | null;
  readonly excludedHeirs: readonly string[];
  readonly taxApportionment: Apportionment | null;
  readonly waiveRecovery: boolean;
}

export interface EstateDocument {
  readonly id: string;
  readonly kind: EstateDocumentKind;
  readonly name: string;
  /** What a reader sees when the kind's own name is not enough: `Health care proxy`. */
  readonly title: string | null;
  readonly ownerId: string | null;
  readonly executedAt: IsoDate | null;
  readonly situs: string | null;
  /** False: known to be missing, listed so that somebody asks for it. */
  readonly isOnFile: boolean;
  readonly planningStatus: PlanningStatus;
  readonly will: WillTerms | null;
  readonly fiduciaries: readonly EstateFiduciary[];
  readonly uploadIds: readonly string[];
  readonly createdAt: string;
  readonly createdByReading: ReadingKey | null;
}

export interface StoredAssumptions {
  readonly firstDeathOn: IsoDate | null;
  readonly secondDeathOn: IsoDate | null;
  readonly portabilityElected: boolean;
  readonly expensesPercent: number;
}

export const DECISIONS = ['ACCEPTED', 'EDITED', 'REJECTED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a person decided on one extracted value; it lives here so that decision and effect are one write. */
export interface ReadingDecision {
  readonly uploadId: string;
  readonly path: string;
  readonly valueId: string;
  readonly decision: Decision;
  /** The value as it counts: extracted when accepted, the person's own when edited. */
  readonly value: unknown;
  readonly decidedAt: string;
  readonly decidedByName: string | null;
}

/** What a file says about which document it is: needed to find its place before anybody has accepted that part. */
export interface ReadingHints {
  readonly uploadId: string;
  readonly values: readonly { readonly path: string; readonly value: unknown }[];
}

/** What a reading changed on an instrument that was there before, kept so that it can be undone. */
export interface ReadingUndo {
  readonly key: ReadingKey;
  readonly trusts: readonly EstateTrust[];
  readonly documents: readonly EstateDocument[];
}

/** Figures worked out at each change, so that lists and sorting need no engine run. */
export interface CalculatedFigures {
  /** The day they were worked out for, by the organization's calendar; null before the first time. */
  readonly asOf: IsoDate | null;
  /** Names the law and the rules they were worked out under. */
  readonly ruleSet: string | null;
  /** The first day on which the same estate may have other figures; null before the first time. */
  readonly staleFrom: IsoDate | null;
  readonly netWorthCents: Cents | null;
  readonly netWorthByPerson: readonly { readonly personId: string; readonly amountCents: Cents }[];
  readonly federalTaxCents: Cents | null;
  readonly stateTaxCents: Cents | null;
  readonly exclusionLeftCents: Cents | null;
  readonly problem: string | null;
  readonly ultraEligible: boolean;
  /** Warning codes of the distribution. */
  readonly warnings: readonly string[];
}

export const ESTATE_STATUSES = ['IN_PROGRESS', 'COMPLETE'] as const;
export type EstateStatus = (typeof ESTATE_STATUSES)[number];

/** The aggregate: one household with everything it owns and has ordered. Stored as one document, written at once. */
export interface Estate {
  readonly id: string;
  readonly version: number;
  readonly organizationId: string;
  readonly advisorId: string | null;
  readonly isSample: boolean;
  readonly displayName: string;
  readonly status: EstateStatus;
  /** The client: one of `people`. */
  readonly personId: string;
  readonly clientState: string;
  readonly city: string | null;
  readonly maritalStatus: MaritalStatus;
  readonly firstSpouseToDieId: string | null;
  readonly assumptions: StoredAssumptions;
  readonly people: readonly EstatePerson[];
  readonly relations: readonly EstateRelation[];
  /** The last ones alone. */
  readonly removedPeople: readonly RemovedPerson[];
  readonly charities: readonly EstateCharity[];
  readonly assets: readonly EstateAsset[];
  readonly liabilities: readonly EstateLiability[];
  /** The last ones alone. */
  readonly removedHoldings: readonly RemovedHolding[];
  readonly trusts: readonly EstateTrust[];
  readonly documents: readonly EstateDocument[];
  readonly decisions: readonly ReadingDecision[];
  readonly readingHints: readonly ReadingHints[];
  readonly readingUndo: readonly ReadingUndo[];
  readonly calculated: CalculatedFigures;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const NO_FIGURES: CalculatedFigures = {
  asOf: null,
  ruleSet: null,
  staleFrom: null,
  netWorthCents: null,
  netWorthByPerson: [],
  federalTaxCents: null,
  stateTaxCents: null,
  exclusionLeftCents: null,
  problem: null,
  ultraEligible: false,
  warnings: [],
};

/** Classes that stand for several takers, in words. */
export const HEIR_CLASS_WORDS: Readonly<Record<HeirClass, string>> = {
  CHILDREN: 'the children',
  DESCENDANTS: 'the descendants',
  SIBLINGS: 'the brothers and sisters',
  PARENTS: 'the parents',
  HEIRS_AT_LAW: 'the heirs at law',
};

export function personById(estate: Estate, id: string | null): EstatePerson | undefined {
  return id === null ? undefined : estate.people.find((person) => person.id === id);
}

/** Name of whoever an id stands for inside the estate; null for a stranger. */
export function partyName(estate: Estate, id: string): string | null {
  const parties = [...estate.people, ...estate.trusts, ...estate.charities];
  return parties.find((party) => party.id === id)?.name ?? null;
}

/** Husbands, wives and partners of today; a former spouse is none. */
export const isPresentMarriage = ({ kind }: Pick<EstateRelation, 'kind'>): boolean =>
  kind === 'SPOUSE' || kind === 'DOMESTIC_PARTNER';

/**
 * The spouse by a present marriage: the living one of somebody who has married again, else the late one. Domestic
 * partners count for the family, not for the tax.
 */
export function spouseOf(estate: Estate, personId: string): EstatePerson | undefined {
  const spouses = estate.relations
    .filter((relation) => isPresentMarriage(relation) && (relation.from === personId || relation.to === personId))
    .flatMap(({ from, to }) => personById(estate, from === personId ? to : from) ?? []);
  return spouses.find(({ isDeceased }) => !isDeceased) ?? spouses[0];
}

export const isClient = (estate: Pick<Estate, 'personId'>, personId: string): boolean => estate.personId === personId;

export const isClientsSpouse = (estate: Estate, personId: string): boolean =>
  spouseOf(estate, estate.personId)?.id === personId;

/** Whether there is a first and a second death to look at. */
export function marriedAndAlive(estate: Estate): boolean {
  const client = personById(estate, estate.personId);
  const spouse = spouseOf(estate, estate.personId);
  return Boolean(client && spouse && !client.isDeceased && !spouse.isDeceased);
}

/**
 * What every stored estate keeps: ids unique, references that exist.
 * Throws: DomainError `UNKNOWN_REFERENCE`, `DUPLICATE_ID`, naming the field.
 */
export function checkEstate(estate: Estate): void {
  const parties = new Set<string>();
  for (const { id } of [...estate.people, ...estate.trusts, ...estate.charities]) {
    if (parties.has(id))
      throw new DomainError('DUPLICATE_ID', 'The same id is used twice in this estate.', { field: 'id' });
    parties.add(id);
  }
  const require = (id: string, field: string): void => {
    if (!parties.has(id))
      throw new DomainError('UNKNOWN_REFERENCE', 'This person is not part of the estate.', { field });
  };
  require(estate.personId, 'personId');
  for (const { from, to } of estate.relations) {
    require(from, 'relations');
    require(to, 'relations');
  }
  for (const asset of estate.assets) {
    for (const { id } of asset.owners) require(id, 'owners');
    for (const { id } of asset.contributions) require(id, 'contributions');
    for (const { to } of asset.beneficiaries) require(to, 'beneficiaries');
  }
  const assets = new Set(estate.assets.map(({ id }) => id));
  for (const { owners, securedByAssetId } of estate.liabilities) {
    for (const { id } of owners) require(id, 'owners');
    if (securedByAssetId !== null && !assets.has(securedByAssetId))
      throw new DomainError('UNKNOWN_REFERENCE', 'The property that secures this debt is not part of the estate.', {
        field: 'securedById',
      });
  }
}
