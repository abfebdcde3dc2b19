import { BASIS_CITES } from '../distribution/basis/basis-words.ts';
import type { BasisTreatment } from '../distribution/basis/makeup.ts';
import type { PayoutRule } from '../distribution/retirement/payout-rule.ts';
import { PAYOUT_CITES, PAYOUT_SENTENCES } from '../distribution/retirement/payout-words.ts';
import type { LawRow } from './law-row.ts';

/** What each basis says, beside the words that an heir's own line has. */
const BASIS: Readonly<Record<BasisTreatment, readonly [title: string, ...says: string[]]>> = {
  OWN: ['Basis of what no death moves', 'Its cost, as it was entered; without one it is unknown and no gain is told.'],
  STEPPED_UP: [
    'Step-up in basis',
    'What counts in the federal gross estate takes its value at death, above cost or below: what passes, a trust elected for a spouse at the second death too, and the part of a trust that counts for what its settlor kept.',
    'A bypass trust takes it at the first death alone, a trust elected for the state alone at the first.',
  ],
  COMMUNITY: [
    'Both halves of community property',
    'The survivor’s half takes its value at the first death too, where the title says community property; of joint property the survivor’s half keeps its cost.',
  ],
  CARRIED_OVER: [
    'Property given away before',
    'What counts in no federal estate keeps the basis of whoever gave it, also where a death brings it to an heir.',
  ],
  PROCEEDS: ['Proceeds of a policy', 'They are money, whoever owned the policy.'],
  ACCOUNT: [
    'Income that no death frees of tax',
    'A retirement account has no basis: what is taken out of it is income, but of a Roth IRA.',
  ],
};

const PAYOUTS: readonly (readonly [rule: PayoutRule, title: string, ...says: string[]])[] = [
  ['OWN_ACCOUNT', 'A spouse’s account', 'A surviving spouse who is named makes it an account of her or his own.'],
  [
    'TEN_YEARS',
    'Ten years',
    'Whoever else is named has until the end of the tenth year after the death; something is due in each year where the owner died on or after the first of April after the year in which payments were due from: age 73, or 75 for births from 1960, 72 and 70½ for births before 1951 and before July 1949.',
    'When the beneficiary dies too, the same ten years go on.',
  ],
  ['MINOR_CHILD', 'A minor child of the owner'],
  [
    'LIFE_EXPECTANCY',
    'Over a life',
    'Somebody disabled or chronically ill, or not more than ten years younger than the owner by their days of birth; after the beneficiary’s death for ten years at most. Special needs on record are not taken for a disability.',
  ],
  ['TRUST_TEN_YEARS', 'A trust that is named'],
  ['FIVE_YEARS', 'Nobody named, before payments were due'],
  ['OWNERS_LIFE_EXPECTANCY', 'Nobody named, after payments were due'],
  ['NO_TAX', 'Charities and states'],
];

/** Income tax of the heirs, from the tables by which their lines are written. */
export function incomeTaxRows(): readonly LawRow[] {
  const common = { topic: 'income-tax', certainty: 'B', isOwn: true } as const;
  const basis = Object.entries(BASIS).map(([treatment, [title, ...says]]): LawRow => {
    return { ...common, title, says, authority: BASIS_CITES[treatment as BasisTreatment] };
  });
  const payouts = PAYOUTS.map(([rule, title, ...says]): LawRow => {
    return { ...common, title, says: says.length > 0 ? says : [PAYOUT_SENTENCES[rule]], authority: PAYOUT_CITES[rule] };
  });
  const none: LawRow = {
    ...common,
    title: 'Deaths before 2020',
    says: [PAYOUT_SENTENCES.NOT_KNOWN, 'The law of deaths before 2020 is not held.'],
    authority: PAYOUT_CITES.NOT_KNOWN,
  };
  return [...basis, ...payouts, none];
}
