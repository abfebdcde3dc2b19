// What the first command of a fresh clone does on whatever Node is there (20 or later), with nothing installed: checks
// the machine, installs, and goes on under the workspace's own Node, which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;
const OLDEST_JAVA = 17;
const PARENT_CHECK_MS = 500;
const INSTALL_TICK_MS = 15_000;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function requireMachine() {
  const node = Number(process.versions.node.split('.')[0]);
  if (node < OLDEST_NODE)
    fail(`Node ${OLDEST_NODE} or later is needed; this is ${process.versions.node}. See nodejs.org.`);
  const { MONGODB_URL, KAFKA_BROKERS, REDIS_URL, JAVA_HOME } = process.env;
  if (MONGODB_URL && KAFKA_BROKERS && REDIS_URL) return;
  const install =
    'On Debian or Ubuntu: apt-get install openjdk-17-jdk-headless maven. On macOS: brew install openjdk@17 maven.\n' +
    'Or give MONGODB_URL, KAFKA_BROKERS and REDIS_URL of servers that run elsewhere; then neither is needed.';
  const java = spawnSync(JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java', ['-version'], { encoding: 'utf8' });
  const major = Number(/version "(\d+)/.exec(`${java.stderr}${java.stdout}`)?.[1] ?? 0);
  if (java.error) fail(`Java ${OLDEST_JAVA} or later is needed and was not found.\n${install}`);
  if (major < OLDEST_JAVA) fail(`Java ${OLDEST_JAVA} or later is needed; this is ${major || 'unknown'}.\n${install}`);
  const maven = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'mvn')));
  const built = existsSync(join(ROOT, 'infra/embedded/target/built-from.txt'));
  if (!maven && !built) fail(`Maven is needed and was not found.\n${install}`);
}

/** Whether node_modules holds what package-lock.json names; npm leaves a record of what it installed. */
function isInstalled() {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(join(ROOT, 'node_modules/node/bin/node'))) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Packages for other systems are in the lock file but not on the disk.
    if (!found) return Boolean(optional || devOptional || peer);
    return found.version === version;
  });
}

/** Says every while that it goes on; npm's own lines (warnings of packages' packages) are kept for a failure. */
function install() {
  if (isInstalled()) return Promise.resolve();
  // Not `npm ci`: it refuses a lock file without the other systems' builds of native packages, and those are only in
  // the lock file where a registry had them. This installs the same versions and changes neither file.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress'];
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error('installing the packages that package-lock.json names; this takes a minute or two');
  return new Promise((done) => {
    const npm = spawn('npm', options, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
    const tick = setInterval(() => console.error(`still installing, ${seconds()} s`), INSTALL_TICK_MS);
    npm.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    npm.on('close', (status) => {
      clearInterval(tick);
      if (status !== 0) fail(`${output}\nnpm install failed; its own message is above.`);
      console.error(`installed in ${seconds()} s`);
      done();
    });
  });
}

/**
 * Runs a script of this repository under its own Node; ends as that script ends. With `watched` the script says again and
 * again that it is alive; one that was silent so often is ended, and run again after a pause in which what it ran stops.
 */
export async function runUnderOwnNode(script, args = [], watched = undefined) {
  requireMachine();
  await install();
  const bin = join(ROOT, 'node_modules/.bin');
  let platform;
  let port;
  let isHung = false;
  const run = () => {
    isHung = false;
    platform = spawn(join(ROOT, 'node_modules/node/bin/node'), [join(ROOT, script), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...(port && { PORT: String(port) }) },
    });
    platform.on('error', (error) => fail(error.message));
    const watch = watched && watchSigns(platform, watched);
    platform.on('exit', (code, signal) => {
      watch?.stop();
      if (isHung) setTimeout(run, watched.pauseMs);
      else process.exit(code ?? (signal ? 1 : 0));
    });
  };
  const watchSigns = (child, { silences, everyMs }) => {
    let silent = 0;
    let wasHeard = false;
    child.on('message', (sign) => {
      silent = 0;
      wasHeard = true;
      port = sign.port ?? port;
    });
    // Counted in turns, not in time: after both were suspended together, neither is late.
    const turns = setInterval(() => {
      silent += 1;
      if (!wasHeard || isHung || silent <= silences) return;
      isHung = true;
      console.error('the supervisor does not answer any more; it is ended and started again');
      child.kill('SIGKILL');
    }, everyMs);
    return { stop: () => clearInterval(turns) };
  };
  run();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (isHung ? process.exit(1) : platform.kill(signal)));

  // npm does not pass its own death on to the script that it runs.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) platform.kill('SIGTERM');
    }, PARENT_CHECK_MS).unref();
  }
}
