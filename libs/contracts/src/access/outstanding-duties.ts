import type { OutstandingDuty } from '../outstanding-duty.ts';
import type { Action } from './policy.ts';

/** How a request that must wait is answered. */
export const DUTY_REFUSALS: Readonly<Record<OutstandingDuty, { readonly code: string; readonly message: string }>> = {
  'rotate-password': { code: 'PASSWORD_EXPIRED', message: 'Your password has expired. Please choose a new one first.' },
  'edit/security': {
    code: 'TWO_FACTOR_REQUIRED',
    message: 'Your organization asks for two-factor sign-in. Please set it up first.',
  },
};

/** Actions of the policy that do not wait: seeing whose session it is, and securing the own account. */
export const ACTIONS_DESPITE_DUTY: ReadonlySet<Action> = new Set<Action>([
  'account:self',
  'account:security',
  'organization:view',
]);

/** What a person without a session may ask too, and what ends the present one. */
const ALWAYS = [
  '__typename',
  'currentSession',
  'isLoggedIn',
  'signInOptions',
  'getOrganizationLogo',
  'invitationToken',
  'signIn',
  'signOut',
  'requestPasswordReset',
  'confirmPasswordReset',
  'validatePassword',
];
const PASSWORD = ['updatePassword'];
const SECOND_FACTOR = [
  ...PASSWORD,
  'account2faSettings',
  'accountOtpUri',
  'update2faSettings',
  'requestOtp',
  'verifyOtp',
  'generate2faBackupCodes',
  'confirmIdentity',
  'accountSessions',
  'revokeAccountSession',
  'revokeOtherAccountSessions',
];

const ALLOWED: Readonly<Record<OutstandingDuty, ReadonlySet<string>>> = {
  'rotate-password': new Set([...ALWAYS, ...PASSWORD]),
  'edit/security': new Set([...ALWAYS, ...SECOND_FACTOR]),
};

/** Whether a root field may be asked for before the duty is done; whatever is not listed waits, in every subgraph. */
export function mayAskDespite(duty: OutstandingDuty, rootField: string): boolean {
  return ALLOWED[duty].has(rootField);
}
