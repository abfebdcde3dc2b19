#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// npx takes a flag that stands before the first file for one of its own, and hands it on in the environment.
const args = process.argv.slice(2);
for (const flag of ['explain', 'set'])
  if (process.env[`npm_config_${flag}`] === 'true' && !args.includes(`--${flag}`)) args.push(`--${flag}`);

const self = fileURLToPath(import.meta.url);

/** TypeScript runs without a build from Node 22.18 on. */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The Node of the workspace, found upwards so that it works from the package and from a linked command alike. */
function workspaceNode() {
  for (let folder = dirname(self); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', 'node', 'bin', 'node');
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}

if (runsTypeScript(process.versions.node)) {
  const { runCommandLine } = await import('../src/reader/command-line.ts');
  process.exitCode = await runCommandLine(args);
} else {
  const node = workspaceNode();
  if (!node) {
    process.stderr.write('abstract needs Node 22.18 or later; run npm install first.\n');
    process.exitCode = 1;
  } else {
    const { status } = spawnSync(node, [self, ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  }
}
