import type { ComponentType } from 'react';
import type { PublishedScreens } from '../screens/screen.ts';

/**
 * What every remote exposes as `./routes`: one component with a page for each screen that the remote publishes, its
 * paths from the root of the page. The host mounts it under a splat route, below session, client and theme.
 */
export interface RemoteRoutesModule {
  readonly default: ComponentType;
}

/** As in remotes.json; the release decides which there are. */
export type RemoteName = string;

export interface ReleasedRemote {
  readonly version: string;
  readonly manifest: string;
  /** What the release publishes; null while nobody could read it. */
  readonly screens?: PublishedScreens | null;
}

/** `/remotes.json`: name → release, changed at a release without any build; the gateway puts the screens in. */
export interface RemotesFile {
  readonly remotes: Readonly<Record<RemoteName, ReleasedRemote>>;
}
