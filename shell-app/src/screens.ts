import type { KnownScreen, Screen } from '@platform/mfe-kit';
import { defineScreens } from '@platform/mfe-kit/screens';

/** What the shell itself owns, described as the remotes describe theirs. */
export const OWN_SCREENS = defineScreens([
  { id: 'home', path: '', title: 'Home', parent: 'dashboard', access: { action: 'account:self' } },
  {
    id: 'dashboard',
    path: 'dashboard/*',
    title: 'Dashboard',
    access: { action: 'account:self' },
    menu: { group: 'main', order: 10, key: 'd' },
  },
  { id: 'notifications', path: 'notifications', title: 'Notifications', access: { action: 'notification:view' } },
  {
    id: 'profile',
    path: 'account/edit/profile',
    title: 'Profile',
    access: { action: 'account:self' },
    menu: { group: 'account', order: 10 },
  },
  {
    id: 'security',
    path: 'account/edit/security',
    title: 'Security',
    access: { action: 'account:self' },
    menu: { group: 'account', order: 20 },
  },
  {
    id: 'report-settings',
    path: 'account/edit/report-settings',
    title: 'Report settings',
    access: { action: 'report:create' },
    menu: { group: 'account', order: 30 },
  },
  { id: 'sign-out', path: 'account/logout', title: 'Sign out', access: 'public' },
  { id: 'sign-in', path: 'account/login', title: 'Sign in', access: 'visitors' },
  { id: 'forgot-password', path: 'auth/forgot-password', title: 'Forgot password', access: 'visitors', frame: 'none' },
  {
    id: 'reset-password',
    path: 'auth/reset-password/:token',
    title: 'New password',
    access: 'public',
    frame: 'none',
  },
  { id: 'guest', path: 'auth/guest/:token/:exp', title: 'Guest', access: 'public', frame: 'none' },
  {
    id: 'client-sign-up',
    path: 'account/verify/:organizationId/:token/create_client',
    title: 'Sign up',
    access: 'public',
    frame: 'none',
  },
  {
    id: 'member-sign-up',
    path: 'account/verify/:organizationId/:token/create_member',
    title: 'Sign up',
    access: 'public',
    frame: 'none',
  },
  {
    id: 'address-confirmed',
    path: 'account/address-confirmed',
    title: 'Address confirmed',
    access: 'public',
    frame: 'none',
  },
  {
    id: 'rotate-password',
    path: 'account/rotate-password',
    title: 'New password',
    access: { action: 'account:self' },
    frame: 'none',
  },
  { id: 'invite-expired', path: 'invite-expired', title: 'Invitation expired', access: 'public', frame: 'none' },
  {
    id: 'disabled-organization',
    path: 'disabled-organization',
    title: 'Organization disabled',
    access: 'public',
    frame: 'none',
  },
  { id: 'force-exception', path: 'force-exception', title: 'Error', access: { action: 'account:self' } },
]);

export type OwnScreenId = (typeof OWN_SCREENS)[number]['id'];

/** No rail is the shell's own, so none of its screens has an icon to publish. */
const known = ({ rail: _rail, ...screen }: Screen): KnownScreen => ({ ...screen, remote: null });

export const OWN_KNOWN_SCREENS: readonly KnownScreen[] = OWN_SCREENS.map(known);
