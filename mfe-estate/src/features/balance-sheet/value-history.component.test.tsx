import { type Answers, renderScreen, screen, sessionOf, testLoading, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { EarlierValues } from './earlier-values.tsx';
import { NetWorthOverTime } from './net-worth-over-time.tsx';

const POINTS = [
  { day: '2026-01-01', amount: 100_000_00 },
  { day: '2026-03-01', amount: 150_000_50 },
  { day: '2026-11-20', amount: 120_000_00 },
];
const worth = (netWorthHistory: object[]) => ({ id: 'estate-1', netWorthHistory });
const openLine = (answers: Answers) =>
  renderScreen(<NetWorthOverTime estateId="estate-1" version={3} />, { session: sessionOf(), answers });

testLoading({
  open: openLine,
  field: 'estate',
  answer: worth(POINTS),
  loading: 'Loading the net worth over time',
  shown: /As a table/,
});

test('the net worth over time is a line in words and a table, the latest day first', async () => {
  const { user } = openLine({ estate: worth(POINTS) });
  await screen.findByRole('img', {
    name: 'Net worth over time: $100,000.00 on Jan 1, 2026, $120,000.00 on Nov 20, 2026. Highest $150,000.50 on Mar 1, 2026, lowest $100,000.00 on Jan 1, 2026.',
  });
  await user.click(screen.getByText('As a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayNet worthChange',
    'Nov 20, 2026$120,000.00−$30,000.50',
    'Mar 1, 2026$150,000.50+$50,000.50',
    'Jan 1, 2026$100,000.00–',
  ]);
});

test('of one day there is no line, and the sheet says since when it is kept', async () => {
  openLine({ estate: worth(POINTS.slice(0, 1)) });
  await screen.findByText(/^Kept since Jan 1, 2026, when it was \$100,000\.00\./);
  expect(screen.queryByRole('img')).toBeNull();
});

test('before it was worked out the sheet says when the line begins', async () => {
  openLine({ estate: worth([]) });
  await screen.findByText(/^The net worth is not known yet\./);
});

const house = (valueHistory: object[]) => ({
  estate: { id: 'estate-1', assets: [{ id: 'house', valueHistory }], liabilities: [], assetAccounts: [] },
});
const openValues = (answers: Answers) =>
  renderScreen(<EarlierValues estateId="estate-1" id="house" />, { session: sessionOf(), answers });

test('the earlier values of a holding stand with their day, source and the day they were replaced', async () => {
  const { user } = openValues(
    house([
      { amount: 430_000_00, day: '2025-06-30', source: 'Assessor', until: '2026-04-15' },
      { amount: 400_000_00, day: null, source: null, until: '2025-07-01' },
    ]),
  );
  await user.click(await screen.findByText('Earlier values'));
  const list = await screen.findByRole('list', { name: '2 earlier values' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'As of Jun 30, 2025Assessor, replaced Apr 15, 2026$430,000.00',
    'Of a day that nobody notedreplaced Jul 1, 2025$400,000.00',
  ]);
});

test('without earlier values the form says what is kept here', async () => {
  openValues(house([]));
  await screen.findByText('None');
  screen.getByText('A value that gives way to a newer one is kept here.');
});

test('earlier values that do not load are said to, and read again when asked', async () => {
  let fails = true;
  const { user } = openValues({
    estate: () => {
      if (fails) throw new Error('away');
      return house([]).estate;
    },
  });
  await user.click(await screen.findByText('Earlier values'));
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('None');
});
