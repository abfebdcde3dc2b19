import { screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, distribution, PROBLEM, withoutResult } from '../estate/estate-page.fixture.tsx';
import { figure, house, open, receipt, sheet } from './overview.fixture.tsx';

test('the household, its figures and who receives are said in words and amounts', async () => {
  open();
  await screen.findByText('Ada, 71, and Ben, 74. Married, two children, one grandchild. Massachusetts residents.');
  expect(figure('Estimated estate tax')).toContain('2.9% of everything');
  expect(figure('Reaches the family')).toContain('If both die in 2026');
  const shares = screen.getByRole('heading', { name: 'Who receives what' }).closest('section') as HTMLElement;
  for (const name of [
    'Lena Marsh, outright',
    'Lena Marsh, in trust',
    'Lakeside Zoo',
    'Massachusetts tax',
    'Debts and costs',
  ])
    expect(within(shares).getAllByText(name)).not.toEqual([]);
});

test('what cannot be worked out is said with the way to put it right, and no figure is made up', async () => {
  open({ distribution: withoutResult(PROBLEM) });
  const note = (await screen.findByText('The taxes and shares of this estate could not be worked out.')).parentElement;
  expect(note?.textContent).toContain('The shares of the lake house come to 120%.');
  const way = within(note as HTMLElement).getByRole('link', { name: 'Open the balance sheet' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
  for (const label of ['Estimated estate tax', 'Reaches the family']) {
    expect(figure(label)).toContain('Not worked out yet');
    expect(figure(label)).not.toContain('$');
  }
  expect(screen.queryByRole('heading', { name: 'Who receives what' })).toBeNull();
});

test('one person’s death is named by its year', async () => {
  const { deaths } = distribution();
  open({ people: [ADA], distribution: distribution({ deaths: deaths.slice(0, 1), taxes: [] }) });
  await screen.findByText(/If Ada Marsh dies in 2026/);
});

test('without a holding the page says what one is for and where to add it', async () => {
  open({
    assets: [],
    netWorthReceipt: receipt({ asOf: null, total: 0, outsideTotal: 0, outside: [], byType: [], groups: [] }),
  });
  await screen.findByText('Nothing on the balance sheet yet');
  const ways = within(await sheet('Net worth')).getAllByRole('link', { name: 'Open the balance sheet' });
  expect(ways).toHaveLength(1);
  expect(figure('Outside the estate')).toContain('Nothing stands outside');
  expect(screen.queryByText('By type')).toBeNull();
});

test('what a trust holds outside the estate is no insurance', async () => {
  open({ lifeInsuranceSummary: { outsideTotal: 0 } });
  await screen.findByText('Not in the taxable estate');
});

test('old values are counted, and the oldest is named', async () => {
  open({
    assets: [
      { ...house, isStale: true, valuationDate: '2026-05-01' },
      { id: 'boat', name: 'Sailing boat', isStale: true, valuationDate: '2024-02-29' },
    ],
  });
  await screen.findByText('2 values older than 90 days');
  screen.getByText('Sailing boat, valued Feb 29, 2024');
});

test('what nobody can place is listed apart from the net worth, and the figure says that it is left out', async () => {
  open({
    netWorthReceipt: receipt({
      unknownTotal: 40_000_000,
      unknown: [{ label: 'Brokerage account', amount: 40_000_000, note: 'No owner is named' }],
    }),
  });
  const apart = (await screen.findByRole('heading', { name: 'Not known whose' })).closest('section') as HTMLElement;
  within(apart).getByText('Brokerage account');
  expect(figure('Net worth')).toContain('$400K not known whose');
});

test.each([
  ['Net worth', 'Lake house', '$3,200,000.00', 'Open the balance sheet'],
  ['Outside the estate', 'Term policy', '$500,000.00', 'Open the balance sheet'],
  ['Estimated estate tax', 'Massachusetts estate tax', '$99,000.00', 'How each tax is worked out'],
  ['Reaches the family', 'Lena Marsh', '$2,900,000.00', 'Open the estate diagram'],
])(
  'the figure %s opens to its receipt, with its total to the cent and as of when',
  async (name, line, total, wayOn) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Receipt of ${name}` }));
    const drawer = await screen.findByRole('dialog', { name });
    expect(within(drawer).getAllByText(line)).not.toEqual([]);
    expect(drawer.textContent).toContain(total);
    expect(drawer.textContent).toContain('Values as of Oct 31, 2026. Worked out on');
    within(drawer).getByRole('link', { name: wayOn });
  },
);

test('what falls to a state for want of heirs does not reach the family', async () => {
  const toState = {
    holderId: 'MA',
    holderName: 'Massachusetts',
    holderType: 'state',
    outright: 12_500_000,
    inTrust: 0,
    isNobodys: false,
  };
  const { finalHoldings, totals } = distribution();
  open({
    distribution: distribution({
      finalHoldings: [...finalHoldings, toState],
      totals: { ...totals, state: toState.outright },
    }),
  });
  await screen.findByText('If both die in 2026; $125K falls to the state for want of heirs');
  expect(figure('Reaches the family')).toContain('$2.90M');
});

test('what stays in a trust that does not say for whom it is does not reach the family, and the way to say it is there', async () => {
  const living = {
    holderId: 'living',
    holderName: 'Marsh Living Trust',
    holderType: 'trust',
    outright: 0,
    inTrust: 8_000_000,
    isNobodys: true,
  };
  const { finalHoldings, totals } = distribution();
  const { user } = open({
    distribution: distribution({
      finalHoldings: [...finalHoldings, living],
      totals: { ...totals, nobodys: living.inTrust },
    }),
  });
  await screen.findByText('If both die in 2026; $80K stays in trusts that do not say for whom they are');
  const note = screen.getByText('A trust does not say for whom it is.').parentElement as HTMLElement;
  expect(within(note).getByRole('link', { name: 'Marsh Living Trust' }).getAttribute('href')).toBe(
    '/estate/estate-1/trusts/living/dispositions',
  );
  await user.click(screen.getByRole('button', { name: 'Receipt of Reaches the family' }));
  const drawer = await screen.findByRole('dialog', { name: 'Reaches the family' });
  expect(within(drawer).queryByText('Marsh Living Trust')).toBeNull();
});
