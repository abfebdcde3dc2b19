import { createInterface } from 'node:readline';
import { run } from './run.ts';

/** The process side of the command line: standard streams and the exit status. */
process.exitCode = await run(process.argv.slice(2), {
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
