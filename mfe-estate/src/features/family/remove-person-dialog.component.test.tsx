import { screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { family, open, refreshed } from './family.fixture.tsx';

const uses = (...all: [words: string, keepsPerson: boolean][]) => ({
  person: { id: 'lena', name: 'Lena Birch', uses: all.map(([words, keepsPerson]) => ({ words, keepsPerson })) },
});

test('somebody whom the estate names is not removed: the dialog says where, with the thing’s name', async () => {
  const { user } = open({
    ...family(3),
    ...uses(
      ['Beneficiary of Roth IRA', true],
      ['First successor trustee: Birch Trust', true],
      ['Child of Orin Birch', false],
    ),
  });
  await user.click(await screen.findByRole('button', { name: /Lena Birch/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lena Birch is still needed' });
  await within(dialog).findByText('Beneficiary of Roth IRA');
  expect(within(dialog).getByText('First successor trustee: Birch Trust')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Remove person' })).toBeNull();
});

test('who is removed can be brought back, with the version that the removal made', async () => {
  const restored: unknown[] = [];
  const { user } = open({
    ...family(3),
    ...uses(['Child of Orin Birch', false]),
    deletePerson: refreshed,
    restorePerson: (input: unknown) => {
      restored.push(input);
      return { ok: true, person: { id: 'lena', name: 'Lena Birch' }, estate: { id: 'estate-1', version: 5 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Lena Birch/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Lena Birch?' });
  await within(dialog).findByText('Child of Orin Birch');
  await user.click(within(dialog).getByRole('button', { name: 'Remove person' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored).toEqual([{ estateId: 'estate-1', id: 'lena', version: 4 }]));
});
