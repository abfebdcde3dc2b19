import { OPPORTUNITY_STATUSES } from '@platform/contracts/opportunity';
import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, flag, oneOf, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { EstateOpportunity } from '../../domain/opportunity/estate-opportunity.ts';
import { FINDING_KINDS } from '../../domain/opportunity/findings.ts';

export type EstateOpportunityRecord = StoredNoun<EstateOpportunity>;

export function defineEstateOpportunityModel(connection: Connection): Model<EstateOpportunityRecord> {
  const schema = estateNounSchema<EstateOpportunityRecord>({
    kind: orNull(oneOf(FINDING_KINDS)),
    title: orNull(text),
    description: orNull(text),
    status: oneOf(OPPORTUNITY_STATUSES),
    notes: orNull(text),
    isHidden: flag,
    manuallyArchived: flag,
    orderKey: text,
    settledOn: orNull(text),
    createdByName: orNull(text),
  });
  schema.index({ estateId: 1, orderKey: 1, _id: 1 });
  schema.index({ organizationId: 1, manuallyArchived: 1, status: 1, createdAt: -1, _id: 1 });
  return connection.model<EstateOpportunityRecord>('EstateOpportunity', schema, 'estate_opportunities');
}
