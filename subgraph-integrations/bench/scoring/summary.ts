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
  const sum = { sure: 0, wrongSure: 0, milliseconds: 0, pages: 0 };
  for (const { truth, record, reading, pages, milliseconds } of scored) {
    const score = scoreFile(truth, record);
    for (const [group, one] of score.groups) groups.set(group, plus(groups.get(group) ?? NOTHING, one));
    const cited = scoreCitations(truth, record['citations'], pages);
    citations.given += cited.given;
    citations.valid += cited.valid;
    const isSure = surePaths(reading);
    sum.sure += new Set(score.values.filter((path) => isSure.has(path))).size;
    sum.wrongSure += new Set(score.wrong.map(({ path }) => path).filter((path) => isSure.has(path))).size;
    sum.milliseconds += milliseconds;
    sum.pages += Math.max(1, pages.length);
  }
  const total = [...groups].filter(([group]) => !isIndented(group)).reduce((all, [, one]) => plus(all, one), NOTHING);
  const secondsPerPage = sum.milliseconds / 1000 / Math.max(1, sum.pages);
  return { files: scored.length, groups, total, citations, secondsPerPage, sure: sum.sure, wrongSure: sum.wrongSure };
}

/** Paths of the record whose value the screen shows as sure. */
function surePaths(reading: DocumentReading): Set<string> {
  return new Set(
    reading.documents.flatMap((document, index) => {
      const at = index === 0 ? '' : `boundDocuments[${index - 1}].`;
      return Object.entries(document).flatMap(([field, value]) => {
        const isSure = (one: unknown): boolean => (one as ExtractedValue<unknown> | null)?.confidence === 'HIGH';
        if (Array.isArray(value))
          return value.flatMap((one, place) => (isSure(one) ? [`${at}${field}[${place}]`] : []));
        return isSure(value) ? [`${at}${field}`] : [];
      });
    }),
  );
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
  const { groups, total, sure, wrongSure, citations, secondsPerPage, files } = summary;
  return [
    `${title} (${files} documents)`,
    `${'group'.padEnd(32)} right wrong missed  P      R      F1`,
    ...ORDER.flatMap((group) => (groups.has(group) ? [lineOf(group, groups.get(group) ?? NOTHING)] : [])),
    lineOf('ALL (indented lines left out)', total),
    `wrong values shown as sure: ${wrongSure} of ${sure} shown as sure (${share(wrongSure, sure)})`,
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
