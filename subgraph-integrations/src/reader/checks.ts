import { isCharity } from './fields/dispositions.ts';
import type { Household } from './fields/document.ts';
import type { ExtractedValue, ReadDocumentFields, ResidueShare } from './reading.ts';
import type { PeopleIndex } from './structure/people.ts';
import type { Sentence } from './structure/sentences.ts';

interface Known {
  readonly household: Household;
  readonly people: PeopleIndex;
  readonly sentences: readonly Sentence[];
  /** Nobody takes by a will of his own. */
  readonly isWill?: boolean;
}

type Values = Pick<ReadDocumentFields, 'fiduciaries' | 'beneficiaries' | 'specificGifts' | 'residue'>;

/** Shares of one event add up to this, give or take what a third leaves. */
const TOLERANCE = 0.011;

/**
 * What was read of one document, checked as a whole: a value that does not fit the others is a question and not shown
 * as sure. Nothing is added, and only a gift to somebody who has died is taken out.
 */
export function checked<Fields extends Values>(fields: Fields, known: Known): Fields {
  const { deceased, principals } = known.household;
  const isMaker = (name: string): boolean =>
    known.isWill === true && principals.length === 1 && principals.includes(name);
  const alive = <T>(values: readonly ExtractedValue<T>[], nameOf: (value: T) => string): ExtractedValue<T>[] =>
    values.filter(({ value }) => !deceased.has(nameOf(value)) && !isMaker(nameOf(value)));
  const once = namedOnce(known);
  const party = <T>(values: readonly ExtractedValue<T>[], nameOf: (value: T) => string): ExtractedValue<T>[] =>
    values.map((one) =>
      once(nameOf(one.value)) ? doubtful(one, 'Nothing else in the document says who this is.') : one,
    );
  const residue = alive(fields.residue, ({ to }) => to);
  const whole = addsUp(residue);
  return {
    ...fields,
    fiduciaries: party(fields.fiduciaries, ({ person }) => person).map((one) =>
      deceased.has(one.value.person) ? doubtful(one, 'The document says that this person has died.') : one,
    ),
    beneficiaries: party(
      alive(fields.beneficiaries, ({ name }) => name),
      ({ name }) => name,
    ),
    specificGifts: party(
      alive(fields.specificGifts, ({ to }) => to),
      ({ to }) => to,
    ),
    residue: residue.map((one) =>
      whole ? one : doubtful(one, 'The shares that were read do not add up to the whole.'),
    ),
  };
}

/** The first reason stays: it was closer to the words. */
const doubtful = <T>(value: ExtractedValue<T>, reason: string): ExtractedValue<T> =>
  value.confidence === 'LOW' ? value : { ...value, confidence: 'LOW', reason };

/** One set of shares, or one for each of two events: the spouse survives, or does not. */
function addsUp(residue: readonly ExtractedValue<ResidueShare>[]): boolean {
  const total = residue.reduce((sum, { value }) => sum + value.shareNumerator / value.shareDenominator, 0);
  return residue.length === 0 || Math.abs(total - 1) <= TOLERANCE || Math.abs(total - 2) <= TOLERANCE;
}

/** Whether a person is named a single time and is called nothing: neither a relative nor an organization. */
function namedOnce({ household, people, sentences }: Known): (name: string) => boolean {
  const times = new Map<string, number>();
  for (const sentence of sentences)
    for (const { name } of people.mentionsIn(sentence)) times.set(name, (times.get(name) ?? 0) + 1);
  return (name) =>
    (times.get(name) ?? 2) < 2 &&
    !household.relations.has(name) &&
    !household.principals.includes(name) &&
    name !== household.spouse &&
    !isCharity(name);
}
