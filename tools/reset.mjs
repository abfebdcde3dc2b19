// `npm run reset`: removes the data folder, so that the next start begins with an empty platform.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = resolve(root, process.env.DATA_DIR || '.data');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const marks = ['infrastructure', 'secrets', 'logs', 'run'];
if (!existsSync(dataDir)) {
  console.log(`${dataDir} is not there; nothing to remove`);
} else if (!marks.some((name) => existsSync(join(dataDir, name)))) {
  console.error(`${dataDir} does not look like a data folder of the platform, so it is left alone`);
  process.exitCode = 1;
} else {
  const runtime = join(dataDir, 'run', 'infrastructure.json');
  const { supervisorPid } = existsSync(runtime) ? JSON.parse(readFileSync(runtime, 'utf8')) : {};
  if (supervisorPid && isAlive(supervisorPid)) {
    console.error(`The platform is running on ${dataDir} (process ${supervisorPid}). Stop it first.`);
    process.exitCode = 1;
  } else {
    rmSync(dataDir, { recursive: true, force: true });
    console.log(`removed ${dataDir}`);
  }
}
