import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LOGGING = new URL('../src/logging.ts', import.meta.url).href;
/** Writes more than may wait, on every level, and ends well. */
const WRITER = `
  import { createLogger } from '${LOGGING}';
  const log = createLogger('writer', 'info');
  for (let line = 0; line < 3000; line += 1) log.info({ line, text: 'x'.repeat(1000) }, 'a line');
  log.error('an error');
  log.fatal('the last line');
  await new Promise((done) => setTimeout(done, 50));
  process.exitCode = 7;
`;

/** A writer that never ends must not outlive its test; a busy machine needs seconds to start one. */
const LIMIT_MS = 25_000;

async function endOf(output: number | 'pipe', afterStart: (child: ReturnType<typeof spawn>) => void = () => undefined) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER], {
    stdio: ['ignore', output, 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    // What Node says about the colours of a test's own output is not the service's word.
    env: { PATH: process.env['PATH'] },
  });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  afterStart(child);
  const [code] = await once(child, 'close');
  return { code, said: said.join('') };
}

describe('a service whose log cannot be written', () => {
  it('goes on while the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    expect(await endOf(full)).toEqual({ code: 7, said: '' });
    closeSync(full);
  });

  it('goes on when nobody reads its output any more', async () => {
    expect(await endOf('pipe', ({ stdout }) => void stdout?.destroy())).toEqual({ code: 7, said: '' });
  });
});
