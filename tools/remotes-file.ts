import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The remotes of this repository: name → project folder. */
export const REMOTES = {
  estate: 'mfe-estate',
  documents: 'mfe-documents',
  reports: 'mfe-reports',
  admin: 'mfe-admin',
} as const;
export type RemoteName = keyof typeof REMOTES;

export interface RemoteEntry {
  readonly version: string;
  readonly manifest: string;
}
export interface RemotesFile {
  readonly remotes: Readonly<Partial<Record<RemoteName, RemoteEntry>>>;
}

const ROOT = path.resolve(import.meta.dirname, '..');

export function isRemoteName(name: string): name is RemoteName {
  return Object.hasOwn(REMOTES, name);
}

/** Folder that holds one folder for each version of a remote. */
export function versionsFolder(name: RemoteName): string {
  return path.join(ROOT, REMOTES[name], 'dist');
}

export function remoteEntry(name: RemoteName, version: string): RemoteEntry {
  return { version, manifest: `/remotes/${name}/${version}/mf-manifest.json` };
}

/** The newest build of a remote, or null before its first build. */
export function newestVersion(name: RemoteName): string | null {
  try {
    const text = readFileSync(path.join(versionsFolder(name), 'versions.json'), 'utf8');
    return (JSON.parse(text) as { newest: string }).newest;
  } catch {
    return null;
  }
}

export async function readRemotesFile(file: string): Promise<RemotesFile> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RemotesFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

/** Written beside and renamed: a reader sees the old file or the new one, never half of it. */
async function write(file: string, content: RemotesFile): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, file);
}

/** Points a name at a version: a release, or, with an older version, a roll-back. */
export async function pointRemote(file: string, name: RemoteName, version: string): Promise<void> {
  const { remotes } = await readRemotesFile(file);
  await write(file, { remotes: { ...remotes, [name]: remoteEntry(name, version) } });
}

/** Every remote at its newest build: what a fresh start writes. */
export async function seedRemotesFile(file: string): Promise<RemotesFile> {
  const names = Object.keys(REMOTES) as RemoteName[];
  const remotes: Partial<Record<RemoteName, RemoteEntry>> = {};
  for (const name of names) {
    const version = newestVersion(name);
    if (version) remotes[name] = remoteEntry(name, version);
  }
  await write(file, { remotes });
  return { remotes };
}
