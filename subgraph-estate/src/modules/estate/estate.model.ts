import { MARITAL_STATUSES } from '@platform/contracts';
import {
  aggregatePlugin,
  flag,
  list,
  oneOf,
  optional,
  orNull,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model, Schema } from 'mongoose';
import { ESTATE_STATUSES } from '../../domain/estate/estate.ts';
import { ESTATE_HISTORY } from './estate.history.ts';
import * as parts from './estate.parts.ts';
import type { EstateRecord } from './estate-record.ts';
import { defineRowModels } from './estate-rows.model.ts';
import { defineSumsModel } from './estate-sums.model.ts';

/** The estate field by field: an unknown field of a write is refused, for nothing of an estate may get lost. */
function estateSchema(): Schema<EstateRecord> {
  const schema = storedSchema<EstateRecord, Omit<EstateRecord, 'version'>>({
    _id: text,
    organizationId: text,
    advisorId: orNull(text),
    sharedOwnerships: list(parts.sharedOwnership),
    isSample: flag,
    displayName: text,
    status: oneOf(ESTATE_STATUSES),
    archived: orNull(parts.archived),
    personId: text,
    clientState: text,
    city: orNull(text),
    maritalStatus: oneOf(MARITAL_STATUSES),
    firstSpouseToDieId: orNull(text),
    assumptions: parts.assumptions,
    onboarding: orNull(parts.onboarding),
    people: list(parts.person),
    relations: list(parts.relation),
    removedPeople: list(parts.removedPerson),
    nodePositions: list(parts.nodePosition),
    charities: list(parts.charity),
    assets: list(parts.asset),
    liabilities: list(parts.liability),
    assetAccounts: list(parts.account),
    entities: list(parts.entity),
    removedHoldings: list(parts.removedHolding),
    balanceSheetOrder: list(text),
    hideEmptyColumnsBalanceSheet: flag,
    trusts: list(parts.trust),
    documents: list(parts.document),
    documentOrder: list(text),
    decisions: list(parts.decision),
    readingHints: list(parts.readingHints),
    readingUndo: list(parts.readingUndo),
    calculated: parts.calculated,
    pastValues: list(parts.pastValue),
    netWorthHistory: list(parts.netWorthPoint),
    createdAt: text,
    updatedAt: text,
    deletedAt: optional(text),
    deletedByName: optional(text),
  });
  // A person, trust, asset or charity by its own id: queries, mutations and references of other subgraphs.
  schema.index({ 'people.id': 1 });
  schema.index({ 'trusts.id': 1 });
  schema.index({ 'assets.id': 1 });
  schema.index({ 'liabilities.id': 1 });
  schema.index({ 'assetAccounts.id': 1 });
  schema.index({ 'documents.id': 1 });
  schema.index({ 'charities.id': 1 });
  schema.index({ 'entities.id': 1 });
  schema.index({ 'sharedOwnerships.id': 1 });
  // Those that can be brought back, the last deleted first.
  schema.index({ organizationId: 1, deletedAt: -1 }, { partialFilterExpression: { deletedAt: { $exists: true } } });
  // What a repeated request has changed, where the thing that it names is gone by it.
  schema.index({ handledKeys: 1 }, { sparse: true });
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, ESTATE_HISTORY);
  return schema;
}

/** With the models of its rows, which are written with it, and of their sums. */
export function defineEstateModel(connection: Connection): Model<EstateRecord> {
  defineRowModels(connection);
  defineSumsModel(connection);
  return connection.model<EstateRecord>('Estate', estateSchema(), 'estates');
}
