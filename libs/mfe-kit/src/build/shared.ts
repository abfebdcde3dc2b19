import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * One copy of each of these runs in the page, whoever brings it first. Named subpaths, not `package/`: a trailing slash
 * shares every file of the package. Not here: graphql (remotes hold compiled documents only) and the component
 * library (only ui-kit imports it), because a shared package is not tree-shaken.
 */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@apollo/client',
  '@apollo/client/react',
  'zustand',
  'react-hook-form',
  '@platform/mfe-kit',
  '@platform/mfe-kit/forms',
  '@platform/ui-kit',
  '@platform/ui-kit/data-table',
] as const;

export interface SharedEntry {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly version: string;
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

function installedVersion(name: string, dir: string): string {
  const require = createRequire(path.join(dir, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder; npm may have hoisted it further up.
    }
  }
  throw new Error(`${name} is shared but not installed`);
}

/** The `shared` option of host and remotes, with the versions that are installed. */
export function sharedModules(dir: string): Record<string, SharedEntry> {
  return Object.fromEntries(
    SHARED.map((request) => {
      const version = installedVersion(packageOf(request), dir);
      return [request, { singleton: true, strictVersion: true, requiredVersion: version, version }];
    }),
  );
}

export const SHARED_REQUESTS: readonly string[] = SHARED;
