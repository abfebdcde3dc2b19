import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function addFolder(hash: ReturnType<typeof createHash>, dir: string): void {
  const entries = readdirSync(dir, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name));
  for (const entry of entries) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) addFolder(hash, file);
    else hash.update(entry.name).update(readFileSync(file));
  }
}

/**
 * Name of a build: what RELEASE_VERSION says, else the package version and eight digits of the sources' hash, so that
 * the same sources give the same folder.
 */
export function buildVersion(dir: string, folders: readonly string[] = [path.join(dir, 'src')]): string {
  if (process.env['RELEASE_VERSION']) return process.env['RELEASE_VERSION'];
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  for (const folder of folders) addFolder(hash, folder);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
