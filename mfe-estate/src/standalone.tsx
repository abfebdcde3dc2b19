import { createRemoteApp } from '@platform/mfe-kit/standalone';
import Routes from './routes.tsx';

createRemoteApp({ home: '/clients', routes: Routes });
