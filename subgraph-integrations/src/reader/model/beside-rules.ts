import { isDeepStrictEqual } from 'node:util';
import { checked } from '../checks.ts';
import type { Layers } from '../extract.ts';
import { sameName } from '../fields/parties.ts';
import type { Citation, ExtractedValue, ModelReport, ReadDocumentFields } from '../reading.ts';
import { maskOf, NO_MASK } from './masking.ts';
import { type ModelAdapter, type ModelQuestion, PROMPT_VERSION } from './model-adapter.ts';
import { MODEL_FIELDS, type ModelAnswer, type ModelField } from './model-values.ts';
import { type DocumentPart, partsOf } from './parts.ts';
import { provenValue, proveQuote } from './proof.ts';

const ADDED = 'Read by your language model alone: compare it with the page.';
const DIFFERS = 'Your language model reads this otherwise.';
const DOUBTED = 'Your language model does not find this in the document.';

/** Where the reader keeps what a model speaks of. */
const KEPT_AS = {
  kind: 'kind',
  name: 'name',
  executedAt: 'executedAt',
  situs: 'situs',
  gst: 'gst',
  trustTerm: 'trustTerm',
  amends: 'amends',
  owner: 'owners',
  settlor: 'settlors',
  fiduciary: 'fiduciaries',
  beneficiary: 'beneficiaries',
  gift: 'specificGifts',
  residue: 'residue',
  subtrust: 'subtrusts',
  distributionAge: 'distributionAges',
  callout: 'callouts',
} as const satisfies Record<ModelField, keyof ReadDocumentFields>;

type Value = ExtractedValue<unknown>;
/** A value under the id by which a question names it. */
interface Held {
  readonly id: string;
  readonly field: ModelField;
  value: Value;
}

export interface BesideOptions {
  readonly masksNames: boolean;
  /** When no further question is asked, as `Date.now()`. */
  readonly until: number;
  readonly signal?: AbortSignal | undefined;
  readonly onAsked?: (done: number, parts: number) => void;
}

/** A model is not asked on that has failed so often, one question after the other. */
const MOST_FAILURES = 3;
/** Questions that are under way at once. */
const AT_ONCE = 2;

export const noReport = (model: string): ModelReport => ({
  model,
  promptVersion: PROMPT_VERSION,
  questions: 0,
  answered: 0,
  added: 0,
  agreed: 0,
  differing: 0,
  doubted: 0,
  refused: 0,
  failure: null,
});

/**
 * What the rules have read of a document, with what a model says of it, part by part. A value of the model is added where
 * the rules have none, as a question; where both differ the rules' value stays with the other reading beside it, and is a
 * question too; nothing counts without a quote that stands on its page and says it. A model that fails changes nothing.
 */
export async function besideRules(
  fields: ReadDocumentFields,
  layers: Layers,
  model: ModelAdapter,
  options: BesideOptions,
): Promise<{ fields: ReadDocumentFields; report: ModelReport }> {
  const parts = partsOf(layers.flow, layers.sentences);
  const held = heldOf(fields);
  const places = new Map(held.map((one) => [one.id, placeOf(one.value, parts)]));
  const mask = options.masksNames ? maskOf(namesOf(layers, held), layers.flow.text) : NO_MASK;
  const report = { ...noReport(model.model) };
  const questions = parts.map(
    (part, at): ModelQuestion => ({
      kind: layers.kind,
      heading: mask.hide(part.heading),
      people: peopleOf(layers).map(({ name, as }) => ({ name: mask.hide(name), as })),
      pages: part.pages.map(({ page, text }) => ({ page, text: mask.hide(text) })),
      read: held.flatMap(({ id, field, value }) =>
        places.get(id) === at ? [{ id, field, value: hidden(value.value, mask.hide) }] : [],
      ),
    }),
  );
  const answers = await asked(questions, model, report, options);
  for (const [at, answer] of answers.entries()) {
    const part = parts[at];
    if (part && answer) take(mask.show(answer), part, { held, layers, report });
  }
  return { fields: checked(fieldsOf(fields, held), layers), report };
}

type Counts = { -readonly [Name in keyof ModelReport]: ModelReport[Name] };

async function asked(
  questions: readonly ModelQuestion[],
  model: ModelAdapter,
  report: Counts,
  { signal, until, onAsked }: BesideOptions,
): Promise<(ModelAnswer | undefined)[]> {
  const answers: (ModelAnswer | undefined)[] = [];
  let failures = 0;
  for (let at = 0; at < questions.length && failures < MOST_FAILURES; at += AT_ONCE) {
    signal?.throwIfAborted();
    const left = until - Date.now();
    if (left <= 0) {
      report.failure = 'SLOW';
      break;
    }
    const limit = AbortSignal.timeout(left);
    const together = signal ? AbortSignal.any([signal, limit]) : limit;
    const batch = questions.slice(at, at + AT_ONCE);
    const answered = await Promise.allSettled(batch.map((question) => model.ask(question, together)));
    signal?.throwIfAborted();
    for (const one of answered) {
      report.questions += 1;
      failures = one.status === 'fulfilled' ? 0 : failures + 1;
      if (one.status === 'fulfilled') report.answered += 1;
      else report.failure = failureOf(one.reason);
      answers.push(one.status === 'fulfilled' ? one.value : undefined);
    }
    onAsked?.(Math.min(at + AT_ONCE, questions.length), questions.length);
  }
  return answers;
}

const failureOf = (error: unknown): NonNullable<ModelReport['failure']> => {
  if (error instanceof Error && /Abort|Timeout/.test(error.name)) return 'SLOW';
  return error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError') ? 'NO_ANSWER' : 'AWAY';
};

interface Desk {
  readonly held: Held[];
  readonly layers: Layers;
  readonly report: Counts;
}

function take(answer: ModelAnswer, part: DocumentPart, { held, layers, report }: Desk): void {
  const { flow, kind, people } = layers;
  const pages = flow.pages.filter(({ page }) => part.pages.some((own) => own.page === page));
  const around = flow.text.slice(part.start, part.end);
  for (const { field, value: claimed, replaces, page, quote } of answer.values) {
    const citation = proveQuote(pages, page, quote);
    const value = citation && provenValue(field, claimed, { quote: citation.quote, around, kind, people });
    if (!citation || value === undefined) {
      report.refused += 1;
      continue;
    }
    report[placed(held, { field, value, replaces, citation })] += 1;
  }
  for (const { id, page, quote } of answer.doubts) {
    const one = held.find((other) => other.id === id && other.value.source === 'rules');
    if (!one || !proveQuote(pages, page, quote)) {
      report.refused += 1;
      continue;
    }
    if (one.value.confidence === 'HIGH') one.value = { ...one.value, confidence: 'LOW', reason: DOUBTED };
    report.doubted += 1;
  }
}

interface Proven {
  readonly field: ModelField;
  readonly value: unknown;
  readonly replaces: string | null;
  readonly citation: Citation;
}

function placed(held: Held[], proven: Proven): 'agreed' | 'differing' | 'added' {
  const { field, value, replaces, citation } = proven;
  const ofField = held.filter((one) => one.field === field);
  if (ofField.some((one) => isSame(one.value.value, value))) return 'agreed';
  const other =
    ofField.find(({ id }) => id === replaces) ?? ofField.find((one) => isOfTheSame(field, one.value.value, value));
  if (other?.value.source === 'rules') {
    // The first other reading stays: one value is not asked about twice.
    if (!other.value.alternative)
      other.value = {
        ...other.value,
        confidence: 'LOW',
        reason: DIFFERS,
        alternative: { value, citations: [citation] },
      };
    return 'differing';
  }
  if (other) return 'agreed';
  held.push({
    id: `m${held.length}`,
    field,
    value: { value, citations: [citation], confidence: 'LOW', reason: ADDED, source: 'model' },
  });
  return 'added';
}

const plainOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).filter(([key, one]) => one !== undefined && key !== 'description');
  return Object.fromEntries(known.map(([key, one]) => [key, plainOf(one)]));
};
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plainOf(one), plainOf(other));

/** Whether two values of a field are two readings of one thing. */
function isOfTheSame(field: ModelField, one: unknown, other: unknown): boolean {
  const [a, b] = [one, other] as Record<string, string>[];
  const same = (key: string): boolean => sameName(a?.[key] ?? '', b?.[key] ?? '');
  switch (field) {
    case 'fiduciary':
      return same('person') && a?.['role'] === b?.['role'];
    case 'beneficiary':
    case 'subtrust':
      return same('name');
    case 'residue':
      return same('to') && (a?.['condition'] ?? '') === (b?.['condition'] ?? '');
    case 'gift':
      return same('to') && a?.['kind'] === b?.['kind'];
    case 'distributionAge':
      return a?.['age'] === b?.['age'] && (a?.['of'] ?? '') === (b?.['of'] ?? '');
    case 'owner':
    case 'settlor':
      return sameName(one as string, other as string);
    case 'callout':
      return false;
    default:
      return true;
  }
}

function heldOf(fields: ReadDocumentFields): Held[] {
  let count = 0;
  return MODEL_FIELDS.flatMap((field) =>
    [fields[KEPT_AS[field]] as Value | readonly Value[] | null]
      .flat()
      .flatMap((value): Held[] => (value ? [{ id: `r${++count}`, field, value }] : [])),
  );
}

function fieldsOf(fields: ReadDocumentFields, held: readonly Held[]): ReadDocumentFields {
  const result: Record<string, unknown> = { ...fields };
  for (const field of MODEL_FIELDS) {
    const own = held.filter((one) => one.field === field).map(({ value }) => value);
    const name = KEPT_AS[field];
    result[name] = Array.isArray(fields[name]) ? own : (own[0] ?? null);
  }
  return result as unknown as ReadDocumentFields;
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** The part in which a value was read: by its words, else by its page; none where neither tells. */
function placeOf({ citations }: Value, parts: readonly DocumentPart[]): number {
  const [first] = citations;
  if (!first) return -1;
  const quote = squeezed(first.quote);
  const onPage = parts.map(({ pages }) => pages.some(({ page }) => page === first.page));
  const says = parts.findIndex(
    ({ pages }, at) => onPage[at] && squeezed(pages.map(({ text }) => text).join(' ')).includes(quote),
  );
  return says >= 0 ? says : onPage.indexOf(true);
}

function peopleOf({ people, household }: Layers): { name: string; as: string[] }[] {
  return people.names.map((name) => ({
    name,
    as: [
      household.principals.includes(name) ? 'maker' : '',
      name === household.spouse ? 'spouse' : '',
      household.relations.get(name) ?? '',
      household.deceased.has(name) ? 'has died' : '',
    ].filter(Boolean),
  }));
}

/** Everybody that a question could name: as the registry has them, and as values do. */
function namesOf({ people, household, sentences }: Layers, held: readonly Held[]): string[] {
  const written = sentences.flatMap((sentence) =>
    people.mentionsIn(sentence).map(({ start, end }) => sentence.text.slice(start, end)),
  );
  const { principals, spouse, children, deceased } = household;
  const inValues = held.flatMap(({ field, value }) => {
    const said = value.value as Record<string, string> & string;
    if (field === 'owner' || field === 'settlor') return [said];
    return ['person', 'to', 'of', 'lifeExpectancyPerson', ...(field === 'beneficiary' ? ['name'] : [])].flatMap(
      (key) => said[key] ?? [],
    );
  });
  return [
    ...new Set([
      ...people.names,
      ...written,
      ...principals,
      ...(spouse ? [spouse] : []),
      ...children,
      ...deceased,
      ...inValues,
    ]),
  ];
}

function hidden(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((one) => hidden(one, hide));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hidden(one, hide)]));
}
