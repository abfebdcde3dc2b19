import { refusal, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { DisabledOrganizationRoute } from './disabled-organization.route.tsx';

const membership = (id: string, organizationName: string) => ({
  id,
  role: 'ADVISOR' as const,
  isPrimaryAdmin: false,
  assumableRoles: ['ADVISOR' as const],
  organizationName,
});
const HERE = membership('m1', 'Northmere Wealth');
const open = (more: object[] = [], answers = {}) =>
  renderScreen(<DisabledOrganizationRoute />, {
    session: sessionOf({
      account: { activeMembership: HERE, memberships: [HERE, ...more] as never },
      organization: { isDisabled: true },
    }),
    answers,
  });

test('the organization is named, and one can sign out', async () => {
  open();
  await screen.findByText(/The members of Northmere Wealth cannot use the application/);
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/account/logout');
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever is not signed in is told the same without a name', async () => {
  renderScreen(<DisabledOrganizationRoute />);
  await screen.findByText(/Its members cannot use the application/);
});

test('another organization of the account goes on; one that refuses says why', async () => {
  const { user } = open([membership('m2', 'Harrow Lane Partners')], {
    updateAccount: () => {
      throw refusal('This organization is disabled too.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Work at Harrow Lane Partners' }));
  expect(screen.queryByRole('button', { name: 'Work at Northmere Wealth' })).toBeNull();
  await screen.findByText('This organization is disabled too.');
});
