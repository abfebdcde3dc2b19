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

export function createLogger(service: string, level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: { service },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
