import { EXTERNAL_INTEGRATION_PROVIDERS, FINANCIAL_TEAM_ROLES } from '@platform/contracts/finance';
import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, list, oneOf, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { FinancialTeamMember } from '../../domain/finance/financial-team-member.ts';

export type TeamMemberRecord = StoredNoun<FinancialTeamMember>;

export function defineTeamMemberModel(connection: Connection): Model<TeamMemberRecord> {
  const schema = estateNounSchema<TeamMemberRecord>({
    name: text,
    role: oneOf(FINANCIAL_TEAM_ROLES),
    company: orNull(text),
    emailAddress: orNull(text),
    phoneNumber: orNull(text),
    integrationKinds: list(oneOf(EXTERNAL_INTEGRATION_PROVIDERS)),
    orderKey: text,
  });
  schema.index({ estateId: 1, orderKey: 1, _id: 1 });
  schema.index({ organizationId: 1, orderKey: 1, _id: 1 });
  return connection.model<TeamMemberRecord>('FinancialTeamMember', schema, 'financial_team_members');
}
