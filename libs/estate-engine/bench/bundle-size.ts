import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';

/** `npm run bench:size -w @platform/estate-engine`: the engine with all of its tables, as browsers would load it. */
const LIMIT_BYTES = 80 * 1024;

/** Nothing can be shaken off: the library keeps every export. */
function configuration(folder: string): Configuration {
  return {
    mode: 'production',
    target: 'web',
    context: import.meta.dirname,
    entry: fileURLToPath(new URL('browser-entry.ts', import.meta.url)),
    output: { path: folder, filename: 'engine.js', module: true, library: { type: 'module' } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    performance: false,
    devtool: false,
  };
}

async function build(folder: string): Promise<void> {
  const compiler = rspack(configuration(folder));
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

const folder = await mkdtemp(join(tmpdir(), 'engine-size-'));
try {
  await build(folder);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name))));
  const raw = contents.reduce((sum, { length }) => sum + length, 0);
  const zipped = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
  const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
  console.log(
    `engine with all tables: ${kilobytes(zipped)} KB gzip (limit ${LIMIT_BYTES / 1024}), ${kilobytes(raw)} KB minified`,
  );
  if (zipped > LIMIT_BYTES) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
