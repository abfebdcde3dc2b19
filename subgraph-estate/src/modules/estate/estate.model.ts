import { aggregatePlugin, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Estate } from '../../domain/estate/estate.ts';

/** The estate as it is stored: the domain's own shape, and what lists search and sort by. */
export interface EstateRecord extends Omit<Estate, 'id'> {
  readonly _id: string;
  /** Lower case, so that sorting does not depend on a collation. */
  readonly sortName: string;
  /** Everything that a person may search a client by, in lower case. */
  readonly searchText: string;
  readonly taxCents: number;
}

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
      sortName: { type: String, required: true },
      searchText: { type: String, required: true },
      taxCents: { type: Number, required: true },
    },
    { minimize: false, versionKey: false },
  );
  // The client list of an organization, by name.
  schema.index({ organizationId: 1, sortName: 1 });
  // A person, trust, asset or charity by its own id: queries, mutations and references of other subgraphs.
  schema.index({ 'people.id': 1 });
  schema.index({ 'trusts.id': 1 });
  schema.index({ 'assets.id': 1 });
  schema.index({ 'documents.id': 1 });
  schema.index({ 'charities.id': 1 });
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

export function defineEstateModel(connection: Connection): Model<EstateRecord> {
  return connection.model<EstateRecord>('Estate', estateSchema(), 'estates');
}

export function toEstate(record: EstateRecord): Estate {
  const { _id, sortName: _sortName, searchText: _searchText, taxCents: _taxCents, ...estate } = record;
  return { ...estate, id: _id };
}

/** Everything but id and version, which the write itself sets. */
export function toRecord(estate: Estate): Omit<EstateRecord, '_id' | 'version'> {
  const { id: _id, version: _version, ...rest } = estate;
  const words = [
    estate.displayName,
    estate.city ?? '',
    estate.clientState,
    ...estate.people.flatMap(({ name, email }) => [name, email ?? '']),
    ...estate.trusts.map(({ name }) => name),
    ...estate.charities.map(({ name }) => name),
  ];
  return {
    ...rest,
    sortName: estate.displayName.replace(/^the\s+/i, '').toLowerCase(),
    searchText: words.join('\n').toLowerCase(),
    taxCents: (estate.calculated.federalTaxCents ?? 0) + (estate.calculated.stateTaxCents ?? 0),
  };
}
