import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import { refuse } from '../finance/planned-year.ts';
import { FINDING_KINDS, type FindingKind } from './findings.ts';

/** What a client reads of one kind of finding; null where the usual words stand. */
export interface CustomWords {
  readonly kind: FindingKind;
  readonly title: string | null;
  readonly description: string | null;
  readonly whyItsImportant: string | null;
  readonly whatToDo: string | null;
  /** The client is told of none of this kind. */
  readonly isHidden: boolean;
}

/** What the client of one estate reads where its advisor has put it otherwise: one document, written as a whole. */
export interface OpportunityWording {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly words: readonly CustomWords[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type CustomWordsFacts = Pick<CustomWords, 'kind'> & {
  readonly [Field in Exclude<keyof CustomWords, 'kind'>]?: CustomWords[Field] | null | undefined;
};

const TEXTS = ['title', 'description', 'whyItsImportant', 'whatToDo'] as const;

function textOf(facts: CustomWordsFacts, field: (typeof TEXTS)[number]): string | null {
  const text = facts[field]?.trim() || null;
  const tooLong = text === null ? null : lengthProblem(text, TEXT_LENGTHS[field]);
  if (tooLong) refuse('OUT_OF_RANGE', tooLong, field);
  return text;
}

/** All of them at once, in the order of the kinds. Throws: DomainError OUT_OF_RANGE, NAMED_TWICE. */
export function customWords(facts: readonly CustomWordsFacts[]): CustomWords[] {
  const byKind = new Map(facts.map((one) => [one.kind, one]));
  if (byKind.size < facts.length) throw new DomainError('NAMED_TWICE', 'Say the words of each kind once.');
  return FINDING_KINDS.flatMap((kind) => {
    const one = byKind.get(kind);
    if (!one) return [];
    const [title = null, description = null, whyItsImportant = null, whatToDo = null] = TEXTS.map((field) =>
      textOf(one, field),
    );
    return [{ kind, title, description, whyItsImportant, whatToDo, isHidden: one.isHidden ?? false }];
  });
}
