import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, newestVersion, pointRemote, REMOTES, type RemoteName, versionsFolder } from './remotes-file.ts';

// node tools/release-remote.ts NAME [VERSION] [--file remotes.json]
// Builds one remote into dist/<VERSION> unless that folder is there, then writes its line in remotes.json.
// An older VERSION rolls back. Nothing else is built or restarted.
const ROOT = path.resolve(import.meta.dirname, '..');

function parse(argv: readonly string[]): { name: RemoteName; version: string | undefined; file: string } {
  const rest = [...argv];
  const at = rest.indexOf('--file');
  const given = at >= 0 ? rest.splice(at, 2)[1] : undefined;
  const [name = '', version] = rest;
  if (!isRemoteName(name))
    throw new Error(`usage: release-remote NAME [VERSION]; NAME is one of ${Object.keys(REMOTES).join(', ')}`);
  if (version !== undefined && !/^[\w.-]+$/.test(version)) throw new Error(`"${version}" is not a version`);
  const dataDir = process.env['DATA_DIR'] ?? path.join(ROOT, '.data');
  return { name, version, file: given ?? process.env['REMOTES_FILE'] ?? path.join(dataDir, 'remotes.json') };
}

const { name, version, file } = parse(process.argv.slice(2));
if (!version || !existsSync(path.join(versionsFolder(name), version, 'mf-manifest.json'))) {
  const env = version ? { ...process.env, RELEASE_VERSION: version } : process.env;
  const built = spawnSync(process.execPath, ['build.ts'], {
    cwd: path.join(ROOT, REMOTES[name]),
    env,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error(`building ${name} failed`);
}
const released = version ?? newestVersion(name);
if (!released) throw new Error(`${name} has no build`);
await pointRemote(file, name, released);
console.log(`${name} is ${released}`);
