import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const RELOADED_KEY = 'platform.reloaded-for';

/**
 * A screen loaded when used. A chunk that fails (a release replaced it) reloads the page once by itself; if it fails
 * again the error goes to the boundary (platform shell §8).
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      const module = await load();
      sessionStorage.removeItem(RELOADED_KEY);
      return { default: module[name] };
    } catch (error) {
      if (sessionStorage.getItem(RELOADED_KEY) === name) throw error;
      sessionStorage.setItem(RELOADED_KEY, name);
      window.location.reload();
      return await new Promise<never>(() => undefined);
    }
  });
}
