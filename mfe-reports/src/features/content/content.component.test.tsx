import {
  type Answers,
  refusal,
  renderScreen,
  type ScreenOptions,
  screen,
  sessionOf,
  testLoading,
  testStale,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ContentRoute } from './content.route.tsx';

const slide = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  contents: `<p>Words of ${title}</p>`,
  showHeader: true,
  isRequiredForAdvisor: false,
  isRequiredForWeps: false,
  isApproved: true,
  ...more,
});
const content = (more: object = {}) => ({
  id: 'c1',
  organizationId: 'organization-1',
  version: 4,
  settings: {
    allowsCustomReportTitles: true,
    canUnlockPreviewToggle: true,
    canGeneratePreview: true,
    requiresPageNumbers: false,
    lockReportOrder: false,
    lockWepsReportOrder: false,
    shouldHideSteps: false,
    shouldHideVanillaDisclosure: false,
    shouldHideTerms: false,
  },
  titles: [{ id: 't1', role: 'ADVISOR', title: 'Wealth adviser' }],
  disclosures: [{ id: 'd1', title: 'Fees', disclosureContent: '<p>By the hour.</p>', isActive: true }],
  slides: [slide('s1', 'About us'), slide('s2', 'Our fees', { isApproved: false, isRequiredForAdvisor: true })],
  ...more,
});
const ADMIN = sessionOf({ account: { activeRole: 'ADMIN' } });
const open = (answers: Answers = {}, { at = '/report-content', session = ADMIN }: ScreenOptions = {}) =>
  renderScreen(<ContentRoute />, { at, session, answers: { organizationContent: content(), ...answers } });
const payload = (more: object = {}) => ({ ok: true, organizationContent: content({ version: 5, ...more }) });

const STATES = {
  open: (answers: Answers) => open(answers),
  field: 'organizationContent',
  answer: content(),
  loading: 'Loading report content',
  shown: 'Our fees',
};
testLoading(STATES);
testStale({ ...STATES, operation: 'ReportContent', says: /last update did not arrive/ });

test('an organization without content says what a slide is; who works in none is told whose pages these are', async () => {
  open({ organizationContent: content({ slides: [] }) });
  await screen.findByText('No slides yet');
});
test('outside of an organization there is nothing to change', async () => {
  open({}, { session: { ...ADMIN, organization: null } });
  await screen.findByText('No organization');
});

test('slides are listed with their first words, approved together, and moved by buttons', async () => {
  const sent: { name: string; variables: unknown }[] = [];
  const { user } = open({
    bulkApproveSlides: (variables: unknown) => {
      sent.push({ name: 'approve', variables });
      return payload({ slides: [slide('s1', 'About us'), slide('s2', 'Our fees')] });
    },
    updateOrganizationContent: (variables: unknown) => {
      sent.push({ name: 'order', variables });
      return payload({ version: 6, slides: [slide('s2', 'Our fees'), slide('s1', 'About us')] });
    },
  });
  const row = (await screen.findByRole('checkbox', { name: 'Our fees' })).closest('li') as HTMLElement;
  within(row).getByText('Words of Our fees');
  within(row).getByText('Waits for approval');
  within(row).getByText('In every report of advisors');
  await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Approve chosen' }));
  await screen.findByText('The slide is printed from now on.');
  await user.click(screen.getByRole('button', { name: 'Move up: Our fees' }));
  await screen.findByText('“Our fees” is moved up.');
  expect(sent).toMatchObject([
    { name: 'approve', variables: { organizationId: 'organization-1', version: 4, ids: ['s2'], isApproved: true } },
    { name: 'order', variables: { version: 5, slides: [{ id: 's2' }, { id: 's1' }] } },
  ]);
  expect(screen.getByRole('button', { name: 'Move up: Our fees' }).hasAttribute('disabled')).toBe(true);
});

test('a slide is written in a dialog, and what another tab saved meanwhile stays beside it', async () => {
  let reads = 0;
  const sent: unknown[] = [];
  const newer = content({ version: 9, slides: [slide('s1', 'About us, newly'), slide('s2', 'Our fees')] });
  const { user } = open({
    organizationContent: () => {
      reads += 1;
      return reads === 1 ? content() : newer;
    },
    updateOrganizationContent: (variables: { version: number }) => {
      sent.push(variables);
      if (variables.version !== 9) throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION');
      return payload({ version: 10 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Our fees' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('textbox', { name: 'Words and pictures' });
  within(dialog).getByRole('toolbar', { name: 'How it looks' });
  const title = within(dialog).getByLabelText(/^Title/);
  await user.clear(title);
  await user.click(within(dialog).getByRole('button', { name: 'Save slide' }));
  await within(dialog).findAllByText('Title is required');
  await user.type(title, 'What we charge');
  await user.click(within(dialog).getByRole('button', { name: 'Save slide' }));
  await screen.findByText(/“What we charge” is saved/);
  expect(sent.at(-1)).toMatchObject({
    version: 9,
    slides: [{ title: 'About us, newly' }, { id: 's2', title: 'What we charge', contents: '<p>Words of Our fees</p>' }],
  });
});

test('a slide that is removed is asked for first', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    updateOrganizationContent: (variables: unknown) => {
      sent.push(variables);
      return payload({ slides: [slide('s1', 'About us')] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Our fees' }));
  await user.click(await screen.findByRole('button', { name: 'Remove slide' }));
  await screen.findByText('“Our fees” is removed.');
  expect(sent).toMatchObject([{ version: 4, slides: [{ id: 's1' }] }]);
});

test('a disclosure is added and switched off', async () => {
  const sent: unknown[] = [];
  const { user } = open(
    {
      createDisclosure: (variables: unknown) => {
        sent.push(variables);
        return payload();
      },
      updateDisclosure: (variables: unknown) => {
        sent.push(variables);
        return payload({ version: 6 });
      },
    },
    { at: '/report-content?part=disclosures' },
  );
  await screen.findByText('By the hour.');
  await user.click(screen.getByRole('button', { name: 'Add disclosure' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText(/^Title/), 'Taxes');
  await user.click(within(dialog).getByRole('button', { name: 'Add disclosure' }));
  await screen.findByText('“Taxes” is saved.');
  await user.click(screen.getByRole('switch', { name: 'Print: Fees' }));
  await screen.findByText('“Fees” is printed no more.');
  expect(sent).toMatchObject([
    { version: 4, attributes: { title: 'Taxes' } },
    { version: 5, id: 'd1', attributes: { isActive: false } },
  ]);
});

test('titles are set and removed by role', async () => {
  const sent: unknown[] = [];
  const { user } = open(
    {
      createReportTitle: (variables: unknown) => {
        sent.push(variables);
        return payload();
      },
      deleteReportTitle: (variables: unknown) => {
        sent.push(variables);
        return payload({ version: 6, titles: [] });
      },
    },
    { at: '/report-content?part=titles' },
  );
  const list = await screen.findByRole('list', { name: 'Titles by role' });
  expect(list.textContent).toContain('Wealth adviser, Advisor');
  await user.click(screen.getByRole('button', { name: 'Set title' }));
  await screen.findByText('Title is required');
  await user.selectOptions(screen.getByLabelText('Role'), 'Attorney');
  await user.type(screen.getByLabelText('Title'), 'Partner');
  await user.click(screen.getByRole('button', { name: 'Set title' }));
  await screen.findByText('Attorney is printed as “Partner”.');
  await user.click(screen.getByRole('button', { name: 'Remove the title of Advisor' }));
  await screen.findByText('No titles yet');
  expect(sent).toMatchObject([
    { version: 4, role: 'ATTORNEY', title: 'Partner' },
    { version: 5, id: 't1' },
  ]);
});

test('each switch of the settings says what it does, and one that somebody else was faster with saves nothing', async () => {
  let isTaken = false;
  const { user } = open(
    {
      updateReportSettings: ({ attributes }: { attributes: object }) => {
        if (isTaken) throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION');
        return payload({ settings: { ...content().settings, ...attributes } });
      },
    },
    { at: '/report-content?part=settings' },
  );
  expect(await screen.findAllByRole('switch')).toHaveLength(9);
  const numbers = screen.getByRole('switch', { name: 'Always print page numbers' });
  await user.click(numbers);
  await screen.findByText('Saved. Nobody can leave them out.');
  await waitFor(() => expect((numbers as HTMLInputElement).checked).toBe(true));
  isTaken = true;
  await user.click(screen.getByRole('switch', { name: 'Keep the order of pages' }));
  await screen.findByText(/Somebody changed this meanwhile/);
});
