import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@platform/service-kit';
import { type Browser, chromium } from 'playwright-core';
import { type Figure, table } from './bench/figures.ts';
import { benchGateway } from './bench/gateway.ts';
import { createGraphClient, type GraphClient, signIn } from './bench/graph-client.ts';
import { graphLoad, sessionCheck } from './bench/graph-load.ts';
import { healing } from './bench/healing.ts';
import { reportToPdf, uploadToValues } from './bench/journeys.ts';
import { largeEstatePage } from './bench/large-estate.ts';
import { lists } from './bench/lists.ts';
import { pageLoads } from './bench/page-loads.ts';
import { pdfUa } from './bench/pdf-ua.ts';
import { type PlatformUnderTest, platformUnderTest } from './bench/platform-under-test.ts';
import { guessing, largeFiles, storeSize } from './bench/pressure.ts';
import { reports } from './bench/reports.ts';
import { scannedWill, textWill } from './bench/sample-documents.ts';
import { signIns } from './bench/sign-ins.ts';
import type { Platform } from './platform.ts';

/**
 * `npm run bench`: measures a started platform and prints one table. It starts one of its own in a folder that it
 * removes; with PLATFORM_URL it measures that one (DATA_DIR and SUBGRAPH_ESTATE_URL then lead to its inner parts).
 * BENCH_SECONDS is the length of each run of load, at most 10.
 */
const say = (line: string) => console.error(line);
const duration = Math.min(10, Math.max(1, Number(process.env['BENCH_SECONDS'] ?? 8)));

type Group = readonly [name: string, measure: () => Promise<Figure | Figure[]>];
/** Measured only when it is asked for: everything else is measured on a platform that nothing happens to. */
const ONLY_WHEN_NAMED = ['heal', 'guessing', 'large-files', 'store', 'reports', 'pdf-ua'];
/** A report is printed from a page of the remotes, so it needs them as a page load does. */
const WITHOUT_PAGES = [...ONLY_WHEN_NAMED.filter((name) => !['reports', 'pdf-ua'].includes(name)), 'lists'];
/** Of the store's growth. */
const MINUTES = 10;
/** About 300 KB. */
const LARGE_PAGES = 220;

function groups(platform: PlatformUnderTest, client: GraphClient, browser: Browser): Group[] {
  return [
    ['pages', () => pageLoads(browser, client)],
    ['large-estate', () => largeEstatePage(browser, client)],
    ['graph', () => graphLoad(client, platform.inner, duration)],
    ['session', () => sessionCheck(client, Math.min(3, duration))],
    ['text', async () => uploadToValues(client, '10-page text PDF', await textWill(browser, 10))],
    ['scan', async () => uploadToValues(client, '5-page scan', await scannedWill(browser, 5))],
    ['report', () => reportToPdf(client, 'the first')],
    ['report', () => reportToPdf(client, 'with a warm browser')],
    ['reports', () => reports(client, platform.inner, platform.own?.services['subgraph-reports']?.pid)],
    ['pdf-ua', () => pdfUa(client, say)],
    ['sign-in', () => signIns(client)],
    ['heal', async () => healing(ownOf(platform), await textWill(browser, 1), say)],
    ['guessing', () => guessing(ownOf(platform))],
    [
      'large-files',
      async () => largeFiles(ownOf(platform), await textWill(browser, LARGE_PAGES), await textWill(browser, 1)),
    ],
    ['store', () => storeSize(ownOf(platform), MINUTES, say)],
    // Last: it leaves very many rows behind.
    ['lists', () => lists(client, platform.inner, say)],
  ];
}

function ownOf({ own }: PlatformUnderTest): Platform {
  if (!own) throw new Error('only parts of a platform of its own are killed: leave PLATFORM_URL out');
  return own;
}

/** One part that cannot be measured is said in its line and fails the command; the others are still worth having. */
async function measureAll(platform: PlatformUnderTest, wanted: readonly string[]): Promise<Figure[]> {
  const client = createGraphClient(platform.url, await signIn(platform.url, 'advisor'));
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of groups(platform, client, browser)) {
      if (wanted.length > 0 ? !wanted.includes(name) : ONLY_WHEN_NAMED.includes(name)) continue;
      say(`measuring: ${name}`);
      try {
        figures.push(...[await measure()].flat());
      } catch (error) {
        figures.push({ what: name, value: `FAILED: ${(error as Error).message}` });
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}

// How right the reader is needs no platform: `npm run bench -- abstraction` and what that takes.
if (process.argv[2] === 'abstraction') {
  const file = fileURLToPath(new URL('../subgraph-integrations/bench/abstraction.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(3)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

// Nor does the gateway beside the one that it is compared with: made-up subgraphs and the sessions' cache are enough.
if (process.argv[2] === 'gateway' || process.argv[2] === 'gateway-memory')
  process.exit(await benchGateway(process.argv[2], process.argv.slice(3), say));

let platform: PlatformUnderTest | undefined;
let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= platform?.stop() ?? Promise.resolve();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(130)));
try {
  const wanted = process.argv.slice(2);
  const pages = wanted.length === 0 || wanted.some((name) => !WITHOUT_PAGES.includes(name));
  platform = await platformUnderTest(process.env, say, pages);
  const figures = await measureAll(platform, wanted);
  const [processor] = cpus();
  const busy = loadavg()[0] ?? 0;
  console.log(
    `\nNode ${process.versions.node}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}, load ${busy.toFixed(1)} at the end\n`,
  );
  console.log(table(figures));
} finally {
  await stop();
}
