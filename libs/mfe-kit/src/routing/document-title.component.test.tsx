import { expect, test } from 'vitest';
import { renderScreen, sessionOf, waitFor } from '../testing/index.ts';
import { TitleContext, useDocumentTitle } from './document-title.ts';

function Titled({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

const about = (whom: string | null, title: string) => (
  <TitleContext value={whom}>
    <Titled title={title} />
  </TitleContext>
);
const session = sessionOf({ organization: { name: 'Northmere Wealth' } });

test.each([
  ['a page of an estate names its household', 'The Castellan Family', 'Family', 'Family · The Castellan Family'],
  ['a page of the firm names the firm', null, 'Clients', 'Clients · Northmere Wealth'],
  [
    'a household itself is one of the firm',
    'The Castellan Family',
    'The Castellan Family',
    'The Castellan Family · Northmere Wealth',
  ],
] as const)('%s', async (_what, whom, title, shown) => {
  renderScreen(about(whom, title), { session });
  await waitFor(() => expect(document.title).toBe(shown));
});

test('a page for visitors is named alone', async () => {
  renderScreen(about(null, 'Sign in'));
  await waitFor(() => expect(document.title).toBe('Sign in'));
});
