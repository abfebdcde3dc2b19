import { type KnownScreen, screenAt } from '@platform/mfe-kit';
import { sessionOf } from '@platform/mfe-kit/session-fixture';
import { describe, expect, it } from 'vitest';
import { OWN_KNOWN_SCREENS } from '../screens.ts';
import { redirectFor, safeRedirect } from './route-guard.ts';

/** What a remote publishes for visitors as well. */
const PUBLIC = ['plan-my-legacy/:advisorSlug', 'service/reports/:reportId'].map(
  (path): KnownScreen => ({ id: path, path, title: path, access: 'public', rail: undefined, remote: null }),
);
const SCREENS = [...OWN_KNOWN_SCREENS, ...PUBLIC];
const at = (pathname: string, search = '') => ({
  pathname,
  search,
  screen: screenAt(SCREENS, pathname)?.screen ?? null,
});

describe('redirectFor', () => {
  it.each([
    { place: at('/clients', '?page=2'), to: '/account/login?redirect=%2Fclients%3Fpage%3D2' },
    { place: at('/dashboard'), to: '/account/login?redirect=%2Fdashboard' },
    { place: at('/account/edit/profile'), to: '/account/login?redirect=%2Faccount%2Fedit%2Fprofile' },
    { place: at('/'), to: '/account/login' },
    { place: at('/nobody/knows'), to: '/account/login?redirect=%2Fnobody%2Fknows' },
  ])('R004: sends a signed-out visitor of $place.pathname to sign-in with the way back', ({ place, to }) => {
    expect(redirectFor(null, place)).toBe(to);
  });

  it.each(['/account/login', '/invite-expired', '/disabled-organization', '/plan-my-legacy/ada', '/service/reports/1'])(
    'leaves a signed-out visitor on the public page %s',
    (pathname) => expect(redirectFor(null, at(pathname))).toBeNull(),
  );

  it('R005: leaves the logout path to sign-out itself, without a way back to it', () => {
    expect(redirectFor(null, at('/account/logout'))).toBeNull();
    expect(safeRedirect('/account/logout')).toBe('/');
  });

  it('R006: sends a signed-in user away from sign-in, to the place asked for', () => {
    expect(redirectFor(sessionOf(), at('/account/login'))).toBe('/');
    expect(redirectFor(sessionOf(), at('/account/login', '?redirect=%2Fclients'))).toBe('/clients');
  });

  it('R007: keeps internal/organizations for super administrators', () => {
    expect(redirectFor(sessionOf(), at('/internal/organizations/new'))).toBe('/');
    const superAdmin = sessionOf({ account: { activeRole: 'SUPER_ADMIN', isSuperadmin: true } });
    expect(redirectFor(superAdmin, at('/internal/organizations/new'))).toBeNull();
  });

  it.each(['ADVISOR', 'ADMIN', 'ESTATE_SPECIALIST', 'EXTERNAL_COLLABORATOR'] as const)(
    'R002 R010: / leads %s to the dashboard',
    (activeRole) => expect(redirectFor(sessionOf({ account: { activeRole } }), at('/'))).toBe('/dashboard'),
  );

  it.each([true, false])('/ leads a super administrator to the organizations, new flow %s', (on) => {
    const session = sessionOf({ account: { activeRole: 'SUPER_ADMIN' }, flags: { 'new-upload-flow': on } });
    expect(redirectFor(session, at('/'))).toBe('/organizations');
    expect(redirectFor(session, at('/dashboard'))).toBeNull();
  });

  it('R011: / is the home of clients', () => {
    const client = sessionOf({ account: { activeRole: 'CLIENT' } });
    expect(redirectFor(client, at('/'))).toBeNull();
    expect(redirectFor(client, at('/dashboard'))).toBe('/');
  });

  it('R018: forces an expired password to be renewed first', () => {
    const session = sessionOf({ requires: 'rotate-password', account: { passwordExpired: true } });
    expect(redirectFor(session, at('/clients'))).toBe('/account/rotate-password');
    expect(redirectFor(session, at('/account/rotate-password'))).toBeNull();
    expect(redirectFor(session, at('/account/logout'))).toBeNull();
    expect(redirectFor(session, at('/account/address-confirmed'))).toBeNull();
  });

  it('asks nobody who signed in with Google for a password that was not used', () => {
    const session = sessionOf({ requires: null, account: { passwordExpired: true } });
    expect(redirectFor(session, at('/clients'))).toBeNull();
  });

  it('R019: forces two-factor where the organization enforces it', () => {
    const session = sessionOf({ requires: 'edit/security', settings: { shouldEnforceMfaForOrganization: true } });
    expect(redirectFor(session, at('/clients'))).toBe('/account/edit/security');
  });

  it.each(['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN'] as const)(
    'R020: stops %s of a disabled organization',
    (activeRole) => {
      const session = sessionOf({ account: { activeRole }, organization: { isDisabled: true } });
      expect(redirectFor(session, at('/clients'))).toBe('/disabled-organization');
      expect(redirectFor(session, at('/disabled-organization'))).toBeNull();
    },
  );

  it('R021: does not stop clients of a disabled organization', () => {
    const client = sessionOf({ account: { activeRole: 'CLIENT' }, organization: { isDisabled: true } });
    expect(redirectFor(client, at('/'))).toBeNull();
  });
});

describe('safeRedirect', () => {
  it.each([
    ['/clients?page=2', '/clients?page=2'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/account/login?redirect=/x', '/'],
    ['/auth/forgot-password#top', '/'],
    [null, '/'],
  ])('%s becomes %s', (target, to) => expect(safeRedirect(target)).toBe(to));
});
