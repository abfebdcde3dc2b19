import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Wherever they appear in a logged object, two levels deep: secrets never reach a log. */
const SECRET_FIELDS = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'newPassword',
  'token',
  'clientToken',
  'sessionToken',
  'otp',
  'backupCode',
  'secret',
  'authorization',
  'cookie',
  'ssn',
];

const REDACTED_PATHS = [
  ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
  'req.headers["x-session-token"]',
  'res.headers["set-cookie"]',
  'headers["set-cookie"]',
];

/** Standard output, whatever becomes of it: a full disk or a reader that has gone loses lines and ends nobody. */
const standardOutput = {
  write(line: string): void {
    try {
      for (let rest = Buffer.from(line); rest.length > 0; rest = rest.subarray(writeSync(1, rest)));
    } catch {
      // Nobody is there to be told.
    }
  },
};

export function createLogger(service: string, level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: { service },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? standardOutput);
}
