import { createInterface } from 'node:readline';
import { run } from './run.ts';

/**
 * `npx --no estate-engine --batch` never hands `--batch` over: npx takes the command for the value of `--no`, so it reads
 * the options after it as its own and only leaves them in the environment.
 */
function optionsTakenByNpx(): string[] {
  if (process.env['npm_command'] !== 'exec') return [];
  return ['batch', 'list', 'schema', 'version', 'help']
    .filter((name) => process.env[`npm_config_${name}`] === 'true')
    .map((name) => `--${name}`);
}

// A reader that stops early, such as head, wants no more; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** The process side of the command line: standard streams and the exit status. */
process.exitCode = await run([...optionsTakenByNpx(), ...process.argv.slice(2)], {
  async readInput() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  },
  readLines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  write: (line) => {
    process.stdout.write(`${line}\n`);
  },
});
