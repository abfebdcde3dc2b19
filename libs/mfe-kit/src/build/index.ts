import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { PublishedScreens, Screen } from '../screens/screen.ts';
import { appConfiguration, runtimeConfiguration } from './configuration.ts';
import { precompress } from './precompress.ts';
import { publishedScreens } from './published-screens.ts';
import { buildVersion } from './version.ts';

export { publishedScreens } from './published-screens.ts';

export interface RemoteOptions {
  /** As in remotes.json: estate, documents, reports, admin. */
  readonly name: string;
  /** The project's folder: `import.meta.dirname` of its build.ts. */
  readonly dir: string;
  /** The area's name for people, such as "Documents". */
  readonly title: string;
  /** What it publishes: `src/screens.ts`. */
  readonly screens: readonly Screen[];
  /** Widgets beside `./routes`, such as { './upload-button': './src/widgets/upload-button.tsx' }. */
  readonly exposes?: Readonly<Record<string, string>>;
}

export interface BuildPlan {
  readonly configuration: Configuration;
  /** What is compiled beside it, after it. */
  readonly beside?: Configuration;
  readonly outputPath: string;
  readonly version: string;
  /** Written beside the manifest: read at run time without the remote's code. */
  readonly published?: PublishedScreens;
  /** Folder with one folder for each version, for remotes. */
  readonly versionsDir?: string;
}

const SCREENS_FILE = 'screens.json';

/** The name under which a remote lives in the page. */
export const containerName = (name: string): string => `remote_${name}`;

/** A remote: `dist/<version>/` with mf-manifest.json and screens.json, `./routes` exposed, and a page of its own. */
export function defineRemote({ name, dir, title, screens, exposes = {} }: RemoteOptions): BuildPlan {
  const published = publishedScreens(title, screens);
  const kit = (folder: string) => path.resolve(import.meta.dirname, '../../..', folder, 'src');
  const version = buildVersion(dir, [
    path.join(dir, 'src'),
    kit('ui-kit'),
    kit('mfe-kit'),
    kit('kernel'),
    kit('contracts'),
  ]);
  const versionsDir = path.join(dir, 'dist');
  const outputPath = path.join(versionsDir, version);
  const configuration = appConfiguration({
    dir,
    outputPath,
    publicPath: 'auto',
    htmlPublicPath: `/remotes/${name}/${version}/`,
    title: name,
    version,
    published,
    federation: { name: containerName(name), exposes: { './routes': './src/routes.tsx', ...exposes } },
  });
  const beside = runtimeConfiguration({ dir, outputPath });
  return { configuration, beside, outputPath, version, published, versionsDir };
}

/** The shell: no remotes at build time, they are registered from remotes.json. */
export function defineHost({ dir, title }: { readonly dir: string; readonly title: string }): BuildPlan {
  const outputPath = path.join(dir, 'dist');
  const version = buildVersion(dir);
  const configuration = appConfiguration({
    dir,
    outputPath,
    publicPath: '/',
    htmlPublicPath: '/',
    title,
    version,
    federation: { name: 'shell' },
  });
  return { configuration, outputPath, version };
}

function compile(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
        resolve();
      });
    });
  });
}

/** Builds, compresses, and notes which version is the newest. */
export async function build(plan: BuildPlan): Promise<void> {
  const { configuration, beside, outputPath, version, published, versionsDir } = plan;
  await compile(configuration);
  if (beside) await compile(beside);
  if (published) await writeFile(path.join(outputPath, SCREENS_FILE), `${JSON.stringify(published)}\n`);
  await precompress(outputPath);
  if (versionsDir) {
    await mkdir(versionsDir, { recursive: true });
    const folders = await readdir(versionsDir, { withFileTypes: true });
    const versions = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    await writeFile(
      path.join(versionsDir, 'versions.json'),
      `${JSON.stringify({ newest: version, versions }, null, 2)}\n`,
    );
  }
  console.log(`built ${path.relative(process.cwd(), outputPath) || outputPath}`);
}
