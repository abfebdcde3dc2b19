import { type Answers, refusal, renderScreen, screen, sessionOf, unanswered, waitFor } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ReportSettingsRoute } from './report-settings.route.tsx';

const SECTIONS = [
  { id: 'cover', title: 'Cover', description: 'The first page.', required: true },
  { id: 'taxes', title: 'Taxes', description: 'What the tax takes.', required: false },
  { id: 'trusts', title: 'Trusts', description: 'Who holds what.', required: false },
];
const settings = (changes: object = {}) => ({
  id: 'settings-1',
  version: 1,
  preparedBy: null,
  sections: ['taxes', 'trusts'],
  showToClient: false,
  availableSections: SECTIONS,
  ...changes,
});

/** An advisor whose organization lets advisors make reports. */
const ADVISOR = sessionOf({ settings: { advisorCanGenerateReport: true } });

function openSettings(answers: Answers, session = ADVISOR) {
  return renderScreen(<ReportSettingsRoute />, { at: '/account/edit/report-settings', session, answers });
}
const preparedBy = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Prepared by/ });
const save = () => screen.getByRole('button', { name: 'Save report settings' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

test('while they are read a placeholder says what is loading', async () => {
  openSettings({ ownReportSettings: unanswered });
  await screen.findByLabelText('Loading your report settings');
});

test('pages of every report cannot be left out, and nothing is saved before a change', async () => {
  openSettings({ ownReportSettings: settings() });
  await preparedBy();
  expect([box('Cover').checked, box('Cover').disabled, box('Taxes').disabled]).toEqual([true, true, false]);
  expect(save().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Left empty, it is Nora Finch/)).toBeDefined();
});

test('settings that cannot be read say so, and can be read again', async () => {
  let fails = true;
  const { user } = openSettings({
    ownReportSettings: () => {
      if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
      return settings({ preparedBy: 'Calder and Associates' });
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect((await preparedBy()).value).toBe('Calder and Associates');
});

test('settings that cannot be saved say so and keep what was typed, and can be saved again', async () => {
  const { user, graph } = openSettings({ ownReportSettings: settings() });
  await user.type(await preparedBy(), 'Calder and Associates');
  graph.cut('UpdateOwnReportSettings');
  await user.click(save());
  await screen.findByRole('alert');
  expect((await preparedBy()).value).toBe('Calder and Associates');
  graph.letThrough('UpdateOwnReportSettings');
  graph.answer({
    updateOwnReportSettings: ({ input }: { input: object }) => ({
      ok: true,
      ownReportSettings: { ...settings(), ...input, version: 2 },
    }),
  });
  await user.click(save());
  await waitFor(() => expect(save().hasAttribute('disabled')).toBe(true));
  expect(graph.sent.at(-1)?.variables).toEqual({
    input: { version: 1, preparedBy: 'Calder and Associates', sections: ['taxes', 'trusts'], showToClient: false },
  });
});

test('what another window has saved meanwhile is shown and not overwritten', async () => {
  const { user, graph } = openSettings({ ownReportSettings: settings() });
  await user.type(await preparedBy(), 'From here');
  graph.answer({
    updateOwnReportSettings: () => {
      throw refusal('Changed meanwhile', 'STALE_VERSION');
    },
    ownReportSettings: settings({ version: 2, preparedBy: 'From elsewhere', sections: ['trusts'] }),
  });
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('changed in another window meanwhile');
  expect((await preparedBy()).value).toBe('From elsewhere');
  expect([box('Taxes').checked, box('Trusts').checked]).toEqual([false, true]);
});

test('in support mode they cannot be changed', async () => {
  const impersonatedBy = { id: 'account-2', name: 'Sam Okoro', emailAddress: 'super@example.com' };
  const { graph } = openSettings({ ownReportSettings: settings() }, { ...ADVISOR, impersonatedBy });
  await screen.findByText('Report settings cannot be changed in support mode.');
  expect(graph.sent.map(({ name }) => name)).not.toContain('OwnReportSettings');
});
