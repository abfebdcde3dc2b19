import { renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { FormBookRoute } from './form-book.route.tsx';

const open = (at = '/internal/forms') =>
  renderScreen(<FormBookRoute />, { at, session: sessionOf({ account: { activeRole: 'SUPER_ADMIN' } }) });

test('an empty form says what is required at each field, and shows nothing as sent', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Check the form' }));
  const form = screen.getByRole('form', { name: 'Form elements' });
  for (const words of ['Name is required', 'Choose a state', 'Choose a filing status', 'Choose at least one goal'])
    expect(await within(form).findAllByText(words)).not.toEqual([]);
  expect(screen.queryByText('What would be sent')).toBeNull();
});

test('a form that is cleared is as it was', async () => {
  const { user } = open();
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, 'Ada');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
});

test.each([
  ['', 'Half'],
  ['?width=third', 'Third'],
  ['?width=nonsense', 'Half'],
])('the width of the address is taken where there is such a width: %s', async (search, shown) => {
  open(`/internal/forms${search}`);
  expect((await screen.findByRole('button', { name: shown })).getAttribute('aria-pressed')).toBe('true');
});
