import type { Authority } from '../../explanation/working.ts';
import type { Payout, PayoutFact, PayoutRule } from './payout-rule.ts';

export const PAYOUT_SENTENCES: Readonly<Record<PayoutRule, string>> = {
  OWN_ACCOUNT: 'It is the holder’s own account, paid out by the holder’s own age.',
  TEN_YEARS: 'A beneficiary who is named has ten years.',
  MINOR_CHILD: 'A minor child of the owner has until ten years after turning 21.',
  LIFE_EXPECTANCY: 'It may be paid out over the life expectancy of the beneficiary.',
  TRUST_TEN_YEARS:
    'A trust has ten years where each beneficiary is known by name; else it is treated as if nobody were named. For a spouse, or somebody disabled, its terms may give longer.',
  FIVE_YEARS: 'Nobody is named who takes, and the owner had not begun to take payments: five years.',
  OWNERS_LIFE_EXPECTANCY:
    'Nobody is named who takes, and the owner had begun to take payments: what was left of the owner’s life expectancy.',
  NO_TAX: 'Whoever takes it pays no income tax.',
  NOT_KNOWN: 'How long it may last is not known.',
};

const FACTS: Readonly<Record<PayoutFact, string>> = {
  OWNER_BIRTH_DATE: 'The owner’s date of birth is not on record.',
  HEIR_BIRTH_DATE: 'The beneficiary’s date of birth is not on record, by which it may be longer.',
  HEIR_DISABLED: 'Longer where the beneficiary is disabled or chronically ill as the tax law says it.',
  LAW_BEFORE_2020: 'The law of deaths before 2020 is not held.',
};

export const PAYOUT_CITES: Readonly<Record<PayoutRule, readonly Authority[]>> = {
  OWN_ACCOUNT: [{ cite: 'IRC § 401(a)(9)(A), (B)(iv)', title: 'Own account, or a spouse’s' }],
  TEN_YEARS: [{ cite: 'IRC § 401(a)(9)(H)(i)', title: 'Ten years for a beneficiary who is named' }],
  MINOR_CHILD: [{ cite: 'IRC § 401(a)(9)(E)(iii)', title: 'Child of the owner under 21' }],
  LIFE_EXPECTANCY: [
    { cite: 'IRC § 401(a)(9)(B)(iii), (E)(ii)', title: 'Eligible beneficiaries' },
    { cite: 'Reg. § 1.401(a)(9)-9(b)', title: 'Single life table' },
  ],
  TRUST_TEN_YEARS: [{ cite: 'Reg. § 1.401(a)(9)-4(f)', title: 'See-through trusts' }],
  FIVE_YEARS: [{ cite: 'IRC § 401(a)(9)(B)(ii)', title: 'Five years where nobody is named' }],
  OWNERS_LIFE_EXPECTANCY: [
    { cite: 'IRC § 401(a)(9)(B)(i); Reg. § 1.401(a)(9)-5(d)', title: 'At least as rapidly as before' },
  ],
  NO_TAX: [{ cite: 'IRC §§ 501(a), 642(c), 664(c)', title: 'Exempt from income tax' }],
  NOT_KNOWN: [{ cite: 'IRC § 401(a)(9)', title: 'Required distributions' }],
};

/** `A beneficiary who is named has ten years. Something has to be paid out in each year.` */
export function payoutSentence({ rule, yearly, missing }: Payout, isInherited: boolean): string {
  const spouse = rule === 'OWN_ACCOUNT' && isInherited;
  const first = spouse ? 'The surviving spouse makes it an account of her or his own.' : PAYOUT_SENTENCES[rule];
  const every = yearly === true && rule !== 'OWN_ACCOUNT' ? ['Something has to be paid out in each year.'] : [];
  return [first, ...every, ...missing.map((fact) => FACTS[fact])].join(' ');
}

export const payoutAuthority = ({ rule }: Payout): readonly Authority[] => PAYOUT_CITES[rule];
