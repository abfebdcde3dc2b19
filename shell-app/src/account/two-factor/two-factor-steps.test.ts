import { describe, expect, it } from 'vitest';
import { leavingLabel, phoneParts, phoneProblem, stepAfter, stepBefore } from './two-factor-steps.ts';

describe('steps of the two-factor dialog', () => {
  it('R076: the intro offers "Skip for now"', () => {
    expect(leavingLabel({ name: 'intro' })).toBe('Skip for now');
    expect(stepAfter({ name: 'intro' }, 'AUTH_APP')).toEqual({ name: 'method' });
  });

  it('R077 R078: the authenticator way goes by the QR code to the code', () => {
    expect(stepAfter({ name: 'method' }, 'AUTH_APP')).toEqual({ name: 'qr' });
    expect(stepAfter({ name: 'qr' }, 'AUTH_APP')).toEqual({ name: 'code', method: 'AUTH_APP' });
  });

  it('R077 R079: the text-message way asks for the number, then for the code', () => {
    expect(stepAfter({ name: 'method' }, 'SMS')).toEqual({ name: 'phone' });
    expect(stepAfter({ name: 'phone' }, 'SMS')).toEqual({ name: 'code', method: 'SMS' });
  });

  it('R080: Back goes from step 4 to 3 and from 3 to 2', () => {
    expect(stepBefore({ name: 'code', method: 'AUTH_APP' })).toEqual({ name: 'qr' });
    expect(stepBefore({ name: 'code', method: 'SMS' })).toEqual({ name: 'phone' });
    expect(stepBefore({ name: 'qr' })).toEqual({ name: 'method' });
    expect(stepBefore({ name: 'phone' })).toEqual({ name: 'method' });
    expect(stepBefore({ name: 'intro' })).toBeNull();
  });

  it('R081: Cancel is offered on step 2', () => {
    expect(leavingLabel({ name: 'method' })).toBe('Cancel');
    expect(leavingLabel({ name: 'qr' })).toBeNull();
  });
});

describe('what is typed in the two-factor dialog', () => {
  it.each([
    ['', 'Phone number is required'],
    ['call me', 'Phone number is required'],
    ['(202) 555-017', 'Phone number needs at least 10 digits'],
    ['(202) 555-0171', null],
    ['+44 202 555 0171', null],
  ])('R114: a phone number "%s" gives %s', (typed, problem) => expect(phoneProblem(typed)).toBe(problem));

  it.each([
    ['(202) 555-0171', '+1', '2025550171'],
    ['44 123 456 7890', '+44', '1234567890'],
    ['+1 202 555 0171', '+1', '2025550171'],
  ])('R115: "%s" has country code %s and number %s', (typed, countryCode, phoneNumber) =>
    expect(phoneParts(typed)).toEqual({ countryCode, phoneNumber }),
  );
});
