import { schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { EstateRow } from '../../views/rows/estate-row.ts';
import type { ListedItem } from '../../views/rows/listed-item.ts';
import { calculated } from './estate.parts.ts';

export interface EstateRowRecord extends Omit<EstateRow, 'id'> {
  readonly _id: string;
  /** Its listed items, to know which of them are no longer of the estate. */
  readonly itemKeys: readonly string[];
}
export interface ListedItemRecord extends Omit<ListedItem, 'key'> {
  readonly _id: string;
}

const text = { type: String, default: null };
const name = { type: String, required: true };
const flag = { type: Boolean, required: true };
const cents = { type: Number, required: true };
const part = { _id: false, strict: 'throw' } as const;

const factsSchema = new Schema(
  {
    assetsCents: cents,
    valuations: [new Schema({ on: name, balanceCents: cents }, part)],
    largeAssets: [new Schema({ id: name, name, on: name, amountCents: cents }, part)],
    missingDocuments: [new Schema({ id: name, name, ownerName: text, createdAt: name }, part)],
    insideCents: cents,
    taxedInsuranceCents: cents,
    exclusionNotPorted: flag,
    oldestSignedOn: text,
    healthCareDirectiveMissing: flag,
    hasWill: flag,
    decided: [new Schema({ uploadId: name, path: name }, part)],
  },
  part,
);

/** An index of those items alone that have the field; a query names it in the same words. */
const among = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });

function rowSchema(): Schema<EstateRowRecord> {
  const schema = new Schema<EstateRowRecord>(
    {
      _id: name,
      version: cents,
      organizationId: name,
      advisorId: text,
      isSample: flag,
      displayName: name,
      status: name,
      personId: name,
      clientState: name,
      city: text,
      maritalStatus: name,
      calculated,
      createdAt: name,
      updatedAt: name,
      sortName: name,
      searchText: name,
      wordEnds: [String],
      taxCents: cents,
      facts: { type: factsSchema, required: true },
      itemKeys: [String],
    } as never,
    { collection: 'estate_rows', versionKey: false, strict: 'throw', minimize: false },
  );
  // The client list, in each of its orders.
  for (const field of ['sortName', 'calculated.netWorthCents', 'updatedAt', 'taxCents']) {
    schema.index({ organizationId: 1, [field]: 1, _id: 1 });
  }
  schema.index({ organizationId: 1, clientState: 1, sortName: 1, _id: 1 }); // clients of one state
  schema.index({ organizationId: 1, advisorId: 1, sortName: 1, _id: 1 }); // an advisor's own clients
  schema.index({ organizationId: 1, wordEnds: 1 }); // clients by a part of a word
  // Work of the dashboard.
  schema.index({ organizationId: 1, 'facts.largeAssets.on': 1 });
  schema.index({ organizationId: 1, 'facts.missingDocuments.createdAt': 1 });
  // Rows whose figures may be others by now, or are of other rules.
  schema.index({ 'calculated.ruleSet': 1, 'calculated.staleFrom': 1 });
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

function itemSchema(): Schema<ListedItemRecord> {
  const hit = new Schema({ id: name, scope: name, title: name, subtitle: text, estateId: name, path: name }, part);
  const document = new Schema(
    {
      id: name,
      documentKind: name,
      name,
      ownerName: text,
      gstStatus: text,
      executedAt: text,
      status: name,
      uploadIds: [String],
      isTrust: flag,
      searchText: name,
    },
    part,
  );
  const schema = new Schema<ListedItemRecord>(
    {
      _id: name,
      estateId: name,
      organizationId: name,
      estateName: name,
      sortName: name,
      hit: { type: hit, default: null },
      title: name,
      wordEnds: [String],
      rank: cents,
      document: { type: document, default: null },
      position: cents,
      trust: {
        type: new Schema({ id: name, isInside: { type: Boolean, default: null }, searchText: name }, part),
        default: null,
      },
    } as never,
    { collection: 'listed_items', versionKey: false, strict: 'throw', minimize: false },
  );
  schema.index({ organizationId: 1, wordEnds: 1 }); // search
  // The same in the order in which hits are shown, for words that very many hold.
  schema.index({ organizationId: 1, rank: 1, title: 1, _id: 1 }, among('hit.id'));
  const ofClient = { organizationId: 1, sortName: 1, estateId: 1 } as const;
  schema.index({ ...ofClient, position: 1, _id: 1 }, among('document.id')); // the documents table
  schema.index({ ...ofClient, title: 1, _id: 1 }, among('trust.id')); // the list of trusts
  schema.index({ estateId: 1 }); // the same of one estate
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
