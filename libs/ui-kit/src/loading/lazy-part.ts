import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const TRY_AGAIN_MS = 2_000;

/**
 * A part of a page loaded when used: a dialog, a menu, a watch. Without a network it comes when the network is back; it
 * never takes the page down, on which somebody may be in the middle of something. A plain `lazy()` that failed once
 * fails for as long as the page lives.
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
