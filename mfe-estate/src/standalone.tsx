import { createRemoteApp } from '@platform/mfe-kit/standalone';
import Routes from './routes.tsx';

createRemoteApp({ title: 'Clients', home: '/clients', routes: Routes });
