import { JURISDICTIONS, lawOf } from '@platform/estate-engine/law-book';
import { renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { LawRoute } from './law.route.tsx';

const open = (search = '') =>
  renderScreen(<LawRoute />, { at: `/law${search}`, session: sessionOf({ account: { activeRole: 'ADVISOR' } }) });
const sheet = async (title: string): Promise<HTMLElement> => screen.findByRole('region', { name: title });
const article = (within_: HTMLElement, title: string): HTMLElement =>
  within(within_).getByRole('heading', { name: title }).closest('article') as HTMLElement;

test('a row says when it is the law, where that is written and how sure it is', async () => {
  open('?of=NY');
  const row = article(await sheet('Estate tax'), 'Exclusion of $7,160,000');
  within(row).getByText('Jan 1, 2025 – Dec 31, 2025');
  within(row).getByText('N.Y. Tax Law § 952(b)');
  within(row).getByText('Certainty A');
  expect(within(row).queryByText('No row of its own')).toBeNull();
});

test('what is the law today stands open, the other years behind one click', async () => {
  open('?of=NY');
  const taxes = await sheet('Estate tax');
  const others = within(taxes)
    .getByText(/^Other dates: \d+ rows$/)
    .closest('details') as HTMLDetailsElement;
  expect(others.open).toBe(false);
  const old = article(taxes, 'Exclusion of $6,580,000');
  expect(others.contains(old)).toBe(true);
  const open_ = within(taxes)
    .getAllByRole('article')
    .filter((one) => !others.contains(one));
  expect(open_).toHaveLength(1);
});

test('a tax that has ended says so before its rows', async () => {
  open('?of=IA');
  within(await sheet('Inheritance tax')).getByText('Nothing of it is the law today.');
});

test('rates stand below the row that uses them', async () => {
  open('?of=OR');
  const row = article(await sheet('Estate tax'), 'Exclusion of $1,000,000');
  within(row).getByText('$50,000 and 10.25% of what is over $1,500,000');
});

test('a state without a row of its own says so in words, and leads to what stands in', async () => {
  open('?of=TX');
  const heirs = article(await sheet('Without a will'), 'Heirs without a will');
  within(heirs).getByText('Of real estate, with descendants: a life estate in a third.');
  expect(within(heirs).queryByText('No row of its own')).toBeNull();
  const untaxed = article(await sheet('Estate tax'), 'No estate tax');
  within(untaxed).getByText(/taken to tax no estate/);
  within(untaxed).getByText('No row of its own');
  screen.getByText(/stand in for those of Texas/);
  expect(screen.getByRole('link', { name: 'the rules of every state' }).getAttribute('href')).toBe('/law?of=MODEL');
});

test('what is held of a state is not said to be missing', async () => {
  open('?of=TN');
  const takers = await sheet('Who takes, and who acts');
  within(takers).getByText(/40% from 9 years\.$/);
  within(takers).getByText(/\$5,000 as homestead, \$50,000 of exempt property/);
});

test('an authority of a receipt opens the rows that rest on it, and the rest of that law from there', async () => {
  const { user, path } = open(`?${new URLSearchParams({ authority: 'N.Y. EPTL 4-1.1' })}`);
  const rows = await sheet('New York');
  expect(within(rows).getAllByRole('article')).toHaveLength(1);
  within(rows).getByText('With descendants: $50,000 and half of the rest.');
  await user.click(screen.getByRole('link', { name: 'Everything of: New York' }));
  await expect.poll(path).toBe('/law?of=NY');
  await sheet('Who bears the tax');
});

test('an authority that no row rests on says so, and federal law is shown', async () => {
  open('?authority=IRC+%C2%A7+9999');
  await screen.findByText(/^No row of the law rests on IRC § 9999 today\./);
  expect((screen.getByLabelText('Law of') as HTMLSelectElement).value).toBe('US');
  await sheet('Exclusions');
});

test('another law is chosen by name, which the address keeps', async () => {
  const { user, path } = open('?of=nowhere');
  const choice = (await screen.findByLabelText('Law of')) as HTMLSelectElement;
  expect(choice.options).toHaveLength(JURISDICTIONS.length);
  await user.selectOptions(choice, 'Pennsylvania');
  await expect.poll(path).toBe('/law?of=PA');
  const classes = await sheet('Inheritance tax');
  within(classes).getByText('Sibling (brothers and sisters): 12% of everything.');
});

test.each([
  ['US', 'amounts by year and rates'],
  ['MODEL', 'rules without dates'],
  ['NY', 'an estate tax'],
  ['PA', 'an inheritance tax'],
  ['IA', 'a tax that has ended'],
  ['TX', 'no tax on estates'],
])('every row that the engine holds of %s is shown: %s', async (code) => {
  open(`?of=${code}`);
  await screen.findByText('What no figure takes into account');
  expect(screen.getAllByRole('article')).toHaveLength(lawOf(code).length);
});
