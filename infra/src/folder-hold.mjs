// One start at a time on a data folder. What says so is released by the operating system itself: a pipe (FIFO) in the
// folder has a reader exactly as long as one of the processes lives that opened it or were given it. Plain JavaScript, for
// `npm run reset` runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { closeSync, constants, lstatSync, mkdirSync, openSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OVER_LIMIT_MS = 12_000;
const POLL_MS = 50;

const folderOf = (dataDir) => join(dataDir, 'run', 'holders');

/**
 * Whether anybody has it open for reading: only then can it be opened for writing without waiting. A file or a folder in
 * its place (a copy of the data folder that knew no pipes) says nothing.
 */
function hasReader(file) {
  try {
    if (!lstatSync(file).isFIFO()) return false;
    closeSync(openSync(file, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    if (error.code === 'ENXIO' || error.code === 'ENOENT') return false;
    throw error;
  }
}

function namesIn(dataDir) {
  try {
    return readdirSync(folderOf(dataDir));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Who holds the folder now: process ids of supervisors, and the pipes of parts that outlive theirs. */
export function holdersOf(dataDir, except = []) {
  const held = namesIn(dataDir).filter((name) => !except.includes(name) && hasReader(join(folderOf(dataDir), name)));
  const supervisors = held.filter((name) => name.endsWith('.start')).map((name) => Number(name.split('-')[0]));
  return { supervisors, parts: held.filter((name) => name.endsWith('.parts')) };
}

/** Process ids that have one of the pipes open, where the system tells (Linux). */
function processesAt(dataDir, names) {
  const pipes = new Set(names.map((name) => join(folderOf(dataDir), name)));
  const targets = (pid) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    } catch {
      return [];
    }
  };
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.filter((pid) => targets(pid).some((target) => pipes.has(target)));
}

function makePipe(file) {
  const { status, stderr, error } = spawnSync('mkfifo', ['-m', '600', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} could not be made: ${error?.message ?? stderr.trim()}`);
  return openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
}

function removeUnheld(dataDir, name) {
  const file = join(folderOf(dataDir), name);
  if (!hasReader(file)) rmSync(file, { force: true, recursive: true });
}

const inUse = (dataDir, pid) =>
  new Error(`${dataDir} is in use by process ${pid}. Stop it, or choose another DATA_DIR.`);

/**
 * Holds the folder until `release`, or until this process and all that were given `partsFd` have ended. Parts of an
 * earlier start that are still ending are waited for. Throws: Error with the process that has the folder.
 */
export async function holdFolder(dataDir, limitMs = LEFT_OVER_LIMIT_MS) {
  const [other] = holdersOf(dataDir).supervisors;
  if (other !== undefined) throw inUse(dataDir, other);
  mkdirSync(folderOf(dataDir), { recursive: true });
  const name = `${process.pid}-${Date.now()}`;
  const own = [`${name}.start`, `${name}.parts`];
  const fds = own.map((file) => makePipe(join(folderOf(dataDir), file)));
  const release = () => {
    for (const fd of fds.splice(0)) closeSync(fd);
    // A part that has not ended keeps it.
    for (const file of own) removeUnheld(dataDir, file);
  };
  try {
    const giveUpAt = Date.now() + limitMs;
    for (;;) {
      const { supervisors, parts } = holdersOf(dataDir, own);
      // Of two that begin at the same moment each sees the other one, and neither goes on.
      if (supervisors[0] !== undefined) throw inUse(dataDir, supervisors[0]);
      if (parts.length === 0) break;
      if (Date.now() > giveUpAt) throw new Error(leftOver(dataDir, parts));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } catch (error) {
    release();
    throw error;
  }
  for (const old of namesIn(dataDir)) {
    if (!own.includes(old)) removeUnheld(dataDir, old);
  }
  return { partsFd: fds[1], release };
}

function leftOver(dataDir, parts) {
  const pids = processesAt(dataDir, parts);
  const which = pids.length > 0 ? ` (process ${pids.join(', ')})` : '';
  return `Parts of an earlier start still use ${dataDir}${which}. End them, then start again.`;
}
