import { CombinedGraphQLErrors } from '@apollo/client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { changeReversibly } from './change-back.ts';

const stale = () =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'Somebody changed this meanwhile.', extensions: { code: 'STALE_VERSION' } }],
  });

interface House {
  readonly name: string;
  readonly balance: number;
}

/** A house in an estate that is saved as the server saves: a change over an old version is refused. */
function savedHouse() {
  let saved = { values: { name: 'House', balance: 100 }, version: 7 };
  const change = async (values: House, version: number): Promise<number> => {
    if (version !== saved.version) throw stale();
    saved = { values, version: version + 1 };
    return saved.version;
  };
  return {
    now: () => saved,
    /** Somebody else changes the house, or with null another thing of its estate. */
    changedElsewhere(values: House | null) {
      saved = { values: values ?? saved.values, version: saved.version + 1 };
    },
    revalue: () =>
      changeReversibly<House>({
        name: 'House',
        before: saved,
        after: { name: 'House', balance: 250 },
        change,
        read: async () => saved,
        saved: 'House is saved.',
        undone: 'House is as it was.',
      }),
  };
}

async function revalued() {
  const house = savedHouse();
  const { user } = renderScreen(<p>Balance sheet</p>);
  await house.revalue();
  await screen.findByText('House is saved.');
  const undo = async (): Promise<void> => user.click(screen.getByRole('button', { name: 'Undo' }));
  return { house, undo };
}

test('a change is taken back by the message that says it', async () => {
  const { house, undo } = await revalued();
  await undo();
  await screen.findByText('House is as it was.');
  expect(house.now().values.balance).toBe(100);
});

test('it is taken back also after another thing of the estate has changed', async () => {
  const { house, undo } = await revalued();
  house.changedElsewhere(null);
  house.changedElsewhere(null);
  await undo();
  await screen.findByText('House is as it was.');
  expect(house.now().values.balance).toBe(100);
});

test('what somebody has changed again meanwhile stays, and that is said', async () => {
  const { house, undo } = await revalued();
  house.changedElsewhere({ name: 'House', balance: 333 });
  await undo();
  await screen.findByText('House was not changed back: it has changed again meanwhile.');
  expect(house.now().values.balance).toBe(333);
});
