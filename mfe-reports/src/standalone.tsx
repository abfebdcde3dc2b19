import { createRemoteApp } from '@platform/mfe-kit/standalone';
import Routes from './routes.tsx';

createRemoteApp({ title: 'Reports', home: '/reports', routes: Routes });
