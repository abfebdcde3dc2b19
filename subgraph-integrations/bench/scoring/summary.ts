import type { DocumentReading, ExtractedValue } from '../../src/reader/reading.ts';
import { type CitationScore, scoreCitations } from './citations.ts';
import { type GroupScore, isIndented, type Rec, scoreFile } from './score.ts';

/** What was read of a file beside what stands in it. */
export interface Scored {
  truth: Rec;
  record: Rec;
  reading: DocumentReading;
  pages: readonly string[];
  milliseconds: number;
}

export interface Summary {
  files: number;
  groups: Map<string, GroupScore>;
  total: GroupScore;
  /** Of each value its certainty, and whether it was right. */
  judged: { certainty: number; isRight: boolean }[];
  /** Values shown without a question. */
  sure: number;
  wrongSure: number;
  citations: CitationScore;
  /** Mean over all pages; a file without pages counts as one. */
  secondsPerPage: number;
}

const NOTHING: GroupScore = { right: 0, wrong: 0, missed: 0 };
const plus = (a: GroupScore, b: GroupScore): GroupScore => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  missed: a.missed + b.missed,
});

export function summarize(scored: readonly Scored[]): Summary {
  const groups = new Map<string, GroupScore>();
  const citations: CitationScore = { given: 0, valid: 0 };
  const judged: Summary['judged'] = [];
  const sum = { sure: 0, wrongSure: 0, milliseconds: 0, pages: 0 };
  for (const { truth, record, reading, pages, milliseconds } of scored) {
    const score = scoreFile(truth, record);
    for (const [group, one] of score.groups) groups.set(group, plus(groups.get(group) ?? NOTHING, one));
    const cited = scoreCitations(truth, record['citations'], pages);
    citations.given += cited.given;
    citations.valid += cited.valid;
    const isSure = surePaths(reading);
    const isWrong = new Set(score.wrong.map(({ path }) => path));
    for (const [path, certainty] of certainties(reading))
      if (score.values.includes(path)) judged.push({ certainty, isRight: !isWrong.has(path) });
    sum.sure += new Set(score.values.filter((path) => isSure.has(path))).size;
    sum.wrongSure += new Set(score.wrong.map(({ path }) => path).filter((path) => isSure.has(path))).size;
    sum.milliseconds += milliseconds;
    sum.pages += Math.max(1, pages.length);
  }
  const total = [...groups].filter(([group]) => !isIndented(group)).reduce((all, [, one]) => plus(all, one), NOTHING);
  const secondsPerPage = sum.milliseconds / 1000 / Math.max(1, sum.pages);
  return {
    files: scored.length,
    groups,
    total,
    citations,
    secondsPerPage,
    judged,
    sure: sum.sure,
    wrongSure: sum.wrongSure,
  };
}

/** Values of a reading by their path in the record. */
function valuesOf(reading: DocumentReading): [string, Partial<ExtractedValue<unknown>>][] {
  return reading.documents.flatMap((document, index) => {
    const at = index === 0 ? '' : `boundDocuments[${index - 1}].`;
    return Object.entries(document).flatMap(([field, value]): [string, Partial<ExtractedValue<unknown>>][] =>
      Array.isArray(value)
        ? value.map((one, place) => [`${at}${field}[${place}]`, one ?? {}])
        : [[`${at}${field}`, value ?? {}]],
    );
  });
}

/** Paths of the record whose value the screen shows as sure. */
const surePaths = (reading: DocumentReading): Set<string> =>
  new Set(valuesOf(reading).flatMap(([path, { confidence }]) => (confidence === 'HIGH' ? [path] : [])));

const certainties = (reading: DocumentReading): Map<string, number> =>
  new Map(valuesOf(reading).flatMap(([path, { certainty }]) => (certainty === undefined ? [] : [[path, certainty]])));

const STEPS = [0, 0.9, 0.97, 0.99, 0.995] as const;

/** How much was right of what was held to be so certain: the curve that the line for "sure" is drawn on. */
function curve(judged: Summary['judged']): string[] {
  return STEPS.flatMap((from, at) => {
    const to = STEPS[at + 1] ?? 2;
    const within = judged.filter(({ certainty }) => certainty >= from && certainty < to);
    const right = within.filter(({ isRight }) => isRight).length;
    return within.length === 0
      ? []
      : [`  certainty from ${from.toFixed(3)}: ${within.length} values, ${share(right, within.length)} right`];
  });
}

export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}
/** NaN where there was nothing to find or nothing was read. */
export function rates({ right, wrong, missed }: GroupScore): Rates {
  return {
    precision: right / (right + wrong),
    recall: right / (right + missed),
    f1: (2 * right) / (2 * right + wrong + missed),
  };
}

const ORDER = [
  'kind',
  'name',
  'executedAt',
  'situs',
  'principals',
  'fiduciaries',
  '  fid. person+role family',
  'beneficiaries',
  'specificGifts',
  'residue',
  '  residue recipient only',
  '  residue manner (of matched)',
  'subtrusts',
  'gst',
  'distributionAges',
  'trustTerm',
  'amends',
  'callouts',
  'issues (file scope)',
  'issues (set scope)',
];
const figure = (value: number): string => (Number.isNaN(value) ? '   -  ' : value.toFixed(3).padStart(6));
const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

function lineOf(name: string, score: GroupScore): string {
  const { precision, recall, f1 } = rates(score);
  const counts = [score.right, score.wrong, score.missed].map((count) => String(count).padStart(6)).join('');
  return `${name.padEnd(32)}${counts}  ${[precision, recall, f1].map(figure).join(' ')}`;
}

export function report(title: string, summary: Summary): string {
  const { groups, total, sure, wrongSure, citations, secondsPerPage, files, judged } = summary;
  return [
    `${title} (${files} documents)`,
    `${'group'.padEnd(32)} right wrong missed  P      R      F1`,
    ...ORDER.flatMap((group) => (groups.has(group) ? [lineOf(group, groups.get(group) ?? NOTHING)] : [])),
    lineOf('ALL (indented lines left out)', total),
    `wrong values shown as sure: ${wrongSure} of ${sure} shown as sure (${share(wrongSure, sure)})`,
    ...curve(judged),
    `citations that stand on their page: ${citations.valid} of ${citations.given} (${share(citations.valid, citations.given)})`,
    `seconds per page: ${secondsPerPage.toFixed(3)}`,
  ].join('\n');
}

/** One line for each name: what a comparison of styles or plans needs. */
export function comparison(title: string, named: ReadonlyMap<string, readonly Scored[]>): string {
  return [
    `${title.padEnd(32)} right wrong missed  P      R      F1   wrong sure`,
    ...[...named].map(([name, scored]) => {
      const { total, wrongSure, sure } = summarize(scored);
      return `${lineOf(name, total)}  ${share(wrongSure, sure).padStart(7)}`;
    }),
  ].join('\n');
}
