/** C36 and the simplifications marked S in the conventions, as the reader is told of them. */
export const NOT_MODELLED: readonly string[] = [
  'No growth, income tax, valuation discount or step-up in basis.',
  'A lender is shown as paid at death out of the property, although he might let the loan run on.',
  'Debts reach the probate estate and the decedent’s own trusts, not other non-probate property.',
  'Intestate shares follow the Uniform Probate Code in every state.',
  'Elective share, allowances and homestead are not computed.',
  'The tax of other states on property there is not computed.',
  'Gifts of the last years count in a state’s tax where their day is known; the giver is taken to have lived there then.',
  'A surviving spouse who is not a citizen has no qualified domestic trust.',
  'A spouse who rolls an account over keeps the contingent beneficiaries.',
  'No credit for tax on prior transfers, special-use or alternate valuation, or deferral of payment.',
  'State death taxes are deducted in full, also on a trust elected for the state alone.',
  'Domestic partners are not treated as spouses for any tax, although some states do.',
  'Of people in Guam, Palau, Puerto Rico, the Virgin Islands or abroad only the federal tax is computed, without treaties; a nonresident’s cash is taken for deposits at a bank.',
  'A gift of property no longer owned fails; nothing replaces it.',
  'A remainder of a trust that fails goes to the heirs of the person who died.',
  'Advancements, contests, and powers of appointment beyond the kinds of trust named are not looked at.',
];
