/** What the audit trail records, with what people read for it. */
export const AUDIT_ACTION_LABELS = {
  'sign-in.password-accepted': 'Password accepted',
  'sign-in.google-accepted': 'Google sign-in accepted',
  'sign-in.succeeded': 'Signed in',
  'sign-in.failed': 'Sign-in failed',
  'sign-in.locked': 'Sign-in locked after failures',
  'sign-out': 'Signed out',
  'role.switched': 'Role switched',
  'session.revoked': 'Sessions ended',
  'password.changed': 'Password changed',
  'password.reset-requested': 'Password reset asked for',
  'password.reset': 'Password reset',
  'two-factor.changed': 'Two-factor sign-in changed',
  'two-factor.backup-codes-made': 'Backup codes made',
  'two-factor.backup-code-used': 'Backup code used',
  'account.created': 'Account created',
  'account.profile-changed': 'Profile changed',
  'account.confirmation-failed': 'Identity not confirmed',
  'account.address-confirmed': 'Address confirmed by its owner',
  'account.google-linked': 'Google sign-in linked',
  'account.disabled': 'Account disabled',
  'account.reactivated': 'Account reactivated',
  'account.locked': 'Account locked',
  'account.unlocked': 'Account unlocked',
  'account.two-factor-reset': 'Two-factor sign-in reset',
  'membership.changed': 'Membership changed',
  'client.changed': 'Client changed',
  'estate.access-ended': 'Access to an estate taken back',
  'membership.removed': 'Membership removed',
  'invitation.sent': 'Invitation sent',
  'invitation.cancelled': 'Invitation cancelled',
  'invitation.accepted': 'Invitation accepted',
  'organization.settings-changed': 'Organization settings changed',
  'organization.look-changed': 'Logo or theme changed',
  'organization.single-sign-on-enforced': 'Google sign-in enforced',
  'organization.single-sign-on-released': 'Google sign-in no longer enforced',
  'impersonation.started': 'Support mode started',
  'impersonation.stopped': 'Support mode ended',
  'impersonation.refused': 'Support mode refused',
  'impersonation.action': 'Done in support mode',
  'impersonation.viewed': 'Viewed in support mode',
  'access.denied': 'Access denied',
  'access.probed': 'Asked for records that are not there',
  'trail.begun': 'Audit trail begun',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];

/** `STARTED`: noted before it ran; the outcome follows in an entry of its own. */
export const AUDIT_OUTCOMES = ['STARTED', 'SUCCEEDED', 'REFUSED'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** So many of the newest entries of a list are put together to lines; older ones are a line each. */
export const FOLDED_ENTRIES = 2_000;
