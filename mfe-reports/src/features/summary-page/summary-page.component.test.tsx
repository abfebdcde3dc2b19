import { renderScreen, screen, waitFor } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { paperOf } from '../report-page/page-styles.ts';
import { SummaryPageRoute } from './summary-page.route.tsx';

// jsdom loads no fonts.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve(), load: () => Promise.resolve([]) },
  });
});

const open = (summary: object | null) =>
  renderScreen(
    <Routes>
      <Route path="service/estate-documents-summary-reports/:summaryId" element={<SummaryPageRoute />} />
    </Routes>,
    { at: '/service/estate-documents-summary-reports/s1', answers: { summaryReport: summary } },
  );

test('R197: a summary prints each document with what it is and who acts by it, and tells the renderer', async () => {
  open({
    id: 's1',
    reportName: 'Summary of the documents',
    estate: {
      id: 'e1',
      displayName: 'The Marsh Family',
      organization: { id: 'o1', name: 'Northmere Wealth' },
      trusts: [
        {
          id: 't1',
          name: 'Marsh Trust',
          kind: 'REVOCABLE_JOINT',
          situs: 'MA',
          executedAt: '2019-03-01',
          createdUponDeath: false,
          fiduciaries: [{ id: 'f1', personName: 'Ada Marsh', roleTitle: 'Trustee' }],
          dispositions: [{ id: 'd1', when: 'When Ada dies', description: 'The remainder to Tom' }],
        },
      ],
      estateDocuments: [
        {
          id: 'w1',
          kind: 'WILL',
          name: 'Will of Ada',
          executedAt: null,
          situs: null,
          isOnFile: false,
          standing: null,
          owner: { id: 'p1', name: 'Ada Marsh' },
          fiduciaries: [{ id: 'f2', personName: 'Tom Marsh', roleTitle: 'Executor' }],
          dispositions: [{ id: 'd2', when: 'At death', description: 'Nobody has seen this' }],
          dispositionsInForce: [],
        },
        {
          id: 'w2',
          kind: 'WILL',
          name: 'Will of Tom',
          executedAt: null,
          situs: null,
          isOnFile: true,
          standing: 'IN_FORCE',
          owner: { id: 'p2', name: 'Tom Marsh' },
          fiduciaries: [],
          dispositions: [{ id: 'd3', when: 'At death', description: 'The piano to Ida' }],
          dispositionsInForce: [{ id: 'd4', when: 'At death', description: 'The piano to Udo' }],
        },
      ],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Summary of the documents' });
  const text = document.body.textContent ?? '';
  for (const words of [
    '1 trust and 2 other documents',
    'When Ada dies: The remainder to Tom',
    'Trustee: Ada Marsh',
    'Ada Marsh · missing: what it says is not known',
    'Executor: Tom Marsh',
    // As a codicil has left it.
    'At death: The piano to Udo',
  ])
    expect(text).toContain(words);
  for (const words of ['Nobody has seen this', 'The piano to Ida']) expect(text).not.toContain(words);
  await waitFor(() => expect(window.reportPageState).toEqual({ state: 'ready' }));
});

test('a few lines of a last page are drawn onto the one before it', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
  onTestFinished(() => height.mockRestore());
  height.mockReturnValue(1.1 * paperOf('LETTER').height);
  const organization = { id: 'o1', name: 'Northmere Wealth' };
  const none = { trusts: [], estateDocuments: [] };
  const estate = { id: 'e1', displayName: 'The Marsh Family', organization, ...none };
  open({ id: 's1', reportName: 'Summary of the documents', estate });
  const title = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(title.parentElement?.style.zoom).toBe('0.87'));
});

test('a summary that is gone is an error that the renderer is told of', async () => {
  open(null);
  await screen.findByText('The summary does not exist any more.');
  await waitFor(() => expect(window.reportPageState?.state).toBe('error'));
});
