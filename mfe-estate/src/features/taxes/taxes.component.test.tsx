import { screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import {
  ADA,
  death,
  distribution,
  openEstatePage,
  PROBLEM,
  tax,
  testEstatePage,
  withoutResult,
} from '../estate/estate-page.fixture.tsx';
import { TaxesRoute } from './taxes.route.tsx';

const page = { Page: TaxesRoute, path: 'taxes' };
const estate = (more: object = {}) => ({
  estate: { id: 'estate-1', displayName: 'The Marsh Family', distribution: distribution(more) },
});
const open = (more: object = {}, beside: object = {}) => {
  const answer = estate(more);
  return openEstatePage(page, { estate: { ...answer.estate, ...beside } });
};
const section = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.closest('section') as HTMLElement;
};

testEstatePage(page, {
  what: 'the taxes',
  operation: 'TaxesRoute',
  answers: estate(),
  shown: 'Taxable estate of Ada Marsh',
});

test('the finding says how much and at which death; the untaxed death says that nothing is due', async () => {
  open();
  await screen.findByText(
    (_text, element) =>
      element?.tagName === 'P' &&
      /^Tax would take .*, all of it at the second death\.$/.test(element.textContent ?? ''),
  );
  const first = await section('First death: Ada Marsh, 2026');
  within(first).getByText('No tax is due at this death.');
  const second = await section('Second death: Ben Marsh, 2026');
  expect(within(second).queryByText('No tax is due at this death.')).toBeNull();
});

test('a tax is opened to its lines, with who bears it and the law it rests on', async () => {
  open();
  const opened = await section('Massachusetts estate tax of Ben Marsh');
  within(opened).getByText('Massachusetts taxes what is above its own credit.');
  within(opened).getByText('Lena Marsh');
  const statute = within(opened).getByRole('link', { name: 'M.G.L. c. 65C § 2A' });
  expect(statute.getAttribute('href')).toBe('/law?authority=M.G.L.+c.+65C+%C2%A7+2A');
  expect(statute.getAttribute('target')).toBeNull();
});

test.each([
  ['C', 'Law of that year is projected'],
  ['D', 'Rests on a single weak source'],
])('a working of certainty %s is marked: %s', async (certainty, words) => {
  const { working } = tax();
  open({ taxes: [tax({ working: { ...working, certainty } })] });
  await screen.findByText(words);
});

test('without a tax the page says so for both deaths', async () => {
  open({ taxes: [tax({ amount: 0 })] });
  await screen.findByText('No tax is due at either death.');
});

test('one person has one death, and its taxes need no name of whose they are', async () => {
  open({
    deaths: [death('FIRST_DEATH', ADA, '2026-11-21')],
    taxes: [tax({ death: 'FIRST_DEATH' })],
  });
  await section('At death: Ada Marsh, 2026');
  screen.getByRole('heading', { name: 'Massachusetts estate tax' });
});

test('what the calculation had to assume is listed with its amount', async () => {
  const authority = [{ cite: 'M.G.L. c. 190B § 2-102', title: null }];
  const warning = { code: 'NO_WILL', message: 'Ada Marsh has no will.', amount: 12_500_000, ids: ['ada'], authority };
  open({ warnings: [warning] });
  const warnings = await screen.findByRole('list', { name: 'Warnings' });
  within(warnings).getByText('Ada Marsh has no will.');
  expect(warnings.textContent).toContain('$125K');
  const statute = within(warnings).getByRole('link', { name: 'M.G.L. c. 190B § 2-102' });
  expect(statute.getAttribute('href')).toBe('/law?authority=M.G.L.+c.+190B+%C2%A7+2-102');
});

test('what cannot be worked out is said with the way to put it right, and no figure is made up', async () => {
  openEstatePage(page, { estate: { ...estate().estate, distribution: withoutResult(PROBLEM) } });
  await screen.findByText('Not worked out yet.');
  const way = screen.getByRole('link', { name: 'Open the balance sheet' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
  expect(screen.queryByText('Estimated tax')).toBeNull();
  expect(document.body.textContent).not.toMatch(/No tax is due|\$0/);
});

const figureWorkings = [
  {
    id: 'gross',
    working: {
      label: 'Gross estate',
      amount: 500_000_000,
      certainty: 'A',
      lines: [
        { depth: 1, label: 'House', amount: 500_000_000, value: null, formula: null, rule: 'plain' },
        { depth: 0, label: 'Gross estate', amount: 500_000_000, value: null, formula: null, rule: 'total' },
      ],
      authority: [{ cite: 'IRC § 2033', title: null }],
    },
  },
  {
    id: 'lena',
    working: {
      label: '$99,000.00 borne by Lena Marsh',
      amount: 9_900_000,
      certainty: 'A',
      lines: [
        {
          depth: 0,
          label: 'Out of the residue',
          amount: 9_900_000,
          value: null,
          formula: '$99,000.00 × 1/1',
          rule: 'total',
        },
      ],
      authority: [],
    },
  },
];

test('a figure of the estate, a burden and a holding open to their working, which is asked for by what it is', async () => {
  const { user, graph } = open(undefined, { figureWorkings });
  const first = await section('First death: Ada Marsh, 2026');
  await user.click(within(first).getByRole('button', { name: '5,000,000.00' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Gross estate: Ada Marsh' }));
  await drawer.findByText('House');
  drawer.getByRole('link', { name: 'IRC § 2033' });
  expect(drawer.queryByText('Out of the residue')).toBeNull();
  await user.keyboard('{Escape}');
  const tax = await section('Massachusetts estate tax of Ben Marsh');
  await user.click(within(tax).getByRole('button', { name: '99,000.00' }));
  const borne = within(await screen.findByRole('dialog', { name: 'Massachusetts estate tax: Lena Marsh' }));
  await borne.findByText('$99,000.00 × 1/1');
  await user.keyboard('{Escape}');
  const held = await section('What everybody holds in the end');
  await user.click(within(held).getByRole('button', { name: '300,000.00' }));
  await screen.findByRole('dialog', { name: 'Held in the end: Lakeside Zoo' });
  const asked = graph.sent.filter(({ name }) => name === 'FigureWorkings').map(({ variables }) => variables);
  expect(asked).toMatchObject([{ death: 'FIRST_DEATH' }, { taxId: 'tax-ma' }, { holderId: 'zoo' }]);
});
