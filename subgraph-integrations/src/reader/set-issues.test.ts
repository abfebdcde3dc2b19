import { expect, it } from 'vitest';
import type { DocumentKind, DocumentReading, ExtractedValue, ReadDocumentFields } from './reading.ts';
import { issuesOfSet } from './set-issues.ts';

const read = <T>(value: T, quote = 'words'): ExtractedValue<T> => ({
  value,
  citations: [{ page: 2, quote, boxes: [] }],
  confidence: 'HIGH',
  source: 'rules',
});
function reading(
  fileName: string,
  kind: DocumentKind,
  name: string,
  maker: string,
  more: Partial<ReadDocumentFields> = {},
): DocumentReading {
  const fields: ReadDocumentFields = {
    pageRange: null,
    kind: read(kind),
    name: read(name),
    executedAt: null,
    situs: null,
    owners: [read(maker)],
    settlors: [],
    fiduciaries: [],
    beneficiaries: [],
    specificGifts: [],
    residue: [],
    subtrusts: [],
    gst: null,
    distributionAges: [],
    trustTerm: null,
    amends: null,
    callouts: [],
    problems: [],
    ...more,
  };
  return {
    fileName,
    format: 'pdf',
    pageCount: 2,
    scanned: false,
    rotated: false,
    pages: [],
    documents: [fields],
    problems: [],
  };
}
const rest = (to: string) => [
  read({ to, shareNumerator: 1, shareDenominator: 1, manner: 'outright' as const }, `all to ${to}`),
];
const issues = (...set: DocumentReading[]) => issuesOfSet(set).map(({ kind, file }) => `${kind} ${file}`);

it('the same document twice is a duplicate, and spouses who leave all to each other have mirror wills', () => {
  const his = reading('a.pdf', 'WILL', 'Will of Bram Lee', 'Bram Lee', { residue: rest('Odalys Lee') });
  const hers = reading('b.pdf', 'WILL', 'Will of Odalys Lee', 'Odalys Lee', { residue: rest('Bram Lee') });
  expect(issues(his, { ...his, fileName: 'c.pdf' })).toEqual(['DUPLICATE c.pdf']);
  expect(issues(his, hers)).toEqual(['MIRROR_WILLS b.pdf']);
});

it('of two wills of one person the later one is said to be so, with the words of the earlier date', () => {
  const old = reading('old.pdf', 'WILL', 'Will of Bram Lee', 'Bram Lee', {
    executedAt: read('2001-02-03', 'February 3, 2001'),
  });
  const late = reading('new.pdf', 'WILL', 'Will of Bram Lee', 'Bram Lee', { executedAt: read('2011-02-03') });
  const [issue] = issuesOfSet([late, old]);
  expect(issue).toMatchObject({
    kind: 'LATER_WILL',
    file: 'old.pdf',
    citation: { page: 2, quote: 'February 3, 2001' },
  });
  expect(issue?.detail).toMatch(/February 3, 2011 is the later one/);
});

it('an amendment replaces an article of the trust in the set, the last amendment wins, and without the trust it is missing', () => {
  const trust = reading('t.pdf', 'REVOCABLE', 'The Lee Family Trust', 'Bram Lee', { executedAt: read('2001-02-03') });
  const amendment = (file: string, name: string, date: string) =>
    reading(file, 'TRUST_AMENDMENT', name, 'Bram Lee', {
      executedAt: read(date),
      amends: read({
        documentName: 'Lee Family Trust',
        documentDate: '2001-02-03',
        articles: ['IV'],
        action: 'amend' as const,
      }),
    });
  const [first, second] = [
    amendment('1.pdf', 'First Amendment', '2005-01-01'),
    amendment('2.pdf', 'Second Amendment', '2009-01-01'),
  ];
  expect(issuesOfSet([trust, first, second]).map(({ detail }) => detail)).toEqual([
    'Article IV of The Lee Family Trust was changed by First Amendment and again by Second Amendment, which is in force.',
    'Article IV of The Lee Family Trust is in force as Second Amendment has it, and no longer as t.pdf prints it.',
  ]);
  expect(issues(second)).toEqual(['ORIGINAL_MISSING 2.pdf']);
});

it('a trust that a will pours into and that is not there, and somebody dead who is to serve, are told', () => {
  const will = reading('w.pdf', 'POUROVER_WILL', 'Will of Bram Lee', 'Bram Lee', {
    residue: rest('Lee Family Trust'),
    fiduciaries: [read({ role: 'executor' as const, designation: 'primary', person: 'Tove Lee' })],
  });
  const trust = reading('t.pdf', 'REVOCABLE', 'Lee Family Trust', 'Bram Lee', { deceased: ['Tove Lee'] });
  expect(issues(will)).toEqual(['TRUST_MISSING w.pdf']);
  expect(issues(will, trust)).toEqual(['FIDUCIARY_DEAD w.pdf']);
});

it('documents of one binder contradict each other as those of two files do', () => {
  const will = reading('binder.pdf', 'WILL', 'Will of Bram Lee', 'Bram Lee', {
    fiduciaries: [read({ role: 'executor' as const, designation: 'primary', person: 'Tove Lee' })],
  });
  const trust = reading('binder.pdf', 'REVOCABLE', 'Lee Family Trust', 'Bram Lee', { deceased: ['Tove Lee'] });
  const binder = { ...will, documents: [...will.documents, ...trust.documents] };
  expect(issuesOfSet([binder]).map(({ detail }) => detail)).toEqual([
    'Will of Bram Lee names Tove Lee to serve, who has died by what Lee Family Trust says.',
  ]);
});
