import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };

/** Folders of all workspace projects, libraries first. */
export const PROJECT_FOLDERS: readonly string[] = workspaces
  .flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  )
  .sort((a, b) => Number(b.startsWith('libs/')) - Number(a.startsWith('libs/')) || a.localeCompare(b));
