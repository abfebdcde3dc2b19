import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from './figures.ts';
import type { GraphClient } from './graph-client.ts';

const FOLDER = fileURLToPath(new URL('./pdf-ua', import.meta.url));
const POLL_MS = 200;
const LIMIT_MS = 2 * 60_000;
const run = promisify(execFile);

const ESTATES = `query BenchEstates { estates(pagination: { perPage: -1 }) { collection { id displayName } } }`;
const SECTIONS = 'query BenchSections($estateId: ID!) { reportBuilderConfig(estateId: $estateId) { sections { id } } }';

/** How a kind is asked for, looked after and removed. */
interface Kind {
  readonly name: string;
  readonly make: string;
  readonly look: string;
  readonly remove: string;
}
const REPORT: Kind = {
  name: 'report of every section',
  make: `mutation BenchReport($estateId: ID!, $sections: [String!]!) {
    made: createReportWithPrefetch(
      input: {
        estateId: $estateId
        name: "Checked"
        sections: $sections
        options: { isGstTaxInfoExpanded: true, projectionsEnabled: true }
      }
    ) { report { id } }
  }`,
  look: 'query BenchReportLink($id: ID!) { report(id: $id) { status statusMessage compiledReport } }',
  remove: 'mutation BenchDeleteReport($id: ID!) { deleteReport(id: $id) { ok } }',
};
const STATEMENT: Kind = {
  name: 'statement',
  make: `mutation BenchStatement($estateId: ID!) {
    made: generateFinancialStatementReport(estateId: $estateId, attributes: {}) { report: financialStatementReport { id } }
  }`,
  look: `query BenchStatementLink($id: ID!) {
    report: financialStatementReport(id: $id) { status statusMessage compiledReport }
  }`,
  remove: 'mutation BenchDeleteStatement($id: ID!) { deleteFinancialStatementReport(id: $id) { ok } }',
};
const SUMMARY: Kind = {
  name: 'summary',
  make: `mutation BenchSummary($estateId: ID!) {
    made: generateSummaryReport(estateId: $estateId) { report: summaryReport { id } }
  }`,
  look: 'query BenchSummaryLink($id: ID!) { report: summaryReport(id: $id) { status statusMessage compiledReport } }',
  remove: 'mutation BenchDeleteSummary($id: ID!) { deleteSummaryReport(id: $id) { ok } }',
};
/** Those of the sample organization whose estates have everything that a report can hold. */
const FAMILIES = ['The Castellan Family', 'Augusta Whitcombe', 'The Delacroix-Wynn Family'];

interface Estate {
  readonly id: string;
  readonly displayName: string;
}
interface State {
  readonly status: string;
  readonly statusMessage: string | null;
  readonly compiledReport: string | null;
}

async function file(client: GraphClient, link: string): Promise<Buffer> {
  const answer = await fetch(new URL(link, client.url), { headers: { cookie: client.cookie } });
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Made by the queue, fetched and removed. Throws when it is not made. */
async function printed(client: GraphClient, { make, look, remove }: Kind, variables: object): Promise<Buffer> {
  const { made } = await client.request<{ made: { report: { id: string } } }>(make, { ...variables });
  const { id } = made.report;
  for (const until = performance.now() + LIMIT_MS; ; ) {
    const { report } = await client.request<{ report: State }>(look, { id });
    if (report.compiledReport) {
      const bytes = await file(client, report.compiledReport);
      await client.request(remove, { id });
      return bytes;
    }
    if (report.status === 'ERROR' || performance.now() > until)
      throw new Error(`it was not made: ${report.statusMessage ?? report.status}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** What veraPDF says of each file by its name: nothing where it passes. */
async function failuresOf(files: readonly string[], folder: string): Promise<Map<string, string>> {
  const classpath = join(folder, 'classpath.txt');
  const goal = ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${classpath}`];
  await run('mvn', ['-o', ...goal], { cwd: FOLDER }).catch(() => run('mvn', goal, { cwd: FOLDER }));
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
  const libraries = (await readFile(classpath, 'utf8')).trim();
  const { stdout } = await run(java, ['-cp', libraries, join(FOLDER, 'PdfUa.java'), ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name = '', failures = '']) => [basename(name, '.pdf'), failures]),
  );
}

/** Every kind of PDF of three sample estates, checked against PDF/UA-1. A failure fails the command. */
export async function pdfUa(client: GraphClient, say: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-ua-'));
  try {
    const { estates } = await client.request<{ estates: { collection: Estate[] } }>(ESTATES);
    const files: string[] = [];
    for (const { id: estateId, displayName } of estates.collection) {
      if (!FAMILIES.includes(displayName)) continue;
      const { reportBuilderConfig } = await client.request<{ reportBuilderConfig: { sections: { id: string }[] } }>(
        SECTIONS,
        { estateId },
      );
      const sections = reportBuilderConfig.sections.map(({ id }) => id);
      for (const kind of [REPORT, STATEMENT, SUMMARY]) {
        const name = join(folder, `${kind.name}, ${displayName}.pdf`);
        await writeFile(name, await printed(client, kind, { estateId, ...(kind === REPORT && { sections }) }));
        files.push(name);
        say(`printed: ${basename(name)}`);
      }
    }
    const found = await failuresOf(files, folder);
    const failed = [...found.values()].filter(Boolean).length;
    if (found.size < 3 * FAMILIES.length || failed > 0) process.exitCode = 1;
    return files.map((path) => {
      const name = basename(path, '.pdf');
      return {
        what: `PDF/UA-1: ${name}`,
        value: found.get(name) === '' ? 'passes' : (found.get(name) ?? 'not checked'),
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
