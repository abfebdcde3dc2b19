import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RailFrame } from './left-rail.tsx';

test('before the rail a link leads past it, to the page', () => {
  const items = [{ label: 'Trusts', href: '/trusts', icon: null }];
  const { getAllByRole, getByText } = render(
    <RailFrame label="Estate" heading="The Alders" items={items}>
      <p>Page</p>
    </RailFrame>,
  );
  const [first] = getAllByRole('link');
  expect(first?.textContent).toBe('Skip to the page');
  const page = document.querySelector(first?.getAttribute('href') ?? '');
  expect(page?.contains(getByText('Page'))).toBe(true);
  expect(page?.contains(getByText('Trusts'))).toBe(false);
  expect(page?.getAttribute('tabindex')).toBe('-1');
});
