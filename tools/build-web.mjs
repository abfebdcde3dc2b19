import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Builds the shell and the remotes; Nx gives back what has not changed. Arguments choose projects: `build-web estate`.
// Files that Nx gives back are away for a moment, so a run of tests builds once, before all of them.
if (process.env.WEB_IS_BUILT) process.exit(0);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const all = ['shell-app', 'mfe-estate', 'mfe-documents', 'mfe-reports', 'mfe-admin'];
const asked = process.argv
  .slice(2)
  .map((name) => all.find((project) => project === name || project === `mfe-${name}`) ?? name);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`unknown project: ${unknown.join(', ')}; known: ${all.join(', ')}`);
  process.exit(2);
}
const projects = (asked.length > 0 ? asked : all).map((name) => `@platform/${name}`).join(',');
const bin = path.join(root, 'node_modules', '.bin');
const result = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    'build',
    '-p',
    projects,
    '--parallel=2',
    '--output-style=static',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NX_DAEMON: 'false' },
  },
);
process.exit(result.status ?? 1);
