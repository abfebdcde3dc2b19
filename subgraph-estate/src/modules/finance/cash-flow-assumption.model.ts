import { CASH_FLOW_CATEGORIES } from '@platform/contracts/finance';
import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  number,
  oneOf,
  optional,
  orNull,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { CashFlowAssumption } from '../../domain/finance/cash-flow-assumption.ts';

export type CashFlowRecord = StoredNoun<CashFlowAssumption>;

export function defineCashFlowModel(connection: Connection): Model<CashFlowRecord> {
  const schema = storedSchema<CashFlowRecord, Omit<CashFlowRecord, AddedToEstateBound>>({
    category: oneOf(CASH_FLOW_CATEGORIES),
    description: orNull(text),
    amountCents: number,
    startYear: number,
    endYear: orNull(number),
    inflationRate: orNull(number),
    isOneTime: flag,
    isNotTaxable: flag,
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.index({ estateId: 1, startYear: 1, createdAt: 1, _id: 1 });
  schema.index({ organizationId: 1, startYear: 1, createdAt: 1, _id: 1 });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<CashFlowRecord>('CashFlowAssumption', schema, 'cash_flow_assumptions');
}
