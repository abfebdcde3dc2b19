import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A larger file becomes NAME.log.1, in the place of the one before. */
const KEEP_BYTES = 20 * 1024 * 1024;
/** Lines that a slow disk may keep waiting; what comes then is lost, not held in memory. */
const WAITING_CHARACTERS = 4 * 1024 * 1024;
/** pino's number of "error"; "fatal" is above it. */
const ERROR_LEVEL = 50;

export interface ServiceLog {
  /** Follows a stream to its end. A thrown error on standard error counts too. */
  follow(stream: Readable, kind: 'stdout' | 'stderr'): void;
  write(line: string): void;
  close(): Promise<void>;
}

/**
 * Every line goes to logs/NAME.log; errors also go to the console, with the name before them. A log that cannot be
 * written (a full disk) loses lines and says so on the console, once; it never ends or delays who writes it.
 */
export function openServiceLog(dataDir: string, name: string, onError: (line: string) => void): ServiceLog {
  const file = join(dataDir, 'logs', `${name}.log`);
  const lines = createLineFile(file, (trouble) => onError(`[${name}] ${trouble}`));
  return {
    follow(stream, kind) {
      const errorOf = errorReader(kind);
      createInterface({ input: stream }).on('line', (line) => {
        lines.add(line);
        const error = errorOf(line);
        if (error) onError(`[${name}] ${error}`);
      });
    },
    write: (line) => lines.add(line),
    close: () => lines.written(),
  };
}

interface LineFile {
  add(line: string): void;
  /** Resolves when nothing waits any more. */
  written(): Promise<void>;
}

function createLineFile(file: string, tell: (trouble: string) => void): LineFile {
  let waiting: string[] = [];
  let waitingCharacters = 0;
  let lost = 0;
  let isWell = true;
  let size: number | undefined;
  let writing: Promise<void> | undefined;

  const prepare = async (): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    size ??= await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size <= KEEP_BYTES) return;
    await rename(file, `${file}.1`);
    size = 0;
  };
  const append = async (lines: readonly string[]): Promise<void> => {
    try {
      await prepare();
      const missing = lost ? `${lost} lines are missing here: the log could not be written\n` : '';
      const text = `${missing}${lines.join('\n')}\n`;
      await appendFile(file, text);
      size = (size ?? 0) + Buffer.byteLength(text);
      lost = 0;
      isWell = true;
    } catch (error) {
      lost += lines.length;
      if (isWell) tell(`its log cannot be written and loses lines: ${(error as Error).message}`);
      isWell = false;
    }
  };
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      waitingCharacters = 0;
      await append(lines);
    }
    writing = undefined;
  };
  return {
    add(line) {
      if (waitingCharacters > WAITING_CHARACTERS) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingCharacters += line.length;
      writing ??= writeAll();
    },
    written: async () => writing,
  };
}

/** Of a thrown error the console shows the message; its stack, and Node's warnings, are for the file. */
function errorReader(kind: 'stdout' | 'stderr'): (line: string) => string | undefined {
  let inMessage = false;
  return (line) => {
    if (line.startsWith('{"')) return logError(line);
    if (kind === 'stdout') return undefined;
    if (/^(Uncaught )?\w*Error\b/.test(line)) inMessage = true;
    else if (!line.trim() || /^\s+at |^Node\.js v|^\(node:/.test(line)) inMessage = false;
    return inMessage ? line : undefined;
  };
}

function logError(line: string): string | undefined {
  try {
    const entry = JSON.parse(line) as { level?: number | string; msg?: string; err?: { message?: string } };
    const isError =
      typeof entry.level === 'number' ? entry.level >= ERROR_LEVEL : /error|fatal/.test(entry.level ?? '');
    return isError ? [entry.msg, entry.err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return undefined;
  }
}
