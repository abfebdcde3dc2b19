import { type Answers, fireEvent, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { HeirsSection } from './heirs-section.tsx';

const STEP_UP = [{ cite: 'IRC § 1014(a)', title: 'Value at death' }];
const TEN = [{ cite: 'IRC § 401(a)(9)(H)(i)', title: 'Ten years' }];

const asset = (assetName: string, more: object = {}) => ({
  assetId: assetName,
  assetName,
  treatment: 'STEPPED_UP',
  death: 'SECOND_DEATH',
  value: 90_000_000,
  basis: 90_000_000,
  gain: 0,
  explanation: 'It counted in the estate of Ada.',
  authority: STEP_UP,
  ...more,
});
const ira = {
  assetId: 'ira',
  assetName: 'Ada’s IRA',
  death: 'FIRST_DEATH',
  value: 60_000_000,
  income: 60_000_000,
  incomeTax: null,
  rule: 'TEN_YEARS',
  lastYear: 2036,
  explanation: 'A beneficiary who is named has ten years.',
  authority: TEN,
};
const heir = (holderName: string, more: object = {}) => ({
  holderId: holderName,
  holderName,
  holderType: 'person',
  value: 90_000_000,
  known: 90_000_000,
  basis: 90_000_000,
  gain: 0,
  unknown: 0,
  account: 0,
  income: 0,
  incomeTax: null,
  firstLastYear: null,
  properties: [asset('Lake house')],
  accounts: [],
  ...more,
});
const lena = heir('Lena Marsh', {
  value: 270_000_000,
  known: 170_000_000,
  basis: 105_000_000,
  gain: 65_000_000,
  unknown: 40_000_000,
  account: 60_000_000,
  income: 60_000_000,
  firstLastYear: 2036,
  properties: [
    asset('Lake house'),
    asset('Shares', { treatment: 'CARRIED_OVER', value: 80_000_000, basis: 15_000_000, gain: 65_000_000 }),
    asset('Boat', { treatment: 'CARRIED_OVER', value: 40_000_000, basis: null, gain: null }),
  ],
  accounts: [ira],
});

type Args = { readonly incomeTaxPercent?: number | null };
const answer =
  (heirs: (args: Args) => readonly object[]): Answers['estate'] =>
  () => ({
    id: 'estate-1',
    inheritedProperty: (args: Args) => ({
      heirs: heirs(args),
      simplifications: ['Annuities are like other property.'],
    }),
  });
const taxed = ({ incomeTaxPercent: percent }: Args) => {
  if (typeof percent !== 'number') return [lena, heir('Max Marsh')];
  const incomeTax = (60_000_000 * percent) / 100;
  return [
    { ...lena, incomeTax, accounts: [{ ...ira, incomeTax }] },
    { ...heir('Max Marsh'), incomeTax: 0 },
  ];
};
const open = (estate: Answers['estate'] = answer(taxed)) =>
  renderScreen(<HeirsSection estateId="estate-1" />, { session: sessionOf(), answers: { estate } });
const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
const cells = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each heir stands with basis, gain, what is not known, and by when accounts must be paid out', async () => {
  open();
  expect(cells(await rowOf('Lena Marsh'))).toEqual([
    'Basis1,050,000',
    'Built-in gain650,000',
    'Of unknown basis400,000',
    'Retirement accounts600,000By the end of 2036',
  ]);
  expect(cells(await rowOf('Max Marsh'))).toEqual([
    'Basis900,000',
    'Built-in gain–',
    'Of unknown basis–',
    'Retirement accounts–',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain(
    'Estimated income tax',
  );
});

test('a row opens to its lines with what they rest on: an unknown basis is in no sum', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Lena Marsh' }));
  expect(screen.getByRole('button', { name: 'Lena Marsh' }).getAttribute('aria-expanded')).toBe('true');
  const property = screen.getByLabelText('Gain built into what Lena Marsh holds');
  expect(property.textContent).toContain('Stepped up, second death. Worth $900,000.00, basis $900,000.00.');
  expect(property.textContent).toContain('Carried over, second death. Worth $400,000.00, basis not known.');
  expect(property.textContent).toContain('Not known');
  expect(property.textContent).toMatch(/where the basis is known.*\$650,000\.00/);
  const accounts = screen.getByLabelText('Retirement accounts of Lena Marsh');
  expect(accounts.textContent).toContain('Ten years, to be paid out by the end of 2036.');
  expect(accounts.textContent).not.toContain('Estimated');
  expect(screen.getByRole('link', { name: 'IRC § 401(a)(9)(H)(i)' }).getAttribute('href')).toMatch(
    /^\/law\?authority=IRC/,
  );
});

test('a tax is estimated by a rate alone that somebody gives, and goes away with it', async () => {
  const { graph } = open();
  const asked = () =>
    graph.sent.filter(({ name }) => name === 'Heirs').map(({ variables }) => variables['incomeTaxPercent']);
  const field = await screen.findByLabelText('Income tax rate of the heirs');
  const ask = (text: string): void => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Estimate' }));
  };
  ask('120');
  await screen.findByText('Enter a percentage from 0 to 100');
  expect(asked()).toEqual([null]);
  ask('32.5 %');
  await screen.findByRole('columnheader', { name: 'Estimated income tax' });
  expect(cells(await rowOf('Lena Marsh')).at(-1)).toBe('Estimated income tax195,000');
  fireEvent.click(screen.getByRole('button', { name: 'Lena Marsh' }));
  expect(screen.getByLabelText('Retirement accounts of Lena Marsh').textContent).toContain(
    'Estimated income tax at 32.5%Not in the sum195,000.00',
  );
  ask('');
  await expect.poll(() => screen.queryByRole('columnheader', { name: 'Estimated income tax' })).toBeNull();
  expect(asked()).toEqual([null, 32.5, null]);
});

test('what nobody has entered is said with the place where it is entered, and only where something is missing', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Add the cost on the balance sheet' });
  expect(link.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
  expect(screen.getByText(/the basis is not known, because nobody has entered/).textContent).toContain('$400,000.00');
});

test('no rate is asked for where nobody inherits an account', async () => {
  open(answer(() => [heir('Max Marsh')]));
  await screen.findByRole('button', { name: 'Max Marsh' });
  expect(screen.queryByLabelText('Income tax rate of the heirs')).toBeNull();
  expect(screen.getByText('Annuities are like other property.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add the cost on the balance sheet' })).toBeNull();
});

test('where nobody holds anything the section is not there', async () => {
  const { graph } = open(answer(() => []));
  const heading = { name: 'What heirs take over for income tax' };
  await expect.poll(() => graph.sent.some(({ name }) => name === 'Heirs')).toBe(true);
  await expect.poll(() => screen.queryByRole('heading', heading)).toBeNull();
});

test('what could not be worked out says so, and is tried again', async () => {
  const { graph } = renderScreen(<HeirsSection estateId="estate-1" />, {
    session: sessionOf(),
    answers: {
      estate: () => {
        throw new Error('away');
      },
    },
  });
  await screen.findByText('What heirs take over could not be worked out.');
  graph.answer({ estate: answer(taxed) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Lena Marsh' });
});
