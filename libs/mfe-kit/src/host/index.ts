import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName, RemoteRoutesModule, RemotesFile } from '../routing/remote-contract.ts';

/** A super administrator's own choice, in this browser only: `{"estate":"https://…/mf-manifest.json"}`. */
const PIN_KEY = 'platform.pinned-remotes';

const container = (name: RemoteName): string => `remote_${name}`;

function pinned(): Partial<Record<RemoteName, string>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PIN_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Record<RemoteName, string>>) : {};
  } catch {
    return {};
  }
}

/** Pins a remote to another manifest for this browser, or, without an address, goes back to the released one. */
export function pinRemote(name: RemoteName, manifest?: string): void {
  const { [name]: _before, ...others } = pinned();
  localStorage.setItem(PIN_KEY, JSON.stringify(manifest ? { ...others, [name]: manifest } : others));
}

let registry: Promise<RemotesFile> | null = null;

async function readRegistry(): Promise<RemotesFile> {
  const answer = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`);
  const file = (await answer.json()) as RemotesFile;
  const pins = pinned();
  const entries = Object.entries(file.remotes) as [RemoteName, { manifest: string }][];
  registerRemotes(
    entries.map(([name, { manifest }]) => ({
      name: container(name),
      entry: new URL(pins[name] ?? manifest, window.location.origin).href,
    })),
    { force: true },
  );
  return file;
}

/** Reads remotes.json once; a failure is not remembered, so that the next try asks again. */
export function registerFromFile(): Promise<RemotesFile> {
  registry ??= readRegistry().catch((error: unknown) => {
    registry = null;
    throw error;
  });
  return registry;
}

/** Asks for the registry anew, so that a retry also finds a rolled-back version. */
export function forgetRegistry(): void {
  registry = null;
}

/** A remote's routes. Throws when it cannot be loaded: the caller sits in a boundary. */
export async function loadRoutes(name: RemoteName): Promise<RemoteRoutesModule> {
  await registerFromFile();
  const module = await loadRemote<RemoteRoutesModule>(`${container(name)}/routes`);
  if (!module || typeof module.default !== 'function') throw new Error(`Remote ${name} exposes no routes`);
  return module;
}

/** Fetches a remote's files ahead of use: on hover of its link, or when the page is idle. Failures do not matter. */
export async function preload(name: RemoteName): Promise<void> {
  try {
    await registerFromFile();
    await preloadRemote([{ nameOrAlias: container(name), exposes: ['routes'] }]);
  } catch {
    // The boundary tells when the remote is really wanted.
  }
}
