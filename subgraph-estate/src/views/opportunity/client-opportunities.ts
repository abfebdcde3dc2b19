import { labelOf } from '@platform/contracts/labels';
import type { CustomWords } from '../../domain/opportunity/client-words.ts';
import { type EstateOpportunity, isForClient } from '../../domain/opportunity/estate-opportunity.ts';
import { FINDING_KINDS, type FindingKind } from '../../domain/opportunity/findings.ts';

interface Said {
  readonly description: string;
  readonly whyItsImportant: string;
  readonly whatToDo: string;
}

/** What is said of a finding where nobody has put it otherwise. */
const USUAL: Readonly<Record<FindingKind, Said>> = {
  INSURANCE_IN_ESTATE: {
    description: 'Life insurance counts in an estate that pays tax.',
    whyItsImportant:
      'What a policy pays is part of the insured’s taxable estate while the insured owns it or can change it (IRC 2042).',
    whatToDo:
      'Talk about an irrevocable life insurance trust as the owner. A policy that is moved counts for three more years (IRC 2035).',
  },
  EXCLUSION_NOT_PORTED: {
    description: 'A spouse died without passing on what was left of the exclusion.',
    whyItsImportant:
      'The survivor may add what the first estate did not use to an exclusion of her or his own, but only if an estate tax return elects so (IRC 2010(c)(5)).',
    whatToDo:
      'Ask whether the election can still be made: where no return was required, until five years after the death (Rev. Proc. 2022-32).',
  },
  OLD_DOCUMENTS: {
    description: 'A will or trust was signed many years ago.',
    whyItsImportant: 'Families, property and law change. What was signed then may say what nobody wants now.',
    whatToDo: 'Read the documents with the attorney, and have them confirmed or amended.',
  },
  NO_HEALTH_CARE_DIRECTIVE: {
    description: 'Nobody is named on paper to decide about medical care.',
    whyItsImportant: 'Without a directive, physicians and relatives have to find out what would be wanted.',
    whatToDo: 'Choose who decides and a successor, and sign a directive in the form of the state.',
  },
  NO_WILL: {
    description: 'No will is on file.',
    whyItsImportant: 'Without a will, the law of the state says who inherits and the court who administers.',
    whatToDo: 'Have a will drafted, or add it here if there is one.',
  },
};

export interface CustomOpportunityView extends Said {
  readonly kind: FindingKind | null;
  readonly title: string;
  readonly isHidden: boolean;
}

/** The title of an opportunity, in its own words or in those of its kind. */
export const titleOf = ({ kind, title }: Pick<EstateOpportunity, 'kind' | 'title'>): string =>
  title ?? (kind ? labelOf('FindingKind', kind) : '');

export const descriptionOf = ({ kind, description }: Pick<EstateOpportunity, 'kind' | 'description'>): string | null =>
  description ?? (kind ? USUAL[kind].description : null);

const wordsOf = (kind: FindingKind, words: readonly CustomWords[]): CustomOpportunityView => {
  const own = words.find((one) => one.kind === kind);
  return {
    kind,
    title: own?.title ?? labelOf('FindingKind', kind),
    description: own?.description ?? USUAL[kind].description,
    whyItsImportant: own?.whyItsImportant ?? USUAL[kind].whyItsImportant,
    whatToDo: own?.whatToDo ?? USUAL[kind].whatToDo,
    isHidden: own?.isHidden ?? false,
  };
};

/** Without what is said anyway: so the usual words, where they change, change for everybody who has no others. */
export const ownWords = (words: readonly CustomWords[]): CustomWords[] =>
  words.map((one) => {
    const usual = { title: labelOf('FindingKind', one.kind), ...USUAL[one.kind] };
    const unlessUsual = (field: keyof typeof usual): string | null => (one[field] === usual[field] ? null : one[field]);
    return {
      kind: one.kind,
      title: unlessUsual('title'),
      description: unlessUsual('description'),
      whyItsImportant: unlessUsual('whyItsImportant'),
      whatToDo: unlessUsual('whatToDo'),
      isHidden: one.isHidden,
    };
  });

/** What is said to a client of each kind of finding, for those who may put it otherwise. */
export const wordsForClient = (words: readonly CustomWords[]): CustomOpportunityView[] =>
  FINDING_KINDS.map((kind) => wordsOf(kind, words));

/** What the client of an estate reads: what is open and not kept from her, in its order. */
export function clientOpportunities(
  opportunities: readonly EstateOpportunity[],
  words: readonly CustomWords[],
): CustomOpportunityView[] {
  return opportunities.filter(isForClient).flatMap(({ kind, title, description }) => {
    if (!kind) {
      return [
        {
          kind,
          title: title ?? '',
          description: description ?? '',
          whyItsImportant: '',
          whatToDo: '',
          isHidden: false,
        },
      ];
    }
    const said = wordsOf(kind, words);
    return said.isHidden ? [] : [said];
  });
}
