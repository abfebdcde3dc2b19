// `npm run reset`: removes the data folder, so that the next start begins with an empty platform.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdersOf } from '../infra/src/folder-hold.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = resolve(root, process.env.DATA_DIR || '.data');

const marks = ['infrastructure', 'secrets', 'logs', 'run'];
if (!existsSync(dataDir)) {
  console.log(`${dataDir} is not there; nothing to remove`);
} else if (!marks.some((name) => existsSync(join(dataDir, name)))) {
  console.error(`${dataDir} does not look like a data folder of the platform, so it is left alone`);
  process.exitCode = 1;
} else {
  const { supervisors, parts } = holdersOf(dataDir);
  if (supervisors.length + parts.length > 0) {
    const who = supervisors.length > 0 ? `process ${supervisors[0]}` : 'parts of an earlier start';
    console.error(`The platform is running on ${dataDir} (${who}). Stop it first.`);
    process.exitCode = 1;
  } else {
    rmSync(dataDir, { recursive: true, force: true });
    console.log(`removed ${dataDir}`);
  }
}
