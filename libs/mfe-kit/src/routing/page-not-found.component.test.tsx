import type { MembershipRole } from '@platform/contracts';
import { expect, test } from 'vitest';
import { renderScreen, screen, sessionOf } from '../testing/index.ts';
import { PageNotFound } from './page-not-found.tsx';

test.each([
  ['ADVISOR', 'Go to Dashboard'],
  ['ATTORNEY', 'Go to Dashboard'],
  ['CLIENT', 'Go to your home page'],
  ['EXTERNAL_COLLABORATOR', 'Go to your home page'],
  ['SUPER_ADMIN', 'Go to your home page'],
] as const satisfies readonly (readonly [MembershipRole, string])[])(
  'an address without a page leads back to what is the home of %s, by its name',
  async (activeRole, name) => {
    renderScreen(<PageNotFound />, { session: sessionOf({ account: { activeRole } }) });
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/');
  },
);
