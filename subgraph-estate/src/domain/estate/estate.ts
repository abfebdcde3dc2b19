import type { ProjectionType, ProjectionView } from '@platform/contracts/onboarding';
import type { EstateCase } from '@platform/estate-engine';
import { type Cents, DomainError, type IsoDate } from '@platform/kernel';
import type { EstateAccount } from '../balance-sheet/account.ts';
import type { EstateAsset, EstateLiability, RemovedHolding } from '../balance-sheet/holding.ts';
import type { NetWorthPoint, PastValue } from '../balance-sheet/past-value.ts';
import type { EstateDocument } from '../document/document.ts';
import type { EstateEntity } from '../entity/entity.ts';
import {
  type EstateCharity,
  type EstatePerson,
  type EstateRelation,
  isPresentMarriage,
  type NodePosition,
  type RemovedPerson,
} from '../person/person.ts';
import type { EstateTrust } from '../trust/trust.ts';
import type { ReadingDecision, ReadingHints, ReadingUndo } from '../upload/decision.ts';
import type { OnboardingAnswers } from './onboarding-answers.ts';
import type { SharedOwnership } from './shared-ownership.ts';

export type MaritalStatus = EstateCase['maritalStatus'];

export interface StoredAssumptions {
  readonly firstDeathOn: IsoDate | null;
  readonly secondDeathOn: IsoDate | null;
  readonly portabilityElected: boolean;
  readonly expensesPercent: number;
  /** A year, of what people and trusts hold between the deaths; 0 where none is assumed. */
  readonly growthBetweenDeathsPercent: number;
  /** Whether the years to come are worked out with the income tax below. */
  readonly projectionsEnabled: boolean;
  readonly projectionType: ProjectionType;
  readonly projectionView: ProjectionView;
  /** Percent of what comes in and is taxed; null where none is assumed. */
  readonly estimatedIncomeTax: number | null;
  /** Whether whoever has a revocable trust and no will is taken to have a will that pours over into it. */
  readonly assumedPouroverWill: boolean;
  /** With which a what-if of this client begins; null where nothing is assumed. They move no figure by themselves. */
  readonly strategiesYearOfDeath: number | null;
  /** Percent a year of everything owned. */
  readonly strategiesBaseGrowthRate: number | null;
  /** Percent a year of the federal exclusion, past the years that are held. */
  readonly strategiesExemptionInflationRate: number | null;
}

export const NO_ASSUMPTIONS: StoredAssumptions = {
  firstDeathOn: null,
  secondDeathOn: null,
  portabilityElected: true,
  expensesPercent: 0,
  growthBetweenDeathsPercent: 0,
  projectionsEnabled: false,
  projectionType: 'EACH_YEAR',
  projectionView: 'TABLE',
  estimatedIncomeTax: null,
  assumedPouroverWill: false,
  strategiesYearOfDeath: null,
  strategiesBaseGrowthRate: null,
  strategiesExemptionInflationRate: null,
};

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

/** Since when an estate is out of the lists, and whose decision that was. */
export interface Archived {
  readonly at: string;
  readonly byName: string | null;
}

/** The aggregate: one household with everything it owns and has ordered. Stored as one document, written at once. */
export interface Estate {
  readonly id: string;
  readonly version: number;
  readonly organizationId: string;
  readonly advisorId: string | null;
  readonly sharedOwnerships: readonly SharedOwnership[];
  readonly isSample: boolean;
  readonly displayName: string;
  readonly status: EstateStatus;
  /** Null while the estate is among the clients. */
  readonly archived: Archived | null;
  /** The client: one of `people`. */
  readonly personId: string;
  readonly clientState: string;
  readonly city: string | null;
  readonly maritalStatus: MaritalStatus;
  readonly firstSpouseToDieId: string | null;
  readonly assumptions: StoredAssumptions;
  /** Null until somebody has begun the questions to a new client. */
  readonly onboarding: OnboardingAnswers | null;
  readonly people: readonly EstatePerson[];
  readonly relations: readonly EstateRelation[];
  /** The last ones alone. */
  readonly removedPeople: readonly RemovedPerson[];
  /** Where somebody has put cards of the family tree; the others are placed by themselves. */
  readonly nodePositions: readonly NodePosition[];
  readonly charities: readonly EstateCharity[];
  readonly assets: readonly EstateAsset[];
  readonly liabilities: readonly EstateLiability[];
  readonly assetAccounts: readonly EstateAccount[];
  readonly entities: readonly EstateEntity[];
  /** The last ones alone. */
  readonly removedHoldings: readonly RemovedHolding[];
  /** Ids of holdings as somebody has put them on the balance sheet; empty until somebody moves one. */
  readonly balanceSheetOrder: readonly string[];
  readonly hideEmptyColumnsBalanceSheet: boolean;
  readonly trusts: readonly EstateTrust[];
  readonly documents: readonly EstateDocument[];
  /** Ids of documents and trusts as somebody has put them in the documents table; empty until somebody moves one. */
  readonly documentOrder: readonly string[];
  readonly decisions: readonly ReadingDecision[];
  readonly readingHints: readonly ReadingHints[];
  readonly readingUndo: readonly ReadingUndo[];
  readonly calculated: CalculatedFigures;
  /** Of each holding in the order in which they gave way; the last ones alone. */
  readonly pastValues: readonly PastValue[];
  /** In order of days. */
  readonly netWorthHistory: readonly NetWorthPoint[];
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

/** What an estate begins without, whoever makes it. */
export const NOTHING_ENTERED = {
  removedPeople: [],
  charities: [],
  assets: [],
  liabilities: [],
  entities: [],
  assetAccounts: [],
  removedHoldings: [],
  nodePositions: [],
  balanceSheetOrder: [],
  hideEmptyColumnsBalanceSheet: true,
  trusts: [],
  documents: [],
  documentOrder: [],
  decisions: [],
  readingHints: [],
  readingUndo: [],
  calculated: NO_FIGURES,
  pastValues: [],
  netWorthHistory: [],
} as const satisfies Partial<Estate>;

export function personById(estate: Estate, id: string | null): EstatePerson | undefined {
  return id === null ? undefined : estate.people.find((person) => person.id === id);
}

/** Name of whoever an id stands for inside the estate; null for a stranger. */
export function partyName(estate: Estate, id: string): string | null {
  const parties = [...estate.people, ...estate.trusts, ...estate.charities, ...estate.entities];
  return parties.find((party) => party.id === id)?.name ?? null;
}

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
  for (const { id } of [...estate.people, ...estate.trusts, ...estate.charities, ...estate.entities]) {
    if (parties.has(id))
      throw new DomainError('DUPLICATE_ID', 'The same id is used twice in this estate.', { field: 'id' });
    parties.add(id);
  }
  const require = (id: string, field: string): void => {
    if (!parties.has(id))
      throw new DomainError('UNKNOWN_REFERENCE', 'This person is not part of the estate.', { field });
  };
  const charities = new Set(estate.charities.map(({ id }) => id));
  for (const { ownerId } of estate.entities.flatMap(({ shares }) => shares)) {
    if (ownerId === null) continue;
    require(ownerId, 'shares');
    if (charities.has(ownerId))
      throw new DomainError('UNKNOWN_REFERENCE', 'A charity that owns a share is an outside owner: enter its name.', {
        field: 'shares',
      });
  }
  require(estate.personId, 'personId');
  for (const { from, to } of estate.relations) {
    require(from, 'relations');
    require(to, 'relations');
  }
  for (const asset of estate.assets) {
    for (const { id } of asset.owners) require(id, 'owners');
    for (const { id } of asset.contributions) require(id, 'contributions');
    for (const { to } of asset.beneficiaries) require(to, 'beneficiaries');
    const { insuredId, secondaryInsuredId, transferorId } = asset.lifeInsurance ?? {};
    for (const [field, id] of Object.entries({ insuredId, secondaryInsuredId, transferorId }))
      if (id !== undefined) require(id, field);
  }
  for (const account of estate.assetAccounts) {
    for (const { id } of account.owners) require(id, 'owners');
    for (const { to } of account.beneficiaries) require(to, 'beneficiaries');
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

/** Where a household comes from. */
export const originOf = ({ isSample }: Pick<Estate, 'isSample'>): 'SAMPLE' | 'BY_HAND' =>
  isSample ? 'SAMPLE' : 'BY_HAND';
