import { type Answers, refusal, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { listOf, openClients } from './clients.fixture.tsx';
import { viewOf } from './use-client-views.ts';

interface View {
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}
const LARGE: View = { name: 'Large estates', query: 'direction=DESC&sort=netWorth', isDefault: false };
const VERMONT: View = { name: 'Vermont', query: 'state=VT', isDefault: false };

/** Views as the server keeps them: each change is over the version that was seen. */
function open(views: readonly View[], at = '/clients', answers: Answers = {}) {
  let kept = { id: 'views-1', version: 1, views };
  const shown = openClients(
    {
      estates: listOf(),
      ownClientViews: () => kept,
      updateOwnClientViews: ({ input }: { input: { version: number; views: readonly View[] } }) => {
        if (input.version !== kept.version) throw refusal('Somebody was faster.', 'STALE_VERSION');
        kept = { ...kept, version: kept.version + 1, views: input.views };
        return { ok: true, ownClientViews: kept };
      },
      ...answers,
    },
    { at },
  );
  return { ...shown, kept: () => kept.views };
}
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Saved views' }));
/** `hidden`: jsdom lays nothing out, so the menu takes its button for one that was scrolled out of sight. */
const choose = async ({ user }: ReturnType<typeof open>, view: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More for the view ${view}` }));
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};

test.each([
  ['sort=name&direction=ASC', ''],
  ['page=3&state=VT', 'state=VT'],
  ['state=VT&advisor=me', 'advisor=me&state=VT'],
])('%s shows what "%s" shows', (one, other) => {
  expect(viewOf(one)).toBe(viewOf(other));
});

test('a view is an address: its tab leads there and is the current one', async () => {
  const { user, path } = open([LARGE, VERMONT]);
  const bar = await tabs();
  expect(bar.getByRole('link', { name: 'All clients' }).getAttribute('aria-current')).toBe('page');
  await user.click(bar.getByRole('link', { name: 'Vermont' }));
  await expect.poll(path).toBe('/clients?state=VT');
  await expect.poll(() => bar.getByRole('link', { name: 'Vermont' }).getAttribute('aria-current')).toBe('page');
});

test('what the list is narrowed to is saved under a name', async () => {
  const shown = open([LARGE], '/clients?state=VT&page=2');
  const { user, kept } = shown;
  await user.click(await screen.findByRole('button', { name: 'Save as new view' }));
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await screen.findByText('A view needs a name');
  await user.type(screen.getByLabelText('Name of the view'), 'Vermont');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await screen.findByText('"Vermont" is saved.');
  expect(kept().map(({ name }) => name)).toEqual(['Large estates', 'Vermont']);
  expect(viewOf(kept()[1]?.query ?? '')).toBe(viewOf('state=VT'));
});

test('a name that is taken is refused in words, in the dialog', async () => {
  const { user } = open([], '/clients?state=VT', {
    updateOwnClientViews: () => {
      throw refusal('There is a view called "Vermont" already.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save as new view' }));
  await user.type(await screen.findByLabelText('Name of the view'), 'Vermont');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await screen.findByText(/There is a view called "Vermont" already/);
});

test('a view that was changed says so, is saved as it is shown, and is as it was by Undo', async () => {
  const { user, kept } = open([VERMONT], '/clients?state=VT');
  await screen.findByRole('button', { name: 'More for the view Vermont' });
  await user.selectOptions(screen.getByLabelText('State'), 'MA');
  await screen.findByText('View changed');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('"Vermont" is saved as it is shown.');
  expect(viewOf(kept()[0]?.query ?? '')).toBe(viewOf('state=MA'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('"Vermont" is as it was.');
  expect(kept()).toEqual([VERMONT]);
});

test('a changed view goes back by Reset', async () => {
  const { user, path } = open([VERMONT], '/clients?state=VT');
  await screen.findByRole('button', { name: 'More for the view Vermont' });
  await user.selectOptions(screen.getByLabelText('State'), 'MA');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await expect.poll(path).toBe('/clients?state=VT');
});

test('a view is renamed, and deleted with a way back to its place', async () => {
  const shown = open([VERMONT, LARGE], '/clients?state=VT');
  const { user, kept } = shown;
  await choose(shown, 'Vermont', 'Rename view');
  const name = await screen.findByLabelText('Name of the view');
  await user.clear(name);
  await user.type(name, 'Green hills');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await screen.findByText('The view is called "Green hills" now.');
  await choose(shown, 'Green hills', 'Delete view');
  await screen.findByText('"Green hills" is deleted.');
  expect(kept()).toEqual([LARGE]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('"Green hills" is back.');
  expect(kept().map((view) => view.name)).toEqual(['Green hills', 'Large estates']);
});

test('the bare list opens with the view that was chosen for it, and all clients are one click away', async () => {
  const { user, path } = open([{ ...VERMONT, isDefault: true }]);
  await expect.poll(path).toBe('/clients?state=VT');
  await user.click((await tabs()).getByRole('link', { name: 'All clients' }));
  await expect.poll(path).toBe('/clients');
});

test('the view that the list opens with is chosen in its menu', async () => {
  const shown = open([VERMONT, { ...LARGE, isDefault: true }], '/clients?state=VT');
  await choose(shown, 'Vermont', 'Open the list with this view');
  await screen.findByText('The list opens with "Vermont" from now on.');
  expect(shown.kept().map(({ isDefault }) => isDefault)).toEqual([true, false]);
});
