import { formatLongDay } from '@platform/kernel';
import { sameName } from './fields/parties.ts';
import type { Citation, DocumentReading, ExtractedValue, ReadDocumentFields } from './reading.ts';

/** What can only be seen by looking at several documents of one estate, with the words that show it. */
export interface SetIssue {
  kind:
    | 'DUPLICATE'
    | 'MIRROR_WILLS'
    | 'LATER_WILL'
    | 'REPLACED_ARTICLE'
    | 'ORIGINAL_MISSING'
    | 'TRUST_MISSING'
    | 'FIDUCIARY_DEAD';
  /** A sentence for the reader of the screen. */
  detail: string;
  file: string;
  /** Of the reading, where it has one: two files may have one name. */
  id: string | undefined;
  citation?: Citation;
}

/** What is compared of a document. */
const COMPARED = [
  'kind',
  'name',
  'executedAt',
  'owners',
  'fiduciaries',
  'specificGifts',
  'residue',
  'amends',
  'deceased',
] as const satisfies (keyof ReadDocumentFields)[];
export type ComparedFields = Pick<ReadDocumentFields, (typeof COMPARED)[number]>;
export interface PaperReading {
  readonly id?: string;
  readonly fileName: string;
  readonly documents: readonly ComparedFields[];
}

/** What is kept of a reading to compare it with others: quotes with their pages, without their places on them. */
export function papersOf({ documents }: DocumentReading): ComparedFields[] {
  const bare = (key: string, value: unknown): unknown => (key === 'boxes' ? [] : value);
  return documents.map((fields) =>
    JSON.parse(JSON.stringify(Object.fromEntries(COMPARED.map((name) => [name, fields[name]])), bare)),
  );
}

interface Paper {
  file: string;
  id: string | undefined;
  fields: ComparedFields;
}

const WILLS = /^(?:WILL|POUROVER_WILL)$/;
const CHANGES = /^(?:TRUST_AMENDMENT|CODICIL)$/;
const TRUSTS = /^(?!WILL|POUROVER|CODICIL|TRUST_|POWER|HEALTH|OTHER)/;

const at = ({ file, id }: Paper) => ({ file, id });
const kindOf = ({ fields }: Paper): string => fields.kind?.value ?? '';
const nameOf = ({ fields }: Paper): string => fields.name?.value ?? 'A document without a title';
const dateOf = ({ fields }: Paper): string => fields.executedAt?.value ?? '';
const makersOf = ({ fields }: Paper): string[] => fields.owners.map(({ value }) => value);
const quoted = (value: ExtractedValue<unknown> | null | undefined): { citation?: Citation } => {
  const [citation] = value?.citations ?? [];
  return citation ? { citation } : {};
};
const share = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.some((other) => sameName(one, other)));
/** "The Lee Trust Agreement" and "Lee Trust" are one. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /\b(?:the|agreement|declaration|of|dated?|revocable|living|restated|amended|and|u\/a)\b|[^\p{L}\s]|\d/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
const sameTitle = (a: string, b: string): boolean => {
  const [x, y] = [bare(a), bare(b)];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
};

/** Issues of a set of readings, each with the file and the words it shows in. */
export function issuesOfSet(readings: readonly PaperReading[]): SetIssue[] {
  const papers = readings.flatMap(({ id, fileName, documents }) =>
    documents.map((fields): Paper => ({ file: fileName, id, fields })),
  );
  return [
    ...duplicates(papers),
    ...wills(papers),
    ...papers.filter((paper) => CHANGES.test(kindOf(paper))).flatMap((paper) => changed(paper, papers)),
    ...papers.flatMap((paper) => absentTrust(paper, papers)),
    ...deadFiduciaries(papers),
  ];
}

const pairsOf = (papers: readonly Paper[]): [Paper, Paper][] =>
  papers.flatMap((one, at) => papers.slice(at + 1).map((other): [Paper, Paper] => [one, other]));

/** What two documents have to have in common to be one: everything that was read of them, wherever it stands. */
const told = ({ fields }: Paper): string => {
  const { fiduciaries, specificGifts, residue, owners, kind, name, executedAt } = fields;
  return JSON.stringify(
    [kind, name, executedAt, ...owners, ...fiduciaries, ...specificGifts, ...residue].map((one) => one?.value),
  );
};

const duplicates = (papers: readonly Paper[]): SetIssue[] =>
  pairsOf(papers.filter((paper) => makersOf(paper).length > 0)).flatMap(([one, other]) =>
    told(one) === told(other)
      ? [
          {
            kind: 'DUPLICATE',
            detail: `${nameOf(other)} is in the set twice: ${one.file} says the same.`,
            ...at(other),
            ...quoted(other.fields.name),
          },
        ]
      : [],
  );

function wills(papers: readonly Paper[]): SetIssue[] {
  return pairsOf(papers.filter((paper) => WILLS.test(kindOf(paper)))).flatMap(([one, other]): SetIssue[] => {
    if (told(one) === told(other)) return [];
    if (share(makersOf(one), makersOf(other))) {
      const [earlier, later] = dateOf(one) <= dateOf(other) ? [one, other] : [other, one];
      if (!dateOf(earlier) || !dateOf(later)) return [];
      const detail = `${makersOf(later)[0]} signed two wills: that of ${formatLongDay(dateOf(later))} is the later one, and ${earlier.file} holds that of ${formatLongDay(dateOf(earlier))}.`;
      return [{ kind: 'LATER_WILL', detail, ...at(earlier), ...quoted(earlier.fields.executedAt) }];
    }
    const takers = (paper: Paper): string[] => paper.fields.residue.map(({ value }) => value.to);
    const isMirrored = share(takers(one), makersOf(other)) && share(takers(other), makersOf(one));
    if (!isMirrored) return [];
    const detail = `${nameOf(one)} and ${nameOf(other)} mirror each other: each leaves what is left to the other's maker first.`;
    return [{ kind: 'MIRROR_WILLS', detail, ...at(other), ...quoted(other.fields.residue[0]) }];
  });
}

/** Whether a paper is the instrument that another changes. */
function isOriginal(paper: Paper, change: Paper): boolean {
  const amends = change.fields.amends?.value;
  if (!amends || CHANGES.test(kindOf(paper))) return false;
  const fits = kindOf(change) === 'CODICIL' ? WILLS.test(kindOf(paper)) : TRUSTS.test(kindOf(paper));
  const isNamed = amends.documentName !== undefined && sameTitle(amends.documentName, nameOf(paper));
  const isDated = amends.documentDate !== undefined && amends.documentDate === dateOf(paper);
  return fits && (isDated || (isNamed && (amends.documentDate === undefined || dateOf(paper) === '')));
}

function changed(change: Paper, papers: readonly Paper[]): SetIssue[] {
  const amends = change.fields.amends?.value;
  if (!amends) return [];
  const original = papers.find((paper) => isOriginal(paper, change));
  const proof = quoted(change.fields.amends);
  if (!original) {
    const date = amends.documentDate ? ` of ${formatLongDay(amends.documentDate)}` : '';
    const detail = `${nameOf(change)} changes ${amends.documentName ?? 'a document'}${date}, which is not in the set.`;
    return [{ kind: 'ORIGINAL_MISSING', detail, ...at(change), ...proof }];
  }
  const later = papers.filter(
    (paper) => paper !== change && isOriginal(original, paper) && dateOf(paper) > dateOf(change),
  );
  return amends.articles.map((article) => {
    const last = later.find((paper) => paper.fields.amends?.value.articles.includes(article));
    const detail = last
      ? `Article ${article} of ${nameOf(original)} was changed by ${nameOf(change)} and again by ${nameOf(last)}, which is in force.`
      : `Article ${article} of ${nameOf(original)} is in force as ${nameOf(change)} has it, and no longer as ${original.file} prints it.`;
    return { kind: 'REPLACED_ARTICLE', detail, ...at(change), ...proof };
  });
}

/** A will that pours into a trust which nobody gave. */
function absentTrust(paper: Paper, papers: readonly Paper[]): SetIssue[] {
  if (kindOf(paper) !== 'POUROVER_WILL') return [];
  return paper.fields.residue
    .filter(({ value }) => /\btrust\b/i.test(value.to))
    .filter(({ value }) => !papers.some((other) => TRUSTS.test(kindOf(other)) && sameTitle(value.to, nameOf(other))))
    .map((one) => ({
      kind: 'TRUST_MISSING',
      detail: `${nameOf(paper)} leaves what is left to the ${one.value.to}, which is not in the set.`,
      ...at(paper),
      ...quoted(one),
    }));
}

/** Somebody who is to serve, and has died by what another document says. */
function deadFiduciaries(papers: readonly Paper[]): SetIssue[] {
  const dead = papers.flatMap((by) => (by.fields.deceased ?? []).map((name) => ({ name, by })));
  return papers.flatMap((paper) =>
    paper.fields.fiduciaries.flatMap((one): SetIssue[] => {
      // Two documents of one binder may say it, too; what one says by itself is looked at when it is read.
      const said = dead.find(({ name, by }) => by !== paper && sameName(name, one.value.person));
      if (!said) return [];
      const source = said.by.file === paper.file ? nameOf(said.by) : said.by.file;
      const detail = `${nameOf(paper)} names ${one.value.person} to serve, who has died by what ${source} says.`;
      return [{ kind: 'FIDUCIARY_DEAD', detail, ...at(paper), ...quoted(one) }];
    }),
  );
}
