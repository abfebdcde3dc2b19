import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  '@platform/mfe-kit/calendar',
  '@platform/mfe-kit/forms',
  '@platform/ui-kit',
  '@platform/ui-kit/data-table',
] as const;

/**
 * What the page offers of large packages. A shared package is taken whole, because nobody knows at build time what the
 * other builds ask of it; named here, the rest of it is left out. A name that screens import and that is missing here
 * fails the test of this file, not the page.
 */
export const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'react-router': [
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'RouterProvider',
    'Routes',
    'createBrowserRouter',
    'createMemoryRouter',
    'createSearchParams',
    'generatePath',
    'matchPath',
    'matchRoutes',
    'useBlocker',
    'useHref',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useOutletContext',
    'useParams',
    'useSearchParams',
  ],
  '@apollo/client': [
    'ApolloClient',
    'ApolloLink',
    'CombinedGraphQLErrors',
    'CombinedProtocolErrors',
    'InMemoryCache',
    'NetworkStatus',
    'Observable',
    'ServerError',
    'gql',
  ],
  '@apollo/client/react': [
    'ApolloProvider',
    'skipToken',
    'useApolloClient',
    'useFragment',
    'useLazyQuery',
    'useMutation',
    'useQuery',
    'useSubscription',
  ],
};

export interface SharedEntry {
  /** The module that is offered, when it is not the package as it is. */
  readonly import?: string;
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

/** The folder and the version of a package as the project in `dir` finds it. */
export function installedPackage(name: string, dir: string): { readonly folder: string; readonly version: string } {
  const require = createRequire(path.join(dir, 'package.json'));
  for (const modules of require.resolve.paths(name) ?? []) {
    const folder = path.join(modules, name);
    try {
      return { folder, version: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version };
    } catch {
      // Not in this folder; npm may have hoisted it further up.
    }
  }
  throw new Error(`${name} is needed by the build but not installed`);
}

/** Builds run beside each other: one that reads here gets the old file or the new one, never a half of it. */
function replaceFile(file: string, text: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}

/**
 * Writes the module that is offered in a package's place. It names the package's file, not the package: the name would
 * lead back to what is shared.
 */
function offered(request: string, dir: string): { import?: string } {
  const names = SHARED_NAMES[request];
  if (!names) return {};
  const file = createRequire(path.join(dir, 'package.json')).resolve(request);
  const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/shared-modules');
  const module = path.join(folder, `${request.replaceAll(/\W+/g, '-')}.js`);
  mkdirSync(folder, { recursive: true });
  replaceFile(module, `export { ${names.join(', ')} } from ${JSON.stringify(file)};\n`);
  return { import: module };
}

/** The `shared` option of host and remotes, with the versions that are installed. */
export function sharedModules(dir: string): Record<string, SharedEntry> {
  return Object.fromEntries(
    SHARED.map((request) => {
      const { version } = installedPackage(packageOf(request), dir);
      return [
        request,
        { ...offered(request, dir), singleton: true, strictVersion: true, requiredVersion: version, version },
      ];
    }),
  );
}
