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
      window.location.reload();
      return await new Promise<never>(() => undefined);
    }
  });
}

const TRY_AGAIN_MS = 2_000;

/**
 * A part of a page loaded when used: a dialog, a watch. Without a network it comes when the network is back; it never
 * takes the page down, on which somebody may be in the middle of something.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const tryUntilThere = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: (await load())[name] };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      return tryUntilThere();
    }
  };
  return lazy(tryUntilThere);
}
