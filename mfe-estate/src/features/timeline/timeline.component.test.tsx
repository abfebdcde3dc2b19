import { type Answers, screen, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { TimelineRoute } from './timeline.route.tsx';

const year = (of: number, more: object = {}) => ({
  year: of,
  totalDistributions: 0,
  trustCount: 0,
  income: 0,
  expenses: 0,
  deathEvents: [],
  events: [],
  ...more,
});
const event = (eventType: string, items: object[], more: object = {}) => ({
  eventType,
  eventCount: items.length,
  trustIds: [],
  totalAmount: null,
  items,
  ...more,
});
const item = (id: string, text: string, amount: number | null = null) => ({ id, text, amount });
const ESTATE = {
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  calculationProblem: null,
  financialMilestones: [],
};
const YEARS = [
  year(2021, { events: [event('TRUST_SIGNED', [item('t', 'Marsh Trust')], { trustIds: ['t'] })], trustCount: 1 }),
  year(2022),
  year(2040, {
    totalDistributions: 30_000_050,
    income: 100,
    expenses: 350,
    deathEvents: [
      {
        personId: 'ada',
        personName: 'Ada Marsh',
        isClient: true,
        isProjected: true,
        age: 85,
        certainty: 'Assumed for want of a date',
      },
    ],
    events: [
      event('INHERITANCE', [item('l', 'Lena Marsh', 20_000_050), item('o', 'Otto Marsh', 10_000_000)], {
        totalAmount: 30_000_050,
      }),
    ],
  }),
];

const page = { Page: TimelineRoute, path: 'timeline' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: ESTATE, householdEventsTimeline: YEARS, ...answers }, options);

testEstatePage(page, {
  what: 'the timeline',
  operation: 'TimelineRoute',
  answers: { estate: ESTATE, householdEventsTimeline: YEARS },
  shown: 'Marsh Trust',
});

test('a death that is assumed is said to be, in the sentence and in its year', async () => {
  open();
  await screen.findByText('2 years in which something happens, from 2021 to 2040. Assumed to die: Ada Marsh in 2040.');
  screen.getByText('Assumed death');
  screen.getByText('Ada Marsh, at 85');
  screen.getByText('Assumed for want of a date.');
});

test('years in which nothing happens are shown when somebody wants them', async () => {
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Year by year' });
  expect(within(list).queryByText('2022')).toBeNull();
  await user.click(screen.getByLabelText('Show years in which nothing happens'));
  within(list).getByText('2022');
  within(list).getByText('Nothing happens.');
});

test('each thing of a kind stands under their sum, and what lacks is named', async () => {
  open();
  const row = (await screen.findByText('2040')).closest('li');
  expect(row?.textContent).toContain('Passes outright (2)');
  expect([...(row?.querySelectorAll('abbr') ?? [])].map(({ title }) => title)).toContain('$300,000.50');
  expect(row?.textContent).toContain('Lacking');
});

test('it can be printed, and other years chosen', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, graph } = open({}, { at: 'timeline?from=2021' });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.selectOptions(screen.getByLabelText('Years'), '50');
  await screen.findByText('Ada Marsh, at 85');
  expect(graph.sent.at(-1)?.variables).toMatchObject({ startYear: 2021, endYear: 2070 });
});

test('what cannot be worked out is said, and years without anything are named so', async () => {
  open({
    estate: { ...ESTATE, calculationProblem: 'The shares of the lake house come to 120%.' },
    householdEventsTimeline: [year(2060)],
  });
  await screen.findByText(/What the deaths bring cannot be worked out: The shares of the lake house come to 120%/);
  screen.getByText('Nothing happens in these years');
});
