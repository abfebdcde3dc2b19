import { leavePage } from '@platform/mfe-kit';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** One mark for each screen: two that fail together must not clear each other's and reload for ever. */
const reloadedKey = (name: string): string => `platform.reloaded-for.${name}`;

/**
 * A screen loaded when used. A chunk that fails (a release replaced it) reloads the page once by itself; if it fails
 * again the error goes to the boundary (platform shell §8).
 */
export function lazyScreen<Name extends string, Props = Record<never, never>>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const module = await load();
      sessionStorage.removeItem(reloadedKey(name));
      return { default: module[name] };
    } catch (error) {
      if (sessionStorage.getItem(reloadedKey(name))) throw error;
      sessionStorage.setItem(reloadedKey(name), 'yes');
      // Not over the head of somebody who is on the way to another page.
      leavePage(null);
      return await new Promise<never>(() => undefined);
    }
  });
}
