/** What basis and inherited accounts leave out, as the reader is told of it. */
export const BASIS_SIMPLIFICATIONS: readonly string[] = [
  'Values at death are those of today or as the years assumed have grown them; the value six months later is not chosen (IRC § 2032).',
  'What pays debts, costs and taxes gives up its basis with it; the tax on a gain of that sale is not counted.',
  'A basis that depreciation or improvements have changed is the one on record.',
  'An interest in a company or partnership is stepped up itself; what the company holds keeps its own basis (but see IRC § 754).',
  'Property given to the person who dies within a year before is not treated apart (IRC § 1014(e)).',
  'Annuities, savings bonds and instalment notes are treated like other property: the income in them, which no death frees of tax, is not told apart (IRC § 691).',
  'Of a retirement account all is taken for income unless it is a Roth IRA that has been open for five years; contributions that were taxed are not told apart.',
  'An account that comes to the surviving spouse through the estate or a trust is not rolled over, although a spouse who alone decides may be allowed to.',
  'Several beneficiaries of an account each have an account of their own by the end of the year after the death.',
  'An employer’s plan may ask for a faster payout, and may begin later for an owner who still works.',
  'The income tax deduction for estate tax on an account is not counted (IRC § 691(c)).',
];
