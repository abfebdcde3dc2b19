import type { Cents, IsoDate } from '@platform/kernel';
import { DEFAULT_TIME_ZONE, dayIn, sumCents } from '@platform/kernel';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { estateOwnership, insideCents, insuranceInsideCents } from '../../domain/estate/estate-ownership.ts';
import { exclusionNotPorted, isLargePart, oldestSignedOn } from '../../domain/estate/planning-gaps.ts';
import { wordEnds } from './word-ends.ts';

/** The fields of an estate that its row has too: lists answer them without the estate. */
export type EstateSummary = Pick<
  Estate,
  | 'id'
  | 'version'
  | 'organizationId'
  | 'advisorId'
  | 'isSample'
  | 'displayName'
  | 'status'
  | 'personId'
  | 'clientState'
  | 'city'
  | 'maritalStatus'
  | 'calculated'
  | 'createdAt'
  | 'updatedAt'
>;

/** What the dashboard adds up, counts and lists of an estate; whatever depends on today stays a date. */
export interface DashboardFacts {
  readonly assetsCents: Cents;
  readonly valuations: readonly { readonly on: IsoDate; readonly balanceCents: Cents }[];
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
  /** Life insurance inside an estate that pays tax. */
  readonly taxedInsuranceCents: Cents;
  readonly exclusionNotPorted: boolean;
  readonly oldestSignedOn: IsoDate | null;
  readonly healthCareDirectiveMissing: boolean;
  readonly hasWill: boolean;
  /** Values of readings that somebody has decided. */
  readonly decided: readonly { readonly uploadId: string; readonly path: string }[];
}

export interface EstateRow extends EstateSummary {
  /** Lower case, so that sorting does not depend on a collation. */
  readonly sortName: string;
  /** Everything that a person may search a client by, in lower case. */
  readonly searchText: string;
  readonly wordEnds: readonly string[];
  readonly taxCents: Cents;
  readonly facts: DashboardFacts;
}

/** The day whose law and ownership a row is by: that of its figures. Figures written earlier had none. */
export const rowDay = ({ calculated, updatedAt }: Estate): IsoDate =>
  calculated.asOf ?? dayIn(DEFAULT_TIME_ZONE, updatedAt);

function facts(estate: Estate, taxCents: Cents): DashboardFacts {
  const { assets, documents, decisions } = estate;
  const owned = estateOwnership(estate, rowDay(estate));
  const valued = assets.flatMap(({ id, name, valuationDate, balanceCents }) =>
    valuationDate === null ? [] : [{ id, name, on: valuationDate, balanceCents }],
  );
  return {
    assetsCents: sumCents(assets.map(({ balanceCents }) => balanceCents)),
    valuations: valued.map(({ on, balanceCents }) => ({ on, balanceCents })),
    largeAssets: valued
      .map(({ id, name, on }) => ({ id, name, on, amountCents: insideCents(owned, id) }))
      .filter(({ amountCents }) => isLargePart(amountCents, owned.insideCents)),
    insideCents: owned.insideCents,
    missingDocuments: documents
      .filter(({ isOnFile }) => !isOnFile)
      .map(({ id, name, ownerId, createdAt }) => ({
        id,
        name,
        ownerName: personById(estate, ownerId)?.name ?? null,
        createdAt,
      })),
    taxedInsuranceCents: taxCents > 0 ? insuranceInsideCents(owned) : 0,
    exclusionNotPorted: exclusionNotPorted(estate),
    oldestSignedOn: oldestSignedOn(estate),
    healthCareDirectiveMissing: documents.some(({ kind, isOnFile }) => kind === 'HEALTHCARE_DIRECTIVE' && !isOnFile),
    hasWill: documents.some(({ will, isOnFile }) => will && isOnFile),
    decided: decisions.map(({ uploadId, path }) => ({ uploadId, path })),
  };
}

/** The row of an estate in lists and in the dashboard's sums. */
export function estateRow(estate: Estate): EstateRow {
  const { calculated } = estate;
  const taxCents = (calculated.federalTaxCents ?? 0) + (calculated.stateTaxCents ?? 0);
  const words = [
    estate.displayName,
    estate.city ?? '',
    estate.clientState,
    ...estate.people.flatMap(({ name, email }) => [name, email ?? '']),
    ...estate.trusts.map(({ name }) => name),
    ...estate.charities.map(({ name }) => name),
  ];
  return {
    id: estate.id,
    version: estate.version,
    organizationId: estate.organizationId,
    advisorId: estate.advisorId,
    isSample: estate.isSample,
    displayName: estate.displayName,
    status: estate.status,
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
    facts: facts(estate, taxCents),
  };
}
