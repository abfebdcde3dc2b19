import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { type FoundScreen, type Screens, screenAt } from './screen-map.ts';

const ScreensContext = createContext<Screens>([]);

/** Every screen of the running application: the shell's own and what the remotes publish. */
export function ScreensProvider({ screens, children }: { readonly screens: Screens; readonly children: ReactNode }) {
  return <ScreensContext value={screens}>{children}</ScreensContext>;
}

export const useScreens = (): Screens => useContext(ScreensContext);

/** The screen of the address shown. */
export function useScreenHere(): FoundScreen | null {
  const screens = useScreens();
  const { pathname } = useLocation();
  return useMemo(() => screenAt(screens, pathname), [screens, pathname]);
}
