import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.fixture.ts';
import { SettingsRoute } from './settings.route.tsx';

interface Sent {
  readonly version: number;
  readonly attributes: Record<string, unknown>;
}

/** Settings that a server keeps: each change counts the version up. */
async function openSettings(answers: Answers = {}) {
  let kept = SETTINGS;
  const sent: Sent[] = [];
  const shown = renderScreen(<SettingsRoute />, {
    at: '/organization-settings',
    session: sessionOf({ account: { activeRole: 'ADMIN' } }),
    answers: {
      organization: { id: 'organization-1', quotas: [], subOrganizations: [] },
      organizationLanguageModel: null,
      organizationSettings: () => kept,
      updateOrganizationSetting: ({ version, attributes }: Sent) => {
        sent.push({ version, attributes });
        kept = { ...kept, ...attributes, version: kept.version + 1 };
        return { ok: true, organizationSetting: kept };
      },
      ...answers,
    },
  });
  const reports = await screen.findByRole<HTMLInputElement>('switch', { name: 'Generate reports' });
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  return { ...shown, sent, reports, messages };
}

test('a change is said with what it is now, and undone from there', async () => {
  const { user, sent, reports, messages } = await openSettings();
  await user.click(reports);
  await messages.findByText('Saved. Generate reports is off.');
  expect(reports.checked).toBe(false);
  await user.click(messages.getByRole('button', { name: 'Undo' }));
  await messages.findByText('Undone. Generate reports is on.');
  expect(reports.checked).toBe(true);
  expect(sent).toEqual([
    { version: 4, attributes: { advisorCanGenerateReport: false } },
    { version: 5, attributes: { advisorCanGenerateReport: true } },
  ]);
});

test('the time zone is changed in the same way', async () => {
  const { user, sent, messages } = await openSettings();
  const zone = screen.getByLabelText<HTMLSelectElement>('Time zone');
  await user.selectOptions(zone, 'Pacific Time');
  await messages.findByText('Saved. Days are told by Pacific Time.');
  await user.click(messages.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await messages.findByText('Undone. Days are told by Eastern Time.');
  expect(zone.value).toBe('America/New_York');
  expect(sent.map(({ attributes }) => attributes)).toEqual([
    { timeZone: 'America/Los_Angeles' },
    { timeZone: 'America/New_York' },
  ]);
});

test.each([
  ['Require two-factor sign-in', 'Require two-factor sign-in?', 'Require it'],
  ['Rotate passwords', 'Rotate passwords?', 'Rotate passwords'],
  ['Show the audit log', 'Hide the audit log?', 'Hide it'],
])('"%s" asks before it changes', async (name, title, confirm) => {
  const { user, sent } = await openSettings();
  const control = screen.getByRole<HTMLInputElement>('switch', { name });
  const before = control.checked;
  await user.click(control);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect([control.checked, sent.length]).toEqual([before, 0]);
  await user.click(control);
  await user.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect([control.checked, sent.length]).toEqual([!before, 1]));
});

test('what somebody else changed meanwhile is shown, and the own change is said not to be saved', async () => {
  const { user, reports, messages } = await openSettings({
    updateOrganizationSetting: () => {
      throw refusal('Somebody changed these settings meanwhile.', 'STALE_VERSION');
    },
  });
  await user.click(reports);
  await messages.findByText(/nothing of yours was saved/);
  expect(reports.checked).toBe(true);
});

test('a switch that changes nothing yet is not offered', async () => {
  await openSettings();
  for (const name of [
    'Use private clients',
    'Hide help chat',
    'Invite clients to documents',
    'Have values reviewed for them',
  ])
    expect(screen.queryByRole('switch', { name })).toBeNull();
});
