import { fuzzy, sameName, sameNumber, tokens } from './same.ts';

/** A record of the corpus schema, true or read. Loose on purpose: a prediction may hold anything. */
export type Rec = Readonly<Record<string, unknown>>;

export interface Wrong {
  group: string;
  /** Of the value that was read, in the record of the file. */
  path: string;
}
export interface GroupScore {
  right: number;
  wrong: number;
  missed: number;
}
export interface FileScore {
  groups: Map<string, GroupScore>;
  wrong: Wrong[];
  /** Values that stand in the truth and were not read, by their path there. */
  missed: Wrong[];
  /** Values read in all, the wrong among them. */
  values: string[];
}

/** Groups that look again at values that another group has counted. */
export const isIndented = (group: string): boolean => group.startsWith(' ');

const FAMILY: Readonly<Record<string, string>> = {
  attorney_in_fact: 'agent',
  healthcare_attorney_in_fact: 'agent',
  healthcare_representative: 'agent',
  healthcare_proxy: 'agent',
  healthcare_surrogate: 'agent',
  personal_representative: 'executor',
  guardian_of_the_person: 'guardian',
  guardian_of_the_estate: 'guardian',
  conservator_of_the_estate: 'conservator',
  conservator_of_the_person: 'conservator',
  conservator_nominee: 'conservator',
  corporate_trustee: 'trustee',
  familial_trustee: 'trustee',
  family_trustee: 'trustee',
  independent_trustee: 'trustee',
  administrative_trustee: 'trustee',
  special_trustee: 'trustee',
};
const OF_THE_SET = 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT';

type Same = (truth: unknown, read: unknown) => boolean;
const rec = (value: unknown): Rec => (typeof value === 'object' && value !== null ? (value as Rec) : {});
const list = (record: Rec, key: string): unknown[] => (Array.isArray(record[key]) ? (record[key] as unknown[]) : []);
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';
const fraction = (value: unknown): number | undefined => {
  const share = Number(rec(value)['shareNumerator']) / Number(rec(value)['shareDenominator']);
  return Number.isFinite(share) ? Math.round(share * 1e4) / 1e4 : undefined;
};

/** Pairs as many as can be paired, each once: indexes of truth and of what was read. */
function paired(truth: readonly unknown[], read: readonly unknown[], same: Same): [number, number][] {
  const owner = new Map<number, number>();
  const place = (from: number, seen: Set<number>): boolean =>
    read.some((_, to) => {
      if (seen.has(to) || !same(truth[from], read[to])) return false;
      seen.add(to);
      const holder = owner.get(to);
      if (holder !== undefined && !place(holder, seen)) return false;
      owner.set(to, from);
      return true;
    });
  for (const index of truth.keys()) place(index, new Set());
  return [...owner].map(([to, from]) => [from, to]);
}

function unique(values: readonly unknown[], same: Same): unknown[] {
  const kept: unknown[] = [];
  for (const value of values) if (!kept.some((one) => same(value, one))) kept.push(value);
  return kept;
}

class Tally implements FileScore {
  readonly groups = new Map<string, GroupScore>();
  readonly wrong: Wrong[] = [];
  readonly missed: Wrong[] = [];
  readonly values: string[] = [];

  add(group: string, right: number, wrong: number, missed: number): void {
    const sum = this.groups.get(group) ?? { right: 0, wrong: 0, missed: 0 };
    this.groups.set(group, { right: sum.right + right, wrong: sum.wrong + wrong, missed: sum.missed + missed });
  }

  scalar(group: string, truth: unknown, read: unknown, same: Same, path: string): void {
    if (isNothing(truth) && isNothing(read)) return;
    const isRight = !isNothing(truth) && !isNothing(read) && same(truth, read);
    this.read(group, path, isRight, isNothing(read));
    if (!isRight && !isNothing(truth)) this.missed.push({ group, path });
    this.add(group, Number(isRight), Number(!isRight && !isNothing(read)), Number(!isRight && !isNothing(truth)));
  }

  list(
    group: string,
    truth: readonly unknown[],
    read: readonly unknown[],
    same: Same,
    path?: (index: number) => string,
  ) {
    const pairs = paired(truth, read, same);
    this.add(group, pairs.length, read.length - pairs.length, truth.length - pairs.length);
    const matched = new Set(pairs.map(([, to]) => to));
    const found = new Set(pairs.map(([from]) => from));
    if (path) {
      for (const index of read.keys()) this.read(group, path(index), matched.has(index), false);
      for (const index of truth.keys()) if (!found.has(index)) this.missed.push({ group, path: path(index) });
    }
    return pairs;
  }

  private read(group: string, path: string, isRight: boolean, isAbsent: boolean): void {
    if (isAbsent) return;
    this.values.push(path);
    if (!isRight) this.wrong.push({ group, path });
  }
}

function scoreDocument(tally: Tally, truth: Rec, read: Rec, at: string): void {
  const aliases = rec(truth['aliases']);
  const same: Same = (x, y) => sameName(x, y) || list(aliases, String(x)).some((other) => sameName(other, y));
  const scalar = (field: string, equal: Same): void =>
    tally.scalar(field, truth[field], read[field], equal, at + field);
  const lists = (field: string, equal: Same) =>
    tally.list(field, list(truth, field), list(read, field), equal, (index) => `${at}${field}[${index}]`);
  scoreKind(tally, truth, read, at);
  scalar('name', (a, b) => fuzzy(a, b, 0.6));
  scalar('executedAt', (a, b) => String(a).slice(0, 10) === String(b).slice(0, 10));
  scalar('situs', (a, b) => String(a).toUpperCase() === String(b).toUpperCase());
  const principals = (record: Rec): unknown[] =>
    unique([...list(record, 'owners'), ...list(record, 'settlors')].map(String), sameName);
  const owners = list(read, 'owners').length;
  tally.list('principals', principals(truth), principals(read), same, (index) =>
    index < owners ? `${at}owners[${index}]` : `${at}settlors[${index - owners}]`,
  );
  scoreOffices(tally, list(truth, 'fiduciaries'), list(read, 'fiduciaries'), same, at);
  lists('beneficiaries', (a, b) => same(rec(a)['name'], rec(b)['name']));
  lists('specificGifts', (a, b) => sameGift(rec(a), rec(b), same));
  const sameTaker: Same = (a, b) => same(rec(a)['to'], rec(b)['to']) || fuzzy(rec(a)['to'], rec(b)['to']);
  const [shares, readShares] = [list(truth, 'residue'), list(read, 'residue')];
  const pairs = lists('residue', (a, b) => sameTaker(a, b) && fraction(a) === fraction(b));
  tally.list('  residue recipient only', shares, readShares, sameTaker);
  const right = pairs.filter(([a, b]) => rec(shares[a])['manner'] === rec(readShares[b])['manner']).length;
  tally.add('  residue manner (of matched)', right, pairs.length - right, pairs.length - right);
  lists('subtrusts', (a, b) => rec(a)['kind'] === rec(b)['kind'] && fuzzy(rec(a)['name'], rec(b)['name']));
  tally.scalar('gst', rec(truth['gst'])['status'], rec(read['gst'])['status'], (a, b) => a === b, `${at}gst`);
  lists('distributionAges', (a, b) => sameNumber(rec(a)['age'], rec(b)['age']) && fraction(a) === fraction(b));
  scoreTerm(tally, rec(truth['trustTerm']), rec(read['trustTerm']), at);
  scoreAmends(tally, rec(truth['amends']), rec(read['amends']), at);
  const kinds = (record: Rec): unknown[] => unique(list(record, 'callouts'), (a, b) => a === b);
  tally.list(
    'callouts',
    kinds(truth),
    kinds(read),
    (a, b) => a === b,
    (index) => `${at}callouts[${index}]`,
  );
}

function scoreKind(tally: Tally, truth: Rec, read: Rec, at: string): void {
  const isUnsupported = list(truth, 'issues').some((issue) => rec(issue)['kind'] === 'DOCUMENT_UNSUPPORTED');
  if (!isUnsupported || (!isNothing(read['kind']) && read['kind'] !== 'OTHER')) {
    tally.scalar('kind', truth['kind'], read['kind'], (a, b) => a === b, `${at}kind`);
  } else tally.add('kind', Number(read['kind'] === 'OTHER'), 0, Number(read['kind'] !== 'OTHER'));
}

function scoreOffices(tally: Tally, truth: unknown[], read: unknown[], same: Same, at: string): void {
  const person: Same = (a, b) => same(rec(a)['person'], rec(b)['person']);
  const role = (value: unknown): unknown => rec(value)['role'];
  const family = (value: unknown): unknown => FAMILY[String(role(value))] ?? role(value);
  tally.list(
    'fiduciaries',
    truth,
    read,
    (a, b) => person(a, b) && role(a) === role(b) && rec(a)['designation'] === rec(b)['designation'],
    (index) => `${at}fiduciaries[${index}]`,
  );
  tally.list('  fid. person+role family', truth, read, (a, b) => person(a, b) && family(a) === family(b));
}

function sameGift(a: Rec, b: Rec, same: Same): boolean {
  if (!same(a['to'], b['to'])) return false;
  const money = new Set(['cash', 'charity']);
  if (a['kind'] !== b['kind'] && !(money.has(String(a['kind'])) && money.has(String(b['kind'])))) return false;
  if (!isNothing(a['amountCents'])) return sameNumber(a['amountCents'], b['amountCents']);
  return isNothing(a['percent']) || sameNumber(a['percent'], b['percent']);
}

function scoreTerm(tally: Tally, truth: Rec, read: Rec, at: string): void {
  for (const key of new Set([...Object.keys(truth), ...Object.keys(read)])) {
    const same: Same = (a, b) => a === b || sameNumber(a, b) || (typeof a === 'string' && sameName(a, b));
    tally.scalar('trustTerm', truth[key], read[key], same, `${at}trustTerm`);
  }
}

function scoreAmends(tally: Tally, truth: Rec, read: Rec, at: string): void {
  const path = `${at}amends`;
  for (const key of ['documentKind', 'documentDate', 'action'])
    tally.scalar('amends', truth[key], read[key], (a, b) => a === b, path);
  tally.scalar('amends', truth['documentName'], read['documentName'], fuzzy, path);
  const lastWord: Same = (a, b) => tokens(a).at(-1) === tokens(b).at(-1);
  tally.list('amends', list(truth, 'articles'), list(read, 'articles'), lastWord, () => path);
}

const documentsOf = (record: Rec): { document: Rec; at: string }[] => [
  { document: record, at: '' },
  ...list(record, 'boundDocuments').map((one, index) => ({ document: rec(one), at: `boundDocuments[${index}].` })),
];

/** Scores what was read of a file: bound documents are paired by kind, name and pages, then by their order. */
export function scoreFile(truth: Rec, read: Rec): FileScore {
  const tally = new Tally();
  const [true_, found] = [documentsOf(truth), documentsOf(read)];
  const left = found.map((_, index) => index);
  const likeness = (a: Rec, b: Rec): number =>
    2 * Number(!isNothing(a['kind']) && a['kind'] === b['kind']) +
    Number(fuzzy(a['name'], b['name'])) +
    Number(!isNothing(a['pageRange']) && JSON.stringify(a['pageRange']) === JSON.stringify(b['pageRange']));
  for (const [index, { document }] of true_.entries()) {
    const like = (at: number): number => likeness(document, found[at]?.document ?? {});
    const [best] = left.toSorted((a, b) => like(b) - like(a) || Math.abs(index - a) - Math.abs(index - b));
    const isTaken = best !== undefined && (true_.length === 1 || like(best) > 0 || index === best);
    const other = isTaken ? found[best] : undefined;
    if (isTaken) left.splice(left.indexOf(best), 1);
    scoreDocument(tally, document, other?.document ?? {}, other?.at ?? '');
  }
  for (const index of left) scoreDocument(tally, {}, found[index]?.document ?? {}, found[index]?.at ?? '');
  scoreIssues(
    tally,
    true_.map(({ document }) => document),
    found.map(({ document }) => document),
  );
  return tally;
}

function scoreIssues(tally: Tally, truth: readonly Rec[], read: readonly Rec[]): void {
  const [present, said] = [truth, read].map((documents) => documents.flatMap((one) => list(one, 'issues')));
  const kind = (issue: unknown): unknown => (typeof issue === 'string' ? issue : rec(issue)['kind']);
  const same: Same = (a, b) => kind(a) === kind(b) || list(rec(a), 'accept').includes(kind(b));
  const isOfSet = (issue: unknown): boolean => rec(issue)['scope'] === 'set';
  const ofFile = unique(
    (said ?? []).filter((one) => kind(one) !== OF_THE_SET),
    (a, b) => kind(a) === kind(b),
  );
  const ofSet = (said ?? []).filter((one) => kind(one) === OF_THE_SET).slice(0, 1);
  tally.list(
    'issues (file scope)',
    (present ?? []).filter((one) => !isOfSet(one)),
    ofFile,
    same,
  );
  tally.list('issues (set scope)', (present ?? []).filter(isOfSet), ofSet, same);
}
