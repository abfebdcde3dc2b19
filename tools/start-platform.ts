import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { type Platform, startPlatform } from './platform.ts';

const { env } = process;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string) => console.error(line);
let platform: Platform | undefined;
let ending = false;

/** A second Ctrl-C changes nothing: the first one is being carried out and has a limit of its own. */
function end(): void {
  if (ending) return;
  ending = true;
  say('stopping');
  if (!platform) process.exit(130);
  platform.stop().then(
    () => process.exit(0),
    (error: Error) => {
      say(error.message);
      process.exit(1);
    },
  );
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);

/** Whoever started this process ends it when it falls silent, and starts it again on the same port. */
const ALIVE_EVERY_MS = 2_000;
setInterval(() => process.send?.({ port: platform && Number(new URL(platform.url).port) }), ALIVE_EVERY_MS).unref();

function givenPort(): number | undefined {
  if (!env['PORT']) return undefined;
  const port = Number(env['PORT']);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is not a port: ${env['PORT']}`);
  return port;
}

try {
  const started = performance.now();
  platform = await startPlatform({ port: givenPort(), dataDir: resolve(ROOT, env['DATA_DIR'] || '.data'), env, say });
  if (env['NODE_ENV'] !== 'production') {
    console.log('\nSample sign-ins (password of all: %s)', env['SAMPLE_PASSWORD'] || SAMPLE_PASSWORD_DEFAULT);
    for (const { emailAddress, name, role } of Object.values(SAMPLE_ACCOUNTS)) {
      console.log('  %s  %s', `${emailAddress}`.padEnd(26), `${name} (${role})`);
    }
    console.log('\nMail and text messages  %s', platform.services['outbox']?.url);
  }
  console.log('\nstarted in %s s', ((performance.now() - started) / 1000).toFixed(1));
  console.log('ready %s', platform.url);
} catch (error) {
  say(`\nThe platform could not be started: ${(error as Error).message}`);
  process.exit(1);
}
