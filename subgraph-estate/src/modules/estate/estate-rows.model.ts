import { ESTATE_DOCUMENT_KINDS, GST_STATUSES, MARITAL_STATUSES, TRUST_KINDS } from '@platform/contracts';
import { DOCUMENT_STATUSES } from '@platform/contracts/domain';
import {
  flag,
  list,
  number,
  oneOf,
  optional,
  orNull,
  part,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model, Schema } from 'mongoose';
import { ESTATE_STATUSES } from '../../domain/estate/estate.ts';
import { STANDING_FINDINGS } from '../../domain/opportunity/findings.ts';
import type { DashboardFacts, EstateRow, HouseholdFacts } from '../../views/rows/estate-row.ts';
import type { ListedItem } from '../../views/rows/listed-item.ts';
import { SEARCH_SCOPES, type SearchHit } from '../../views/search/search-hits.ts';
import { archived, calculated, person, sharedOwnership } from './estate.parts.ts';

export interface EstateRowRecord extends Omit<EstateRow, 'id'> {
  readonly _id: string;
  /** Its listed items, to know which of them are no longer of the estate. */
  readonly itemKeys: readonly string[];
  /** Of the last writing, until the sums have it; absent afterwards. */
  readonly sumsDue?: string;
  /** Of the last writing, until somebody has looked for opportunities; absent afterwards. */
  readonly findingsDue?: string;
  /** Whether somebody has ever looked. */
  readonly findingsSeen?: boolean;
}
export interface ListedItemRecord extends Omit<ListedItem, 'key'> {
  readonly _id: string;
}

const textOrNull = orNull(text);
const cents = number;

const facts = part<DashboardFacts>({
  assetsCents: cents,
  valuations: list(part<DashboardFacts['valuations'][number]>({ on: text, balanceCents: cents })),
  largeAssets: list(
    part<DashboardFacts['largeAssets'][number]>({ id: text, name: text, on: text, amountCents: cents }),
  ),
  missingDocuments: list(
    part<DashboardFacts['missingDocuments'][number]>({ id: text, name: text, ownerName: textOrNull, createdAt: text }),
  ),
  insideCents: cents,
  taxedInsuranceCents: cents,
  exclusionNotPorted: flag,
  oldestSignedOn: textOrNull,
  oldestLargeOn: textOrNull,
  missingSince: textOrNull,
  healthCareDirectiveMissing: flag,
  hasWill: flag,
  decided: list(part<DashboardFacts['decided'][number]>({ uploadId: text, path: text })),
});

/** An index of those items alone that have the field; a query names it in the same words. */
const among = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });

/** A list is of those that are archived or of those that are not, so that each stands together in its index. */
const CLIENTS = { organizationId: 1, isArchived: 1 } as const;

function rowSchema(): Schema<EstateRowRecord> {
  const schema = storedSchema<EstateRowRecord>(
    {
      _id: text,
      version: number,
      organizationId: text,
      advisorId: textOrNull,
      advisorIds: list(text),
      sharedOwnerships: list(sharedOwnership),
      isSample: flag,
      displayName: text,
      status: oneOf(ESTATE_STATUSES),
      archived: orNull(archived),
      isArchived: flag,
      personId: text,
      clientState: text,
      city: textOrNull,
      maritalStatus: oneOf(MARITAL_STATUSES),
      calculated,
      createdAt: text,
      updatedAt: text,
      sortName: text,
      searchText: text,
      wordEnds: list(text),
      taxCents: cents,
      household: part<HouseholdFacts>({
        childrenCount: number,
        isMarriedAndAlive: flag,
        hasAssets: flag,
        hasPapersOnFile: flag,
      }),
      client: orNull(person),
      facts,
      findings: list(oneOf(STANDING_FINDINGS)),
      sumsPart: number,
      sumsDue: optional(text),
      findingsDue: optional(text),
      findingsSeen: optional(flag),
      itemKeys: list(text),
    },
    { collection: 'estate_rows' },
  );
  // The client list, in each of its orders.
  for (const field of ['sortName', 'calculated.netWorthCents', 'updatedAt', 'taxCents']) {
    schema.index({ ...CLIENTS, [field]: 1, _id: 1 });
  }
  schema.index({ ...CLIENTS, clientState: 1, sortName: 1, _id: 1 }); // clients of one state
  schema.index({ ...CLIENTS, advisorIds: 1, sortName: 1, _id: 1 }); // clients that somebody advises
  // What picks among them, whatever the order: the store takes an order and such an index together.
  for (const field of ['wordEnds', 'isSample', 'status']) schema.index({ ...CLIENTS, [field]: 1 });
  // Work of the dashboard.
  for (const field of ['oldestLargeOn', 'missingSince', 'oldestSignedOn']) {
    schema.index({ ...CLIENTS, [`facts.${field}`]: 1, _id: 1 });
  }
  schema.index({ ...CLIENTS, findings: 1, sortName: 1, _id: 1 });
  // A part of the sums, and what they do not have yet.
  schema.index({ organizationId: 1, sumsPart: 1 });
  schema.index({ organizationId: 1, sumsDue: 1 }, among('sumsDue'));
  schema.index({ findingsDue: 1 }, among('findingsDue')); // where opportunities have to be looked for
  // Rows whose figures may be others by now, or are of other rules.
  schema.index({ 'calculated.ruleSet': 1, 'calculated.staleFrom': 1 });
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

function itemSchema(): Schema<ListedItemRecord> {
  type Shown<Name extends 'document' | 'trust'> = NonNullable<ListedItemRecord[Name]>;
  const hit = part<SearchHit>({
    id: text,
    scope: oneOf(SEARCH_SCOPES),
    title: text,
    subtitle: textOrNull,
    estateId: text,
    path: text,
  });
  const document = part<Shown<'document'>>({
    id: text,
    documentKind: oneOf([...ESTATE_DOCUMENT_KINDS, ...TRUST_KINDS]),
    name: text,
    ownerName: textOrNull,
    isJoint: flag,
    gstStatus: orNull(oneOf(GST_STATUSES)),
    executedAt: textOrNull,
    status: oneOf(DOCUMENT_STATUSES),
    isReplaced: flag,
    uploadIds: list(text),
    isTrust: flag,
    searchText: text,
    wordEnds: list(text),
  });
  const trust = part<Shown<'trust'>>({
    id: text,
    name: text,
    kind: oneOf(TRUST_KINDS),
    situs: textOrNull,
    gstStatus: orNull(oneOf(GST_STATUSES)),
    inclusionRatio: orNull(number),
    createdUponDeath: flag,
    executedAt: textOrNull,
    isInside: orNull(flag),
    amountCents: orNull(cents),
    searchText: text,
    wordEnds: list(text),
  });
  const schema = storedSchema<ListedItemRecord>(
    {
      _id: text,
      estateId: text,
      organizationId: text,
      isArchived: flag,
      estateName: text,
      sortName: text,
      hit: orNull(hit),
      title: text,
      wordEnds: list(text),
      rank: number,
      document: orNull(document),
      position: number,
      trust: orNull(trust),
    },
    { collection: 'listed_items' },
  );
  schema.index({ organizationId: 1, 'hit.scope': 1, wordEnds: 1 }, among('hit.id')); // search
  // The order in which hits are shown, for words that very many hold.
  schema.index({ organizationId: 1, rank: 1, title: 1, _id: 1 }, among('hit.id'));
  const ofClient = { ...CLIENTS, sortName: 1, estateId: 1 } as const;
  schema.index({ ...ofClient, position: 1, _id: 1 }, among('document.id')); // the documents table
  schema.index({ ...ofClient, title: 1, _id: 1 }, among('trust.id')); // the list of trusts
  // What picks among documents and trusts, in the same order; they are counted by it alone.
  for (const field of ['wordEnds', 'ownerName', 'isJoint']) {
    schema.index({ ...CLIENTS, [`document.${field}`]: 1 }, among('document.id'));
  }
  for (const field of ['wordEnds', 'isInside']) {
    schema.index({ ...CLIENTS, [`trust.${field}`]: 1 }, among('trust.id'));
  }
  schema.index({ estateId: 1 }); // all of one estate
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

export interface RowModels {
  readonly rows: Model<EstateRowRecord>;
  readonly items: Model<ListedItemRecord>;
}

/** The same models for whoever asks again on one connection. */
export function defineRowModels(connection: Connection): RowModels {
  const { EstateRow: rows, ListedItem: items } = connection.models;
  return {
    rows: (rows as RowModels['rows'] | undefined) ?? connection.model<EstateRowRecord>('EstateRow', rowSchema()),
    items: (items as RowModels['items'] | undefined) ?? connection.model<ListedItemRecord>('ListedItem', itemSchema()),
  };
}
