import { renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.fixture.ts';
import { SettingsRoute } from './settings.route.tsx';

const movement = (number: number) => ({
  referenceId: `use-${number}`,
  estateId: null,
  amount: number,
  status: 'SETTLED',
  createdAt: '2026-11-20T15:00:00.000Z',
  settledAt: null,
});
/** As the service gives them: the newest first, and those that are asked for. */
function openWith(uses: number) {
  const all = Array.from({ length: uses }, (_, index) => movement(uses - index));
  const movements = ({ limit, offset }: { limit: number; offset: number }) => all.slice(offset, offset + limit);
  const quota = {
    id: 'quota-1',
    type: 'DOC_ABSTRACTION_TOKENS',
    total: 600,
    used: 45,
    reserved: 0,
    free: 555,
    rotationDays: null,
    rotationStartedAt: null,
    adjustNextRotationAt: null,
    movements,
  };
  return renderScreen(<SettingsRoute />, {
    at: '/organization-settings',
    session: sessionOf({ account: { activeRole: 'ADMIN' } }),
    answers: {
      organization: { id: 'organization-1', quotas: [quota], subOrganizations: [] },
      organizationSettings: SETTINGS,
    },
  });
}
/** The amounts in the rows: between the time and the state. */
const amounts = (): string[] =>
  screen.getAllByRole('row').flatMap(({ textContent }) => textContent.match(/M(\d+)Used/)?.[1] ?? []);

test('what was used is read page by page, to the first of it and back', async () => {
  const { user } = openWith(45);
  await expect.poll(amounts).toHaveLength(20);
  for (const [button, first, count] of [
    ['Earlier', '25', 20],
    ['Earlier', '5', 5],
    ['Newer', '25', 20],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => amounts()[0]).toBe(first);
    expect(amounts()).toHaveLength(count);
  }
});

test('a single page has nothing to turn', async () => {
  openWith(20);
  await expect.poll(amounts).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull();
});
