import type { SessionDuties } from './session.ts';

/** Where an account must go before anything else, below /account/. Source: platform shell §2, forced redirects. */
export const OUTSTANDING_DUTIES = ['rotate-password', 'edit/security'] as const;
export type OutstandingDuty = (typeof OUTSTANDING_DUTIES)[number];

const ROTATION_MS = 180 * 86_400_000;

type EnforcingSettings = Readonly<Record<string, boolean | undefined>>;

/**
 * What must be done first: an expired password is replaced (marked, or older than 180 days where the organization
 * rotates passwords), then a second factor is set up where the organization enforces one. Case: changed 181 days ago,
 * rotation on → rotate-password.
 */
export function outstandingDuty(
  duties: SessionDuties | undefined,
  settings: EnforcingSettings,
  now: Date,
): OutstandingDuty | null {
  if (!duties) return null;
  const { passwordExpired, passwordChangedAt, hasSecondFactor } = duties;
  const rotates = settings['shouldEnforcePasswordRotationForOrganization'] === true;
  const old = passwordChangedAt !== null && now.getTime() - Date.parse(passwordChangedAt) > ROTATION_MS;
  if (passwordExpired || (rotates && old)) return 'rotate-password';
  return settings['shouldEnforceMfaForOrganization'] === true && !hasSecondFactor ? 'edit/security' : null;
}
