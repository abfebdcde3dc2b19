import { describe, expect, it } from 'vitest';
import { outstandingDuty } from './outstanding-duty.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const DUTIES = { passwordExpired: false, passwordChangedAt: daysAgo(1), hasSecondFactor: false };
const ROTATION = { shouldEnforcePasswordRotationForOrganization: true };
const SECOND_FACTOR = { shouldEnforceMfaForOrganization: true };

describe('what an account must do first', () => {
  it.each([
    { name: 'nothing where nothing is enforced', duties: {}, settings: {}, duty: null },
    { name: 'a marked password is replaced', duties: { passwordExpired: true }, settings: {}, duty: 'rotate-password' },
    { name: '180 days are not too old', duties: { passwordChangedAt: daysAgo(180) }, settings: ROTATION, duty: null },
    {
      name: '181 days are, where passwords rotate',
      duties: { passwordChangedAt: daysAgo(181) },
      settings: ROTATION,
      duty: 'rotate-password',
    },
    { name: '181 days are fine elsewhere', duties: { passwordChangedAt: daysAgo(181) }, settings: {}, duty: null },
    { name: 'without a password none grows old', duties: { passwordChangedAt: null }, settings: ROTATION, duty: null },
    { name: 'a second factor is set up', duties: {}, settings: SECOND_FACTOR, duty: 'edit/security' },
    { name: 'once there is one, nothing', duties: { hasSecondFactor: true }, settings: SECOND_FACTOR, duty: null },
    {
      name: 'the password comes first',
      duties: { passwordExpired: true },
      settings: SECOND_FACTOR,
      duty: 'rotate-password',
    },
  ])('$name', ({ duties, settings, duty }) => {
    expect(outstandingDuty({ ...DUTIES, ...duties }, settings, NOW)).toBe(duty);
  });
  it('is nothing for support mode and the report renderer, which carry no duties', () => {
    expect(outstandingDuty(undefined, { ...ROTATION, ...SECOND_FACTOR }, NOW)).toBeNull();
  });
});
