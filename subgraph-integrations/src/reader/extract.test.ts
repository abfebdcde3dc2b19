import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract.ts';
import type { ReadDocumentFields } from './reading.ts';
import { makeLine, type PageText } from './text/page-text.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

async function read(draft: string): Promise<ReadDocumentFields> {
  const text = readFileSync(new URL(`../../test/drafts/${draft}.txt`, import.meta.url), 'utf8');
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      makeLine(
        line
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => ({ text: word, box: NOWHERE, afterGap: false })),
        0,
      ),
    );
  const page: PageText = { page: null, source: 'docx', readable: true, turned: 0, lines };
  return extractDocument([page], undefined);
}

const offices = (doc: ReadDocumentFields) =>
  doc.fiduciaries.map(({ value: f }) => `${f.role} ${f.designation} ${f.person}`);
const shares = (doc: ReadDocumentFields) =>
  doc.residue.map(({ value: r }) => `${r.to} ${r.shareNumerator}/${r.shareDenominator}`);
const gifts = (doc: ReadDocumentFields) =>
  doc.specificGifts.map(({ value: g }) => `${g.to} ${g.kind} ${g.amountCents ?? g.percent ?? ''}`.trim());
const head = (doc: ReadDocumentFields) => [
  doc.kind?.value,
  doc.executedAt?.value,
  doc.situs?.value,
  doc.owners.map((o) => o.value),
];

describe('extractDocument over drafting styles', () => {
  it('reads a formal will with conditions, co-executors and a class of children', async () => {
    const doc = await read('vermont-will');
    expect(head(doc)).toEqual(['WILL', '2016-03-14', 'VT', ['Harriet Louise Oyelaran']]);
    expect(offices(doc)).toEqual([
      'executor primary Tobias Oyelaran',
      'executor co_first_successor Amara Oyelaran',
      'executor co_first_successor Felix Oyelaran',
      'executor second_successor Champlain National Bank',
      'guardian primary Beatrice Tansley',
      'guardian first_successor Owen Tansley',
    ]);
    expect(shares(doc)).toEqual([
      'Tobias Oyelaran 1/1',
      'Amara Oyelaran 1/3',
      'Felix Oyelaran 1/3',
      'June Oyelaran-Pratt 1/3',
    ]);
    expect(gifts(doc)).toEqual([
      'Beatrice Tansley cash 1500000',
      'Green Mountain Animal Shelter charity 500000',
      'Felix Oyelaran real_estate',
      'Amara Oyelaran tangible',
    ]);
  });

  it('reads a will in plain words', async () => {
    const doc = await read('plain-words-will');
    expect(head(doc)).toEqual(['WILL', '2019-02-11', 'GA', ['Josiah Pennington']]);
    expect(offices(doc)).toEqual([
      'executor primary Delphine Pennington',
      'executor first_successor Ruth Pennington',
      'executor second_successor Middle Georgia Trust Company',
    ]);
    expect(shares(doc)).toEqual([
      'Delphine Pennington 1/1',
      'Ruth Pennington 1/2',
      'Abel Pennington 1/4',
      'Cyrus Bell 1/4',
    ]);
  });

  it('tells a pour-over will from a will, and names the trust that takes', async () => {
    const doc = await read('pour-over-will');
    expect(head(doc)).toEqual(['POUROVER_WILL', '2015-05-03', 'OH', ['Naomi Adeyemi-Ross']]);
    expect(shares(doc)).toEqual(['Adeyemi-Ross Living Trust 1/1']);
    expect(offices(doc)).toEqual(['executor primary Julian Ross', 'executor first_successor Simone Adeyemi']);
  });

  it('reads what a codicil changes, and does not name the executor it removes', async () => {
    const doc = await read('codicil');
    expect(head(doc)).toEqual(['CODICIL', '2020-08-19', 'ID', ['Milton Graves']]);
    expect(doc.amends?.value).toMatchObject({
      action: 'amend',
      documentDate: '2011-06-02',
      articles: ['Fourth', 'Sixth'],
    });
    expect(offices(doc)).toEqual(['executor primary Nadia Graves', 'executor first_successor Sawtooth Trust Company']);
    expect(doc.problems.map((p) => p.kind)).toContain('MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT');
  });

  it('reads a power of attorney with successors in order', async () => {
    const doc = await read('springing-power');
    expect(head(doc)).toEqual(['POWER_OF_ATTORNEY', '2021-01-05', 'TX', ['Dorothea Finch']]);
    expect(offices(doc)).toEqual([
      'agent primary Gareth Finch',
      'agent first_successor Helen Mbeki',
      'agent second_successor Ruben Ortega',
    ]);
    expect(doc.callouts.map((c) => c.value)).toEqual(['durable', 'springing', 'gifting_power']);
  });

  it('reads a joint trust: its subtrusts, ages, parts and a lettered list of successors', async () => {
    const doc = await read('joint-trust');
    expect(head(doc)).toEqual(['REVOCABLE_JOINT', '2017-10-03', 'CA', ['Renzo Marchetti', 'Colette Duval']]);
    expect(offices(doc)).toEqual([
      'trustee co_primary Renzo Marchetti',
      'trustee co_primary Colette Duval',
      'trustee first_successor Bruno Marchetti',
      'trustee second_successor Elise Marchetti Vance',
      'trustee third_successor Delta Fiduciary Company, N.A.',
    ]);
    expect(doc.subtrusts.map((t) => t.value.kind)).toEqual(['SURVIVOR', 'MARITAL', 'BYPASS']);
    expect(doc.distributionAges.map(({ value: a }) => [a.age, a.shareNumerator, a.shareDenominator])).toEqual([
      [25, 1, 3],
      [30, 1, 2],
      [35, 1, 1],
    ]);
    expect(shares(doc)).toEqual([
      "Saint Brendan's Hospital Foundation 10/100",
      'Bruno Marchetti 60/100',
      'Elise Marchetti Vance 30/100',
    ]);
  });

  it('reads an irrevocable trust with a protector, a directed trustee and a stated exemption', async () => {
    const doc = await read('dynasty-trust');
    expect(head(doc)).toEqual(['IRREVOCABLE', '2020-07-09', 'DE', ['Edmund R. Blackwood']]);
    expect(doc.gst?.value.status).toBe('EXEMPT');
    expect(offices(doc)).toEqual([
      'trustee primary First State Trust Company',
      'trust_protector primary Margaret Ellsworth',
      'trust_protector first_successor Dean Okafor',
      'investment_advisor primary Calloway Capital LLC',
      'trustee first_successor Brandywine Bank, N.A.',
    ]);
    expect(doc.callouts.map((c) => c.value)).toEqual([
      'spendthrift',
      'power_of_appointment',
      'grantor_trust',
      'directed_trust',
      'irrevocable',
    ]);
  });

  it('reads a spousal access trust and its order of trustees', async () => {
    const doc = await read('spousal-access-trust');
    expect(head(doc)).toEqual(['SLAT', '2019-12-15', 'IL', ['Chidi Okonkwo']]);
    expect(doc.beneficiaries.map((b) => b.value.name)).toEqual(['Patrice Okonkwo', 'Ada Okonkwo', 'Obi Okonkwo']);
    expect(offices(doc)).toEqual([
      'trustee primary Marguerite Lowell',
      'trustee first_successor Lakefront Trust Company',
      'trustee second_successor Ada Okonkwo',
    ]);
  });

  it('reads a unitrust for life', async () => {
    const doc = await read('unitrust');
    expect(head(doc)).toEqual(['CRUT', '2019-03-01', 'WA', ['Walter Nakagawa']]);
    expect(doc.trustTerm?.value).toMatchObject({
      payoutRate: 6,
      useLifeExpectancy: true,
      lifeExpectancyPerson: 'Walter Nakagawa',
    });
    expect(shares(doc)).toEqual(['Olympic Watershed Conservancy 1/1']);
  });

  it('takes the day of a restatement, not of the trust it restates', async () => {
    const doc = await read('restatement');
    expect(head(doc)).toEqual(['REVOCABLE', '2021-09-09', 'NM', ['Philippa Rourke']]);
    expect(doc.amends?.value).toMatchObject({
      action: 'restate',
      documentDate: '2006-04-04',
      documentName: 'Philippa Rourke Revocable Trust',
    });
  });

  it('gives every value at least one citation', async () => {
    const doc = await read('joint-trust');
    const values = [
      doc.kind,
      doc.name,
      doc.executedAt,
      doc.situs,
      ...doc.owners,
      ...doc.fiduciaries,
      ...doc.residue,
      ...doc.callouts,
    ];
    for (const value of values) expect(value?.citations.length).toBeGreaterThan(0);
  });
});

describe('a line without an end', () => {
  const LENGTH = 300_000;
  const lineOf = (text: string) =>
    makeLine(
      text
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => ({ text: word, box: NOWHERE, afterGap: false })),
      0,
    );
  const repeated = (text: string): string => text.repeat(Math.floor(LENGTH / text.length));

  it.each([
    ['digits', `I give ${repeated('1')} to my son Paul.`],
    ['conditions', `I appoint Helen Castellan as executor ${repeated('if ')}`],
    ['the residue', repeated('residue to my ')],
    ['brackets', repeated('I appoint Helen (')],
    ['names', repeated('Paul Castellan and my son or if he fails to ')],
    ['abbreviations', repeated('No. ')],
  ])('of %s is read in a time that grows with it only', { timeout: 60_000 }, async (_what, line) => {
    const lines = [
      'LAST WILL AND TESTAMENT OF ROBERT CASTELLAN',
      line,
      'I appoint my wife, Helen Castellan, as Executor.',
    ];
    const page: PageText = { page: null, source: 'docx', readable: true, turned: 0, lines: lines.map(lineOf) };
    expect((await extractDocument([page], undefined)).kind?.value).toMatch(/WILL$/);
  });
});

describe('a style of former days', () => {
  it('reads words for amounts and years, the dead, classes, places and who comes in whose stead', async () => {
    const doc = await read('ohio-old-style-will');
    expect(head(doc)).toEqual(['WILL', '2017-10-22', 'OH', ['Cornelius Adebayo Hoffstetter']]);
    expect(offices(doc)).toEqual([
      'executor primary Marguerite Hoffstetter Quill',
      'executor first_successor Anselm Hoffstetter',
      'executor second_successor Muskingum & Licking Trust Company',
    ]);
    expect(shares(doc)).toEqual([
      'Imogen Pelletier Hoffstetter 2/5',
      'Marguerite Hoffstetter Quill 2/5',
      'Descendants of Lucian Hoffstetter, per stirpes 1/5',
    ]);
    expect(gifts(doc)).toEqual([
      'Imogen Pelletier Hoffstetter tangible',
      'Solveig Pelletier cash 2250000',
      'Odette Kranz cash 400000',
      'Philomena Kranz cash 400000',
      'Tobiah Hoffstetter real_estate',
    ]);
    const named = doc.beneficiaries.map(({ value }) => value.name);
    expect(named).not.toContain('Lucian Hoffstetter');
    expect(named.some((name) => /Creek|Lexington|Salem|Rosalind/.test(name))).toBe(false);
  });

  it('reads shares of the whole under any heading, and a maker by definition', async () => {
    const doc = await read('colorado-family-trust');
    expect(head(doc)).toEqual(['REVOCABLE', '2021-02-11', 'CO', ['Desmond Vanterpool']]);
    expect(shares(doc)).toEqual(['Ikenna Vanterpool 3/8', 'Beatrix Vanterpool 3/8', 'Chuma Obi 1/4']);
    expect(offices(doc)).toEqual([
      'trustee primary Desmond Vanterpool',
      'trustee co_first_successor Adaeze Okonjo',
      'trustee co_first_successor Leif Marchetti',
      'trustee second_successor Animas Valley Trust Company',
    ]);
  });
});
