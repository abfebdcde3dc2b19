import { type Answers, renderScreen, screen, sessionOf, unanswered, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { OrganizationsRoute } from './organizations.route.tsx';

const HARROW = {
  id: 'organization-1',
  name: 'Harrow Lane Partners',
  emailAddress: 'office@example.com',
  tierName: 'Enterprise',
  seatsAllocated: 40,
  clientsCount: 1218,
  trialActive: false,
  isDisabled: false,
  parentOrganization: null,
};
const OFFICE = {
  ...HARROW,
  id: 'organization-2',
  name: 'Harrow Family Office',
  tierName: null,
  seatsAllocated: null,
  clientsCount: 0,
  isDisabled: true,
  parentOrganization: { id: 'organization-1', name: 'Harrow Lane Partners' },
};
const list = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });

const open = (answers: Answers = {}, at = '/organizations') =>
  renderScreen(<OrganizationsRoute />, {
    at,
    session: sessionOf({ account: { activeRole: 'SUPER_ADMIN' } }),
    answers: { organizations: list(HARROW, OFFICE), ...answers },
  });

test('shows every organization with tier, seats and clients, and leads to its members and to support mode', async () => {
  open();
  const [, harrow, office] = await screen.findAllByRole('row');
  const first = within(harrow as HTMLElement);
  expect(first.getByRole('link', { name: 'Harrow Lane Partners' }).getAttribute('href')).toBe(
    '/organizations/organization-1/team-members',
  );
  expect(harrow?.textContent).toContain('Enterprise');
  expect(harrow?.textContent).toContain('40');
  expect(harrow?.textContent).toContain('1,218');
  expect(first.getByRole('link', { name: 'Support mode for Harrow Lane Partners' }).getAttribute('href')).toBe(
    '/admin/support?organization=organization-1',
  );
  const second = within(office as HTMLElement);
  expect(second.getByText('Disabled')).toBeDefined();
  expect(second.getByText('Part of Harrow Lane Partners')).toBeDefined();
});

test('is sorted by its heads, and searched; what is searched for and found nowhere says so', async () => {
  const asked = vi.fn(({ searchTerm }: { searchTerm: string | null }) => (searchTerm ? list() : list(HARROW)));
  const { user, path } = open({ organizations: asked });
  await user.click(await screen.findByRole('button', { name: /Seats/ }));
  await expect.poll(path).toBe('/organizations?sort=SEATS&direction=ASC');
  await user.type(screen.getByRole('searchbox', { name: 'Search organizations' }), 'Quill');
  await screen.findByText('No organization found');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ searchTerm: 'Quill', sortBy: 'SEATS', direction: 'ASC' });
});

test('says that it loads', async () => {
  open({ organizations: unanswered });
  expect(await screen.findByLabelText('Loading organizations')).toBeDefined();
});

test('an empty platform says so', async () => {
  open({ organizations: list() });
  await screen.findByText('No organizations yet');
});

test('a list that cannot be read can be asked for again', async () => {
  let away = true;
  const { user } = open({
    organizations: () => {
      if (away) throw new Error('The store is away.');
      return list(HARROW);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await user.click(again);
  await screen.findByRole('link', { name: 'Harrow Lane Partners' });
});
