import { screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { listedWith, openTabs } from './documents.fixture.tsx';

test('R183: tabs show the documents of the client, of the spouse, and what is joint', async () => {
  const opened = openTabs('/estate/e1/documents');
  const tabs = within(await screen.findByRole('navigation', { name: 'Whose documents' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Ada Marsh',
    'Ben Marsh',
    'Joint',
  ]);
  await opened.user.click(tabs.getByRole('link', { name: 'Ben Marsh' }));
  await waitFor(() => expect(listedWith(opened).at(-1)).toMatchObject({ filter: { owner: 'Ben Marsh' } }));
  expect(opened.path()).toContain('owner=Ben+Marsh');
  await opened.user.click(tabs.getByRole('link', { name: 'Joint' }));
  await screen.findByText('No documents: Joint');
});

test('R184: the tab of settlors from outside is there with its flag alone, and lists what nobody of the couple settled', async () => {
  const opened = openTabs('/estate/e1/documents?owner=3rd+Party+Settlors', {
    ENABLE_THIRD_PARTY_SETTLED_TRUSTS: true,
  });
  const tabs = within(await screen.findByRole('navigation', { name: 'Whose documents' }));
  expect(tabs.getByRole('link', { name: '3rd Party Settlors' }).getAttribute('aria-current')).toBe('page');
  await waitFor(() =>
    expect(listedWith(opened)).toEqual([
      expect.objectContaining({
        filter: { searchTerm: null, settledByOthersThan: ['Ada Marsh', 'Ben Marsh'] },
      }),
    ]),
  );
});
