import { startInfrastructure } from '../src/index.ts';

// A process of its own for the tests that interrupt or kill it: argument 1 is the data folder.
const infrastructure = await startInfrastructure({ dataDir: process.argv[2] ?? '' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void infrastructure.stop().then(() => process.exit(0)));
}
console.log(JSON.stringify(infrastructure.pids()));
