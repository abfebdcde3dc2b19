import { screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { testEstatePage } from '../estate/estate-page.fixture.tsx';
import { ANSWERS, listOf, open, page, sheet, will } from './overview.fixture.tsx';

testEstatePage(page, {
  what: 'the overview',
  operation: 'OverviewRoute',
  answers: ANSWERS,
  shown: 'The Marsh Family',
});

test('documents are named with their state, and the link says how many there are', async () => {
  open(
    {},
    {},
    listOf(11, will, {
      ...will,
      id: 'd2',
      name: 'Health care proxy',
      executedAt: null,
      status: 'MISSING',
      shownStatus: 'Missing',
    }),
  );
  const documents = await sheet('Key documents');
  within(documents).getByText('Signed Mar 1, 2019');
  within(documents).getByText('No date on file');
  within(documents).getByText('Under review');
  expect(within(documents).getByRole('link', { name: 'All 11' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents',
  );
});

test('without a document the page says what one is for', async () => {
  open();
  const documents = await sheet('Key documents');
  within(documents).getByText('No documents yet');
  expect(within(documents).getByRole('link', { name: 'Open documents' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents',
  );
});

test('without anybody who acts the page says so', async () => {
  open();
  await screen.findByText(/Nobody is named yet/);
});

test('a report is offered where the organization lets advisors make one', async () => {
  open({}, { settings: { advisorCanGenerateReport: true } });
  const create = await screen.findByRole('link', { name: 'Create report' });
  expect(create.getAttribute('href')).toBe('/estate/estate-1/reports/new');
});

test.each([
  ['an advisor whose organization has switched reports off', 'ADVISOR'],
  ['a client', 'CLIENT'],
] as const)('%s is offered no report', async (_who, activeRole) => {
  open({}, { activeRole });
  await screen.findByRole('link', { name: 'Estate diagram' });
  expect(screen.queryByRole('link', { name: 'Create report' })).toBeNull();
});
