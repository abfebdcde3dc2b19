import { alter, type MutationRows } from './rows.ts';

const GUEST = { emailAddress: 'guest-of-attacker@example.com', name: 'Gus Guest' };

/** Accounts, members, guests and settings of an organization. */
export const ORGANIZATION_MUTATIONS: MutationRows = {
  updateAccount: [
    ...[{ disabled: true }, { locked: true }, { resetTwoFactor: true }, { activeRole: 'ADVISOR' }].map((attributes) =>
      alter(`${Object.keys(attributes)} of a foreign account`, (f) => ({ id: f.accountId, attributes })),
    ),
    alter('acting in a foreign membership', (f, own) => ({
      id: own.accountId,
      attributes: { activeRole: 'ADMIN', activeMembershipId: f.membershipId },
    })),
  ],
  enforceSingleSignOn: [
    alter('for a foreign organization', (f) => ({ organizationId: f.organizationId, emailDomain: 'example.com' })),
  ],
  releaseSingleSignOn: [
    alter('for a foreign organization', (f) => ({ organizationId: f.organizationId, emailDomain: 'example.com' })),
  ],
  inviteMember: [
    alter('into a foreign organization', (f) => ({
      input: { organizationId: f.organizationId, emailAddress: GUEST.emailAddress, role: 'ADMIN' },
    })),
  ],
  inviteClient: [
    alter('of a foreign organization', (f) => ({
      input: { ...GUEST, organizationId: f.organizationId, estateId: f.estateId },
    })),
    alter('to a foreign estate', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateId: f.estateId, personId: f.personId },
    })),
    alter('as a foreign person', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateId: own.estateId, personId: f.personId },
    })),
  ],
  createMembership: [
    alter('in a foreign organization', (f) => ({
      input: { ...GUEST, organizationId: f.organizationId, estateIds: [f.estateId] },
    })),
    alter('with a foreign estate', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateIds: [f.estateId] },
    })),
    alter('with a foreign estate behind an own one', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateIds: [own.estateId, f.estateId] },
    })),
  ],
  reinviteMember: [alter('of a foreign organization', (f) => ({ id: f.invitationId }))],
  cancelMemberInvitation: [alter('of a foreign organization', (f) => ({ id: f.invitationId }))],
  updateInvitationToken: [
    alter('to an own address', (f) => ({
      id: f.invitationId,
      attributes: { isRefresh: true, emailAddress: GUEST.emailAddress },
    })),
  ],
  deleteInvitationToken: [alter('of a foreign organization', (f) => ({ id: f.invitationId }))],
  revokeEstateAccess: [alter('to a foreign estate', (f) => ({ estateId: f.estateId, id: f.membershipId }))],
  updateMembership: [
    alter('of a foreign member', (f) => ({ input: { id: f.membershipId, role: 'CLIENT' } })),
    alter('of a foreign member, to primary', (f) => ({ input: { id: f.membershipId, isPrimaryAdmin: false } })),
  ],
  deleteMembership: [alter('of a foreign member', (f) => ({ id: f.membershipId }))],
  updateMemberInformation: [
    alter('of a foreign account', (f) => ({ input: { accountId: f.accountId, name: 'Mallory Taker' } })),
  ],
  markNotificationsRead: [alter('of a foreign account', (f) => ({ notificationIds: [f.reportId] }), true)],
  updateOrganizationSetting: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      attributes: { advisorCanGenerateReport: false },
    })),
  ],
  updateOrganizationTheme: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      attributes: { pdfLogoHeight: 24 },
    })),
  ],
  updateOrganizationLanguageModel: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      attributes: { modelName: 'taken' },
    })),
  ],
  tryOrganizationLanguageModel: [alter('of a foreign organization', (f) => ({ organizationId: f.organizationId }))],
  revokeAccountSession: [alter('of a foreign account', (f) => ({ id: f.sessionId }))],
};
