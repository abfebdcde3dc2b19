import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const KEEP_BYTES = 20 * 1024 * 1024;
/** pino's number of "error"; "fatal" is above it. */
const ERROR_LEVEL = 50;

export interface ServiceLog {
  /** Follows a stream to its end. A thrown error on standard error counts too. */
  follow(stream: Readable, kind: 'stdout' | 'stderr'): void;
  write(line: string): void;
  close(): Promise<void>;
}

/** Every line goes to logs/NAME.log; errors also go to the console, with the name before them. */
export function openServiceLog(dataDir: string, name: string, onError: (line: string) => void): ServiceLog {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > KEEP_BYTES) renameSync(file, `${file}.1`);
  const out = createWriteStream(file, { flags: 'a' });
  return {
    follow(stream, kind) {
      const errorOf = errorReader(kind);
      createInterface({ input: stream }).on('line', (line) => {
        out.write(`${line}\n`);
        const error = errorOf(line);
        if (error) onError(`[${name}] ${error}`);
      });
    },
    write: (line) => void out.write(`${line}\n`),
    close: () => new Promise((resolve) => out.end(resolve)),
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
