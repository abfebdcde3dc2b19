import { createRemoteApp } from '@platform/mfe-kit/standalone';
import Routes from './routes.tsx';

createRemoteApp({ title: 'Documents', home: '/documents', routes: Routes });
