import { createPlatformClient, watchUserActivity } from '@platform/mfe-kit';
import { registerFromFile } from '@platform/mfe-kit/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ShellRoot } from './app/shell-root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

watchUserActivity();
// The registry is fetched beside the session, not after it; a failure shows where a remote is wanted.
registerFromFile().catch(() => undefined);

const client = createPlatformClient({
  realtime: !window.location.pathname.startsWith('/service/'),
  onSessionExpired: () => void client.refetchQueries({ include: ['CurrentSession'] }),
});
const router = createBrowserRouter([{ path: '*', element: <ShellRoot client={client} /> }]);
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
