import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** No talk with the outside world, no graphics card. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/** Root has no user namespaces to drop into, and containers give little shared memory. */
function ownArgs(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [...QUIET, '--disable-dev-shm-usage', '--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])];
}

/**
 * The browser for PDFs and browser tests: CHROMIUM_PATH, else one installed on the machine, else the one of the npm
 * package @sparticuz/chromium (unpacked at
 * first use; its own flags switch safeguards off and are not taken). Throws when CHROMIUM_PATH is set but names nothing to run.
 */
export async function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ChromiumLaunch> {
  const given = environment['CHROMIUM_PATH'];
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH names nothing to run: ${given}`);
    return { executablePath: given, args: ownArgs() };
  }
  const folders = (environment['PATH'] ?? process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  const installed = candidates.find(isExecutable);
  if (installed) return { executablePath: installed, args: ownArgs() };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: ownArgs() };
}
