/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type as Alias` from src/. */
export const mappers: Record<string, string> = {
  Account: './modules/account/domain/account.ts#Account as AccountParent',
  Membership: './modules/account/domain/account.ts#Membership as MembershipParent',
  Organization: './modules/organization/domain/organization.ts#Organization as OrganizationParent',
  OrganizationSetting: './modules/organization/domain/organization.ts#Organization as OrganizationParent',
  TeamMember: './modules/organization/domain/member.ts#Member',
  OrganizationAdmin: './modules/organization/domain/member.ts#Member',
  Quota: './modules/quota/domain/quota.ts#Quota as QuotaParent',
  Notification: './modules/notification/notification.repository.ts#Notification as NotificationParent',
  AuditEntry: './modules/audit/domain/audit-entry.ts#AuditEntry as AuditEntryParent',
  InvitationToken: './modules/invitation/domain/invitation.ts#Invitation as InvitationParent',
  Session: './modules/session/current-session.ts#CurrentSession',
};
