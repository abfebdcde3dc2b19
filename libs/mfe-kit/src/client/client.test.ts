import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { DUTY_REFUSALS } from '@platform/contracts/access';
import { describe, expect, it } from 'vitest';
import { isNetworkFailure, isSessionExpired, shouldReport, waitsForForcedStep } from './expected-errors.ts';
import { reconnectDelay } from './realtime.ts';

const graphqlError = (message: string, code?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: code ? { code } : {} }] });
const here = { operationName: 'Dashboard', pathname: '/dashboard' };

describe('shouldReport', () => {
  it.each([
    'sign_in.sso_enforced',
    'sign_in.locked',
    'sign_in.incorrect',
    'sign_in.expired',
    'sign_in.disabled',
    'UNAUTHENTICATED',
    'BAD_USER_INPUT',
  ])('R149: the code %s is expected', (code) => expect(shouldReport(graphqlError('x', code), here)).toBe(false));

  it.each(['signIn', 'createAccount', 'updateUser', 'validatePassword'])(
    'R150: whatever fails in %s is expected',
    (operationName) => expect(shouldReport(new Error('broken'), { ...here, operationName })).toBe(false),
  );

  it.each([
    'Invitation not found or already accepted',
    'Please wait a few minutes before making this request again',
    'This link has expired. Please submit a new password reset request.',
    "Unauthorized: You don't have enough permissions",
    'The username and/or password are incorrect. Please try again.',
    'Your account is locked due to failed login attempts. Please try again in a few minutes.',
    'Unauthorized: Invalid OTP code',
  ])('R151: the server message "%s" is expected', (message) => {
    expect(shouldReport(graphqlError(message), here)).toBe(false);
  });

  it('R152: everything else is reported', () => {
    expect(shouldReport(graphqlError('Something went wrong. Reference: 7F2', 'INTERNAL_SERVER_ERROR'), here)).toBe(
      true,
    );
    expect(shouldReport(new Error('broken'), here)).toBe(true);
  });

  it('R153: a network that is away does not matter while signing out', () => {
    const away = new TypeError('Failed to fetch');
    expect(isNetworkFailure(away)).toBe(true);
    expect(shouldReport(away, { operationName: 'SignOut', pathname: '/account/logout' })).toBe(false);
    expect(shouldReport(away, here)).toBe(true);
  });
});

describe('isSessionExpired', () => {
  it('R056: knows a 401 and the code UNAUTHENTICATED', () => {
    const answer = new ServerError('no', { response: new Response(null, { status: 401 }), bodyText: '' });
    expect(isSessionExpired(answer)).toBe(true);
    expect(isSessionExpired(graphqlError('x', 'UNAUTHENTICATED'))).toBe(true);
    expect(isSessionExpired(graphqlError('x', 'FORBIDDEN'))).toBe(false);
  });
});

describe('waitsForForcedStep', () => {
  it('knows the codes of an expired password and a missing second factor, which are not reported', () => {
    for (const code of Object.values(DUTY_REFUSALS).map((refusal) => refusal.code)) {
      expect(waitsForForcedStep(graphqlError('x', code))).toBe(true);
      expect(shouldReport(graphqlError('x', code), here)).toBe(false);
    }
    expect(waitsForForcedStep(graphqlError('x', 'UNAUTHENTICATED'))).toBe(false);
  });
});

describe('reconnectDelay', () => {
  it('R083: grows by half from 2 s to at most 60 s, with up to 1 s of jitter', () => {
    expect([0, 1, 2].map((retries) => reconnectDelay(retries, 0))).toEqual([2_000, 3_000, 4_500]);
    expect(reconnectDelay(19, 0)).toBe(60_000);
    expect(reconnectDelay(19, 1)).toBe(61_000);
  });
});
