import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const TRUST = `THE PELL LIVING TRUST
I, Orrin Pell, of Eugene, Oregon, as Trustmaker, make this trust on May 4, 2019. I may revoke it. My wife is Ida Pell.
`;

it.each([
  ['no_contest', 'Whoever fights this trust in court and loses gets nothing.'],
  ['no_contest', 'If any taker shall bring suit to break this trust, that person shall have nothing.'],
  ['no_contest', 'A person who brings a challenge to this trust in bad faith forfeits every gift.'],
  ['spendthrift', 'No one can sign away or pledge what they are to receive from the fund.'],
  ['spendthrift', "A child's part in the fund can't be sold or borrowed on."],
  ['spendthrift', 'Each fund is free of the debts and assignments of every beneficiary.'],
  ['pet_trust', 'The sum of $4,000 is set aside for my two cats.'],
  ['power_of_appointment', "The Survivor may spend, change, or give away by will all of the Survivor's Fund."],
  ['spendthrift', 'No one to whom a child owes a debt may take it before it is paid out.'],
  ['per_stirpes', '"Issue" means children and their children, determined by right of representation.'],
  ['independent_administration', 'The Executor may use independent, unsupervised administration.'],
  ['special_needs', 'The Trustee may supplement, and must never replace, the public benefits that Ezra has.'],
  ['pet_trust', 'The mare, Pippa, and my horse, Dun, and $9,000 for his upkeep, are held by the Trustees in a trust.'],
  ['divorce_clause', 'If we divorce, Ida Pell is treated as having died before me.'],
] as const)('marks %s in the words of everyday: %s', async (callout, sentence) => {
  const { callouts } = await read(`${TRUST}${sentence}\nSigned on May 4, 2019.`);
  expect(values(callouts)).toContain(callout);
});

it.each([
  ['crummey', 'In addition, the child may withdraw one-half of the principal at forty.'],
  ['divorce_clause', 'My marriage to Asa Birch ended in 2011.'],
  ['divorce_clause', 'The Trustee may withhold a payment while a child is bankrupt or in the midst of a divorce.'],
  [
    'divorce_clause',
    'No interest is open to any claim of a spouse on divorce or to claims of a spouse who divorces a child.',
  ],
  ['per_stirpes', '"By right of representation" means as the law of Oregon says it.'],
] as const)('does not mark %s where it is not spoken of: %s', async (callout, sentence) => {
  const { callouts } = await read(`${TRUST}${sentence}\nSigned on May 4, 2019.`);
  expect(values(callouts)).not.toContain(callout);
});

it('takes the title of a part for no gift', async () => {
  const { callouts } = await read(
    'HEALTH CARE DIRECTIVE\nI, Orrin Pell, appoint Ida Pell as my health care agent.\nPart 4 -- Gift of organs after death\n(not completed)',
  );
  expect(values(callouts)).not.toContain('anatomical_gift');
});
