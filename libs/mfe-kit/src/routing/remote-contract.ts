import type { ComponentType } from 'react';

/**
 * What every remote exposes as `./routes`: one component that holds its own `<Routes>` with paths from the root of
 * the page ("clients", "estate/:estateId/*"). The host mounts it under a splat route, below session, client and theme.
 */
export interface RemoteRoutesModule {
  readonly default: ComponentType;
}

export type RemoteName = 'estate' | 'documents' | 'reports' | 'admin';

export interface RemoteArea {
  readonly name: RemoteName;
  /** For people. */
  readonly title: string;
  readonly paths: readonly RegExp[];
}

/** Which remote owns which addresses (platform shell §2; estate domain §2). The first match counts. */
export const REMOTE_AREAS: readonly RemoteArea[] = [
  {
    name: 'documents',
    title: 'Documents',
    paths: [
      /^\/(documents|reviews|my-notes-library|weps|versions)(\/|$)/,
      /^\/estate\/[^/]+\/(documents|abstractions|reviews)(\/|$)/,
    ],
  },
  {
    name: 'reports',
    title: 'Reports',
    paths: [
      /^\/reports(\/|$)/,
      /^\/service\/(reports|pfs-reports|estate-documents-summary-reports)(\/|$)/,
      /^\/estate\/[^/]+\/reports(\/|$)/,
    ],
  },
  {
    name: 'admin',
    title: 'Organization',
    paths: [
      /^\/(organization-settings|organization-overview|organizations|org-licenses|organization-integration)(\/|$)/,
      /^\/(admin|admin-provision-options|advisors|data-management|invitation-tokens|app-feature-flags|subscriptions)(\/|$)/,
      /^\/(internal|oauth|access-status)(\/|$)/,
    ],
  },
  {
    name: 'estate',
    title: 'Clients',
    paths: [
      /^\/(clients|estate|planning|calculators|labs|reminders|prospect-summary|ehc-submissions|family-tree)(\/|$)/,
      /^\/(client-portal|profile-builder|plan-my-legacy|testing-playground)(\/|$)/,
    ],
  },
];

/** The remote that owns an address, or null for the shell's own screens. */
export function remoteAreaOf(pathname: string): RemoteArea | null {
  return REMOTE_AREAS.find(({ paths }) => paths.some((path) => path.test(pathname))) ?? null;
}

/** `/remotes.json`: name → version → manifest address, changed at a release without any build. */
export interface RemotesFile {
  readonly remotes: Readonly<Partial<Record<RemoteName, { readonly version: string; readonly manifest: string }>>>;
}
