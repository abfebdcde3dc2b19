import { STANDING_AUTHORITY } from '../distribution/ownership/standing.ts';
import type { Certainty } from '../explanation/working.ts';
import type { LawRow, LawTopic } from './law-row.ts';

type Rule = readonly [topic: LawTopic, cite: string, title: string, ...says: string[]];

const row =
  (certainty: Certainty) =>
  ([topic, cite, title, ...says]: Rule): LawRow => ({
    topic,
    title,
    says,
    authority: [{ cite }],
    certainty,
    isOwn: true,
  });

/**
 * Rules that the engine applies in the same way in every state, by the model acts, because no row of any state's own is
 * held (CONVENTIONS C4 to C18). A state may differ, which is why each is of certainty D.
 */
const MODEL_RULES: readonly Rule[] = [
  [
    'property',
    'UPC 6-212',
    'Title with survivorship beats the will',
    'Joint property and survivorship community property go to the survivors in equal parts.',
    'A designation whose takers have all died goes to the owner’s estate.',
  ],
  [
    'property',
    'United States v. Craft, 535 U.S. 274, 280–281 (2002)',
    'Land and things held with survivorship',
    'Joint tenants and tenants by the entirety take what one of them held, outside the will.',
  ],
  [
    'property',
    'Restatement (Third) of Property § 25.2',
    'Land given by a deed that keeps it for life',
    'At the death it belongs to whoever the deed names; the will does not reach it.',
  ],
  [
    'property',
    'UPC 4-207',
    'Property in another state',
    'Probate there, and that state’s own taxes, are in no figure; its estate tax is estimated apart.',
  ],
  [
    'property',
    'UPC 6-101',
    'Beneficiaries named beat the will',
    'Accounts and policies go to the primary beneficiaries who survive, then to the contingent ones. There is no anti-lapse for designations.',
  ],
  [
    'property',
    'UPC 3-902',
    'The order of gifts, and what gives way',
    'Specific gifts, then gifts of money, then the residue. For claims the residue gives way first, then gifts of money in proportion, then specific gifts in proportion.',
  ],
  ['property', 'UPC 2-511', 'A will may pour over into a trust', 'What it gives is held by the terms of the trust.'],
  [
    'property',
    'UPC 2-607',
    'Debts on property',
    'A debt secured by property goes with it: its taker receives what is left.',
  ],
  ['property', 'UPC 2-102A', 'Community property without a will', 'The decedent’s half goes to the husband or wife.'],
  ['property', 'UPC 2-709(c)', 'Per stirpes', 'Divided at the children, even if all of them are dead.'],
  [
    'property',
    'UPC (1969) 2-106',
    'By representation',
    'Divided where somebody lives first; a dead member’s share goes down his own line.',
  ],
  [
    'property',
    'UPC 2-106, 2-709(b)',
    'Per capita at each generation',
    'Divided where somebody lives first; the shares of the dead are put together and divided in the next generation.',
  ],
  ['property', 'UPC 2-709(a)', 'Per capita', 'All living descendants in equal parts.'],
  ['property', 'UPC 2-606', 'A thing given and no longer owned', 'The gift fails; nothing replaces it.'],
  [
    'property',
    'UPC 2-1106; IRC § 2518',
    'Disclaimers',
    'What is disclaimed goes to the trust that the instrument names for it, else as if the person had died first.',
  ],
  ['property', 'UPC 2-105', 'No heir', 'What has no heir falls to the state of domicile.'],
  [
    'property',
    'UPC 2-101',
    'Intestate property',
    'What no instrument disposes of goes to the heirs. Community property without a survivor’s title goes to the husband or wife. Heirs whom a will leaves out by name take nothing.',
  ],
  [
    'property',
    'UPC 3-805; IRC § 2053',
    'Claims and expenses',
    'Expenses of administration come first, then debts: from probate, then from the decedent’s own trusts. A debt on property goes with the property.',
    'Community property is what its title says; the law of no state makes property community or quasi-community. Each half counts with its owner.',
  ],
  ['property', 'UPC 3-805', 'An estate that cannot pay', 'What is left unpaid is named in a warning.'],
  ['property', 'UTC 505', 'Debts on property of a trust', 'What a trust’s property cannot pay is named in a warning.'],
  ['property', 'UTC 801', 'The terms of a trust', 'The trustee follows the terms, as they were entered.'],
  [
    'property',
    'UTC 602(b)',
    'Joint trusts',
    'Each settlor’s part of a joint trust is his own, and the survivor’s part stays so.',
  ],
  [
    'property',
    'UTC 402(a)(3)',
    'Trusts for nobody',
    'A trust has to name for whom it is. What one ends with that names nobody, or nobody any more, stays in it, apart from what reaches the family, and is warned of.',
  ],
  [
    'property',
    'UTC 401',
    'A trust that owns nothing',
    'What it is to hold goes through probate first, which a warning says.',
  ],
  ['property', 'UTC 412', 'Trusts that name each other', 'Terms that run in a circle are named in a warning.'],
  [
    'property',
    'UPC 3-9A',
    'Who bears death taxes',
    'A clause of the will, else of the trust, else the law of the state (see there).',
  ],
  [
    'property',
    'IRC §§ 2002, 2206–2207B',
    'From whom federal estate tax is recovered',
    'The executor pays it. Insurance, powers, elected trusts and retained interests bear their part, unless an instrument waives that.',
  ],
  [
    'survival',
    'UPC 2-702',
    'Survival by 120 hours',
    'Somebody who dies within 120 hours takes nothing, by title, designation, will, trust or without a will. The days an instrument asks for stand in their place.',
    'Where both deaths fall within 120 hours, each is treated as having died before the other.',
  ],
  [
    'survival',
    'UPC 2-604',
    'Lapse, and the residue',
    'Another taker named, else the descendants of a taker who was a grandparent, a grandparent’s descendant or a stepchild (UPC 2-603), per capita at each generation; never those of a spouse or friend.',
    'Else a gift falls into the residue, and a share of the residue to the others who take it.',
  ],
  [
    'survival',
    'UPC 2-804',
    'Divorce',
    'It revokes gifts, designations and offices of a former spouse, but not the designation of an employer’s plan (Egelhoff v. Egelhoff, 532 U.S. 141).',
  ],
  [
    'survival',
    'UPC 2-202',
    'Elective share',
    'Not computed, nor are allowances, homestead and exempt property. Where a spouse receives nothing under a will, a warning says what the statute of the state gives, and the most that it can come to.',
  ],
  [
    'survival',
    'UPC 5-104',
    'Minors',
    'Somebody under 18 takes what is left outright; a warning says that a custodian or court must hold it.',
  ],
  ['survival', '42 U.S.C. § 1396p(d)(4)', 'Special needs', 'A warning says what property received outright can end.'],
  ['survival', 'UPC 3-203', 'Executors', 'Where nobody named can act, a warning says what the office has to do with.'],
  ['survival', 'UPC 5-202', 'Guardians', 'The will of the parent who dies last names the guardian.'],
  ['survival', 'UTC 704', 'Trustees', 'Where nobody named can act, a warning says what the trust holds.'],
  ['survival', 'UTMA 3, 6', 'Custodians', 'Where nobody named can act, a warning says what is to be held.'],
  [
    'survival',
    'UPC 3-101',
    'What is not known of an owner',
    'Property of somebody who has died, and property in another state, is named in a warning; that state’s own estate tax is estimated apart.',
  ],
];

/** Federal rules beside the amounts and rates; the Code itself was read for them. */
const FEDERAL_RULES: readonly Rule[] = [
  [
    'taxation',
    'IRC § 2001',
    'Estate tax',
    'The table on the taxable estate with the taxable gifts of a lifetime, less gift tax on those gifts at the rates of the year of death, less the credit.',
  ],
  [
    'taxation',
    'IRC § 2010',
    'The exclusion in formulas',
    'A bypass takes what is left of the exclusion after gifts and whatever else is taxed.',
  ],
  [
    'taxation',
    'IRC § 2010(c)(5)',
    'Portability',
    'With an election the survivor has what the first spouse left of the exclusion, that of the last spouse to die alone.',
  ],
  [
    'taxation',
    'IRC § 2002',
    'Who pays the estate tax',
    'The executor, out of the property that a clause or the law says bears it.',
  ],
  [
    'taxation',
    'IRC § 2207A',
    'Tax on marital property',
    'A trust that was elected bears, at the second death, the tax with it less the tax without it, unless that is waived.',
  ],
  [
    'taxation',
    'IRC §§ 2206, 2207, 2207B',
    'Tax on insurance, powers and retained property',
    'They bear the tax in the proportion of their taxed value to the taxable estate, unless that is waived or the law apportions.',
  ],
  ['taxation', 'IRC § 2603(b)', 'Who bears the generation-skipping tax', 'The property that it is on.'],
  [
    'taxation',
    'IRC § 2518',
    'Disclaimers',
    'What is disclaimed within nine months passes as if the person had died first, and is no gift of his.',
  ],
  ['taxation', 'IRC § 2053', 'Debts and expenses', 'Claims that are paid and expenses of administration are deducted.'],
  ['taxation', 'IRC § 2055', 'Charity', 'What charities receive, net of the tax it bears, is deducted.'],
  [
    'taxation',
    'IRC § 2056',
    'Marital deduction',
    'What a husband or wife takes outright, in a survivor trust or in a trust that is elected, net of its debts and tax.',
  ],
  [
    'taxation',
    'Reg. § 301.7701-18(c)',
    'Registered partners and civil unions',
    'They are no marriage for any federal tax: no marital deduction, no portability, no rollover of a retirement account. What a state makes of them is told with the state.',
  ],
  [
    'taxation',
    'IRC § 2056(d)',
    'A husband or wife who is not a citizen',
    'No deduction is given but for a trust that is said to be a qualified domestic trust.',
  ],
  [
    'taxation',
    'IRC § 2056A',
    'A qualified domestic trust',
    'It is deducted in the first estate. When the spouse dies it pays what it would have added to the tax of that estate, and the spouse’s own estate has a credit for that. Principal paid out before is not looked at; a spouse who is a citizen by then owes nothing.',
  ],
  [
    'taxation',
    'IRC § 2013',
    'The credit for tax on prior transfers',
    'Of property that came from an estate which paid tax, up to ten years before: in full for two years, a fifth less for each two years more. A life interest in a trust is not counted as received.',
  ],
  [
    'taxation',
    'IRC § 2013(b)',
    'Its first limit',
    'The earlier tax, in the proportion of what was received to that taxable estate less its federal tax.',
  ],
  [
    'taxation',
    'IRC § 2013(c)',
    'Its second limit',
    'What the property adds to this tax; among several estates by what came from each.',
  ],
  ['taxation', 'IRC § 2051', 'The taxable estate', 'The gross estate less deductions, never below nothing.'],
  ['taxation', 'IRC § 2058', 'State death taxes', 'They are deducted in full, which is solved together with the tax.'],
  [
    'taxation',
    'IRC §§ 2101–2108',
    'Neither citizen nor resident',
    'Only property in the United States is taxed, with debts in its proportion and a credit of $13,000. Treaties are not looked at.',
  ],
  ['taxation', 'IRC § 2101', 'Rates of a nonresident', 'The table of citizens.'],
  [
    'taxation',
    'IRC § 2631',
    'GST exemption',
    'It is given to trusts that ask for it, up to what is left; 40% is due of what passes to skip persons beyond it.',
  ],
  [
    'taxation',
    'IRC § 2652(a)(3)',
    'A reverse election over a marital trust',
    'Where it is made, the settlor stays the transferor, and what is left of his GST exemption covers the trust. When it ends, what it passes to skip persons is taxed by the part that was not covered.',
  ],
  [
    'taxation',
    'IRC § 7520',
    'The section 7520 rate',
    'That of the month of death; one not known yet is that of the last month known, and marked.',
  ],
  [
    'taxation',
    'IRC §§ 2612(a), 2622, 2641, 2642',
    'A trust that passes to skip persons',
    'What it holds is taxed at the highest rate of the estate tax, times the part of it that no exemption covers.',
  ],
  [
    'taxation',
    'IRC §§ 2612(c), 2623, 2641',
    'A gift to skip persons',
    'What they receive at death is taxed at the highest rate of the estate tax, as far as no exemption covers it.',
  ],
  [
    'inclusion',
    'IRC § 2041(b)(1)',
    'Limited powers',
    'What somebody may appoint to neither himself, his estate nor the creditors of either does not count with him.',
  ],
  [
    'taxation',
    'IRC § 2056(b)(5)',
    'A trust with a general power for the spouse',
    'Where all income is the spouse’s alone and a general power goes with it, the deduction is given without an election.',
  ],
  [
    'inclusion',
    'Reg. § 20.2031-1(b)',
    'The value of a part of a company or property',
    'What a willing buyer pays: the discount that is entered comes off before anything else is worked out. An appraisal has to support it.',
  ],
  [
    'taxation',
    'IRC § 6166',
    'Payment over years for a business',
    'Where businesses are more than 35% of the adjusted gross estate, a warning says what of the tax may be paid over up to fourteen years. The conditions are not looked at.',
  ],
  [
    'inclusion',
    'IRC § 2035(b)',
    'Gift tax of the last three years',
    'It counts in the estate again. It is in no figure; a warning has it where gifts with their day were taxed.',
  ],
  [
    'taxation',
    'IRC § 2511; Reg. § 25.2511-1(h)(9)',
    'Insurance owned by one person on the life of another',
    'What it pays to somebody else is a gift of its owner on that day (Goodman v. Commissioner, 156 F.2d 218). It is in no figure; a warning has it.',
  ],
  [
    'taxation',
    'IRC § 2001(b)(2)',
    'Gift tax payable on gifts of a lifetime',
    'Comes off the tax, at the rates of the year of death. Where the day of all gifts is known it is worked out by the exclusions of their years, else by that of the year of death.',
  ],
  [
    'taxation',
    'IRC § 2101(b)(2)',
    'Gifts of a nonresident',
    'The table on them comes off whole: a nonresident who is no citizen has no credit for gifts (IRC § 2505(a)).',
  ],
  ['inclusion', 'IRC § 2036', 'A term that was not outlived', 'What yields what was kept counts at death.'],
  [
    'inclusion',
    'IRC § 2036(a)(1); Reg. § 20.2036-1(c)(2)',
    'An annuity or a home kept for a term',
    'What yields the annuity at the section 7520 rate, at most the whole trust; without an annuity all of it.',
  ],
  [
    'inclusion',
    'IRC §§ 2035, 2042',
    'Insurance',
    'A policy the insured owned, gave away within three years, or that pays to the estate.',
  ],
];

/** Why property counts with somebody, from the table that decides it: one row for each section. */
function inclusionRows(): LawRow[] {
  const bySection = new Map<string, string[]>();
  for (const [cite, title] of Object.values(STANDING_AUTHORITY)) {
    if (!cite.startsWith('UPC')) bySection.set(cite, [...(bySection.get(cite) ?? []), title]);
  }
  return [...bySection].map(([cite, [title = '', ...more]]) => row('A')(['inclusion', cite, title, ...more]));
}

export const modelRows = (): readonly LawRow[] => MODEL_RULES.map(row('D'));
export const federalRuleRows = (): readonly LawRow[] => [...inclusionRows(), ...FEDERAL_RULES.map(row('A'))];
