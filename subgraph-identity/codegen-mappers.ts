/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type as Alias` from src/. */
export const mappers: Record<string, string> = {
  Account: './domain/account/account.ts#Account as AccountParent',
  ImpersonationCandidate: './domain/account/account.ts#Account as AccountParent',
  Membership: './domain/account/account.ts#Membership as MembershipParent',
  Organization: './domain/organization/organization.ts#Organization as OrganizationParent',
  OrganizationSetting: './domain/organization/organization.ts#Organization as OrganizationParent',
  TeamMember: './domain/organization/member.ts#Member',
  OrganizationAdmin: './domain/organization/member.ts#Member',
  OrganizationAdvisor: './domain/organization/member.ts#Member',
  Quota: './domain/quota/quota.ts#Quota as QuotaParent',
  Notification: './domain/notification/notification.ts#Notification as NotificationParent',
  AuditEntry: './domain/audit/audit-entry.ts#AuditEntry as AuditEntryParent',
  InvitationToken: './domain/invitation/invitation.ts#SeenInvitation as InvitationParent',
  Session: './domain/session/current-session.ts#CurrentSession',
};
