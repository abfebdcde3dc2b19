import type { Page } from '@playwright/test';
import { expect, NO_PAGE, test, url } from '../fixtures/signed-in.ts';

// What a family reads on paper is what the graph says, to the cent: every figure of every sample estate, both ways.
const SECTIONS = [
  'cover',
  'contents',
  'summary',
  'family',
  'balance_sheet',
  'life_insurance',
  'diagram',
  'taxes',
  'trusts',
  'documents',
  'milestones',
  'assumptions',
];

const FIGURES = `query($id: ID!, $from: Int!, $to: Int!) { estate(id: $id) {
  displayName
  people { gstExemptionUsed }
  balanceSheet { groups { rows { label cells } } totals }
  netWorthReceipt { total outsideTotal unknownTotal outside { label amount } }
  trusts { name netWorth benefitAtDeath }
  lifeInsurances { name netDeathBenefit csv standings { amount isBenefit inTaxableEstate } }
  lifeInsuranceSummary { benefit cashValue outsideTotal }
  cashFlow(startYear: $from, endYear: $to) { years { income expenses incomeTax net netSoFar } }
  distribution {
    problem { message }
    deaths { gross marital charitable deductions taxable exclusionUsed tax }
    transfers { death fromName toName reason amount explanation }
    taxes { jurisdictionName amount sentence working { lines { label amount value formula rule } } }
    finalHoldings { holderName outright inTrust total }
    warnings { message amount }
    totals { everything family charity state tax }
    flow { columns { totals { label amount } } nodes { label amount detail } }
  }
} }`;

interface Transfer {
  readonly death: string;
  readonly fromName: string;
  readonly toName: string;
  readonly reason: string;
  readonly amount: number;
}
interface Holding {
  readonly outright: number;
  readonly inTrust: number;
  readonly total: number;
}
interface Figures {
  readonly displayName: string;
  readonly balanceSheet: { readonly totals: readonly number[] };
  readonly netWorthReceipt: { readonly total: number };
  readonly distribution: {
    readonly problem: unknown;
    readonly deaths: readonly Record<string, number>[];
    readonly transfers: readonly Transfer[];
    readonly taxes: readonly {
      readonly amount: number;
      readonly working: { readonly lines: readonly { readonly amount: number | null }[] };
    }[];
    readonly finalHoldings: readonly Holding[];
  };
}

const ask = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> => {
  const response = await page.context().request.post(url('/graphql'), { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const inCents = (amount: number): string => cents.format(Math.abs(amount) / 100);
/** Half up, as the screens do. */
const inDollars = (amount: number): string => whole.format(Math.floor(Math.abs(amount) / 100 + 0.5));

/** Every number that an answer holds, and every one that its sentences say. */
function numbersIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  if (typeof answer === 'string')
    return [...answer.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
      Math.round(Number(text.replaceAll(',', '')) * 100),
    );
  return answer && typeof answer === 'object' ? Object.values(answer).flatMap(numbersIn) : [];
}

/** What goes the same way for the same reason is one line on paper. */
const joined = (transfers: readonly Transfer[]): number[] =>
  [
    ...Map.groupBy(transfers, ({ death, fromName, toName, reason }) =>
      JSON.stringify([death, fromName, toName, reason]),
    ).values(),
  ].map((same) => same.reduce((sum, { amount }) => sum + amount, 0));

/** The last line of who has what in the end. */
const inTheEnd = (holdings: readonly Holding[]): number[] =>
  (['outright', 'inTrust', 'total'] as const).map((part) =>
    holdings.reduce((sum, { [part]: amount }) => sum + amount, 0),
  );

interface Line {
  readonly label: string;
  readonly isLiability: boolean;
  readonly cells: readonly number[];
}
interface Asked {
  readonly statement: { readonly financialStatementReport: { readonly id: string } };
  readonly summary: { readonly summaryReport: { readonly id: string } };
}
interface Printed {
  readonly statement: { readonly compiledReport: string | null };
  readonly summary: { readonly compiledReport: string | null };
}
interface Order {
  readonly description: string;
}
interface Paper {
  readonly isOnFile: boolean;
  readonly standing: string;
  readonly dispositions: readonly Order[];
  /** As the papers after it have left them. */
  readonly dispositionsInForce: readonly Order[];
}
/** Each kind of column, and the one total both ways. */
const COLUMNS = [
  { type: 'CLIENT' },
  { type: 'SPOUSE' },
  { type: 'TRUSTS' },
  { type: 'TOTAL', inTaxableEstate: true },
  { type: 'TOTAL' },
];
const LINES = `query($id: ID!, $columns: [PfsColumnInput!]!) {
  financialStatementBalanceSheets(estateId: $id) { rows(columns: $columns) { label isLiability cells } }
  estate(id: $id) { people { isSpouse } trusts { createdUponDeath dispositions { description } }
    estateDocuments { isOnFile standing dispositions { description } dispositionsInForce { description } } }
}`;
/** As a line of the statement has it: whole dollars, a minus before what counts down, a dash for nothing. */
const inLine = (amount: number): string => (amount === 0 ? '–' : `${amount < 0 ? '−' : ''}${inDollars(amount)}`);
const inSum = (amount: number): string => `${amount < 0 ? '−' : ''}$${inDollars(amount)}`;

/** A statement and a summary of an estate, as they are printed now. */
async function statementAndSummary(page: Page, estateId: string): Promise<{ statement: string; summary: string }> {
  const asked = await ask<Asked>(
    page,
    `mutation($id: ID!, $attributes: FinancialStatementInput!) {
      statement: generateFinancialStatementReport(estateId: $id, attributes: $attributes) { financialStatementReport { id } }
      summary: generateSummaryReport(estateId: $id) { summaryReport { id } }
    }`,
    { id: estateId, attributes: { name: 'Figures', columns: COLUMNS } },
  );
  const ids = { statement: asked.statement.financialStatementReport.id, summary: asked.summary.summaryReport.id };
  const links: string[] = [];
  await expect
    .poll(
      async () => {
        const { statement, summary } = await ask<Printed>(
          page,
          `query($statement: ID!, $summary: ID!) {
            statement: financialStatementReport(id: $statement) { compiledReport }
            summary: summaryReport(id: $summary) { compiledReport }
          }`,
          ids,
        );
        links.splice(0, 2, statement.compiledReport ?? '', summary.compiledReport ?? '');
        return links.every(Boolean);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const [statement = '', summary = ''] = await Promise.all(
    links.map(async (link) => pdfText(await (await page.context().request.get(url(link))).body())),
  );
  await ask(
    page,
    `mutation($statement: ID!, $summary: ID!) {
      statement: deleteFinancialStatementReport(id: $statement) { ok }
      summary: deleteSummaryReport(id: $summary) { ok }
    }`,
    ids,
  );
  return { statement, summary };
}

/** Every line and sum of a statement, in its order, is on paper as the graph has it. */
async function expectStatement(page: Page, estateId: string): Promise<void> {
  const [{ statement, summary }, { financialStatementBalanceSheets, estate }] = await Promise.all([
    statementAndSummary(page, estateId),
    ask<{
      financialStatementBalanceSheets: { rows: readonly Line[] };
      estate: {
        people: readonly { isSpouse: boolean }[];
        trusts: readonly { createdUponDeath: boolean; dispositions: readonly Order[] }[];
        estateDocuments: readonly Paper[];
      };
    }>(page, LINES, { id: estateId, columns: COLUMNS }),
  ]);
  // Who has no spouse reads no column of one.
  const isMarried = estate.people.some(({ isSpouse }) => isSpouse);
  const isPrinted = (_: unknown, index: number): boolean => isMarried || COLUMNS[index]?.type !== 'SPOUSE';
  const rows = financialStatementBalanceSheets.rows.map((row) => ({ ...row, cells: row.cells.filter(isPrinted) }));
  const sums = (of: readonly Line[]): string =>
    COLUMNS.filter(isPrinted)
      .map((_, index) => inSum(of.reduce((sum, { cells }) => sum + (cells[index] ?? 0), 0)))
      .join(' ');
  const owed = rows.filter(({ isLiability }) => isLiability);
  const expected = [
    ...rows.map(({ label, cells }) => `${label} ${cells.map(inLine).join(' ')}`),
    `Total assets ${sums(rows.filter(({ isLiability }) => !isLiability))}`,
    ...(owed.length > 0 ? [`Total liabilities ${sums(owed)}`] : []),
    `Net worth ${sums(rows)}`,
  ];
  expect(rows.length).toBeGreaterThan(2);
  expect(expected.filter((line) => !statement.includes(line))).toEqual([]);
  const figure = /(?<![\d,])\d{1,3}(?:,\d{3})+(?:\.\d{2})?/g;
  const known = new Set(expected.flatMap((line) => line.match(figure) ?? []));
  expect((statement.match(figure) ?? []).filter((one) => !known.has(one))).toEqual([]);

  const papers = estate.estateDocuments
    .filter(({ isOnFile, standing }) => isOnFile && standing !== 'REPLACED')
    .flatMap(({ dispositions, dispositionsInForce }) =>
      dispositionsInForce.length > 0 ? dispositionsInForce : dispositions,
    );
  const ofTrusts = estate.trusts
    .filter(({ createdUponDeath }) => !createdUponDeath)
    .flatMap(({ dispositions }) => dispositions);
  const words = [...ofTrusts, ...papers].map(({ description }) => description.replace(/\s+/g, ' '));
  expect(words.filter((one) => !summary.includes(one))).toEqual([]);
  const said = new Set(words.flatMap((one) => one.match(figure) ?? []));
  expect((summary.match(figure) ?? []).filter((one) => !said.has(one))).toEqual([]);
}

async function pdfText(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join('\n').replace(/\s+/g, ' ');
}

/** The pages of a report as they are printed now. */
async function printed(page: Page, estateId: string, said: object = {}): Promise<string> {
  const options = { isGstTaxInfoExpanded: true, projectionsEnabled: true };
  const input = { estateId, name: 'Figures', sections: SECTIONS, asDraft: true, options, ...said };
  const create = 'mutation($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { report { id } } }';
  const made = await ask<{ createReportWithPrefetch: { report: { id: string } } }>(page, create, { input });
  const { id } = made.createReportWithPrefetch.report;
  const print = 'mutation($input: PdfUtilInput!) { pdfUtil(input: $input) { link } }';
  const { pdfUtil } = await ask<{ pdfUtil: { link: string } }>(page, print, {
    input: { reportId: id, kind: 'PREVIEW' },
  });
  const file = await page.context().request.get(url(pdfUtil.link));
  await ask(page, 'mutation($id: ID!) { deleteReport(id: $id) { ok } }', { id });
  return pdfText(await file.body());
}

for (const name of ['The Castellan Family', 'Augusta Whitcombe', 'The Delacroix-Wynn Family']) {
  test(`every figure in the report, the statement and the summary of ${name} is one of the graph, and every one that a reader looks for is there`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(150_000);
    await signIn('planner', NO_PAGE);
    const all = '{ estates(pagination: { perPage: -1 }) { collection { id displayName } } }';
    const { estates } = await ask<{ estates: { collection: { id: string; displayName: string }[] } }>(page, all);
    const id = estates.collection.find((estate) => estate.displayName === name)?.id ?? '';
    const from = new Date().getFullYear();
    const { estate } = await ask<{ estate: Figures }>(page, FIGURES, { id, from, to: from + 19 });
    expect(estate.distribution.problem).toBeNull();
    await expectStatement(page, id);
    const text = await printed(page, id);
    const { deaths, transfers, taxes, finalHoldings } = estate.distribution;

    const ends = inTheEnd(finalHoldings);
    const known = [...numbersIn(estate), ...joined(transfers), ...ends, 0];
    const exact = new Set(known.map(inCents));
    const found = [...text.matchAll(/\d{1,3}(?:,\d{3})*\.\d{2}(?![\d%MBK])/g)].map(([figure]) => figure);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((figure) => !exact.has(figure))).toEqual([]);
    const rounded = new Set([...known.map(inDollars), ...exact]);
    const thousands = [...text.matchAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]|\.\d)/g)].map(([figure]) => figure);
    expect(thousands.filter((figure) => !rounded.has(figure))).toEqual([]);

    const due = taxes.filter(({ amount }) => amount > 0);
    const expected = [
      ...[...finalHoldings.map(({ total }) => total), ...ends].filter((amount) => amount > 0).map(inCents),
      ...due.map(({ amount }) => inCents(amount)),
      ...due.flatMap(({ working }) => working.lines.flatMap(({ amount }) => (amount ? [inCents(amount)] : []))),
      ...joined(transfers.filter(({ amount }) => amount > 0)).map(inCents),
      ...deaths.flatMap(({ gross = 0, taxable = 0, tax = 0 }) => [inDollars(gross), inDollars(taxable), inCents(tax)]),
    ];
    expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
  });
}

test('a long name leaves what stands under it whole on the cover, on each paper', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('admin', NO_PAGE);
  const names = { firstName: 'Maximiliana-Theodora', lastName: 'Featherstonehaugh-Łukasiewicz', state: 'OR' };
  const spouse = { spouseFirstName: 'Bartholomew', spouseLastName: 'Ní Dhomhnaill-Villavicencio' };
  const made = await ask<{ createEstate: { estate: { id: string } } }>(
    page,
    'mutation($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }',
    { input: { ...names, ...spouse, maritalStatus: 'LEGALLY_MARRIED' } },
  );
  const { id } = made.createEstate.estate;
  for (const paperSize of ['LETTER', 'A4']) {
    const text = await printed(page, id, { subName: 'For the meeting of spring', options: { paperSize } });
    expect(text, paperSize).toMatch(/Prepared by Theresa Brandt.*Plan reviewed 0 documents/);
  }
  await ask(page, 'mutation($id: ID!, $version: Int!) { deleteEstate(id: $id, version: $version) { ok } }', {
    id,
    version: 1,
  });
});

test('a slide with hostile words neither runs, fetches nor leads anywhere, and its harmless words are printed', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('admin', NO_PAGE);
  const session = await ask<{ currentSession: { organization: { id: string } } }>(
    page,
    '{ currentSession { organization { id } } }',
  );
  const organizationId = session.currentSession.organization.id;
  const read = `query($id: ID!) { organizationContent(organizationId: $id) { version slides { id title contents showHeader isRequiredForAdvisor isRequiredForWeps } } }`;
  interface Content {
    readonly version: number;
    readonly slides: { readonly id: string }[];
  }
  const { organizationContent: before } = await ask<{ organizationContent: Content }>(page, read, {
    id: organizationId,
  });
  const hostile = `<p>Words of ours</p><script>document.title='ran';document.body.append('Scripts ran')</script>
    <img src="x" onerror="document.body.append('Handlers ran')"><img src="https://elsewhere.example/pixel.png">
    <iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object>
    <a href="file:///etc/passwd">A file</a><link rel="stylesheet" href="https://elsewhere.example/x.css">
    <svg onload="document.body.append('Pictures ran')"></svg><style>body { display: none }</style>`;
  const slide = {
    title: 'About us',
    contents: hostile,
    showHeader: true,
    isRequiredForAdvisor: false,
    isRequiredForWeps: false,
  };
  const save =
    'mutation($id: ID!, $version: Int!, $slides: [CustomSlideInput!]!) { updateOrganizationContent(organizationId: $id, version: $version, slides: $slides) { organizationContent { version slides { id contents } } } }';
  interface Saved {
    readonly updateOrganizationContent: {
      readonly organizationContent: { version: number; slides: { id: string; contents: string }[] };
    };
  }
  const saved = await ask<Saved>(page, save, {
    id: organizationId,
    version: before.version,
    slides: [...before.slides, slide],
  });
  const { version, slides } = saved.updateOrganizationContent.organizationContent;
  const made = slides.at(-1);
  expect(made?.contents).not.toMatch(/script|onerror|elsewhere|file:|iframe|svg|style/);
  const approve =
    'mutation($id: ID!, $version: Int!, $ids: [ID!]!) { bulkApproveSlides(organizationId: $id, version: $version, ids: $ids, isApproved: true) { organizationContent { version } } }';
  const approved = await ask<{ bulkApproveSlides: { organizationContent: { version: number } } }>(page, approve, {
    id: organizationId,
    version,
    ids: [made?.id],
  });
  const all = '{ estates(pagination: { perPage: 1 }) { collection { id } } }';
  const { estates } = await ask<{ estates: { collection: { id: string }[] } }>(page, all);
  SECTIONS.push(`slide:${made?.id}`);
  const text = await printed(page, estates.collection[0]?.id ?? '');
  SECTIONS.pop();
  expect(text).toContain('Words of ours');
  for (const words of ['ran', 'root:']) expect(text).not.toMatch(new RegExp(`\\b${words}`));
  await ask(page, save, {
    id: organizationId,
    version: approved.bulkApproveSlides.organizationContent.version,
    slides: before.slides,
  });
});
