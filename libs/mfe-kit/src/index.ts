export { SectionBoundary, type SectionBoundaryProps } from './boundary/section-boundary.tsx';
export { createPlatformClient, type PlatformClientOptions } from './client/apollo-client.ts';
export { isNetworkFailure, isSessionExpired } from './client/expected-errors.ts';
export { type RealtimeState, reconnectNow, useRealtimeStatus } from './client/realtime.ts';
export { refreshed, thenRead } from './client/refreshed.ts';
export { type ErrorReport, type ErrorReporter, reportError, setErrorReporter } from './client/report-error.ts';
export { serverNow } from './client/server-clock.ts';
export { createServerReporter } from './client/server-reports.ts';
export { whileSessionChanges } from './client/session-end.ts';
export { usePollingWhile } from './client/use-polling-while.ts';
export { isUserActive, watchUserActivity } from './client/user-activity.ts';
export { serverErrorText } from './forms/server-errors.ts';
export { PlacedScreen } from './frames/placed-screen.tsx';
export { useDocumentTitle } from './routing/document-title.ts';
export { HomeLink } from './routing/home-link.tsx';
export { PageNotFound } from './routing/page-not-found.tsx';
export type { RemoteName, RemoteRoutesModule, RemotesFile } from './routing/remote-contract.ts';
export { type ListParams, useListParams } from './routing/use-list-params.ts';
export { LineIcon } from './screens/line-icon.tsx';
export { mayOpen } from './screens/may-open.ts';
export { clientBarOf, currentOf, menuOf, type OfferedScreen, promotionsOf, railOf } from './screens/offered-screens.ts';
export { type PageLoader, remoteRoutes } from './screens/remote-routes.tsx';
export type { KnownScreen, MenuGroup, PublishedScreens, Screen } from './screens/screen.ts';
export { type FoundScreen, type Screens, screenAt } from './screens/screen-map.ts';
export { ScreensProvider, useScreenHere, useScreens } from './screens/screens-context.tsx';
export { leavePage, takeArrivalNote } from './session/leave-page.ts';
export { PlatformRoot, type PlatformRootProps } from './session/platform-root.tsx';
export {
  allows,
  type SessionState,
  useFlag,
  usePermission,
  useSession,
  useSessionState,
  useSwitchedOff,
} from './session/session-context.tsx';
export {
  CurrentSessionQuery,
  type Session,
  type SessionAccount,
  type SessionMembership,
  type SessionOrganization,
} from './session/session-query.ts';
