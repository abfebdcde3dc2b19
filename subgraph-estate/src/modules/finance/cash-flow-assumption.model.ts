import { CASH_FLOW_CATEGORIES } from '@platform/contracts/finance';
import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, flag, number, oneOf, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { CashFlowAssumption } from '../../domain/finance/cash-flow-assumption.ts';

export type CashFlowRecord = StoredNoun<CashFlowAssumption>;

export function defineCashFlowModel(connection: Connection): Model<CashFlowRecord> {
  const schema = estateNounSchema<CashFlowRecord>({
    category: oneOf(CASH_FLOW_CATEGORIES),
    description: orNull(text),
    amountCents: number,
    startYear: number,
    endYear: orNull(number),
    inflationRate: orNull(number),
    isOneTime: flag,
    isNotTaxable: flag,
  });
  schema.index({ estateId: 1, startYear: 1, createdAt: 1, _id: 1 });
  schema.index({ organizationId: 1, startYear: 1, createdAt: 1, _id: 1 });
  return connection.model<CashFlowRecord>('CashFlowAssumption', schema, 'cash_flow_assumptions');
}
