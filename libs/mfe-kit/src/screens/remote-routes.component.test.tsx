import { test } from 'vitest';
import { SectionBoundary } from '../boundary/section-boundary.tsx';
import { renderScreen, screen } from '../testing/index.ts';
import { remoteRoutes } from './remote-routes.tsx';
import type { Screen } from './screen.ts';

const SCREENS = [{ id: 'people', path: 'people', title: 'People', access: 'public' }] as const satisfies Screen[];

const People = () => <h2>People</h2>;

/** A remote whose page comes at the `succeedsAt`-th try. */
function show(succeedsAt: number) {
  let tries = 0;
  const Routes = remoteRoutes(SCREENS, {
    people: async () => {
      tries += 1;
      if (tries < succeedsAt) throw new Error('the file did not come');
      return People;
    },
  });
  return renderScreen(
    <SectionBoundary name="Administration">
      <Routes />
    </SectionBoundary>,
    { at: '/people' },
  );
}

test('a page whose file does not come once is fetched again, without a word', async () => {
  show(2);
  await screen.findByRole('heading', { name: 'People' });
});

test('a page whose file does not come says so, and Try again fetches it anew', async () => {
  const { user } = show(5);
  await screen.findByRole('heading', { name: /is unavailable/ });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'People' });
});
