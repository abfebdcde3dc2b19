export { createRemoteApp, type RemoteAppOptions } from './remote-app.tsx';
