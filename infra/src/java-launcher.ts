import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archiveClasses } from './class-archive.ts';
import type { JavaLauncher } from './java-command.ts';

const PROJECT = fileURLToPath(new URL('../embedded', import.meta.url));
const TARGET = join(PROJECT, 'target');
const JAR_FILE = join(TARGET, 'launcher.jar');
/** Its classes as the JVM has them in memory; a start without it, or with one of another Java, is only slower. */
const ARCHIVE_FILE = join(TARGET, 'classes.jsa');
const CLASSPATH_FILE = join(TARGET, 'classpath.txt');
const STAMP_FILE = join(TARGET, 'built-from.txt');
const LOCK_DIR = join(TARGET, 'building.lock');
const LOCK_WAIT_MS = 300_000;
const LOCK_STALE_MS = 10_000;
const OLDEST_JAVA = 17;
/** What is made of the sources: it changes with how they are built. */
const FORM = 'a jar with an archive of its classes';

const INSTALL =
  'On Debian or Ubuntu: apt-get install openjdk-17-jdk-headless maven. On macOS: brew install openjdk@17 maven. ' +
  'Or give MONGODB_URL, KAFKA_BROKERS and REDIS_URL of servers that run elsewhere.';

/**
 * Makes sure that the launcher is compiled from the present sources. Without a change nothing is started, so a second
 * start costs one look at the files.
 *
 * Throws: Error that says what is missing (a JDK of version 17 or later, or Maven) and how to install it.
 */
export async function prepareLauncher(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<JavaLauncher> {
  const java = env['JAVA_HOME'] ? join(env['JAVA_HOME'], 'bin', 'java') : 'java';
  const wanted = await sourceStamp(java);
  if (!(await isBuilt(wanted))) {
    await withLock(async () => {
      if (await isBuilt(wanted)) return;
      await requireTools(java, env);
      log('building the embedded infrastructure (the first time, Maven downloads it: this can take a minute)');
      await build(java, env);
      await rm(ARCHIVE_FILE, { force: true });
      await archiveClasses(await builtLauncher(java), ARCHIVE_FILE).catch((error: Error) =>
        log(`its starts will be slower, its classes could not be kept: ${error.message}`),
      );
      await writeFile(STAMP_FILE, wanted);
    });
  }
  return builtLauncher(java);
}

async function builtLauncher(java: string): Promise<JavaLauncher> {
  const libraries = (await readFile(CLASSPATH_FILE, 'utf8')).trim();
  return {
    java,
    classpath: [JAR_FILE, libraries].join(delimiter),
    ...(existsSync(ARCHIVE_FILE) && { archive: ARCHIVE_FILE }),
  };
}

async function sourceStamp(java: string): Promise<string> {
  const hash = createHash('sha256').update(java).update(FORM);
  const sources = await readdir(join(PROJECT, 'src'), { recursive: true, withFileTypes: true });
  const files = sources.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of [join(PROJECT, 'pom.xml'), ...files.sort()]) {
    hash.update(file.slice(PROJECT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function isBuilt(wanted: string): Promise<boolean> {
  if (!existsSync(STAMP_FILE) || !existsSync(JAR_FILE) || (await readFile(STAMP_FILE, 'utf8')) !== wanted) return false;
  // The libraries stay in Maven's own folder, which somebody may have emptied since.
  return (await readFile(CLASSPATH_FILE, 'utf8')).trim().split(delimiter).every(existsSync);
}

/** Two starts in the same working copy must not write into target/ at the same time. */
async function withLock(work: () => Promise<void>): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  const giveUpAt = Date.now() + LOCK_WAIT_MS;
  while (!(await tryLock())) {
    if (Date.now() > giveUpAt) throw new Error(`Another build of the embedded infrastructure holds ${LOCK_DIR}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const touch = setInterval(() => void writeFile(join(LOCK_DIR, 'alive'), '').catch(() => undefined), 1_000);
  try {
    await work();
  } finally {
    clearInterval(touch);
    await rm(LOCK_DIR, { recursive: true, force: true });
  }
}

async function tryLock(): Promise<boolean> {
  try {
    await mkdir(LOCK_DIR);
    return true;
  } catch {
    const seen = await stat(join(LOCK_DIR, 'alive')).catch(() => stat(LOCK_DIR).catch(() => undefined));
    // A holder that was killed leaves its lock behind, but no longer touches it.
    if (seen && Date.now() - seen.mtimeMs > LOCK_STALE_MS) await rm(LOCK_DIR, { recursive: true, force: true });
    return false;
  }
}

async function requireTools(java: string, env: NodeJS.ProcessEnv): Promise<void> {
  const version = await output(java, ['-version'], env);
  if (version === undefined) throw new Error(`Java ${OLDEST_JAVA} or later is needed and was not found. ${INSTALL}`);
  const major = Number(/version "(\d+)/.exec(version)?.[1] ?? 0);
  if (major < OLDEST_JAVA) {
    throw new Error(`Java ${OLDEST_JAVA} or later is needed; ${java} is version ${major || 'unknown'}. ${INSTALL}`);
  }
  if ((await output('mvn', ['--version'], env)) === undefined) {
    throw new Error(`Maven is needed and was not found. ${INSTALL}`);
  }
}

async function build(java: string, env: NodeJS.ProcessEnv): Promise<void> {
  await compile(env);
  // Classes of a folder cannot be archived.
  const tool = java === 'java' ? 'jar' : join(dirname(java), 'jar');
  const packed = await run(tool, ['--create', '--file', JAR_FILE, '-C', join(TARGET, 'classes'), '.'], env);
  if (packed.code !== 0) throw new Error(`The embedded infrastructure could not be packed:\n${packed.text}`);
}

async function compile(env: NodeJS.ProcessEnv): Promise<void> {
  const goals = ['compile', 'dependency:build-classpath', `-Dmdep.outputFile=${CLASSPATH_FILE}`];
  if ((await run('mvn', ['-q', '-B', '-o', ...goals], env)).code === 0) return;
  const online = await run('mvn', ['-q', '-B', ...goals], env);
  if (online.code !== 0) {
    const reason = online.text.includes('No compiler is provided')
      ? `Java is only a runtime here. ${INSTALL}`
      : online.text;
    throw new Error(`Maven could not build the embedded infrastructure:\n${reason}`);
  }
}

/** What the command prints, or undefined if it cannot be run. */
async function output(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { code, text } = await run(command, args, env);
  return code === 0 ? text : undefined;
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    const collect = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: 1, text: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, text }));
  });
}
