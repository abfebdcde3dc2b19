import { screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { change, history, listOf, open, sheet } from './overview.fixture.tsx';

test('what was changed last is said with who and when, and the way to all of it', async () => {
  open({}, {}, listOf(0), history(change));
  await screen.findByText('Changed Lake house: Value');
  const activity = await sheet('Recent activity');
  expect(activity.textContent).toContain('Sam Okoro');
  expect(within(activity).getByRole('link', { name: 'All changes' }).getAttribute('href')).toBe(
    '/estate/estate-1/history',
  );
});

test('without any change on record the page says what will stand here', async () => {
  open();
  await screen.findByText(/Nothing is on record yet/);
});

test('changes that cannot be read leave the rest of the page, and are read again when asked to', async () => {
  let fails = true;
  const { user } = open({}, {}, listOf(0), () => {
    if (fails) throw new Error('no answer');
    return history(change);
  });
  await screen.findByText('What was changed last could not be read.');
  screen.getByText('The Marsh Family');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Changed Lake house: Value');
});

test('whoever may not change the estate is not shown what was changed', async () => {
  const { graph } = open({}, { activeRole: 'CLIENT' });
  await screen.findByText('The Marsh Family');
  expect(screen.queryByRole('heading', { name: 'Recent activity' })).toBeNull();
  expect(graph.sent.map(({ name }) => name)).not.toContain('RecentActivity');
});
