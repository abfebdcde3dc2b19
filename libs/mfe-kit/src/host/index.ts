import { loadRemote, preloadRemote } from '@module-federation/enhanced/runtime';
import { useSyncExternalStore } from 'react';
import type { RemoteName, RemoteRoutesModule } from '../routing/remote-contract.ts';
import { container, onRegistryChange, type Registry, readRegistry, registryNow } from './registry.ts';

export { forgetRegistry, type Registry, readRegistry } from './registry.ts';

/** What remotes.json says, as far as it has been read. */
export const useRegistry = (): Registry => useSyncExternalStore(onRegistryChange, registryNow);

/** A remote's routes. Throws when it cannot be loaded: the caller sits in a boundary. */
export async function loadRoutes(name: RemoteName): Promise<RemoteRoutesModule> {
  await readRegistry();
  const module = await loadRemote<RemoteRoutesModule>(`${container(name)}/routes`);
  if (!module || typeof module.default !== 'function') throw new Error(`Remote ${name} exposes no routes`);
  return module;
}

/** Fetches a remote's files ahead of use: on hover of its link, or when the page is idle. Failures do not matter. */
export async function preload(name: RemoteName): Promise<void> {
  try {
    await readRegistry();
    await preloadRemote([{ nameOrAlias: container(name), exposes: ['routes'] }]);
  } catch {
    // The boundary tells when the remote is really wanted.
  }
}
