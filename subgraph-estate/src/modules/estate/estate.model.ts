import { aggregatePlugin, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import { ESTATE_HISTORY } from './estate.history.ts';
import type { EstateRecord } from './estate-record.ts';
import { defineRowModels } from './estate-rows.model.ts';

const { Mixed } = Schema.Types;

function estateSchema(): Schema<EstateRecord> {
  const schema = new Schema<EstateRecord>(
    {
      _id: { type: String, required: true },
      organizationId: { type: String, required: true },
      advisorId: { type: String, default: null },
      isSample: { type: Boolean, required: true },
      displayName: { type: String, required: true },
      status: { type: String, required: true },
      personId: { type: String, required: true },
      clientState: { type: String, required: true },
      city: { type: String, default: null },
      maritalStatus: { type: String, required: true },
      firstSpouseToDieId: { type: String, default: null },
      assumptions: { type: Mixed, required: true },
      people: { type: [Mixed], required: true },
      relations: { type: [Mixed], required: true },
      charities: { type: [Mixed], required: true },
      assets: { type: [Mixed], required: true },
      liabilities: { type: [Mixed], required: true },
      trusts: { type: [Mixed], required: true },
      documents: { type: [Mixed], required: true },
      decisions: { type: [Mixed], required: true },
      readingHints: { type: [Mixed], required: true },
      readingUndo: { type: [Mixed], required: true },
      calculated: { type: Mixed, required: true },
      createdAt: { type: String, required: true },
      updatedAt: { type: String, required: true },
    },
    { minimize: false, versionKey: false },
  );
  // A person, trust, asset or charity by its own id: queries, mutations and references of other subgraphs.
  schema.index({ 'people.id': 1 });
  schema.index({ 'trusts.id': 1 });
  schema.index({ 'assets.id': 1 });
  schema.index({ 'documents.id': 1 });
  schema.index({ 'charities.id': 1 });
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, ESTATE_HISTORY);
  return schema;
}

/** With the models of its rows, which are written with it. */
export function defineEstateModel(connection: Connection): Model<EstateRecord> {
  defineRowModels(connection);
  return connection.model<EstateRecord>('Estate', estateSchema(), 'estates');
}
