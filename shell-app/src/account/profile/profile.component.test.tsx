import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ProfileRoute } from './profile.route.tsx';

const membership = (id: string, organizationName: string, isPrimaryAdmin = false) => ({
  id,
  role: 'ADVISOR' as const,
  isPrimaryAdmin,
  assumableRoles: ['ADVISOR' as const],
  organizationName,
});
const HERE = membership('m1', 'Northmere Wealth', true);
const THERE = membership('m2', 'Harrow Lane Partners');
const TWO_PLACES = { activeMembership: HERE, memberships: [HERE, THERE] };

const open = (answers: Answers = {}, changes: Parameters<typeof sessionOf>[0] = {}) =>
  renderScreen(<ProfileRoute />, { at: '/account/edit/profile', session: sessionOf(changes), answers });
const name = () => screen.findByLabelText<HTMLInputElement>('Full name');
const save = () => screen.getByRole('button', { name: 'Save profile' });

test('nothing is saved before a change', async () => {
  open();
  expect((await name()).value).toBe('Nora Finch');
  expect(save().hasAttribute('disabled')).toBe(true);
});

test('what was changed is sent without its spaces, the phone number in digits', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    updateUser: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { ok: true };
    },
  });
  await user.clear(await name());
  await user.type(await name(), ' Nora Finch-Moore ');
  await user.type(screen.getByLabelText(/Phone number/), '6175550123');
  await user.click(save());
  await screen.findByText('Profile saved.');
  expect(sent).toEqual([{ name: 'Nora Finch-Moore', phoneNumber: '6175550123' }]);
});

test('a first name alone is told at the field, and nothing is sent', async () => {
  const { user, graph } = open();
  await user.clear(await name());
  await user.type(await name(), 'Nora');
  await user.click(save());
  await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'));
  expect(graph.sent.map((operation) => operation.name)).not.toContain('updateUser');
});

test('what the server refuses is told at its field, which keeps what was typed', async () => {
  const { user } = open({
    updateUser: () => {
      throw refusal('This number belongs to another account.', 'BAD_USER_INPUT', 'phoneNumber');
    },
  });
  const phone = await screen.findByLabelText<HTMLInputElement>(/Phone number/);
  await user.type(phone, '6175550123');
  await user.click(save());
  await screen.findByText('This number belongs to another account.');
  expect(phone.value.replaceAll(/\D/g, '')).toBe('6175550123');
});

test('in support mode the profile is not changed', async () => {
  open({}, { impersonatedBy: { id: 'a9', name: 'Sam Support', emailAddress: 's@example.com' } as never });
  await screen.findByText('A profile cannot be changed in support mode.');
  expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
});

test.each([
  [true, 'Through your organization’s single sign-on, as advisor@example.com.'],
  [false, 'With advisor@example.com and a password.'],
])('how one signs in is said in words (single sign-on: %s)', async (isFromSso, words) => {
  open({}, { account: { isFromSso } });
  await screen.findByText(words);
});

test('each organization is named, and only another one can be gone to', async () => {
  open({}, { account: TWO_PLACES });
  const list = await screen.findByRole('list', { name: 'Memberships' });
  const [here, there] = within(list).getAllByRole('listitem');
  within(here as HTMLElement).getByText('Active now');
  within(here as HTMLElement).getByText('Primary administrator');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  within(there as HTMLElement).getByRole('button', { name: 'Work here, Harrow Lane Partners' });
});

test('another organization that refuses says why', async () => {
  const { user } = open(
    {
      updateAccount: () => {
        throw refusal('This organization is disabled.', 'BAD_USER_INPUT');
      },
    },
    { account: TWO_PLACES },
  );
  await user.click(await screen.findByRole('button', { name: 'Work here, Harrow Lane Partners' }));
  await screen.findByText('This organization is disabled.');
});

test('whoever belongs to no organization is shown no empty list of them', async () => {
  open();
  await name();
  expect(screen.queryAllByRole('heading', { name: 'Where you work' })).toEqual([]);
});
