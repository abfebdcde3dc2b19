import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const KEEP_BYTES = 20 * 1024 * 1024;
/** pino's number of "error"; "fatal" is above it. */
const ERROR_LEVEL = 50;

export interface ServiceLog {
  /** Follows a stream to its end. What is on standard error and is no log line counts as an error. */
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
      createInterface({ input: stream }).on('line', (line) => {
        out.write(`${line}\n`);
        const error = errorOf(line, kind);
        if (error) onError(`[${name}] ${error}`);
      });
    },
    write: (line) => void out.write(`${line}\n`),
    close: () => new Promise((resolve) => out.end(resolve)),
  };
}

function errorOf(line: string, kind: 'stdout' | 'stderr'): string | undefined {
  if (!line.startsWith('{')) return kind === 'stderr' && line.trim() ? line : undefined;
  try {
    const entry = JSON.parse(line) as { level?: number | string; msg?: string; err?: { message?: string } };
    const isError =
      typeof entry.level === 'number' ? entry.level >= ERROR_LEVEL : /error|fatal/.test(entry.level ?? '');
    return isError ? [entry.msg, entry.err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return kind === 'stderr' ? line : undefined;
  }
}
