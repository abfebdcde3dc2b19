import { FINANCIAL_MILESTONE_KINDS } from '@platform/contracts/finance';
import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, number, oneOf, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { FinancialMilestone } from '../../domain/finance/financial-milestone.ts';

export type MilestoneRecord = StoredNoun<FinancialMilestone>;

export function defineMilestoneModel(connection: Connection): Model<MilestoneRecord> {
  const schema = estateNounSchema<MilestoneRecord>({
    kind: oneOf(FINANCIAL_MILESTONE_KINDS),
    milestone: text,
    description: orNull(text),
    year: number,
  });
  schema.index({ estateId: 1, year: 1, createdAt: 1, _id: 1 });
  schema.index({ organizationId: 1, year: 1, createdAt: 1, _id: 1 });
  return connection.model<MilestoneRecord>('FinancialMilestone', schema, 'financial_milestones');
}
