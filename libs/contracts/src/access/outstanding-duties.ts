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
