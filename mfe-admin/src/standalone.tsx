import { createRemoteApp } from '@platform/mfe-kit/standalone';
import Routes from './routes.tsx';

createRemoteApp({ title: 'Organization', home: '/organization-overview', routes: Routes });
