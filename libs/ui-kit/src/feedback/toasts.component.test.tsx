import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { notify } from './toasts.tsx';

function shown() {
  render(
    <ThemeProvider>
      <button type="button">Elsewhere</button>
    </ThemeProvider>,
  );
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  return {
    elsewhere,
    region: screen.getByRole('region', { name: 'Messages' }),
    user: userEvent.setup({ delay: null }),
  };
}

test('a message is read out, reached by F8 from anywhere, and its end leads back', async () => {
  const { elsewhere, region, user } = shown();
  expect(region.getAttribute('aria-live')).toBe('polite');
  const undo = vi.fn();
  notify({ message: 'Saved. The report is off.', undo });
  const toast = within(region);
  await toast.findByText('Saved. The report is off.');
  fireEvent.keyDown(elsewhere, { key: 'F8' });
  await expect.poll(() => document.activeElement).toBe(toast.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(elsewhere);
  await user.keyboard('{F8}{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  expect(toast.queryByText('Saved. The report is off.')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(elsewhere);
});

test('a message goes with the page that it stood on', async () => {
  shown();
  notify('Saved.');
  await screen.findByText('Saved.');
  cleanup();
  expect(within(shown().region).queryByText('Saved.')).toBeNull();
});

test('without a message F8 stays what it is to the browser', () => {
  const { elsewhere } = shown();
  expect(fireEvent.keyDown(elsewhere, { key: 'F8' })).toBe(true);
});
