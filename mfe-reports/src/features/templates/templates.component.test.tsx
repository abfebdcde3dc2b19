import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { templateOf } from './template.fixture.ts';
import { TemplatesRoute } from './templates.route.tsx';

const OWN = templateOf('t1', 'Annual review');
const SHARED = templateOf('t2', 'First meeting', { isShared: true, canEdit: false, createdByName: 'Tom Reyes' });
const listOf = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });
const SESSION = sessionOf({ settings: { enableReportTemplates: true, advisorCanGenerateReport: true } });
const open = (answers: Answers = {}) =>
  renderScreen(<TemplatesRoute />, {
    at: '/reports/templates',
    session: SESSION,
    answers: { reportTemplates: listOf(OWN, SHARED), ...answers },
  });

const STATES = {
  open,
  field: 'reportTemplates',
  answer: listOf(OWN, SHARED),
  loading: 'Loading templates',
  shown: 'Annual review',
};
testLoading(STATES);
testStale({ ...STATES, operation: 'ReportTemplates', says: /last update did not arrive/ });

test('without a template the page says how one comes about', async () => {
  open({ reportTemplates: listOf() });
  await screen.findByText(/choose “Save as template” in its builder/);
});

test('each template begins a report; only what one may change can be shared, renamed and deleted', async () => {
  open();
  const shared = await screen.findByRole('row', { name: /First meeting/ });
  expect(shared.textContent).toContain('Tom Reyes');
  expect(within(shared).queryByRole('button')).toBeNull();
  const link = within(shared).getByRole('link', { name: 'New report from First meeting' });
  expect(link.getAttribute('href')).toBe('/reports/new?template=t2');
});

test('one is shared, renamed and deleted over the version that is shown', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    updateReportTemplate: (variables: { attributes: object }) => {
      sent.push(variables);
      return { ok: true, reportTemplate: { ...OWN, version: 2, ...variables.attributes } };
    },
    deleteReportTemplate: (variables: unknown) => {
      sent.push(variables);
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Share Annual review' }));
  await screen.findByText('Everybody of the organization may begin with “Annual review”.');
  await user.click(screen.getByRole('button', { name: 'Rename Annual review' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await within(dialog).findByText('Name is required');
  await user.type(within(dialog).getByLabelText('Name'), 'Yearly');
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await screen.findByText('The template is called “Yearly”.');
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete template' }));
  await screen.findByText(/is deleted\.$/);
  expect(sent).toMatchObject([
    { id: 't1', version: 1, attributes: { isShared: true } },
    { id: 't1', attributes: { name: 'Yearly' } },
    { id: 't1' },
  ]);
});

test('a change that somebody else was faster with says that nothing was saved', async () => {
  const { user } = open({
    updateReportTemplate: () => {
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Share Annual review' }));
  await screen.findByText(/nothing of yours was saved/);
});
