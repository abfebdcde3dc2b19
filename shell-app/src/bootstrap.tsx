import { createPlatformClient, createServerReporter, setErrorReporter, watchUserActivity } from '@platform/mfe-kit';
import { readRegistry } from '@platform/mfe-kit/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ShellRoot } from './app/shell-root.tsx';

/** Written by the build: package version and the hash of the sources. */
declare const __APP_VERSION__: string;

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

setErrorReporter(createServerReporter(__APP_VERSION__));
watchUserActivity();
// The registry is fetched beside the session, not after it; a failure shows where it is wanted.
readRegistry().catch(() => undefined);

const client = createPlatformClient({
  appVersion: __APP_VERSION__,
  onSessionExpired: () => void client.refetchQueries({ include: ['CurrentSession'] }),
});
const router = createBrowserRouter([{ path: '*', element: <ShellRoot client={client} /> }]);
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
