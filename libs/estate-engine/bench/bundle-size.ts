import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';

/**
 * `npm run bench:size -w @platform/estate-engine`: what a browser loads of the engine at first, which is limited, and all of
 * it with every table, of which screens load the rest when they ask for it.
 */
const LIMIT_BYTES = 80 * 1024;

/** Nothing that the entry exports can be shaken off. */
function configuration(folder: string, entry: string): Configuration {
  return {
    mode: 'production',
    target: 'web',
    context: import.meta.dirname,
    entry: fileURLToPath(new URL(entry, import.meta.url)),
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

async function build(folder: string, entry: string): Promise<void> {
  const compiler = rspack(configuration(folder, entry));
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

/** Bytes as they travel, and before they are packed. */
async function sizeOf(entry: string): Promise<{ readonly zipped: number; readonly raw: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-size-'));
  try {
    await build(folder, entry);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const contents = await Promise.all(files.map((name) => readFile(join(folder, name))));
    return {
      raw: contents.reduce((sum, { length }) => sum + length, 0),
      zipped: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const first = await sizeOf('first-load-entry.ts');
console.log(
  `engine at first: ${kilobytes(first.zipped)} KB gzip (limit ${LIMIT_BYTES / 1024}), ${kilobytes(first.raw)} KB minified`,
);
const all = await sizeOf('browser-entry.ts');
console.log(`engine with all tables: ${kilobytes(all.zipped)} KB gzip, ${kilobytes(all.raw)} KB minified`);
if (first.zipped > LIMIT_BYTES) process.exitCode = 1;
