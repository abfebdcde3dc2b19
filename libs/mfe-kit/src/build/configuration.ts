import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { sharedModules } from './shared.ts';

const TARGETS = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2'];

export interface AppOptions {
  readonly dir: string;
  readonly outputPath: string;
  readonly publicPath: string;
  /** Where the page's own scripts are, when the page may be served under any path. */
  readonly htmlPublicPath: string;
  readonly title: string;
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

function federation({ dir, federation: { name, exposes } }: AppOptions): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    ...(exposes ? { filename: 'remote-entry.[contenthash:10].js', exposes: { ...exposes } } : {}),
    remotes: {},
    shared: sharedModules(dir),
    // One dead remote must not stop the others: nothing is fetched before it is used.
    shareStrategy: 'loaded-first',
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
        { test: /\.tsx?$/, use: swc('typescript') },
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
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
