import type { ChecklistKind, ReviewKind } from '@platform/contracts/review';

/** One thing to look at, and who has. */
export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  readonly doneByName: string | null;
  /** Null while nobody has. */
  readonly doneAt: string | null;
}

const EVERY: Readonly<Record<ChecklistKind, readonly string[]>> = {
  ADMIN: ['Every file belongs to this household', 'Every file can be read to its last page'],
  ADVISOR: ['The family is as it is today', 'The result was talked over with the client'],
  LAWYER: ['Every document in force is signed, witnessed and dated'],
};
const OF_PLANS = [
  'What each will and trust gives is what the diagram shows',
  'Titles and designations of beneficiaries fit the documents',
  'Tax clauses and elections were read',
  'Fiduciaries are alive, of age and willing, and each has a successor',
];
const OF_KINDS: Readonly<Record<ReviewKind, Readonly<Partial<Record<ChecklistKind, readonly string[]>>>>> = {
  ESTATE_PLAN: { ADVISOR: ['The balance sheet is as it is today'], LAWYER: OF_PLANS },
  DOCUMENTS: {
    LAWYER: ['Amendments were read with what they change', 'What a document names is there, or was asked for'],
  },
  FIDUCIARIES: { LAWYER: ['Fiduciaries are alive, of age and willing, and each has a successor'] },
  BASIC: {},
  COMPREHENSIVE: { ADVISOR: ['The balance sheet is as it is today'], LAWYER: OF_PLANS },
};

/** What a review of a kind goes through, in its order; each list by itself. */
export const checklistTexts = (kind: ReviewKind, list: ChecklistKind): readonly string[] => [
  ...EVERY[list],
  ...(OF_KINDS[kind][list] ?? []),
];

/** The lists of a new review: `LAWYER-1` is the first item of the attorney's. */
export const newChecklist = (kind: ReviewKind, list: ChecklistKind): ChecklistItem[] =>
  checklistTexts(kind, list).map((text, index) => ({
    id: `${list}-${index + 1}`,
    text,
    doneByName: null,
    doneAt: null,
  }));

export const isDone = ({ doneAt }: Pick<ChecklistItem, 'doneAt'>): boolean => doneAt !== null;
