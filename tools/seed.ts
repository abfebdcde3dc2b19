import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run seed`: fills the sample organization of a started platform. Each subgraph writes its own part, with the ids
 * of the sample world; a repeated run changes nothing. Identity comes first, for estates belong to its organizations.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

if (process.env['NODE_ENV'] === 'production') {
  console.error('Sample data is refused when NODE_ENV is production.');
  process.exit(1);
}
for (const subgraph of ['identity', 'estate']) {
  const { status } = spawnSync(process.execPath, [`subgraph-${subgraph}/src/seed.ts`], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`The sample data of ${subgraph} could not be written.`);
    process.exit(status ?? 1);
  }
}
