import { createHash } from 'node:crypto';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import type { PublishedScreens } from '../screens/screen.ts';
import { installedPackage, sharedModules } from './shared.ts';

const TARGETS = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2'];

export interface AppOptions {
  readonly dir: string;
  readonly outputPath: string;
  readonly publicPath: string;
  /** Where the page's own scripts are, when the page may be served under any path. */
  readonly htmlPublicPath: string;
  readonly title: string;
  /** Told to the server with each request; `__APP_VERSION__` in the sources. */
  readonly version: string;
  /** A remote's own screens, for its page of its own; `__SCREENS__` in the sources. */
  readonly published?: PublishedScreens;
  readonly federation: {
    readonly name: string;
    readonly exposes?: Readonly<Record<string, string>>;
  };
}

const swc = (syntax: 'typescript' | 'ecmascript') => ({
  loader: 'builtin:swc-loader',
  options: {
    env: { targets: TARGETS },
    jsc: {
      parser: syntax === 'typescript' ? { syntax, tsx: true } : { syntax, jsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
});

/** Runs before SWC: loaders run from the last. */
const DOCUMENTS = { loader: path.join(import.meta.dirname, 'documents-loader.ts') };

/**
 * The page needs one federation runtime: the host brings it and the remotes use that one, instead of 28 KB (gzip) each.
 * A remote's page of its own has no host, so it loads the runtime as a script before its own.
 */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';
const RUNTIME_PACKAGE = '@module-federation/runtime-core';

/** Named by its version: other bytes get another name. */
function runtimeFile(dir: string): string {
  const { version } = installedPackage(RUNTIME_PACKAGE, dir);
  return `federation-runtime.${createHash('sha256').update(version).digest('hex').slice(0, 10)}.js`;
}

/** The runtime alone, for a remote's page of its own. */
export function runtimeConfiguration({ dir, outputPath }: Pick<AppOptions, 'dir' | 'outputPath'>): Configuration {
  return {
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { runtime: { import: RUNTIME_PACKAGE, library: { type: 'window', name: RUNTIME } } },
    resolve: { modules: [path.dirname(path.dirname(installedPackage(RUNTIME_PACKAGE, dir).folder)), 'node_modules'] },
    output: { path: outputPath, filename: runtimeFile(dir) },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Puts a script before those of the build. */
const scriptFirst =
  (src: string) =>
  (compiler: Compiler): void => {
    compiler.hooks.compilation.tap('script-first', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTags.tap('script-first', (data) => {
        data.assetTags.scripts.unshift({ tagName: 'script', attributes: { defer: true, src }, voidTag: false });
        return data;
      });
    });
  };

function federation({ dir, federation: { name, exposes } }: AppOptions): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    ...(exposes ? { filename: 'remote-entry.[contenthash:10].js', exposes: { ...exposes } } : {}),
    remotes: {},
    shared: sharedModules(dir),
    // One dead remote must not stop the others: nothing is fetched before it is used.
    shareStrategy: 'loaded-first',
    experiments: exposes ? { externalRuntime: true } : { provideExternalRuntime: true },
    manifest: true,
    dts: false,
    dev: false,
  });
}

/** The same build for host and remotes: TypeScript by SWC, CSS modules, hashed chunks, module federation. */
export function appConfiguration(options: AppOptions): Configuration {
  const { dir, outputPath, publicPath, htmlPublicPath, title } = options;
  const production = process.env['NODE_ENV'] !== 'development';
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: { main: './src/main.ts' },
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath,
      clean: true,
      uniqueName: options.federation.name,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: [swc('typescript'), DOCUMENTS] },
        // Nothing of what is generated runs by itself: what nobody names is left out.
        { test: /[\\/]src[\\/]gql[\\/]/, sideEffects: false },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2?|png|jpe?g|webp|avif|svg|ico)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: '[local]-[hash:6]' } },
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      federation(options),
      new rspack.HtmlRspackPlugin({
        title,
        template: path.join(import.meta.dirname, 'page.html'),
        publicPath: htmlPublicPath,
        scriptLoading: 'defer',
        excludeChunks: [options.federation.name],
      }),
      ...(options.federation.exposes ? [scriptFirst(htmlPublicPath + runtimeFile(dir))] : []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
        __APP_VERSION__: JSON.stringify(options.version),
        __SCREENS__: JSON.stringify(options.published ?? null),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
