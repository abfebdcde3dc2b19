import type { DocumentStatus } from '@platform/contracts/domain';
import { labelOf } from '@platform/contracts/labels';
import { type Answers, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ClientHomeRoute } from './client-home.route.tsx';

const TOTALS = {
  everything: 48_098_680_00,
  family: 39_407_349_12,
  charity: 1_500_000_00,
  tax: 7_191_330_88,
  claims: 0,
  state: 0,
};
const document = (id: string, name: string, status: DocumentStatus) => ({
  id,
  name,
  ownerName: null,
  documentKind: 'WILL',
  executedAt: status === 'COMPLETE' ? '2019-03-01' : null,
  status,
  shownStatus: labelOf('DocumentStatus', status),
});
const ANSWERS: Answers = {
  estates: { collection: [{ id: 'e1', displayName: 'The Castellan Family', organization: null }] },
  estate: {
    id: 'e1',
    displayName: 'The Castellan Family',
    advisor: { id: 'a1', name: 'Nora Finch', emailAddress: 'nora@example.com' },
    netWorthReceipt: {
      total: 38_844_780_00,
      asOf: '2026-11-20',
      outsideTotal: 9_253_900_00,
      outside: [
        { label: 'Trust portfolio', amount: 4_253_900_00 },
        { label: 'Survivorship policy', amount: 5_000_000_00 },
      ],
    },
    distribution: {
      problem: null,
      deaths: [
        { death: 'FIRST_DEATH', on: '2026-11-21' },
        { death: 'SECOND_DEATH', on: '2026-12-21' },
      ],
      totals: TOTALS,
    },
  },
  documents: {
    collection: [document('d1', 'Will', 'COMPLETE'), document('d2', 'Power of attorney', 'MISSING')],
    metadata: { totalCount: 11 },
  },
  reports: {
    collection: [
      {
        id: 'r1',
        name: 'Estate report',
        status: 'COMPLETE',
        compiledReport: '/files/r1',
        pageCount: 14,
        completedAt: '2026-11-20T15:00:00.000Z',
      },
    ],
  },
};
const client = sessionOf({ account: { name: 'Helen Castellan', activeRole: 'CLIENT' } });

test('a client finds what is hers, what to do, her documents and report, and her advisor', async () => {
  renderScreen(<ClientHomeRoute />, { session: client, answers: ANSWERS });
  await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Helen$/ });
  expect(await screen.findByText(/One thing would complete your plan\.$/)).toBeTruthy();
  for (const name of ['To do', 'What is yours', 'Where everything goes', 'Your report', 'Documents'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  const open = screen.getByRole('link', { name: 'Open: Power of attorney' });
  expect(open.getAttribute('href')).toBe('/estate/e1/documents/upload?document=d2');
  expect(screen.getByRole('link', { name: 'Open PDF: Estate report' }).getAttribute('href')).toBe('/files/r1');
  expect(screen.getByText('14 pages, Nov 20, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to Nora Finch' }).getAttribute('href')).toBe(
    'mailto:nora@example.com',
  );
  expect(screen.getByText(/as if both of you died in 2026/)).toBeTruthy();
});

test('the whole that is divided is said to be what is hers and what stands outside of it', async () => {
  renderScreen(<ClientHomeRoute />, { session: client, answers: ANSWERS });
  await screen.findByRole('heading', { name: 'Where everything goes' });
  const shown = window.document.body.textContent?.replaceAll(/\$([\d.]+M)\$[\d,.]+/g, '$$$1');
  expect(shown).toContain(
    '$9.25M more is not part of your taxable estate: Survivorship policy ($5.00M) and Trust portfolio ($4.25M).',
  );
  expect(shown).toContain('Of $48.10M in the end, the $38.84M and the $9.25M above together:');
});

test('a whole that has grown until the deaths is not called the sum of what stands above', async () => {
  const { estate } = ANSWERS as { estate: { distribution: object } };
  const distribution = { ...estate.distribution, totals: { ...TOTALS, everything: 50_000_000_00 } };
  renderScreen(<ClientHomeRoute />, { session: client, answers: { ...ANSWERS, estate: { ...estate, distribution } } });
  await screen.findByRole('heading', { name: 'Where everything goes' });
  expect(screen.queryByText(/above together/)).toBeNull();
});

test('where everything goes is all of it: debts and costs have their part', async () => {
  const { estate } = ANSWERS as { estate: { distribution: object } };
  const totals = { everything: 10_000_00, family: 8_000_00, charity: 0, tax: 1_000_00, claims: 1_000_00, state: 0 };
  const distribution = { ...estate.distribution, totals };
  const answers = { ...ANSWERS, estate: { ...estate, distribution } };
  renderScreen(<ClientHomeRoute />, { session: client, answers });
  const whole = await screen.findByRole('figure', { name: 'Where everything goes' });
  const parts = [...whole.querySelectorAll('li')].map(({ lastElementChild: percent, children }) =>
    [children[1]?.textContent, percent?.textContent].join(' '),
  );
  expect(parts).toEqual(['Your family 80.0%', 'Estate tax, state and federal 10.0%', 'Debts and costs 10.0%']);
});

test('what is not worked out is said in plain words, and nothing to do is nothing', async () => {
  const { estate } = ANSWERS as { estate: { distribution: object } };
  const distribution = { ...estate.distribution, problem: { code: 'MISSING_FIELD' } };
  renderScreen(<ClientHomeRoute />, {
    session: client,
    answers: {
      ...ANSWERS,
      estate: { ...estate, distribution },
      documents: { collection: [document('d1', 'Will', 'COMPLETE')], metadata: { totalCount: 1 } },
    },
  });
  await screen.findByText('This is not worked out yet. Your advisor is completing your plan.');
  expect(screen.getByText(/Nothing needs you at the moment\.$/)).toBeTruthy();
});

test('a client to whom nothing is shared is told who shares it', async () => {
  renderScreen(<ClientHomeRoute />, { session: client, answers: { estates: { collection: [] } } });
  await screen.findByText('Your advisor shares your estate with you. It then shows here.');
});
