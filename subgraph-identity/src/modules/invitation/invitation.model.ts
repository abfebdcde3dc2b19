import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { documentSchema, oneOf, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { INVITATION_INTENTS, type Invitation } from '../../domain/invitation/invitation.ts';
import { INVITATION_HISTORY } from './invitation.history.ts';

export interface InvitationDocument extends Omit<Invitation, 'id' | 'estateIds'> {
  _id: string;
  estateIds: string[];
  /** What it invites into, while it is open: see openKeyOf. */
  openKey?: string;
  /** Until when an acceptance that has begun keeps everything else away. */
  claimedUntil?: Date | null;
}

const text = { type: String, default: null };
const date = { type: Date, default: null };
const invitationSchema = documentSchema<InvitationDocument>(
  {
    _id: String,
    organizationId: { type: String, required: true },
    emailAddress: { type: String, required: true },
    name: text,
    intent: oneOf(INVITATION_INTENTS),
    role: oneOf(MEMBERSHIP_ROLES),
    estateIds: { type: [String], default: [] },
    personId: text,
    invitedBy: text,
    isPrimaryAdmin: { type: Boolean, default: false },
    advisorBilledForDocuments: { type: Boolean, default: false },
    linkMailedOnly: { type: Boolean, default: false },
    expiresAt: { type: Date, required: true },
    acceptedAt: date,
    cancelledAt: date,
    openKey: String,
    claimedUntil: date,
    edition: { type: Number, default: 1 },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'invitations', strict: 'throw' },
);
invitationSchema.plugin(schemaHistoryPlugin, INVITATION_HISTORY);
invitationSchema.index({ organizationId: 1, updatedAt: -1 }); // invitations of an organization
invitationSchema.index({ personId: 1 }); // of a person of a household
invitationSchema.index({ openKey: 1 }, { unique: true, sparse: true }); // one person is invited once at a time

export type InvitationModel = Model<InvitationDocument>;
export function defineInvitationModel(connection: Connection): InvitationModel {
  return connection.model<InvitationDocument>('Invitation', invitationSchema);
}

export function toInvitation({
  _id,
  openKey: _openKey,
  claimedUntil: _until,
  ...rest
}: InvitationDocument): Invitation {
  return { ...rest, id: _id };
}
