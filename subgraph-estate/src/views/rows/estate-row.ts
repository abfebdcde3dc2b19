import type { Cents, IsoDate } from '@platform/kernel';
import { DEFAULT_TIME_ZONE, dayIn, sumCents } from '@platform/kernel';
import { heldAssets } from '../../domain/balance-sheet/held.ts';
import { type PaperFacts, paperFacts } from '../../domain/document/documents-together.ts';
import { hasPapersOnFile } from '../../domain/document/on-file.ts';
import { type Estate, marriedAndAlive, personById } from '../../domain/estate/estate.ts';
import { estateOwnership, insideCents, insuranceInsideCents } from '../../domain/estate/estate-ownership.ts';
import { exclusionNotPorted, isLargePart, oldestSignedOn } from '../../domain/estate/planning-gaps.ts';
import { advisorIdsOf } from '../../domain/estate/shared-ownership.ts';
import { type StandingFinding, standingFindings } from '../../domain/opportunity/findings.ts';
import { childrenOfHousehold } from '../../domain/person/family.ts';
import type { EstatePerson } from '../../domain/person/person.ts';
import type { SummedFacts } from './estate-sums.ts';
import { wordEnds } from './word-ends.ts';

/** What lists ask of a household that is counted from its people, property and papers. */
export interface HouseholdFacts {
  readonly childrenCount: number;
  readonly isMarriedAndAlive: boolean;
  readonly hasAssets: boolean;
  readonly hasPapersOnFile: boolean;
}

export const householdFacts = (estate: Estate): HouseholdFacts => ({
  childrenCount: childrenOfHousehold(estate).length,
  isMarriedAndAlive: marriedAndAlive(estate),
  hasAssets: estate.assets.length > 0 || estate.assetAccounts.length > 0,
  hasPapersOnFile: hasPapersOnFile(estate),
});

/** The fields of an estate that its row has too: lists answer them without the estate. */
export type EstateSummary = { readonly household?: HouseholdFacts; readonly facts?: PaperFacts } & Pick<
  Estate,
  | 'id'
  | 'version'
  | 'organizationId'
  | 'advisorId'
  | 'sharedOwnerships'
  | 'isSample'
  | 'displayName'
  | 'status'
  | 'archived'
  | 'personId'
  | 'clientState'
  | 'city'
  | 'maritalStatus'
  | 'calculated'
  | 'createdAt'
  | 'updatedAt'
>;

/** What the dashboard adds up, counts and lists of an estate; whatever depends on today stays a date. */
export interface DashboardFacts extends SummedFacts, PaperFacts {
  /** What is in the taxable estates. */
  readonly insideCents: Cents;
  /** Assets of which a large part of it comes, with what of each counts. */
  readonly largeAssets: readonly {
    readonly id: string;
    readonly name: string;
    readonly on: IsoDate;
    readonly amountCents: Cents;
  }[];
  readonly missingDocuments: readonly {
    readonly id: string;
    readonly name: string;
    readonly ownerName: string | null;
    readonly createdAt: string;
  }[];
  /** The oldest day of a large asset's value; with the first moment of a missing document the order of work. */
  readonly oldestLargeOn: IsoDate | null;
  /** Values of readings that somebody has decided. */
  readonly decided: readonly { readonly uploadId: string; readonly path: string }[];
}

export interface EstateRow extends Omit<EstateSummary, 'household' | 'facts'> {
  /** Of `archived`, for the lists that leave it out and the one that shows it. */
  readonly isArchived: boolean;
  /** Lower case, so that sorting does not depend on a collation. */
  readonly sortName: string;
  /** Everything that a person may search a client by, in lower case. */
  readonly searchText: string;
  readonly wordEnds: readonly string[];
  readonly taxCents: Cents;
  /** Everybody who advises the client. */
  readonly advisorIds: readonly string[];
  readonly household: HouseholdFacts;
  /** The person whom the estate is named after, for the list of them. */
  readonly client: EstatePerson | null;
  readonly facts: DashboardFacts;
  readonly findings: readonly StandingFinding[];
  /** Of its organization's sums, the part that it goes into. */
  readonly sumsPart: number;
}

/** Each change adds up one part again, and the dashboard reads all of them. */
const SUMS_PARTS = 64;

/** Evenly, and for ever the same: FNV-1a of the id. */
export function sumsPartOf(estateId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of estateId) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash % SUMS_PARTS;
}

/** The day whose law and ownership a row is by: that of its figures. Figures written earlier had none. */
export const rowDay = ({ calculated, updatedAt }: Estate): IsoDate =>
  calculated.asOf ?? dayIn(DEFAULT_TIME_ZONE, updatedAt);

function facts(estate: Estate, taxCents: Cents): DashboardFacts {
  const { documents, decisions } = estate;
  const assets = heldAssets(estate);
  const owned = estateOwnership(estate, rowDay(estate));
  const first = (dates: readonly string[]): string | null => dates.toSorted()[0] ?? null;
  const valued = assets.flatMap(({ id, name, valuationDate, balanceCents }) =>
    valuationDate === null ? [] : [{ id, name, on: valuationDate, balanceCents }],
  );
  const largeAssets = valued
    .map(({ id, name, on }) => ({ id, name, on, amountCents: insideCents(owned, id) }))
    .filter(({ amountCents }) => isLargePart(amountCents, owned.insideCents));
  const papers = paperFacts(estate);
  const missing = documents.filter(({ isOnFile }) => !isOnFile);
  return {
    assetsCents: sumCents(assets.map(({ balanceCents }) => balanceCents)),
    valuations: valued.map(({ on, balanceCents }) => ({ on, balanceCents })),
    largeAssets,
    oldestLargeOn: first(largeAssets.map(({ on }) => on)),
    missingSince: papers.missingSince,
    insideCents: owned.insideCents,
    missingDocuments: missing.map(({ id, name, ownerId, createdAt }) => ({
      id,
      name,
      ownerName: personById(estate, ownerId)?.name ?? null,
      createdAt,
    })),
    taxedInsuranceCents: taxCents > 0 ? insuranceInsideCents(owned) : 0,
    exclusionNotPorted: exclusionNotPorted(estate),
    oldestSignedOn: oldestSignedOn(estate),
    healthCareDirectiveMissing: documents.some(({ kind, isOnFile }) => kind === 'HEALTHCARE_DIRECTIVE' && !isOnFile),
    hasWill: papers.hasWill,
    decided: decisions.map(({ uploadId, path }) => ({ uploadId, path })),
  };
}

/** The row of an estate in lists and in the dashboard's sums. */
export function estateRow(estate: Estate): EstateRow {
  const { calculated } = estate;
  const taxCents = (calculated.federalTaxCents ?? 0) + (calculated.stateTaxCents ?? 0);
  const said = facts(estate, taxCents);
  const words = [
    estate.displayName,
    estate.city ?? '',
    estate.clientState,
    ...estate.people.flatMap(({ name, email }) => [name, email ?? '']),
    ...estate.trusts.map(({ name }) => name),
    ...estate.charities.map(({ name }) => name),
    ...estate.entities.map(({ name }) => name),
  ];
  return {
    id: estate.id,
    version: estate.version,
    organizationId: estate.organizationId,
    advisorId: estate.advisorId,
    sharedOwnerships: estate.sharedOwnerships,
    advisorIds: advisorIdsOf(estate),
    isSample: estate.isSample,
    displayName: estate.displayName,
    status: estate.status,
    archived: estate.archived,
    isArchived: estate.archived !== null,
    personId: estate.personId,
    clientState: estate.clientState,
    city: estate.city,
    maritalStatus: estate.maritalStatus,
    calculated,
    createdAt: estate.createdAt,
    updatedAt: estate.updatedAt,
    sortName: estate.displayName.replace(/^the\s+/i, '').toLowerCase(),
    searchText: words.join('\n').toLowerCase(),
    wordEnds: wordEnds(words.join('\n')),
    taxCents,
    household: householdFacts(estate),
    client: personById(estate, estate.personId) ?? null,
    facts: said,
    findings: standingFindings(said),
    sumsPart: sumsPartOf(estate.id),
  };
}
