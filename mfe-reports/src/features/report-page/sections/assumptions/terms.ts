interface Estate {
  readonly trusts: readonly { readonly gstStatus?: string | null }[];
  readonly distribution: {
    readonly deaths: readonly {
      readonly marital: number;
      readonly charitable: number;
      readonly exclusionUsed: number;
      readonly dsuePorted: number;
    }[];
  };
}

interface Term {
  readonly term: string;
  readonly words: string;
  /** Whether the report speaks of it. */
  readonly isUsed: (estate: Estate) => boolean;
}

const anyDeath = (of: (death: Estate['distribution']['deaths'][number]) => boolean) => (estate: Estate) =>
  estate.distribution.deaths.some(of);

const TERMS: readonly Term[] = [
  {
    term: 'Gross estate',
    words: 'All that somebody owns at death, by the law of the tax.',
    isUsed: anyDeath(() => true),
  },
  {
    term: 'Taxable estate',
    words: 'What is left of the gross estate after what goes to the spouse, to charity and to debts and costs.',
    isUsed: anyDeath(() => true),
  },
  {
    term: 'Exclusion',
    words: 'What may pass free of federal estate and gift tax, during life and at death together.',
    isUsed: anyDeath(({ exclusionUsed }) => exclusionUsed > 0),
  },
  {
    term: 'Marital deduction',
    words: 'What goes to a husband or wife is free of tax at the first death; it counts at the second.',
    isUsed: anyDeath(({ marital }) => marital > 0),
  },
  {
    term: 'Charitable deduction',
    words: 'What goes to charity is free of tax.',
    isUsed: anyDeath(({ charitable }) => charitable > 0),
  },
  {
    term: 'Ported exclusion',
    words: 'The part of the exclusion that the first to die has not used, kept for the other by a return in time.',
    isUsed: anyDeath(({ dsuePorted }) => dsuePorted > 0),
  },
  {
    term: 'Generation-skipping transfer tax',
    words:
      'A tax on what passes by children to grandchildren or later; property that an exemption was given to is free of it.',
    isUsed: ({ trusts }) => trusts.some(({ gstStatus }) => Boolean(gstStatus)),
  },
  {
    term: 'Trustee',
    words: 'Who holds what is in a trust, for those whom the trust names.',
    isUsed: ({ trusts }) => trusts.length > 0,
  },
];

/** The terms that a report of this estate speaks of, in plain words. */
export const usedTerms = (estate: Estate): readonly Pick<Term, 'term' | 'words'>[] =>
  TERMS.filter(({ isUsed }) => isUsed(estate));
