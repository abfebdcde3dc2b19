import type { DocumentReading, ExtractedValue, ReadDocumentFields, ReadingProblem } from './reading.ts';

interface FlatCitation {
  path: string;
  page: number | null;
  quote: string;
}

/** A reading as one record of the corpus schema: plain values, and the citations beside them by path. */
export function corpusRecord(reading: DocumentReading): Record<string, unknown> {
  const citations: FlatCitation[] = [];
  const [main, ...bound] = reading.documents;
  const whole = main ? fieldsOf(main, '', citations, bound.length > 0) : { kind: null, issues: [] };
  const issues = [...((whole['issues'] as unknown[]) ?? []), ...reading.problems.map((p) => issueOf(p))];
  return {
    file: reading.fileName,
    ...(reading.format ? { format: reading.format } : {}),
    pages: reading.pageCount,
    scanned: reading.scanned,
    rotated: reading.rotated,
    ...whole,
    issues,
    boundDocuments: bound.map((doc, i) => fieldsOf(doc, `boundDocuments[${i}].`, citations, true)),
    citations,
  };
}

function fieldsOf(
  doc: ReadDocumentFields,
  prefix: string,
  citations: FlatCitation[],
  isBound: boolean,
): Record<string, unknown> {
  const one = <T>(path: string, value: ExtractedValue<T> | null): T | null => {
    for (const c of value?.citations ?? []) citations.push({ path: prefix + path, page: c.page, quote: c.quote });
    return value?.value ?? null;
  };
  const many = <T>(path: string, values: readonly ExtractedValue<T>[]): (T | null)[] =>
    values.map((value, i) => one(`${path}[${i}]`, value));
  return {
    kind: one('kind', doc.kind),
    name: one('name', doc.name),
    executedAt: one('executedAt', doc.executedAt),
    situs: one('situs', doc.situs),
    owners: many('owners', doc.owners),
    settlors: many('settlors', doc.settlors),
    fiduciaries: many('fiduciaries', doc.fiduciaries),
    beneficiaries: many('beneficiaries', doc.beneficiaries),
    specificGifts: many('specificGifts', doc.specificGifts),
    residue: many('residue', doc.residue),
    subtrusts: many('subtrusts', doc.subtrusts),
    gst: one('gst', doc.gst),
    distributionAges: many('distributionAges', doc.distributionAges),
    trustTerm: one('trustTerm', doc.trustTerm),
    amends: one('amends', doc.amends),
    callouts: many('callouts', doc.callouts),
    issues: doc.problems.map((problem, i) => {
      for (const c of problem.citations)
        citations.push({ path: `${prefix}issues[${i}]`, page: c.page, quote: c.quote });
      return issueOf(problem);
    }),
    pageRange: isBound ? doc.pageRange : null,
  };
}

function issueOf({ kind, detail, scope }: ReadingProblem): { kind: string; detail: string; scope: string } {
  return { kind, detail, scope };
}
